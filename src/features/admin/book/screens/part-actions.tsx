import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import type { PartKind, PartState } from '../book.schema.ts';
import { PartForm } from './part-form.tsx';
import type { PartEditor } from './use-part.ts';

/** The form that replaces a part of the book while it is edited. */
export function EditPartForm({ part, kind }: { part: PartEditor; kind: PartKind }) {
  return (
    <PartForm
      kind={kind}
      label={`Edit ${kind}`}
      initial={part.initial}
      submit="Save"
      busy={part.busy}
      faults={part.faults}
      onSave={part.save}
      onCancel={part.close}
    />
  );
}

type PartActionsProps = {
  part: PartEditor;
  retired: boolean;
  labels: { edit: string; retire: string; restore: string };
  /** Further actions, also for retired parts. */
  children?: ReactNode;
};

/** Edit and retire, or restore for a retired part. */
export function PartActions({ part, retired, labels, children }: PartActionsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {retired ? (
        <Button variant="secondary" size="small" busy={part.busy} onClick={part.restore}>
          {labels.restore}
        </Button>
      ) : (
        <>
          <Button ref={part.opener} variant="secondary" size="small" onClick={part.edit}>
            {labels.edit}
          </Button>
          <Button variant="secondary" size="small" busy={part.busy} onClick={part.retire}>
            {labels.retire}
          </Button>
        </>
      )}
      {children}
    </div>
  );
}

type DropButtonProps = { part: PartEditor; state: PartState; deleteLabel: string };

/** Undoes all edits of a part, which deletes an added one. Renders nothing for a part that is as in its file. */
export function DropButton({ part, state, deleteLabel }: DropButtonProps) {
  if (!state.changed && !state.added) return null;
  return (
    <Button variant="ghost" size="small" busy={part.busy} onClick={part.drop}>
      {state.added ? deleteLabel : 'Back to the file'}
    </Button>
  );
}

/** A fault that belongs to no field of the form. */
export function PartFault({ part }: { part: PartEditor }) {
  const fault = part.faults[''];
  if (!fault) return null;
  return (
    <p role="alert" className="text-sm font-medium text-danger-text">
      {fault}
    </p>
  );
}
