import { hashLine, toLineId, toPointId } from './ids.ts';
import {
  type Line,
  lineSchema,
  type Point,
  type PointHead,
  pointHeadSchema,
  type Subject,
  type SubjectHead,
  subjectHeadSchema,
} from './subject.schema.ts';

/**
 * Merges the edits of admins with the files. An edit names one part of the book by the id that the part had when the
 * edit was first written: its id in the files or, for an added part, the id of its first words. If the files no
 * longer hold the part, the edit has no effect. If they now hold an added part, the edit becomes a change of it; if
 * they hold its present words, it is not added twice.
 */

export const EDIT_KINDS = ['subject', 'point', 'line'] as const;
export type EditKind = (typeof EDIT_KINDS)[number];

export type BookEdit = {
  kind: EditKind;
  target: string;
  /** The id of its subject. */
  subject: string;
  /** The point that a line was added to. */
  parent: string | null;
  /** True if the part was not in the files when the edit was written. */
  added: boolean;
  /** The content now; null if only `retired` was changed. */
  content: unknown;
  retired: boolean;
  version: number;
  createdAt: Date;
  /** The admin and the time of the last change. */
  by: string | null;
  at: Date;
};

export type MergedPart<Content> = {
  id: string;
  content: Content;
  /** The content in the file. */
  original: Content | null;
  edit: BookEdit | null;
  retired: boolean;
};
export type MergedPoint = MergedPart<PointHead> & { lines: MergedPart<Line>[] };
export type MergedSubject = MergedPart<SubjectHead> & {
  points: MergedPoint[];
  /** Edits that could not be read, or whose part is no longer in the files. */
  unused: { edit: BookEdit; reason: string }[];
};

const NOT_IN_FILES = 'the files no longer hold it';

/** Null if the subject is neither in the files nor added. */
export function mergeEdits(
  id: string,
  source: Subject | null,
  edits: readonly BookEdit[],
): MergedSubject | null {
  const merger = new EditMerger(edits);
  const head = merger.part('subject', id, source && headOf(source), subjectHeadSchema);
  if (!head) return null;
  const points = (source?.points ?? []).map((point) => filePoint(merger, id, point));
  const byId = new Map(points.map((point) => [point.id, point]));
  for (const edit of merger.rest('point')) {
    const head = pointHeadSchema.safeParse(edit.content).data;
    const twin =
      head && points.find(({ content }) => toPointId(id, content.chip) === toPointId(id, head.chip));
    const added = !twin && edit.added && merger.part('point', edit.target, null, pointHeadSchema);
    const point: MergedPoint | undefined = added ? { ...added, lines: [] } : twin;
    if (added && point) points.push(point);
    if (point) byId.set(edit.target, point);
  }
  const texts = new Set(points.flatMap(({ lines }) => lines.map(({ content }) => content.say)));
  for (const edit of merger.rest('line')) {
    const point = byId.get(edit.parent ?? '');
    const { say } = lineSchema.safeParse(edit.content).data ?? {};
    if (!edit.added || !point || !say || texts.has(say)) continue;
    point.lines.push(merger.part('line', edit.target, null, lineSchema) as MergedPart<Line>);
    texts.add(say);
  }
  return { ...head, points, unused: merger.unused() };
}

const headOf = ({ subject, names }: Subject): SubjectHead => ({ subject, names });

function filePoint(merger: EditMerger, subject: string, { hooks, ...head }: Point): MergedPoint {
  const id = toPointId(subject, head.chip);
  const part = merger.part('point', id, head, pointHeadSchema) as MergedPart<PointHead>;
  const lines = hooks.map((line) =>
    merger.part('line', toLineId(subject, hashLine(line.say)), line, lineSchema),
  ) as MergedPart<Line>[];
  return { ...part, lines };
}

type Reader<Content> = { safeParse(value: unknown): { success: true; data: Content } | { success: false } };

/** The edits of one subject, each to be used once. */
class EditMerger {
  readonly #waiting: Map<string, BookEdit>;
  readonly #unreadable: BookEdit[] = [];

  constructor(edits: readonly BookEdit[]) {
    const inOrder = [...edits].sort(
      (one, other) =>
        one.createdAt.getTime() - other.createdAt.getTime() || (one.target < other.target ? -1 : 1),
    );
    this.#waiting = new Map(inOrder.map((edit) => [`${edit.kind} ${edit.target}`, edit]));
  }

  part<Content>(
    kind: EditKind,
    id: string,
    original: Content | null,
    reader: Reader<Content>,
  ): MergedPart<Content> | null {
    const key = `${kind} ${id}`;
    const edit = this.#waiting.get(key);
    this.#waiting.delete(key);
    const read = edit && edit.content !== null ? reader.safeParse(edit.content) : null;
    const content = read?.success ? read.data : original;
    if (edit && read && !read.success) this.#unreadable.push(edit);
    return content && { id, content, original, edit: edit ?? null, retired: edit?.retired ?? false };
  }

  rest(kind: EditKind): BookEdit[] {
    return [...this.#waiting.values()].filter((edit) => edit.kind === kind);
  }

  unused(): MergedSubject['unused'] {
    return [
      ...this.#unreadable.map((edit) => ({ edit, reason: 'it cannot be read' })),
      ...[...this.#waiting.values()].map((edit) => ({ edit, reason: NOT_IN_FILES })),
    ];
  }
}

/**
 * The subject as it is served and exported: without retired parts, and without points that have no line. Null if
 * nothing is left.
 */
export function toServedSubject({ content, points, retired }: MergedSubject): Subject | null {
  const kept = keptPoints(points).map((point) => ({
    ...point.content,
    hooks: keptLines(point).map((line) => line.content),
  }));
  const served = kept.filter(({ hooks }) => hooks.length > 0);
  return retired || served.length === 0 ? null : { ...content, points: served };
}

export const keptPoints = (points: readonly MergedPoint[]): MergedPoint[] =>
  points.filter((point) => !point.retired);
export const keptLines = ({ lines }: MergedPoint): MergedPart<Line>[] =>
  lines.filter((line) => !line.retired);
