import { useQuery } from '@tanstack/react-query';
import { ChevronDown, LoaderCircle, PencilLine, RotateCcw, Trash2 } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import {
  deletionOfHook,
  rewriteKindsQuery,
  useBackToOriginal,
  useRewrite,
} from '#features/hooks/changes/hook-changes.client.ts';
import type { RewriteKind } from '#features/hooks/changes/rewrite-kinds.ts';
import type { Hook } from '#features/hooks/hooks.schema.ts';
import { Menu, MenuItem, MenuLabel, MenuLine } from '#ui/menu.tsx';
import { CardButton } from './card-button.tsx';
import { useDeleteWithUndo } from './use-delete-with-undo.tsx';

const REWRITE_LABELS: readonly [how: RewriteKind, name: string][] = [
  ['again', 'Another way to say it'],
  ['shorter', 'Shorter'],
  ['softer', 'Softer'],
  ['question', 'As a question'],
];

type ChangeMenuProps = { hook: Hook; button: RefObject<HTMLButtonElement | null>; onEdit: () => void };

/** The menu to rewrite, edit or delete a hook. */
export function ChangeMenu({ hook, button, onEdit }: ChangeMenuProps) {
  /** Actions that move the focus wait until the menu is closed, because the menu would take it back. */
  const after = useRef<(() => void) | null>(null);
  const remove = useDeleteWithUndo();
  const original = useBackToOriginal();
  const rewrite = useRewrite();
  const [isOpen, setOpen] = useState(false);
  // While the possible rewrites are loading, all are offered. The server explains a refusal.
  const { data } = useQuery({ ...rewriteKindsQuery(hook), enabled: isOpen });
  const onClose = (event: Event) => {
    const next = after.current;
    after.current = null;
    if (!next) return;
    event.preventDefault();
    next();
  };
  const deleteHook = () => {
    const neighbor = neighborOf(button.current);
    remove(deletionOfHook(hook), 'Hook deleted');
    neighbor?.focus();
  };

  return (
    <Menu
      onCloseAutoFocus={onClose}
      onOpenChange={setOpen}
      trigger={
        <CardButton ref={button} aria-busy={rewrite.isPending}>
          {rewrite.isPending ? 'Rewriting...' : 'Change it'}
          {rewrite.isPending ? (
            <LoaderCircle aria-hidden className="animate-spin motion-reduce:animate-none" />
          ) : (
            <ChevronDown aria-hidden />
          )}
        </CardButton>
      }
    >
      <MenuLabel>Reword, free ten times per run</MenuLabel>
      {REWRITE_LABELS.map(([how, name]) => (
        <MenuItem
          key={how}
          disabled={rewrite.isPending || data?.kinds.includes(how) === false}
          onSelect={() => rewrite.mutate({ hook, how })}
        >
          {name}
        </MenuItem>
      ))}
      <MenuLine />
      <MenuItem
        onSelect={() => {
          after.current = onEdit;
        }}
      >
        <PencilLine aria-hidden />
        Edit the words
      </MenuItem>
      {hook.original_hook !== null && hook.original_hook !== hook.generated_hook && (
        <MenuItem onSelect={() => original.mutate(hook)}>
          <RotateCcw aria-hidden />
          Back to the original
        </MenuItem>
      )}
      <MenuLine />
      <MenuItem
        className="text-danger-text"
        onSelect={() => {
          after.current = deleteHook;
        }}
      >
        <Trash2 aria-hidden />
        Delete this hook
      </MenuItem>
    </Menu>
  );
}

/** The card next to the deleted one gets the focus, so that keyboard users keep their place. */
function neighborOf(element: Element | null): HTMLElement | undefined {
  const cards = [...document.querySelectorAll('article')];
  const at = cards.findIndex((card) => card.contains(element));
  return cards[at + 1] ?? cards[at - 1];
}
