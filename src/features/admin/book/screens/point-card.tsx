import { useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import type { PointView, SubjectView } from '../book.schema.ts';
import { AddPart } from './add-part.tsx';
import { LineItem } from './line-item.tsx';
import { valuesOf } from './part-fields.ts';
import { PartForm } from './part-form.tsx';
import { PartStateBadge } from './part-state.tsx';
import { usePartEditor } from './use-part.ts';

/** A point and its lines. */
export function PointCard({ subject, point }: { subject: SubjectView; point: PointView }) {
  const part = usePartEditor(subject, 'point', point);
  const restore = useRef(part.restore);
  restore.current = part.restore;
  const { content, state } = point;
  return (
    <Card tight aria-label={content.chip}>
      {part.editing ? (
        <PartForm
          kind="point"
          label="Edit point"
          initial={valuesOf('point', content)}
          submit="Save"
          busy={part.busy}
          faults={part.faults}
          onSave={part.save}
          onCancel={part.close}
        />
      ) : (
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
            <div className="flex flex-wrap gap-2">
              {state.retired ? (
                <Button variant="secondary" size="small" busy={part.busy} onClick={part.restore}>
                  Restore point
                </Button>
              ) : (
                <>
                  <Button ref={part.opener} variant="secondary" size="small" onClick={part.edit}>
                    Edit point
                  </Button>
                  <Button
                    variant="secondary"
                    size="small"
                    busy={part.busy}
                    onClick={() => part.retire(() => void restore.current())}
                  >
                    Retire point
                  </Button>
                </>
              )}
              {(state.changed || state.added) && (
                <Button variant="ghost" size="small" busy={part.busy} onClick={part.drop}>
                  {state.added ? 'Delete point' : 'Back to the file'}
                </Button>
              )}
            </div>
          </div>
          <p>{content.point}</p>
          <p className="text-sm text-soft">Then: {content.payoff}</p>
          {content.for && <p className="text-sm text-soft">For {content.for.join(', ')}</p>}
          <PartStateBadge state={state} />
          {part.faults[''] && (
            <p role="alert" className="text-sm font-medium text-danger-text">
              {part.faults['']}
            </p>
          )}
        </div>
      )}
      {!state.retired && (
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
