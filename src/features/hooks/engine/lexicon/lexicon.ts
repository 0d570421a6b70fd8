/**
 * Concrete things of a field, so that a hook shows something one can film. One entry per domain; a profession
 * has a domain of its own, and the default profession is split by what the creator is about.
 */
export type Lexicon = {
  /** Bare singular count nouns: the engine makes "the x", "an x" and "xs". */
  objects: readonly string[];
  /** Where, with its preposition. */
  places: readonly string[];
  /** Gerund phrases in the second person: fit after "you're" and "still". */
  scenes: readonly string[];
  /** When, at the end of a clause. */
  moments: readonly string[];
};

export type DomainLexicon = Lexicon & {
  name: string;
  /** Words of topic, business and customer that speak for this domain. */
  cues: RegExp;
};
