import { useRef, useState } from 'react';
import type { Hook } from '#features/hooks/hooks.schema.ts';
import { classNames } from '#ui/class-names.ts';
import { EditHook, hasEdit } from './edit-hook.tsx';
import { HookActions } from './hook-actions.tsx';
import { HookVersions } from './hook-versions.tsx';
import { LengthRuler } from './length-ruler.tsx';

type HookCardProps = {
  hook: Hook;
  /** The hook's number in the newest run, which a keyboard shortcut uses. */
  number?: number;
  /** Only in the history. */
  date?: string;
  onRead: (hook: Hook) => void;
  /** The hook has just arrived and is not stored yet, so it has no actions. */
  arriving?: boolean;
};

/** A hook as a card: the caption, its details and its actions. */
export function HookCard({ hook, number, date, onRead, arriving }: HookCardProps) {
  const [editing, setEditing] = useState(() => !arriving && hasEdit(hook));
  const changeButton = useRef<HTMLButtonElement>(null);
  const endEdit = () => {
    setEditing(false);
    changeButton.current?.focus();
  };
  return (
    <article
      aria-label={`${hook.hook_type}: ${hook.generated_hook}`}
      // Not reachable by Tab. It gets the focus when the card beside it is deleted.
      tabIndex={-1}
      className={classNames(
        'grid gap-3 border-t border-line pt-5 pb-3 outline-none',
        arriving && 'cut-in pb-5',
      )}
    >
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm whitespace-nowrap text-soft">
        <span className="font-semibold text-accent-text">{hook.hook_type}</span>
        {!editing && <LengthRuler text={hook.generated_hook} />}
        {date && (
          <time dateTime={hook.created_at} className="basis-full sm:ml-auto sm:basis-auto">
            {date}
          </time>
        )}
      </header>
      {editing ? (
        <EditHook hook={hook} onDone={endEdit} />
      ) : (
        <p className="max-w-[36ch] text-xl leading-normal text-balance sm:text-2xl">
          <span className="caption">{hook.generated_hook}</span>
        </p>
      )}
      {hook.original_hook !== null && !editing && <HookVersions hook={hook} />}
      <Layers hook={hook} />
      {!arriving && (
        <HookActions
          hook={hook}
          number={number}
          onRead={onRead}
          onEdit={() => setEditing(true)}
          changeButton={changeButton}
        />
      )}
    </article>
  );
}

/** The hook's parts, each with a label. */
function Layers({ hook }: { hook: Hook }) {
  const layers = [
    ['On screen', hook.on_screen_text],
    ['Tip', hook.delivery_tip],
    ['Then say', hook.payoff],
  ] as const;
  return (
    <div className="grid max-w-[68ch] gap-1">
      {layers.map(
        ([name, text]) =>
          text && (
            <p key={name}>
              <span className="text-soft">{name}:</span> {text}
            </p>
          ),
      )}
    </div>
  );
}
