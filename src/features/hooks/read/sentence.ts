import type { WordVectors } from '../book/word-vectors.ts';
import { countWords } from '../speaking-time.ts';
import { detectShape, type Shape } from './detect-shape.ts';
import { capitalize } from './grammatical-person.ts';
import lists from './shapes.json' with { type: 'json' };
import { anyOf } from './word-lists.ts';

/** A topic that is used as a hook unchanged: the creator's own sentence is better than any rewording of it. */
export type Sentence = {
  text: string;
  /** The same, shorter if it is long: to be said after another sentence. */
  short: string;
  kind: (typeof SENTENCE_KINDS)[number];
};
export const SENTENCE_KINDS = ['claim', 'dont', 'story', 'question', 'list', 'title'] as const;

const MAX_WORDS_SAID = { text: 20, short: 16 };
const WORDS_TOLD = 12;
/** Shorter texts are names: good on the screen, but nobody says them. */
const MIN_WORDS_SAID = { claim: 3, other: 5 };
const OPINION: ReadonlySet<Shape> = new Set(['claim', 'dont', 'story'] as const);
/** "The year I made 400k and took home less than my assistant". */
const OWN_STORY = /^(?:the|an?|one) (?:\S+ ){1,4}?(?:I|we|who|that) [a-z]{2,}/i;
const ASKED =
  /\?$|^(?:what|why|when|where|how(?: \S+){0,3}?|who|which) (?:do|does|did|is|are|was|should|can|could|would|will) |^(?:is|are|do|does|can|should|will|did) (?:it|i|you|your|my|a|an|the|we|they|\w+s) |, (?:where|what|how|when|should|is) (?:do|can|should|is|it|i|we) /i;
const PAST = `(?:${anyOf(lists.happened)}|(?!need|bleed|feed|speed)[a-z]+ed)`;
/**
 * "This listing sat for 94 days, we sold it in 11": a clause about the creator's past, unlike "settings I turned
 * off".
 */
const HAPPENED = new RegExp(
  `^(?!(?:what|why|how|when|where|who|things?|everything|\\d)\\b)(?:.+(?:,| and| but| so| because| until| after| when) )?(?:I|we|my [a-z]+) (?:[a-z]+ )?${PAST}\\b`,
  'i',
);
const OWN_RELATIVE = /^(?:\S+ ){0,3}?(?!and|but|so|because|until|after|when)[a-z]+ (?:I|we) /i;
/** "A nurse came to me with four old 401(k)s". */
const TOLD_ME = new RegExp(
  `^(?:an?|one|this|the|my) (?:(?!that|who|which)\\S+ ){1,4}?${anyOf(lists.told)} (?:me|us)\\b`,
  'i',
);
/** "A mother came back three times before she could decide". */
const SOMEBODY_DID = new RegExp(`^(?:an?|one) (?:(?!that|who|which)\\S+ ){1,2}?${anyOf(lists.did)}\\b`, 'i');
const NO_CLAUSE = '(?!(?:that|who|which|when|if|where|how|why|after|before|while|you|we|I)\\b)\\S+ ';
const STATED = [
  // "If you still use VLOOKUP, you're making Mondays longer".
  /^(?:if|when|unless) you(?:r|'re)? .+, (?:you|your|you're|it|it's|that's|they|the)\b/i,
  // "Most of your meetings should be a five-line email".
  new RegExp(
    `^(?:your|most of (?:you|your|our|us)|being) (?:${NO_CLAUSE}){0,6}?(?:is|are|isn't|aren't|should|shouldn't|won't|doesn't|don't|needs?) (?!(?:that|which|who)\\b)\\S`,
    'i',
  ),
  // "Quitting your job before your first client is a bad plan".
  /^[a-z]+ing (?:\S+ ){1,9}?(?<!(?:that|which|who|what) )(?:is|isn't) (?:an?|not|the|how|why|what) /i,
];
/** "Mistakes Spanish speakers make in English" is a title. */
const LISTED = new RegExp(`^${anyOf(lists.titles)} `, 'i');
const CONJUNCTION = /,? (?:without|because|so that|so|when|while|unless|even if|but|and) /gi;

export function readSentence(topic: string, shape: Shape, words: WordVectors): Sentence | null {
  const parts = topic.split(/(?<=[.!?]["”]?)\s+/);
  const [first = ''] = parts;
  const said = shorten(countWords(topic) <= MAX_WORDS_SAID.text ? topic : first, MAX_WORDS_SAID.text)
    .replace(/[.!]+$/, '')
    .replace(/(?<!\p{L})(['"])((?:(?!\1).){2,60})\1(?!\p{L})/gu, '“$2”');
  // A topic that is too long for a shape has the shape of its beginning.
  const beginning = said.split(' ').slice(0, WORDS_TOLD).join(' ');
  const ownShape = shape === 'opaque' || parts.length > 1 ? detectShape(beginning, words) : shape;
  const kind = kindOf(said, ownShape);
  const count = countWords(said);
  if (!kind) return null;
  if (count < (OPINION.has(ownShape) ? MIN_WORDS_SAID.claim : MIN_WORDS_SAID.other)) return null;
  if (kind === 'question') return asQuestion(said);
  if (count > MAX_WORDS_SAID.text || said.includes('?')) return null;
  const toSentence = (text: string) => withPeriod(capitalize(text));
  return { text: toSentence(said), short: toSentence(shorten(said, MAX_WORDS_SAID.short)), kind };
}

const withPeriod = (text: string) => (text.endsWith('”') ? `${text.slice(0, -1)}.”` : `${text}.`);

/**
 * "How to get more saves", "UGC vs influencer" and "I would like to explain" announce a video; code cannot be said.
 */
const ANNOUNCES =
  /^(?:how|what|when|where) to | (?:vs\.?|versus) (?!code\b)|^I(?:'d| would)? (?:want|like) to (?:explain|talk|tell|show|make|say)\b|;|\/$/i;

function kindOf(said: string, shape: Shape): Sentence['kind'] | null {
  if (ANNOUNCES.test(said)) return null;
  if (ASKED.test(said)) return 'question';
  if (LISTED.test(said)) return 'list';
  if (shape === 'claim' || shape === 'dont' || shape === 'story') return shape;
  if (OWN_STORY.test(said) || TOLD_ME.test(said) || SOMEBODY_DID.test(said)) return 'story';
  if (HAPPENED.test(said) && !OWN_RELATIVE.test(said)) return 'story';
  if (STATED.some((pattern) => pattern.test(said))) return 'claim';
  return shape === 'list' ? 'list' : 'title';
}

/** A viewer's question in the first person is quoted: “Why do I cry when my boss is nice to me?” */
function asQuestion(typed: string): Sentence | null {
  const said = `${capitalize(typed.replace(/\?+$/, ''))}?`;
  if (countWords(said) > MAX_WORDS_SAID.short) return null;
  const text = /\b(?:I|I'm|I've|my|me|we|our)\b/.test(said) ? `“${said}”` : said;
  return { text, short: text, kind: 'question' };
}

/** "A year later they're so glad" is not two clauses. */
const INCOMPLETE = /(?:'re|'s|'m| is| are| was| were| be| not| or| the| an?)$/i;

function shorten(text: string, most: number): string {
  const joints = [...text.matchAll(CONJUNCTION)].map(({ index }) => index).reverse();
  let kept = text;
  for (const conjunction of joints)
    if (countWords(kept) > most || INCOMPLETE.test(kept)) kept = text.slice(0, conjunction);
  return kept;
}
