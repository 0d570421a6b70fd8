import type { RewriteKind } from '../changes/rewrite-kinds.ts';
import type { HookType } from '../hook-types.ts';
import type { Angle } from '../hooks.schema.ts';
import type { Result } from '../preferences/results.ts';
import type { Taste } from '../preferences/taste.ts';
import type { TopicAnswer } from '../topic-answer.ts';

/** The lines and hooks of the user's last runs, newest run first, so that nothing comes twice. */
export type History = {
  lineIds: readonly (readonly string[])[];
  hooks: readonly string[];
  /** Those that the user said to a camera, and those that they made favorites or edited, newest first. */
  filmed?: readonly string[];
  liked?: readonly string[];
  /** The taste that their choices show; null while they show none. */
  taste?: Taste | null;
  /** How their videos did, newest first. */
  results?: readonly Result[];
};

/** A writer's input: the creator, and what was written for them before. */
export type WriteRequest = {
  topic: string;
  /** What the creator says most people get wrong about the topic. */
  point: string | null;
  /** Points of the book that the creator chose for this run, by id. */
  angles: readonly string[];
  /** Empty until the user has told us. */
  businessDescription: string;
  idealCustomer: string;
  firstName: string | null;
  history: History;
  /** The same seed and request give the same hooks, where the writer can promise it. */
  seed: number;
};

/** A hook to be rewritten. Its `lineId` is null if no line of the book is behind it. */
export type RewriteRequest = WriteRequest & { how: RewriteKind; hook: WrittenHook };
export type RewriteKindsRequest = Omit<RewriteRequest, 'how'>;

export type HookSource = 'book' | 'point' | 'frame' | 'model';

export type WrittenHook = {
  type: HookType;
  text: string;
  tip: string;
  onScreenText: string | null;
  /** What the video then teaches, and the next sentence to say; null where the writer does not know. */
  point: string | null;
  payoff: string | null;
  /** Where it came from: a line of the book, the creator's own point, a frame that says what was typed, or a model. */
  from: HookSource;
  /** The subject of the book that it belongs to, and how surely it is on the topic, from 0 to 1. */
  subject: string | null;
  relevance: number | null;
  /** The line or frame behind it, for the novelty of later runs. */
  lineId: string | null;
};

/** Events while a run is written, for metrics and logs. */
export type WriterEvent =
  /** The book wrote the run alone; `answer` says how well it knew the topic. */
  | { event: 'looked up'; answer: TopicAnswer }
  | { event: 'asked'; role: 'writer' | 'editor'; prompt: string }
  | { event: 'taken'; slot: number; hook: string }
  | { event: 'refused'; slot: number; hook: string; why: readonly string[] }
  /** A part of a hook that was taken without it. */
  | { event: 'part left out'; slot: number; part: string; why: readonly string[] }
  | { event: 'answered'; inputTokens: number; outputTokens: number }
  | { event: 'failed'; reason: string };

/** A fault is `reason: what`; the reasons are counted. */
export const reasonOf = (fault: string) => fault.split(':', 1)[0] as string;

/** The book's own writer, as a run names it. */
export const OFFLINE = 'offline';

/**
 * Writes the hooks of one run: ten, each given out as soon as it is ready. Throwing, stopping short or
 * going on after `signal` means that the run is given back.
 */
export type Writer = {
  /** Stored with the run. */
  name: string;
  write(
    request: WriteRequest,
    signal: AbortSignal,
    onEvent?: (event: WriterEvent) => void,
  ): AsyncIterable<WrittenHook> | Iterable<WrittenHook>;
  /** One hook in other words; null where there are none. Left out by writers that cannot. */
  rewrite?(
    request: RewriteRequest,
    signal: AbortSignal,
    onEvent?: (event: WriterEvent) => void,
  ): Promise<WrittenHook | null>;
};

export type AnglesRequest = Pick<WriteRequest, 'topic' | 'businessDescription' | 'idealCustomer'>;
export type FindAngles = (
  request: AnglesRequest,
  /** The id of the user: only their newest question counts. */
  asker: number,
) => Promise<Angle[]>;
