import { useLocation } from 'wouter';
import { Card } from '#ui/card.tsx';
import { hrefOf } from '../../dashboard/admin-address.ts';
import { book, useSaving } from '../book.client.ts';
import { contentOf, type FormField, type Values, valuesOf } from './part-fields.ts';
import { PartForm } from './part-form.tsx';

type NewSubjectProps = {
  fields: readonly string[];
  /** The topic that it should answer, as its first name. */
  topic: string | null;
  onClose: () => void;
};

/** Asks only for the names. Points and lines are added on the subject's page. */
export function NewSubject({ fields, topic, onClose }: NewSubjectProps) {
  const [, navigate] = useLocation();
  const { run, busy, faults } = useSaving(async ({ field = '', ...values }: Values) => {
    const { id } = await book.add(field, contentOf('subject', values));
    navigate(hrefOf({ view: 'book', subject: id }));
  });
  const field: FormField = {
    name: 'field',
    label: 'Field',
    input: 'text',
    hint: 'The folder of its file.',
    choices: fields.map((name) => [name, name]),
  };
  return (
    <Card className="mt-6 max-w-2xl" aria-label="New subject">
      <PartForm
        kind="subject"
        label="New subject"
        initial={{ ...valuesOf('subject', { names: topic ? [topic] : [] }), field: fields[0] ?? '' }}
        before={[field]}
        submit="Add subject"
        busy={busy}
        faults={faults}
        onSave={(values) => void run(values)}
        onCancel={onClose}
      />
    </Card>
  );
}
