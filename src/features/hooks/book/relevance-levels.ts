/**
 * What a relevance means: the level from which on a point, and each of its lines, is that near to the topic. The shares
 * are those of the last blind reading (docs/measurements/last-reading.md).
 */
export const RELEVANCE = {
  /** Certainly on the topic: readers would say 78 of 100 of these lines, and call 11 off the topic. */
  certain: 0.9,
  /** It answers the topic (decision 36). */
  answering: 0.7,
  /** On the topic, or on its field. */
  onTopic: 0.6,
  /** Probably on the topic: 49 of 100, 38 off. */
  probable: 0.5,
  /** Near enough to be counted, and to be material for a model. */
  near: 0.45,
  /** The topic counts as found: 43 of 100, 49 off. Below it, 27 of 100. */
  found: 0.31,
  /** Two points of one subject with this relevance count as much as one that is found. */
  nearlyFound: 0.24,
} as const;
