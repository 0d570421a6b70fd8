import type { WordVectors } from '../book/word-vectors.ts';

/** A thing as a sentence can hold it. What cannot be told safely is left out: a label is always right. */
export type Noun = {
  /** Behind a colon, in quotation marks, or alone. */
  label: string;
  /** After a preposition, with "your" where the noun needs a determiner. */
  topic?: string;
  /** Before another noun: "every … video". */
  kind?: string;
  /** Set if it is an activity. */
  act?: string;
};

const MAX_LABEL = 6;
const MAX_SURE = 7;
const MAX_KIND = 4;
const DETERMINED =
  /^(?:an?|the|your|this|that|these|those|some|any|every|each|no|all|both|many|most|more|less|\d+|one|two|three|four|five|six|seven|eight|nine|ten)$/i;
/** The words that begin what follows the head noun. */
const BEHIND_HEAD =
  /^(?:for|in|on|at|of|with|without|to|from|by|as|about|after|before|during|under|over|between|against|and|or|when|while|if|that|which|who|near|into|inside|using|vs\.?|than|like|per|through|around)$/i;
const NO_DEED =
  /^(?:\w*thing|ring|string|spring|wing|king|ceiling|evening|morning|wedding|clothing|housing|pudding|dumpling|building|lightning|sibling|flooring|siding|roofing|wiring|plumbing|lighting|bearing|railing|awning|lining|earring|herring|sling|icing|stocking|painting|drawing|recording|listing)$/i;
/** Endings of uncountable nouns. */
const UNCOUNTED =
  /(?:\b(?:repair|renewal|removal|care|storage|design|control|practice|support|etiquette|posture|technique|theory|maintenance|replacement|management|treatment|placement|prevention|recovery|safety|anatomy|history|law|advice)|ness|ism|ation|ology|graphy|ware|craft|ics|ship|itis|osis|urance|ission|therapy|culture|[bcdfgklmnprt]ity)$/i;

/** Words below this rarity are common, so their plural would be known. */
const COMMON = 12.5;
const AILMENT = /(?:us|is|ia|ema|oma)$/i;

export function readNoun(thing: string, wordVectors: WordVectors): Noun {
  const label = gistOf(thing);
  const words = label.split(' ');
  // A label with more words than this is a sentence as often as a thing.
  if (words.length > MAX_SURE) return { label };
  const behind = words.findIndex((word, at) => at > 0 && BEHIND_HEAD.test(word));
  const head = (behind > 0 ? words[behind - 1] : words.at(-1)) ?? '';
  const determined = DETERMINED.test(words[0] ?? '') || / or /.test(label) || /^\S+['’]s? /.test(label);
  const deed = /ing$/i.test(words[0] ?? '') && words.some((word) => DETERMINED.test(word));
  const act = deed || (/ing$/i.test(head) && !NO_DEED.test(head) && !determined);
  const bare = determined || act || isUncounted(head, wordVectors);
  const topic = bare ? label : isCounted(head, wordVectors) ? `your ${label}` : undefined;
  const kind = behind < 0 && !determined && words.length <= MAX_KIND ? label : undefined;
  return { label, ...(topic && { topic }), ...(kind && { kind }), ...(act && { act: label }) };
}

/** "curling sweeping technique": what begins like a deed and ends as a thing. */
export function isCompound(words: readonly string[], wordVectors: WordVectors): boolean {
  const behind = words.findIndex((word, at) => at > 0 && BEHIND_HEAD.test(word));
  const own = words.slice(1, behind > 0 ? behind : undefined);
  if (own.length === 0 || own.some((word) => DETERMINED.test(word))) return false;
  const head = own.at(-1) ?? '';
  return /ing$/i.test(head) || (own.length < 3 && !/s$/i.test(head) && isCounted(head, wordVectors));
}

/** Returns whether the noun needs no determiner: a plural, a name, or uncountable. */
function isUncounted(head: string, wordVectors: WordVectors): boolean {
  const isPlural = /[^sui]s$/i.test(head) && wordVectors.places.has(head.slice(0, -1).toLowerCase());
  if (isPlural || /\p{Lu}|\d/u.test(head) || UNCOUNTED.test(head)) return true;
  const place = wordVectors.places.get(head.toLowerCase());
  const common = place !== undefined && (wordVectors.rarity[place] as number) < COMMON;
  return (common || AILMENT.test(head)) && !isCounted(head, wordVectors);
}

export function isCounted(head: string, { places }: WordVectors): boolean {
  const word = head.toLowerCase();
  const plurals = [`${word}s`, `${word}es`, word.replace(/y$/, 'ies')];
  return plurals.some((plural) => plural !== word && places.has(plural));
}

/** A long topic is cut after its head noun, unless a number would be lost. */
function gistOf(thing: string): string {
  const words = thing.split(' ');
  if (words.length <= MAX_LABEL) return thing;
  for (let at = MAX_LABEL; at >= 2; at--) {
    const rest = words.slice(at).join(' ');
    if (BEHIND_HEAD.test(words[at] ?? '') && !BEHIND_HEAD.test(words[at - 1] ?? '') && !/\d/.test(rest))
      return words.slice(0, at).join(' ').replace(/,$/, '');
  }
  return thing;
}
