import { useCallback, useId, useRef, useState } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';
import { classNames } from '#ui/class-names.ts';
import { unsupportedElements } from './editor-extensions.ts';
import type { PostValues } from './post-drafts.ts';
import { VisualEditor } from './visual-editor.tsx';

type View = 'visual' | 'html';

/** The text of a post, as an editor or as HTML. */
export function ContentField({ form }: { form: UseFormReturn<PostValues> }) {
  const { field, fieldState } = useController({ control: form.control, name: 'content' });
  const message = fieldState.error?.message;
  const unknown = unsupportedElements(field.value);
  const [chosen, setChosen] = useState<View>('visual');
  const view = unknown.length > 0 ? 'html' : chosen;
  const id = useId();
  const focus = useRef(() => {});
  const ready = useCallback((how: () => void) => {
    focus.current = how;
  }, []);
  field.ref({ focus: () => focus.current() });
  const names = {
    labelledBy: `${id}-label`,
    describedBy: message ? `${id}-hint ${id}-error` : `${id}-hint`,
    invalid: message !== undefined,
  };

  return (
    <div className="grid min-w-0 gap-1.5">
      <div className="flex items-end justify-between gap-3">
        <span id={names.labelledBy} className="font-semibold">
          Content
        </span>
        <fieldset className="flex rounded-lg border border-line p-0.5">
          <legend className="sr-only">Write as</legend>
          <ViewButton on={view === 'visual'} off={unknown.length > 0} onClick={() => setChosen('visual')}>
            Visual
          </ViewButton>
          <ViewButton on={view === 'html'} onClick={() => setChosen('html')}>
            HTML
          </ViewButton>
        </fieldset>
      </div>
      {view === 'visual' ? (
        <VisualEditor html={field.value} onChange={field.onChange} onReady={ready} {...names} />
      ) : (
        <textarea
          ref={(element) => ready(() => element?.focus())}
          aria-labelledby={names.labelledBy}
          aria-describedby={names.describedBy}
          aria-required
          aria-invalid={names.invalid || undefined}
          spellCheck
          rows={16}
          value={field.value}
          onChange={field.onChange}
          className="w-full rounded-lg border border-line aria-invalid:border-danger-text bg-raised px-3.5 py-2.5 font-mono text-sm leading-relaxed text-ink focus-visible:outline-2 focus-visible:outline-offset-1 focus-visible:outline-focus"
        />
      )}
      <p id={`${id}-hint`} className="text-sm text-soft">
        {hintFor(view, unknown)}
      </p>
      {message && (
        <p id={`${id}-error`} role="alert" className="text-sm font-medium text-danger-text">
          {message}
        </p>
      )}
    </div>
  );
}

function hintFor(view: View, unknown: string[]): string {
  if (unknown.length > 0)
    return `Stays in the HTML view: the editor would drop ${unknown.map((name) => `<${name}>`).join(', ')}.`;
  return view === 'visual'
    ? 'Select text for headings, lists and links. A hook caption is set like a hook on screen.'
    : 'Headings, paragraphs, lists, links, pictures of this site. Scripts and styles are taken out.';
}

type ViewButtonProps = { on: boolean; off?: boolean; onClick: () => void; children: string };

function ViewButton({ on, off = false, onClick, children }: ViewButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={on}
      aria-disabled={off || undefined}
      onClick={() => !off && onClick()}
      className={classNames(
        'h-9 cursor-pointer rounded-md px-3 text-sm font-semibold focus-visible:outline-2 focus-visible:outline-focus aria-disabled:cursor-not-allowed aria-disabled:opacity-50',
        on ? 'bg-ink text-paper' : 'text-soft hover:bg-sunken hover:text-ink',
      )}
    >
      {children}
    </button>
  );
}
