import type { RewriteKind } from '../changes/rewrite-kinds.ts';
import type { HookType } from '../hook-types.ts';
import type { Angle } from '../hooks.schema.ts';
import type { Result } from '../preferences/result.ts';
import type { Taste } from '../preferences/taste.ts';
import type { TopicAnswer } from '../topic-answer.ts';

/** The lines and hooks of the user's last runs, newest run first, so that nothing is repeated. */
export type History = {
  lineIds: readonly (readonly string[])[];
  hooks: readonly string[];
  /** Hooks that the user filmed, and hooks that they made favorites or edited, newest first. */
  filmed?: readonly string[];
  liked?: readonly string[];
  /** The taste that the user's choices show; null if they show none. */
  taste?: Taste | null;
  /** The results of the user's videos, newest first. */
  results?: readonly Result[];
};

/** A writer's input: the creator, and what was written for them before. */
export type WriteRequest = {
  topic: string;
  /** What the creator says most people get wrong about the topic. */
  point: string | null;
  /** Points of the book that the creator chose for this run, by id. */
  angles: readonly string[];
  /** Empty if the user has not filled it in. */
  businessDescription: string;
  idealCustomer: string;
  firstName: string | null;
  history: History;
  /** The same seed and request give the same hooks, if the writer can promise that. */
  seed: number;
};

/** A hook to be rewritten. Its `lineId` is null if it does not come from a line of the book. */
export type RewriteRequest = WriteRequest & { how: RewriteKind; hook: WrittenHook };
export type RewriteKindsRequest = Omit<RewriteRequest, 'how'>;

export type HookSource = 'book' | 'point' | 'frame' | 'model';

export type WrittenHook = {
  type: HookType;
  text: string;
  tip: string;
  onScreenText: string | null;
  /** What the video teaches, and the sentence to say next; null if the writer does not know. */
  point: string | null;
  payoff: string | null;
  /** Where it came from: a line of the book, the creator's own point, a frame that says what was typed, or a model. */
  from: HookSource;
  /** The subject of the book that it belongs to, and how certainly it is on the topic, from 0 to 1. */
  subject: string | null;
  relevance: number | null;
  /** The line or frame that it comes from, so that later runs do not repeat it. */
  lineId: string | null;
};

/** Events while a run is written, for metrics and logs. */
export type WriterEvent =
  /** Only the book wrote the run; `answer` says how well it knew the topic. */
  | { event: 'looked up'; answer: TopicAnswer }
  | { event: 'asked'; role: 'writer' | 'editor'; prompt: string }
  | { event: 'taken'; slot: number; hook: string }
  | { event: 'refused'; slot: number; hook: string; why: readonly string[] }
  /** A hook was taken without this part. */
  | { event: 'part left out'; slot: number; part: string; why: readonly string[] }
  | { event: 'answered'; inputTokens: number; outputTokens: number }
  | { event: 'failed'; reason: string };

/** A fault has the form `reason: detail`; the reasons are counted. */
export const reasonOf = (fault: string) => fault.split(':', 1)[0] as string;

/** The name of the book's own writer, as it is stored with a run. */
export const OFFLINE = 'offline';

/**
 * Writes the ten hooks of one run and yields each as soon as it is ready. If it throws, yields too few or goes on
 * after `signal`, the run is released.
 */
export type Writer = {
  /** Stored with the run. */
  name: string;
  write(
    request: WriteRequest,
    signal: AbortSignal,
    onEvent?: (event: WriterEvent) => void,
  ): AsyncIterable<WrittenHook> | Iterable<WrittenHook>;
  /** Rewrites one hook; null if there are no other words for it. Writers that cannot rewrite leave it out. */
  rewrite?(
    request: RewriteRequest,
    signal: AbortSignal,
    onEvent?: (event: WriterEvent) => void,
  ): Promise<WrittenHook | null>;
};

export type AnglesRequest = Pick<WriteRequest, 'topic' | 'businessDescription' | 'idealCustomer'>;
export type FindAngles = (
  request: AnglesRequest,
  /** The id of the user. Only the newest request of each user is answered. */
  asker: number,
) => Promise<Angle[]>;
