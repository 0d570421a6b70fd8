import type { WrittenHook } from '../writers/writer.ts';

/** A hook that a run could have. */
export type Candidate = WrittenHook & {
  lineId: string;
  /** How much it is wanted: about its relevance, with a little for what breaks ties. */
  value: number;
  /** The ranker's score, where it is known beforehand. */
  appeal: number | null;
  /** What it is about: a run has few hooks about one thing. */
  group: string;
  /**
   * A run may have three lines of its group: the point is named like the topic, or the topic is narrow. There a third line
   * of a point that answers is better than the first of one that does not.
   */
  allowsThirdLine?: boolean;
  /** It calls the viewers by name. */
  namesAudience: boolean;
};
