import { Plus } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { useEdit } from '../book.client.ts';
import type { SubjectView } from '../book.schema.ts';
import { contentOf, type Values, valuesOf } from './part-fields.ts';
import { PartForm } from './part-form.tsx';
import { useDisclosure } from './use-part.ts';

type AddPartProps = {
  subject: SubjectView;
  kind: 'line' | 'point';
  parent?: string;
  /** The topic that the new point should answer: its form is open with this as the first name. */
  topic?: string | null;
};

/** A button that becomes the form of a new line or point. */
export function AddPart({ subject, kind, parent, topic = null }: AddPartProps) {
  const { run, busy, faults } = useEdit(subject);
  const { open, setOpen, opener } = useDisclosure(topic !== null);
  const close = () => setOpen(false);
  const save = async (values: Values) => {
    if (await run({ kind, action: 'add', parent, content: contentOf(kind, values) })) close();
  };
  if (!open) {
    return (
      <Button ref={opener} variant="secondary" size="small" className="mt-2" onClick={() => setOpen(true)}>
        <Plus aria-hidden />
        Add a {kind}
      </Button>
    );
  }
  return (
    <div className="mt-4 border-t border-line pt-5">
      <PartForm
        kind={kind}
        label={`New ${kind}`}
        initial={valuesOf(kind, topic === null ? {} : { names: [topic] })}
        submit={`Add ${kind}`}
        busy={busy}
        faults={faults}
        onSave={save}
        onCancel={close}
      />
    </div>
  );
}
