/**
 * What a text shows apart from its particular words: length, punctuation, whom it addresses. These weights are few
 * and stored exactly; the n-gram table is hashed and quantized.
 */

import { startsWithDigit } from './text.ts';

const list = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const WORD_CLASSES: readonly (readonly [name: string, words: ReadonlySet<string>])[] = [
  ['you', list("you your you're you'll you've you'd yours yourself")],
  ['i', list("i my me mine i'm i've i'd i'll myself")],
  ['we', list("we our us ours we're we've we'll")],
  ['she', list("she her hers she's she'd")],
  ['he', list("he his him he's he'd")],
  ['they', list("they their them they're they've")],
  ['this', list("this these that those that's")],
  ['here', list("here here's there there's")],
  ['wh', list("what what's why how who who's when where which")],
  [
    'not',
    list("no not never nothing nobody none don't can't won't isn't didn't doesn't wasn't couldn't ain't"),
  ],
  ['most', list('most best worst ever every all only first always everyone everything')],
  ['maybe', list('maybe might could would should may probably')],
];

/** No word is in two classes. */
const CLASS_OF: ReadonlyMap<string, number> = new Map(
  WORD_CLASSES.flatMap(([, members], index) => [...members].map((word) => [word, index] as const)),
);

const FUNCTION_WORDS = list(
  "a an the of to in on at by for with from and or but as is are was were be been it its it's that this",
);

const LENGTH_STEPS = [5, 8, 11, 14, 17, 20, 25];

export const SURFACE_NAMES: readonly string[] = [
  'words',
  'words-log',
  'words-squared',
  ...LENGTH_STEPS.map((step) => `over-${step}`),
  'characters',
  'word-length',
  'number',
  'opens-with-number',
  'question',
  'exclamation',
  'ellipsis',
  'quote',
  'colon',
  'parenthesis',
  'dash',
  'full-stop',
  'sentences',
  'two-sentences',
  'three-sentences',
  'commas',
  'capitals',
  'function-words',
  'long-words',
  'distinct-words',
  'hashtags',
  'handles',
  'link',
  ...WORD_CLASSES.flatMap(([name]) => [`has-${name}`, `count-${name}`, `opens-${name}`]),
];

const indicator = (condition: boolean): number => (condition ? 1 : 0);

const count = (text: string, mark: string): number => text.split(mark).length - 1;

function share(words: readonly string[], counts: (word: string) => boolean): number {
  let counted = 0;
  for (const word of words) if (counts(word)) counted++;
  return words.length === 0 ? 0 : (2 * counted) / words.length;
}

function putLengths(features: number[], text: string, words: readonly string[]): void {
  const n = words.length;
  let letters = 0;
  for (const word of words) letters += word.length;
  features.push(n / 10, Math.log1p(n) / 2, (n / 10) ** 2 / 2);
  for (const step of LENGTH_STEPS) features.push(indicator(n > step) / 2);
  features.push(text.length / 60, n === 0 ? 0 : letters / n / 5);
}

function putPunctuation(features: number[], text: string): void {
  const sentences = 1 + (text.match(/[.?!] /g)?.length ?? 0);
  features.push(
    indicator(text.includes('?')),
    indicator(text.includes('!')),
    indicator(text.includes('...') || text.includes('…')),
    indicator(text.includes('"')),
    indicator(text.includes(':')),
    indicator(text.includes('(')),
    indicator(/[-–—]/.test(text)),
    indicator(text.endsWith('.')),
    sentences / 2,
    indicator(sentences > 1),
    indicator(sentences > 2),
    count(text, ',') / 2,
    Math.min(text.match(/\b[A-Z]{3,}\b/g)?.length ?? 0, 3) / 2,
  );
}

/** For each class of words: whether it occurs, how often, and whether it opens the text. */
function putClasses(features: number[], words: readonly string[]): void {
  const times = new Uint8Array(WORD_CLASSES.length);
  for (const word of words) {
    const index = CLASS_OF.get(word);
    if (index !== undefined) times[index]!++;
  }
  const opening = CLASS_OF.get(words[0] ?? '');
  for (let index = 0; index < times.length; index++)
    features.push(indicator(times[index]! > 0), times[index]! / 2, 0.7 * indicator(index === opening));
}

const isNumber = (word: string): boolean => word.charCodeAt(0) === 0x23 || startsWithDigit(word);

/** One value per entry of SURFACE_NAMES, each scaled to about 0..1 so that one L2 penalty suits them all. */
export function surfaceFeatures(text: string, words: readonly string[]): number[] {
  const features: number[] = [];
  putLengths(features, text, words);
  features.push(indicator(words.some(isNumber)), indicator(startsWithDigit(text)));
  putPunctuation(features, text);
  features.push(
    share(words, (word) => FUNCTION_WORDS.has(word)),
    share(words, (word) => word.length > 7),
    words.length === 0 ? 0 : (2 * new Set(words).size) / words.length,
    count(text, '#') / 2,
    count(text, '@') / 2,
    indicator(/https?:/.test(text)),
  );
  putClasses(features, words);
  return features;
}
