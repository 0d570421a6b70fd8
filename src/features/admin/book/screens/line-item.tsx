import { classNames } from '#ui/class-names.ts';
import type { LineView, SubjectView } from '../book.schema.ts';
import { DropButton, EditPartForm, PartActions, PartFault } from './part-actions.tsx';
import { PartStateBadge } from './part-state.tsx';
import { usePartEditor } from './use-part.ts';

const LABELS = { edit: 'Edit', retire: 'Retire', restore: 'Restore' };

/** A line with its numbers, edited in place. */
export function LineItem({ subject, line }: { subject: SubjectView; line: LineView }) {
  const part = usePartEditor(subject, 'line', line);
  const { content, original, state, numbers } = line;
  if (part.editing) {
    return (
      <li className="border-t border-line py-5">
        <EditPartForm part={part} kind="line" />
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
      <PartFault part={part} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="mr-auto text-sm font-semibold tabular-nums">
          {numbers.handed_out} handed out in 30 days · {numbers.favorites} favorited · {numbers.filmed} filmed
        </p>
        <PartActions part={part} retired={state.retired} labels={LABELS}>
          <DropButton part={part} state={state} deleteLabel="Delete" />
        </PartActions>
      </div>
    </li>
  );
}
