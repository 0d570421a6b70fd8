import {
  type BookEdit,
  keptLines,
  keptPoints,
  type MergedSubject,
  mergeEdits,
  toServedSubject,
} from '#features/hooks/book/edits.ts';
import { readSources } from '#features/hooks/book/sources.ts';
import type { Subject } from '#features/hooks/book/subject.schema.ts';
import { subjectYaml } from '#features/hooks/book/subject-yaml.ts';
import { readEdits } from '#features/hooks/book-edits.ts';
import type { Database, Transaction } from '#platform/database/database.ts';

/** A subject with its edits applied to its file. */
export type EditedSubject = {
  id: string;
  source: Subject | null;
  edits: BookEdit[];
  part: MergedSubject;
};

export async function readSubject(db: Database | Transaction, id: string): Promise<EditedSubject | null> {
  const [edits, sources] = await Promise.all([readEdits(db, id), readSources(new Set([id]))]);
  return applyEdits(id, sources.get(id) ?? null, edits);
}

/** Reads all subjects that have edits, by id. */
export async function readEdited(db: Database | Transaction): Promise<Map<string, EditedSubject>> {
  const bySubject = Map.groupBy(await readEdits(db), ({ subject }) => subject);
  const sources = await readSources(new Set(bySubject.keys()));
  const edited = new Map<string, EditedSubject>();
  for (const [id, edits] of bySubject) {
    const subject = applyEdits(id, sources.get(id) ?? null, edits);
    if (subject) edited.set(id, subject);
  }
  return edited;
}

function applyEdits(id: string, source: Subject | null, edits: BookEdit[]): EditedSubject | null {
  const part = mergeEdits(id, source, edits);
  return part && { id, source, edits, part };
}

/** The text that the subject's file should have; null if there should be no file. */
export function fileOf({ part }: EditedSubject): string | null {
  const subject = toServedSubject(part);
  return subject && subjectYaml(subject);
}

/** Parts without lines are not in the file, so they must not count as being there. */
function isDraft({ retired, points }: MergedSubject): boolean {
  const kept = keptPoints(points);
  return !retired && (kept.length === 0 || kept.some((point) => keptLines(point).length === 0));
}

/** Whether the subject differs from its file. An edited subject may not, if the file contains its edits by now. */
export function differsFromFile(subject: EditedSubject): boolean {
  return isDraft(subject.part) || fileOf(subject) !== (subject.source && subjectYaml(subject.source));
}
