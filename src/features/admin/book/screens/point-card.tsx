import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import type { PointView, SubjectView } from '../book.schema.ts';
import { AddPart } from './add-part.tsx';
import { LineItem } from './line-item.tsx';
import { DropButton, EditPartForm, PartActions, PartFault } from './part-actions.tsx';
import { PartStateBadge } from './part-state.tsx';
import { type PartEditor, usePartEditor } from './use-part.ts';

const LABELS = { edit: 'Edit point', retire: 'Retire point', restore: 'Restore point' };

export function PointCard({ subject, point }: { subject: SubjectView; point: PointView }) {
  const part = usePartEditor(subject, 'point', point);
  return (
    <Card tight aria-label={point.content.chip}>
      {part.editing ? <EditPartForm part={part} kind="point" /> : <Point point={point} part={part} />}
      {!point.state.retired && (
        <>
          <ul className="mt-4">
            {point.lines.map((line) => (
              <LineItem key={line.id} subject={subject} line={line} />
            ))}
          </ul>
          <AddPart subject={subject} kind="line" parent={point.id} />
        </>
      )}
    </Card>
  );
}

function Point({ point: { content, state }, part }: { point: PointView; part: PartEditor }) {
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2
          className={classNames(
            'font-heading text-xl font-bold break-words',
            state.retired && 'text-soft line-through',
          )}
        >
          {content.chip}
        </h2>
        <PartActions part={part} retired={state.retired} labels={LABELS}>
          <DropButton part={part} state={state} deleteLabel="Delete point" />
        </PartActions>
      </div>
      <p>{content.point}</p>
      <p className="text-sm text-soft">Then: {content.payoff}</p>
      {content.for && <p className="text-sm text-soft">For {content.for.join(', ')}</p>}
      <PartStateBadge state={state} />
      <PartFault part={part} />
    </div>
  );
}
