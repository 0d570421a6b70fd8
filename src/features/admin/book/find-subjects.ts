import { toServedSubject } from '#features/hooks/book/edits.ts';
import { compareByFile } from '#features/hooks/book/ids.ts';
import { readEachSource } from '#features/hooks/book/sources.ts';
import type { Subject } from '#features/hooks/book/subject.schema.ts';
import type { Database } from '#platform/database/database.ts';
import { PAGE_SIZE } from '../page-size.ts';
import type { SubjectPage, SubjectRow } from './book.schema.ts';
import { differsFromFile, type EditedSubject, readEdited } from './edited-subjects.ts';

/**
 * Finds subjects by name or by the words of a line. Files are read from the disk each time, because searches are rare.
 */

type SubjectQuery = { q: string; field: string; changed: boolean; offset: number };
/** `rank` sorts names before lines. */
type SubjectMatch = { id: string; subject: () => Subject; matches: string[]; rank: number };

const MATCHES_SHOWN = 3;

export async function findSubjects(db: Database, query: SubjectQuery): Promise<SubjectPage> {
  const edited = await readEdited(db);
  const words = query.q.toLowerCase().replaceAll(/[‘’]/g, "'").split(/\s+/).filter(Boolean);
  const fields = new Set<string>();
  const matches: SubjectMatch[] = [];
  const look = (id: string, text: string, parse: () => Subject) => {
    const field = id.slice(0, id.indexOf('/'));
    fields.add(field);
    if (query.field !== '' && field !== query.field) return;
    if (query.changed && !edited.has(id)) return;
    const match = matchOf(words, id, text, parse);
    if (match) matches.push({ id, ...match });
  };
  const editedText = (subject: EditedSubject) => {
    const whole = withRetiredParts(subject);
    look(subject.id, JSON.stringify(whole), () => whole);
  };
  const added = [...edited.values()].filter(({ source }) => source === null);
  for await (const { id, text } of readEachSource()) {
    const own = edited.get(id);
    if (own) editedText(own);
    else look(id, text, () => JSON.parse(text) as Subject);
  }
  for (const subject of added) editedText(subject);
  matches.sort((a, b) => b.rank - a.rank || compareByFile(a.id, b.id));
  const end = query.offset + PAGE_SIZE;
  const differing = [...edited.values()].filter(differsFromFile).length;
  return {
    subjects: matches.slice(query.offset, end).map((match) => rowOf(match, edited.get(match.id))),
    total: matches.length,
    fields: [...fields].sort(),
    changed: differing,
    in_files: edited.size - differing,
    next: matches.length > end ? String(end) : null,
  };
}

/** Includes retired parts, so that admins can find and restore them. */
function withRetiredParts({ part }: EditedSubject): Subject {
  const points = part.points.map(({ content, lines }) => ({
    ...content,
    hooks: lines.map((line) => line.content),
  }));
  return { ...part.content, points };
}

/** Whether one text contains every word. Most files are excluded without being parsed. */
function matchOf(
  words: readonly string[],
  id: string,
  text: string,
  parse: () => Subject,
): Omit<SubjectMatch, 'id'> | null {
  if (words.length === 0) return { subject: parse, matches: [], rank: 0 };
  const raw = `${id} ${text.toLowerCase()}`;
  if (!words.every((word) => raw.includes(JSON.stringify(word).slice(1, -1)))) return null;
  const subject = parse();
  const holds = (candidate: string) => {
    const low = candidate.toLowerCase();
    return words.every((word) => low.includes(word));
  };
  const named = [id, subject.subject, ...subject.names].some(holds);
  const lines = subject.points.flatMap(({ hooks }) => hooks.map(({ say }) => say)).filter(holds);
  const pointsMatch = subject.points.some(({ point, payoff, chip, names = [] }) =>
    [point, payoff, chip, ...names].some(holds),
  );
  if (!named && !pointsMatch && lines.length === 0) return null;
  const rank = holds(subject.subject) ? 3 : named ? 2 : lines.length > 0 ? 1 : 0;
  return { subject: () => subject, matches: lines.slice(0, MATCHES_SHOWN), rank };
}

function rowOf({ id, subject: read, matches }: SubjectMatch, edited: EditedSubject | undefined): SubjectRow {
  const subject = (edited && toServedSubject(edited.part)) ?? read();
  return {
    id,
    field: id.slice(0, id.indexOf('/')),
    name: subject.subject,
    points: subject.points.length,
    lines: subject.points.reduce((sum, { hooks }) => sum + hooks.length, 0),
    state: edited ? stateOf(edited) : 'file',
    matches,
  };
}

function stateOf(subject: EditedSubject): SubjectRow['state'] {
  if (!differsFromFile(subject)) return 'in files';
  if (subject.part.retired) return 'retired';
  return subject.source ? 'changed' : 'added';
}
