import {
  type BookEdit,
  type MergedPart,
  type MergedSubject,
  mergeEdits,
} from '#features/hooks/book/edits.ts';
import { hashLine, toLineId, toPointId } from '#features/hooks/book/ids.ts';
import type { Line } from '#features/hooks/book/subject.schema.ts';
import type { Transaction } from '#platform/database/database.ts';
import { HttpError, notFound } from '#platform/http/errors.ts';
import {
  type EditRequest,
  FIELDS,
  lineContent,
  type PartKind,
  pointContent,
  subjectContent,
} from './book.schema.ts';
import { duplicateLineFaults, formatFault, newFaults } from './check-subject.ts';
import { differsFromFile, type EditedSubject, readEdited, readSubject } from './edited-subjects.ts';
import {
  deleteEdit,
  deletePartEdits,
  deleteSubjectEdits,
  type EditRow,
  lockEdits,
  upsertEdit,
} from './edits.queries.ts';
import { getVersion } from './subject-view.ts';

const CHANGED_MEANWHILE = 'Somebody changed this subject meanwhile. Reload it, then save again.';

/** Stores a valid edit. Returns the words that it is about, for the log. */
export async function saveEdit(
  tx: Transaction,
  subjectId: string,
  request: EditRequest,
  adminId: number,
): Promise<string> {
  await lockEdits(tx);
  const subject = await readSubject(tx, subjectId);
  if (!subject) throw notFound();
  if (getVersion(subject) !== request.version) throw new HttpError(409, CHANGED_MEANWHILE);
  const row = buildRow(subject, request);
  if (request.action === 'drop') await deletePartEdits(tx, subjectId, row);
  else await storeEdit(tx, { subject, row, request, adminId });
  return describeEdit(row, subject.part);
}

/** Stores a new subject, which has no points. */
export async function storeSubject(
  tx: Transaction,
  { subjectId, content, adminId }: { subjectId: string; content: unknown; adminId: number },
): Promise<void> {
  await lockEdits(tx);
  if (await readSubject(tx, subjectId)) throw new HttpError(409, `There is a subject ${subjectId} already`);
  const row: EditRow = {
    kind: 'subject',
    target: subjectId,
    parent: null,
    added: true,
    content,
    retired: false,
  };
  const after = mergeEdits(subjectId, null, [toEdit(subjectId, row)]) as MergedSubject;
  refuse(newFaults(null, after).map(formatFault));
  await upsertEdit(tx, subjectId, row, adminId);
}

/** Drops all edits of a subject, so that it is as in its file. */
export async function dropSubjectEdits(tx: Transaction, id: string): Promise<void> {
  await lockEdits(tx);
  if (!(await readSubject(tx, id))) throw notFound();
  await deleteSubjectEdits(tx, [id]);
}

/** Drops the edits of subjects whose files contain them by now. Returns the ids of these subjects. */
export async function dropFiledEdits(tx: Transaction): Promise<string[]> {
  await lockEdits(tx);
  const edited = [...(await readEdited(tx)).values()];
  const ids = edited.filter((subject) => !differsFromFile(subject)).map(({ id }) => id);
  await deleteSubjectEdits(tx, ids);
  return ids;
}

const CONTENT_SCHEMAS = { line: lineContent, point: pointContent, subject: subjectContent };

/** Parses what an admin typed into the book's form, or throws a refusal that names the fields. */
export function readContent(kind: PartKind, typed: unknown): unknown {
  const read = CONTENT_SCHEMAS[kind].safeParse(typed ?? {});
  if (read.success) return read.data;
  const named = ({ path: [field] }: { path: PropertyKey[] }) => FIELDS[String(field)] ?? String(field);
  throw refusal(read.error.issues.map((issue) => `${named(issue)}: ${issue.message}`));
}

const refusal = (sentences: readonly string[]) => new HttpError(422, [...new Set(sentences)].join('\n'));

function refuse(sentences: readonly string[]): void {
  if (sentences.length > 0) throw refusal(sentences);
}

