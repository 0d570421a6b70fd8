import type { VerbClass } from '../pattern.ts';
import { isPluralNoun } from './nouns.ts';
import {
  ALSO_NOUNS,
  COMPOUND_HEADS,
  DONE_TO_SOMETHING,
  NOUN_GERUNDS,
  SEMI_GERUNDS,
  VERB_CLASS,
} from './verb-lists.ts';

const GERUND_EXCEPTIONS: Record<string, string> = {
  be: 'being',
  see: 'seeing',
  lie: 'lying',
  die: 'dying',
  tie: 'tying',
  quit: 'quitting',
  format: 'formatting',
  'meal-prep': 'meal-prepping',
  'crate-train': 'crate-training',
  'potty-train': 'potty-training',
  'foam-roll': 'foam-rolling',
  panic: 'panicking',
  program: 'programming',
  travel: 'traveling',
  cancel: 'canceling',
  control: 'controlling',
  patrol: 'patrolling',
  model: 'modeling',
  label: 'labeling',
  edit: 'editing',
  visit: 'visiting',
  open: 'opening',
  listen: 'listening',
  enter: 'entering',
  offer: 'offering',
  answer: 'answering',
  cover: 'covering',
  refactor: 'refactoring',
  monitor: 'monitoring',
  budget: 'budgeting',
  market: 'marketing',
  season: 'seasoning',
  prevent: 'preventing',
  forget: 'forgetting',
  babysit: 'babysitting',
  submit: 'submitting',
  sublet: 'subletting',
  transfer: 'transferring',
  refer: 'referring',
  defer: 'deferring',
  equip: 'equipping',
  omit: 'omitting',
  permit: 'permitting',
  repel: 'repelling',
  propel: 'propelling',
  excel: 'excelling',
  embed: 'embedding',
  forbid: 'forbidding',
  bootstrap: 'bootstrapping',
  microchip: 'microchipping',
  squat: 'squatting',
  begin: 'beginning',
  commit: 'committing',
  prefer: 'preferring',
  regret: 'regretting',
  admit: 'admitting',
  focus: 'focusing',
  benefit: 'benefiting',
  develop: 'developing',
  profit: 'profiting',
  draft: 'drafting',
  winterize: 'winterizing',
};

/** The -ing form of a base verb. */
export function gerundOf(verb: string): string {
  const known = GERUND_EXCEPTIONS[verb.toLowerCase()];
  if (known) return known;
  if (/[^aeiouy]e$|[aeiou][^aeiou]e$|ue$/.test(verb) && !/(?:ee|oe|ye)$/.test(verb))
    return `${verb.slice(0, -1)}ing`;
  // One short vowel and one consonant in a one-syllable word, with or without a prefix: get, plan, debug, unplug.
  if (
    /^[^aeiou]*[aeiou][bdgklmnprtvz]$/.test(verb) ||
    /^(?:un|re|de|over|out)(?:bug|plug|clog|pin|wrap|map|pot|set|run|fit|bid)$/.test(verb)
  )
    return `${verb}${verb.slice(-1)}ing`;
  return `${verb}ing`;
}

/** Qualities that are verbs as well, and no doubt so in this form: "taming frizz", "perfecting your pitch". */
const QUALITIES_DONE = 'tame smooth steady perfect correct complete direct moderate brave free'.split(' ');
const BASE_OF_GERUND = new Map(
  [...VERB_CLASS.keys(), ...QUALITIES_DONE].map((verb) => [gerundOf(verb), verb]),
);

const BASE_BEFORE_OBJECT = new Map(DONE_TO_SOMETHING.map((verb) => [gerundOf(verb), verb]));

/** "controlling your temper" → "control"; "controlling partners" are no deed. */
export function baseBeforeObject(word: string, next: string): string | null {
  return /^(?:an?|the|your|my|our|their|his|her|careers|jobs|majors|schools|diapers|customers|guests|clients|visitors|costs|expenses|weeds|pests|portions)$/i.test(
    next,
  )
    ? (BASE_BEFORE_OBJECT.get(word.toLowerCase()) ?? null)
    : null;
}

/** "raising" → "raise"; null when the verb is not known. */
export function baseOfGerund(word: string): string | null {
  const lower = word.toLowerCase();
  const known = BASE_OF_GERUND.get(lower);
  if (known) return known;
  if (!/ing$/.test(lower) || lower.length < 6) return null;
  // "overthinking" → "over" + think, "re-starting" and the like.
  const prefixed = /^(over|under|re|un|mis|out|pre|de|self-|multi|hard|back|cross|down|fore|co-)-?(.+)$/.exec(
    lower,
  );
  const inner = prefixed?.[2] ? BASE_OF_GERUND.get(prefixed[2]) : undefined;
  return inner ? `${lower.slice(0, lower.length - (prefixed?.[2]?.length ?? 0))}${inner}` : null;
}

export function isVerb(word: string): boolean {
  return VERB_CLASS.has(word.toLowerCase());
}

export function isAlsoNoun(word: string): boolean {
  return ALSO_NOUNS.has(word.toLowerCase());
}

