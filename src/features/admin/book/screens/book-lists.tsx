import { ChoiceLinks } from '../../components/choice-links.tsx';
import { hrefOf } from '../../dashboard/admin-address.ts';

type List = 'changed' | 'unanswered' | undefined;
type BookListsProps = { list: List; q?: string; field?: string; changed?: number };

/** The lists of the book: all subjects, the changed ones, and what it does not answer. */
export function BookLists({ list, q, field, changed }: BookListsProps) {
  const choice = (text: string, target: List) => ({
    href: hrefOf({ view: 'book', q, field, list: target }),
    text,
    current: target === list,
  });
  return (
    <div className="max-sm:w-full">
      <ChoiceLinks
        label="Lists of the book"
        choices={[
          choice('All', undefined),
          choice(changed === undefined ? 'Changed' : `Changed (${changed})`, 'changed'),
          choice('Unanswered', 'unanswered'),
        ]}
      />
    </div>
  );
}
