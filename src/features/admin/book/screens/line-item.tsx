import { useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import type { LineView, SubjectView } from '../book.schema.ts';
import { valuesOf } from './part-fields.ts';
import { PartForm } from './part-form.tsx';
import { PartStateBadge } from './part-state.tsx';
import { usePartEditor } from './use-part.ts';

/** A line with its numbers, edited in place. */
export function LineItem({ subject, line }: { subject: SubjectView; line: LineView }) {
  const part = usePartEditor(subject, 'line', line);
  // When somebody undoes, the subject has a newer version, so the latest `restore` is called.
  const restore = useRef(part.restore);
  restore.current = part.restore;
  const { content, original, state, numbers } = line;
  if (part.editing) {
    return (
      <li className="border-t border-line py-5">
        <PartForm
          kind="line"
          label="Edit line"
          initial={valuesOf('line', content)}
          submit="Save"
          busy={part.busy}
          faults={part.faults}
          onSave={part.save}
          onCancel={part.close}
        />
      </li>
    );
  }
  return (
    <li className="grid gap-2 border-t border-line py-4">
      <p className={classNames('text-lg font-bold break-words', state.retired && 'text-soft line-through')}>
        {content.say}
      </p>
      <p className="flex flex-wrap gap-x-5 text-sm text-soft">
        <span>{content.type}</span>
        <span>Tip: {content.tip}</span>
        <span>On screen: {content.screen}</span>
      </p>
      {state.changed && original && original.say !== content.say && (
        <p className="text-sm text-soft">In the file: {original.say}</p>
      )}
      <PartStateBadge state={state} />
      {part.faults[''] && (
        <p role="alert" className="text-sm font-medium text-danger-text">
          {part.faults['']}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="mr-auto text-sm font-semibold tabular-nums">
          {numbers.handed_out} handed out in 30 days · {numbers.favorites} favorited · {numbers.filmed} filmed
        </p>
        <div className="flex flex-wrap gap-2">
          {state.retired ? (
            <Button variant="secondary" size="small" busy={part.busy} onClick={part.restore}>
              Restore
            </Button>
          ) : (
            <>
              <Button ref={part.opener} variant="secondary" size="small" onClick={part.edit}>
                Edit
              </Button>
              <Button
                variant="secondary"
                size="small"
                busy={part.busy}
                onClick={() => part.retire(() => void restore.current())}
              >
                Retire
              </Button>
            </>
          )}
          {(state.changed || state.added) && (
            <Button variant="ghost" size="small" busy={part.busy} onClick={part.drop}>
              {state.added ? 'Delete' : 'Back to the file'}
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}
