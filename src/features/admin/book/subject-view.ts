import type { MergedPart } from '#features/hooks/book/edits.ts';
import { hashLine, toLineId } from '#features/hooks/book/ids.ts';
import type { Line } from '#features/hooks/book/subject.schema.ts';
import { notFound } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import type { PartState, SubjectView } from './book.schema.ts';
import { faultsOf } from './check-subject.ts';
import { differsFromFile, type EditedSubject, readSubject } from './edited-subjects.ts';
import { lineNumbers } from './numbers.queries.ts';

/** A subject with everything that its page shows. */
export async function subjectView(
  { db, pool }: Pick<Services, 'db' | 'pool'>,
  id: string,
): Promise<SubjectView> {
  const subject = await readSubject(db, id);
  if (!subject) throw notFound();
  const { part, edits } = subject;
  const lines = part.points.flatMap((point) => point.lines);
  const numbersOf = await lineNumbers(pool, [...new Set(lines.flatMap((line) => idsOf(id, line)))]);
  return {
    id,
    field: id.slice(0, id.indexOf('/')),
    version: getVersion(subject),
    content: part.content,
    original: part.original,
    state: stateOf(part),
    points: part.points.map((point) => ({
      id: point.id,
      content: point.content,
      original: point.original,
      state: stateOf(point),
      lines: point.lines.map((line) => ({
        id: line.id,
        content: line.content,
        original: line.original,
        state: stateOf(line),
        numbers: numbersOf(idsOf(id, line)),
      })),
    })),
    open: faultsOf(part).map(({ called, what }) => ({ part: called, what })),
    differs: differsFromFile(subject),
    edits: edits.length,
  };
}

export const getVersion = ({ edits }: Pick<EditedSubject, 'edits'>): number => edits.at(-1)?.version ?? 0;

/** The ids of the first, the file's and the current version of a line, so that its counts survive a corrected typo. */
function idsOf(subject: string, { id, content, original }: MergedPart<Line>): string[] {
  const says = [content.say, ...(original ? [original.say] : [])];
  return [...new Set([id, ...says.map((say) => toLineId(subject, hashLine(say)))])];
}

function stateOf({ edit, original, content, retired }: MergedPart<unknown>): PartState {
  return {
    added: original === null,
    changed: original !== null && JSON.stringify(original) !== JSON.stringify(content),
    retired,
    by: edit?.by ?? null,
    at: edit?.at.toISOString() ?? null,
  };
}