/** The edit that a request asks for. */
function buildRow({ id, part }: EditedSubject, request: EditRequest): EditRow {
  const { kind, action, target = '' } = request;
  if (action === 'add') return buildAddedRow(id, part, request);
  const existing = findPart(part, kind, target);
  if (!existing) throw notFound();
  const { edit, original, retired, content } = existing;
  const now = action === 'change' ? withRating(readContent(kind, request.content), original) : content;
  const asInFile = original !== null && sameContent(now, original);
  return {
    kind,
    target,
    parent: edit?.parent ?? null,
    added: edit?.added ?? false,
    content: asInFile && !edit?.added ? null : now,
    retired: action === 'retire' || (action === 'change' && retired),
  };
}

function buildAddedRow(id: string, part: MergedSubject, { kind, parent, content }: EditRequest): EditRow {
  if (kind === 'subject') throw new HttpError(400, 'A subject is added by a call of its own');
  const point = part.points.find(({ id, retired }) => id === parent && !retired);
  if (kind === 'line' && !point) throw notFound();
  const read = readContent(kind, content) as { say?: string; chip?: string };
  const target = kind === 'line' ? toLineId(id, hashLine(read.say ?? '')) : toPointId(id, read.chip ?? '');
  const field = kind === 'line' ? 'say' : 'chip';
  // A retired part can be restored, so its id stays taken.
  if (findPart(part, kind, target))
    refuse([formatFault({ field, what: 'this subject has it already, perhaps retired' })]);
  return { kind, target, parent: point?.id ?? null, added: true, content: read, retired: false };
}

function findPart(part: MergedSubject, kind: PartKind, target: string): MergedPart<unknown> | undefined {
  if (kind === 'subject') return part.id === target ? part : undefined;
  if (kind === 'point') return part.points.find(({ id }) => id === target);
  return part.points.flatMap(({ lines }) => lines).find(({ id }) => id === target);
}

/** A reader's rating holds as long as the line's words stay. */
function withRating(now: unknown, original: unknown): unknown {
  const { say, rating } = (original ?? {}) as Partial<Line>;
  return rating !== undefined && (now as Partial<Line>).say === say ? { ...(now as Line), rating } : now;
}

const sameContent = (one: unknown, other: unknown) => canonical(one) === canonical(other);
const canonical = (content: unknown) => JSON.stringify(Object.entries(content as object).sort());

type Storing = { subject: EditedSubject; row: EditRow; request: EditRequest; adminId: number };

async function storeEdit(tx: Transaction, { subject, row, request, adminId }: Storing): Promise<void> {
  const { id, source, edits, part } = subject;
  const others = edits.filter((edit) => edit.kind !== row.kind || edit.target !== row.target);
  const differs = row.content !== null || row.retired;
  const after = mergeEdits(id, source, differs ? [...others, toEdit(id, row)] : others);
  // Retiring is always allowed. The page then says what the files need.
  if (request.action !== 'retire' && after) {
    const faults: { field: string | null; what: string }[] = newFaults(part, after);
    const say = findNewWords(row, part);
    if (say)
      faults.push(
        ...(await duplicateLineFaults(say, { subject: id, target: row.target }, await readEdited(tx))),
      );
    refuse(faults.map(formatFault));
  }
  if (differs) await upsertEdit(tx, id, row, adminId);
  else await deleteEdit(tx, row);
}

/** Checks words that are new to the book. */
function findNewWords({ kind, target, content }: EditRow, part: MergedSubject): string | null {
  if (kind !== 'line' || content === null) return null;
  const before = findPart(part, 'line', target) as MergedPart<Line> | undefined;
  const { say } = content as Line;
  return before?.content.say === say && !before.retired ? null : say;
}

const toEdit = (subject: string, row: EditRow): BookEdit => ({
  ...row,
  subject,
  version: 0,
  createdAt: new Date(),
  by: null,
  at: new Date(),
});

function describeEdit({ kind, target, content }: EditRow, part: MergedSubject): string {
  const now = (content ?? findPart(part, kind, target)?.content) as Record<string, string>;
  return (kind === 'line' ? now?.say : kind === 'point' ? now?.chip : now?.subject) ?? target;
}
