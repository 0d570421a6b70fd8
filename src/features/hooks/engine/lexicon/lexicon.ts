/**
 * Concrete things of a field, so that a hook shows something one can film. One entry per domain; a profession
 * has a domain of its own, and the default profession is split by what the creator is about.
 */
export type Lexicon = {
  name: string;
  /** Bare singular count nouns: the engine makes "the x", "an x" and "xs". */
  objects: readonly string[];
  /** Where, with its preposition. */
  places: readonly string[];
  /** Gerund phrases in the second person: fit after "you're" and "still". */
  scenes: readonly string[];
  /** When, at the end of a clause. */
  moments: readonly string[];
};

/** A plain entry fits every topic of its domain; a grocery cart does not fit every topic of a dietitian. */
export type Entry = string | { text: string; topic: RegExp };

export type DomainLexicon = {
  name: string;
  /** Words of topic, business and customer that speak for this domain. */
  cues: RegExp;
  objects: readonly Entry[];
  places: readonly Entry[];
  scenes: readonly Entry[];
  moments: readonly Entry[];
};

/** An entry for topics with a word that begins like one of these. */
export function only(words: string, text: string): Entry {
  return { text, topic: new RegExp(`\\b(?:${words})`, 'i') };
}