export function isSemiGerund(word: string): boolean {
  return SEMI_GERUNDS.has(word.toLowerCase());
}

/** Whether a gerund names an activity or modifies a noun; `last` is the last word of its noun phrase. */
export function isNounGerund(word: string, last = ''): boolean {
  const lower = word.toLowerCase();
  // Nobody stands a desk: before a bare noun these name its kind.
  if (
    /^(?:standing|sitting|sleeping|walking|swimming|rocking|floating|hanging|living|dining|sewing|knitting)$/.test(
      lower,
    ) &&
    isPluralNoun(last)
  )
    return true;
  if (SEMI_GERUNDS.has(lower))
    return last === '' || last.toLowerCase() === lower || COMPOUND_HEADS.test(last);
  return NOUN_GERUNDS.has(lower);
}

/** A guess for verbs we do not know: "offering" → "offer", "pricing" → "price". */
export function guessBase(gerund: string): string | null {
  const known = baseOfGerund(gerund);
  if (known) return known;
  if (gerund === 'caring') return 'care';
  const stem = /^(\p{Ll}{3,})ing$/u.exec(gerund)?.[1];
  if (!stem) return null;
  if (/([bdgmnprt])\1$/.test(stem)) return stem.slice(0, -1);
  return /(?:[cvuz]|ns|[^aeiou]g|ag|[aeiou]s|[^eo]at|iz|ib|^[wtp]ast|dl|tl|bl|pl|gl|[^aeiou][aeiou]k|[^o]od|(?:bl|fr|n|sh|g|fl|t)am|[^aeiou]ap)$/.test(
    stem,
  )
    ? `${stem}e`
    : stem;
}

export function verbClassOf(verb: string): VerbClass {
  return VERB_CLASS.get(verb.toLowerCase()) ?? 'action';
}

const THIRD: Record<string, string> = {
  is: 'is',
  are: 'is',
  be: 'is',
  have: 'has',
  do: 'does',
  go: 'goes',
  dont: "doesn't",
  "don't": "doesn't",
  isnt: "isn't",
  havent: "hasn't",
};

/** "look" → "looks": what a singular subject takes. */
export function thirdPerson(verb: string): string {
  if (THIRD[verb]) return THIRD[verb];
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  if (/(?:s|x|z|ch|sh|o)$/.test(verb)) return `${verb}es`;
  return `${verb}s`;
}

/** "feels" → "feel", for a persona told in the singular. */
export function baseOfThird(verb: string): string {
  const lower = verb.toLowerCase();
  const fixed: Record<string, string> = {
    is: 'are',
    has: 'have',
    does: 'do',
    "doesn't": "don't",
    "isn't": "aren't",
    "hasn't": "haven't",
    was: 'were',
    goes: 'go',
    lies: 'lie',
    dies: 'die',
    ties: 'tie',
  };
  if (fixed[lower]) return fixed[lower];
  if (/ies$/.test(lower)) return `${lower.slice(0, -3)}y`;
  if (/(?:ss|x|z|ch|sh)es$/.test(lower)) return lower.slice(0, -2);
  return /[^s]s$/.test(lower) ? lower.slice(0, -1) : lower;
}

/** The base of a third-person verb, only when that base is a verb we know. */
export function knownThird(word: string): string | null {
  const base = baseOfThird(word);
  return base !== word.toLowerCase() && (isVerb(base) || base === 'are' || base === 'have') ? base : null;
}

const PAST: Record<string, string> = {
  quit: 'quit',
  left: 'leave',
  made: 'make',
  built: 'build',
  grew: 'grow',
  lost: 'lose',
  paid: 'pay',
  got: 'get',
  went: 'go',
  bought: 'buy',
  sold: 'sell',
  wrote: 'write',
  spent: 'spend',
  found: 'find',
  took: 'take',
  gave: 'give',
  began: 'begin',
  became: 'become',
  ran: 'run',
  set: 'set',
  kept: 'keep',
  told: 'tell',
  taught: 'teach',
  thought: 'think',
  ate: 'eat',
  cut: 'cut',
  broke: 'break',
  won: 'win',
  said: 'say',
  met: 'meet',
  led: 'lead',
  fed: 'feed',
  slept: 'sleep',
  saved: 'save',
  fell: 'fall',
  let: 'let',
  put: 'put',
  chose: 'choose',
  stopped: 'stop',
  moved: 'move',
  fired: 'fire',
  hired: 'hire',
  started: 'start',
  tried: 'try',
  raised: 'raise',
  used: 'use',
  doubled: 'double',
  healed: 'heal',
  learned: 'learn',
};

/** "quit", "built", "cleaned" → base form; null when unsure. */
export function baseOfPast(word: string): string | null {
  const lower = word.toLowerCase();
  if (PAST[lower]) return PAST[lower];
  if (!/ed$/.test(lower)) return null;
  const stem = lower.slice(0, -2);
  const candidates = [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1'), stem.replace(/i$/, 'y')];
  return candidates.find((candidate) => VERB_CLASS.has(candidate)) ?? null;
}
