import { Copy, Heart, ScanText } from 'lucide-react';
import type { RefObject } from 'react';
import { useFavorite } from '#features/hooks/hooks.client.ts';
import type { Hook } from '#features/hooks/hooks.schema.ts';
import { copyToClipboard } from '#ui/copy-to-clipboard.ts';
import { CardButton } from './card-button.tsx';
import { ChangeMenu } from './change-menu.tsx';
import { ShotActions } from './shot-actions.tsx';

type HookActionsProps = {
  hook: Hook;
  /** The hook's number in the newest run, which a keyboard shortcut uses. */
  number?: number;
  onRead: (hook: Hook) => void;
  onEdit: () => void;
  /** The button that gets the focus back after an edit. */
  changeButton: RefObject<HTMLButtonElement | null>;
};

/** The actions on a hook, as buttons with words. */
export function HookActions({ hook, number, onRead, onEdit, changeButton }: HookActionsProps) {
  const favorite = useFavorite();
  return (
    <div className="-mx-1.5 flex flex-wrap items-center sm:-mx-2.5 sm:gap-x-0.5">
      <CardButton
        aria-keyshortcuts={number === undefined ? undefined : `Alt+${number % 10}`}
        onClick={() => copyToClipboard(hook.generated_hook)}
      >
        <Copy aria-hidden />
        <span>
          Copy<span className="sr-only"> hook</span>
        </span>
        {number !== undefined && <CopyKey digit={number % 10} />}
      </CardButton>
      <CardButton aria-label="Favorite" aria-pressed={hook.favorite} onClick={() => favorite.mutate(hook)}>
        <Heart aria-hidden className={hook.favorite ? 'fill-primary text-primary' : undefined} />
        Favorite
      </CardButton>
      <CardButton aria-label="Read to camera" onClick={() => onRead(hook)}>
        <ScanText aria-hidden />
        <span>
          Read<span className="hidden sm:inline"> to camera</span>
        </span>
      </CardButton>
      <ShotActions hook={hook} />
      <ChangeMenu hook={hook} button={changeButton} onEdit={onEdit} />
    </div>
  );
}

const IS_MAC = /mac/i.test(navigator.platform);

/** The shortcut that copies this hook, shown if there is a keyboard. */
function CopyKey({ digit }: { digit: number }) {
  return (
    <kbd
      aria-hidden
      title={`Press ${IS_MAC ? 'Option' : 'Alt'} and ${digit} to copy this hook`}
      className="ml-0.5 hidden rounded border border-line px-1 font-body text-xs font-normal lg:pointer-fine:inline"
    >
      {IS_MAC ? '⌥' : 'Alt+'}
      {digit}
    </kbd>
  );
}
