import type { Subject } from '../../book/subject.schema.ts';
import type { RewriteKind } from '../../changes/rewrite-kinds.ts';
import type { Angle } from '../../hooks.schema.ts';
import type { OfflineResult } from '../../write/write-offline.ts';
import type {
  AnglesRequest,
  RewriteKindsRequest,
  RewriteRequest,
  WriteRequest,
  WrittenHook,
} from '../writer.ts';

/** Messages between the server and the writing thread. */

export type WorkerRequest =
  /**
   * A draft helps a model, so its lines were not shown to anybody. A repeatable request ignores how often lines were
   * used recently, so it always gives the same ten.
   */
  | { id: number; ask: 'write'; request: WriteRequest; draft: boolean; repeatable: boolean }
  | { id: number; ask: 'rewrite'; request: RewriteRequest }
  | { id: number; ask: 'rewrite kinds'; request: RewriteKindsRequest }
  | { id: number; ask: 'angles'; request: AnglesRequest };
/** Subjects of the book as admins have changed them; null for one that is retired. */
export type EditedSubjects = ReadonlyMap<string, Subject | null>;
export type WorkerNotice = { uses: ReadonlyMap<string, number> } | { edited: EditedSubjects };
/** Sent when edits were applied: the ones that had to be left out, and why. */
export type EditsApplied = { id: null; leftOut: readonly { about: string; reason: string }[] };
export type WorkerResponse =
  | { id: number; written: OfflineResult }
  | { id: number; rewritten: WrittenHook | null }
  | { id: number; kinds: RewriteKind[] }
  | { id: number; angles: Angle[] }
  | { id: number; failed: string };
