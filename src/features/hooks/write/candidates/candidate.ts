import type { WrittenHook } from '../../writers/writer.ts';

/** A hook that a run can choose. */
export type Candidate = WrittenHook & {
  lineId: string;
  /** How much it is wanted in the run: its relevance, plus small amounts that break ties. */
  value: number;
  /** The ranker's score, if it was computed when the book was compiled. */
  appeal: number | null;
  /** What it is about, such as a point's id. A run has few hooks of one group. */
  group: string;
  /**
   * A run may have three lines of this group, because the point is named like the topic or the topic is narrow. Then
   * a third line of a point that answers the topic is better than the first line of one that does not.
   */
  allowsThirdLine?: boolean;
  /** The part of the text that is compared with other hooks, where it is not all of it. */
  comparedText?: string;
  /** It addresses the viewers by their name. */
  namesAudience: boolean;
};

/** The number of lines with this relevance or more. */
export const countFromRelevance = (lines: readonly Candidate[], minRelevance: number): number =>
  lines.filter(({ relevance }) => (relevance ?? 0) >= minRelevance).length;
