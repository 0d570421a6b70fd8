import type { HookType } from '../hook-types.ts';

/** What the user got in their last runs, newest run first, so that nothing comes twice. */
export type History = {
  lineIds: readonly (readonly string[])[];
  hooks: readonly string[];
  /** Those that the user made favorites, newest first. */
  liked?: readonly string[];
};

/** What a writer knows of the creator and of what it wrote for them before. */
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

export type HookSource = 'book' | 'point' | 'frame' | 'model';

export type WrittenHook = {
  type: HookType;
  text: string;
  tip: string;
  onScreenText: string | null;
  /** What the video then teaches, and the next sentence to say; null where the writer does not know. */
  point: string | null;
  payoff: string | null;
  /** Where it came from: a line of the book, the creator's own point, a frame around the topic, or a model. */
  from: HookSource;
  /** The subject of the book that it belongs to, and how surely it is on the topic, from 0 to 1. */
  subject: string | null;
  relevance: number | null;
  /** The line or frame behind it, for the novelty of later runs. */
  lineId: string | null;
};

/** What happens while a model writes, for whoever counts or looks on. */
export type WriterEvent =
  | { event: 'asked'; prompt: string }
  | { event: 'taken'; slot: number; hook: string }
  | { event: 'refused'; slot: number; hook: string; why: readonly string[] }
  /** A part of a hook that was taken without it. */
  | { event: 'part left out'; slot: number; part: string; why: readonly string[] }
  | { event: 'answered'; inputTokens: number; outputTokens: number }
  | { event: 'failed'; reason: string };

/** A fault is `reason: what`; the reasons are counted. */
export const reasonOf = (fault: string) => fault.split(':', 1)[0] as string;

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
    tell?: (event: WriterEvent) => void,
  ): AsyncIterable<WrittenHook> | Iterable<WrittenHook>;
};

/** A point of the book that is about a topic, as a few words to tap. */
export type Angle = { id: string; chip: string; subject: string };
export type FindAngles = (
  about: Pick<WriteRequest, 'topic' | 'businessDescription' | 'idealCustomer'>,
  /** Who asks: their newest question is the one that counts. */
  asker: number,
) => Promise<Angle[]>;
