import { withoutAudience } from '#features/hooks/book/audience-slot.ts';
import { similarLines } from '#features/hooks/book/duplicate-lint.ts';
import { keptLines, keptPoints, type MergedSubject, toServedSubject } from '#features/hooks/book/edits.ts';
import { hashLine, toLineId, toPointId } from '#features/hooks/book/ids.ts';
import { type PartFault, subjectFaults } from '#features/hooks/book/lint.ts';
import { readEachSource } from '#features/hooks/book/sources.ts';
import type { Subject } from '#features/hooks/book/subject.schema.ts';
import { FIELDS } from './book.schema.ts';
import type { EditedSubject } from './edited-subjects.ts';

/** Checks the current subject by the rules of its file. */

export type SubjectFault = {
  /** The id of the part, and its label. */
  part: string;
  called: string;
  field: string | null;
  what: string;
  missing: boolean;
};

export function faultsOf(subject: MergedSubject): SubjectFault[] {
  if (subject.retired) return [];
  const points = keptPoints(subject.points);
  const file: Subject = {
    ...subject.content,
    points: points.map((point) => ({
      ...point.content,
      hooks: keptLines(point).map(({ content }) => content),
    })),
  };
  const where = ([, p, , h]: PartFault['path']) => {
    const point = p === undefined ? undefined : points[p as number];
    if (!point) return { part: subject.id, called: subject.content.subject };
    const line = h === undefined ? undefined : keptLines(point)[h as number];
    return line
      ? { part: line.id, called: line.content.say }
      : { part: point.id, called: point.content.chip };
  };
  return [
    ...subjectFaults(file).map(({ path, field, what, missing = false }) => ({
      ...where(path),
      field,
      what,
      missing,
    })),
    ...duplicateFaults(subject),
  ];
}

/** Ids are derived from chips and lines, so both must be unique. */
function duplicateFaults({ id, points }: MergedSubject): SubjectFault[] {
  const seen = new Set<string>();
  const faults: SubjectFault[] = [];
  const see = (key: string, fault: Omit<SubjectFault, 'missing'>) => {
    if (seen.has(key)) faults.push({ ...fault, missing: false });
    seen.add(key);
  };
  for (const point of keptPoints(points)) {
    const { chip } = point.content;
    const what = 'another point of this subject has it';
    see(`point ${toPointId(id, chip)}`, { part: point.id, called: chip, field: 'chip', what });
    for (const line of keptLines(point)) {
      const { say } = line.content;
      const what = 'this subject has the line already';
      see(`line ${toLineId(id, hashLine(say))}`, { part: line.id, called: say, field: 'say', what });
    }
  }
  return faults;
}

const keyOf = ({ part, field, what }: SubjectFault) => [part, field, what].join('\n');

/** The faults that an edit adds. Earlier faults and missing parts do not count. */
export function newFaults(before: MergedSubject | null, after: MergedSubject): SubjectFault[] {
  const earlier = new Set(before ? faultsOf(before).map(keyOf) : []);
  return faultsOf(after).filter((fault) => !fault.missing && !earlier.has(keyOf(fault)));
}

/** Formats a fault as one line of a refusal. Screens show it at the field with whose name it begins. */
export function formatFault({ field, what }: Pick<SubjectFault, 'field' | 'what'>): string {
  const name = field && FIELDS[field];
  return name ? `${name}: ${what}` : what.replace(/^./, (letter) => letter.toUpperCase());
}

/** Finds lines in the whole book that say nearly the same. A file is parsed only if it contains enough of the words. */
export async function duplicateLineFaults(
  say: string,
  own: { subject: string; target: string },
  edited: ReadonlyMap<string, EditedSubject>,
): Promise<Pick<SubjectFault, 'field' | 'what'>[]> {
  const alike = similarLines(say);
  const faults: Pick<SubjectFault, 'field' | 'what'>[] = [];
  const look = (id: string, lines: readonly { id: string; say: string }[]) => {
    for (const line of lines) {
      if (id === own.subject && line.id === own.target) continue;
      if (alike.has(line.say))
        faults.push({ field: 'say', what: `too like “${withoutAudience(line.say)}” in ${id}` });
    }
  };
  for await (const { id, text } of readEachSource()) {
    if (edited.has(id) || !alike.mayBeIn(text)) continue;
    const { points } = JSON.parse(text) as Subject;
    look(
      id,
      points.flatMap(({ hooks }) => hooks.map(({ say }) => ({ id: toLineId(id, hashLine(say)), say }))),
    );
  }
  for (const [id, { part }] of edited) {
    if (toServedSubject(part) === null) continue;
    const lines = keptPoints(part.points).flatMap(keptLines);
    look(
      id,
      lines.map((line) => ({ id: line.id, say: line.content.say })),
    );
  }
  return faults.slice(0, 3);
}
