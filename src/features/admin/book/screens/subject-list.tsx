import { Link } from 'wouter';
import { Badge, type Tone } from '../../components/badge.tsx';
import { Cell, Row, Rows } from '../../components/responsive-table.tsx';
import { hrefOf } from '../../dashboard/admin-address.ts';
import type { SubjectRow } from '../book.schema.ts';

const STATES: Record<SubjectRow['state'], { tone: Tone; text: string } | null> = {
  file: null,
  added: { tone: 'good', text: 'Added' },
  changed: { tone: 'good', text: 'Changed' },
  retired: { tone: 'bad', text: 'Retired' },
  'in files': { tone: 'plain', text: 'In the files' },
};

export function SubjectList({ subjects }: { subjects: readonly SubjectRow[] }) {
  return (
    <Rows caption="Subjects" columns={['Subject', 'Field', 'Points', 'Hooks', 'State']}>
      {subjects.map((subject) => (
        <SubjectLine key={subject.id} subject={subject} />
      ))}
    </Rows>
  );
}

function SubjectLine({
  subject: { id, name, field, points, lines, state, matches },
}: {
  subject: SubjectRow;
}) {
  const badge = STATES[state];
  return (
    <Row>
      <Cell label="Subject" className="max-md:col-span-2">
        <Link
          href={hrefOf({ view: 'book', subject: id })}
          className="inline-block py-1 font-semibold underline decoration-line underline-offset-4 hover:decoration-current focus-visible:outline-2 focus-visible:outline-focus"
        >
          {name}
        </Link>
        {matches.map((say) => (
          <span key={say} className="block text-sm text-soft">
            {say}
          </span>
        ))}
      </Cell>
      <Cell label="Field">{field}</Cell>
      <Cell label="Points" className="tabular-nums max-md:hidden">
        {points}
      </Cell>
      <Cell label="Hooks" className="tabular-nums">
        {lines}
      </Cell>
      <Cell label="State" className={badge ? '' : 'max-md:hidden'}>
        {badge ? (
          <Badge tone={badge.tone}>{badge.text}</Badge>
        ) : (
          <span className="text-soft">As in the file</span>
        )}
      </Cell>
    </Row>
  );
}
