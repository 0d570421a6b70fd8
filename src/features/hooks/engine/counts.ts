/** Whether a hook counts as the topic does: "5 mistakes" are not announced as three, and have no number seven. */
import { words } from './english/words.ts';
import type { Topic } from './topic/topic.ts';

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];

const NUMBER = `(${NUMBERS.join('|')}|\\d+)`;
const COUNTED =
  'things|tips|ways|steps|reasons|mistakes|signs|facts|myths|rules|habits|ideas|hacks|questions|lies|red flags|points|lines|thoughts|phrases|items';

const numberOf = (word: string): number => {
  const lower = word.toLowerCase();
  const named = NUMBERS.indexOf(lower);
  if (named >= 0) return named + 1;
  const ordinal = ORDINALS.indexOf(lower);
  return ordinal >= 0 ? ordinal + 1 : Number(lower);
};

/** Only a numbered list can be miscounted. */
export function countFaults(text: string, { list }: Pick<Topic, 'list'>): string[] {
  const n = Number(list?.n ?? Number.NaN);
  if (!list || !Number.isInteger(n)) return [];
  const noun = (words(list.items)[0] ?? '').replace(/[^\p{L}-]/gu, '');
  const wrong = (pattern: string, fits: (value: number) => boolean): string | undefined =>
    [...text.matchAll(new RegExp(pattern, 'gi'))].find((match) => !fits(numberOf(match[1] as string)))?.[0];
  const found =
    wrong(
      `\\b${NUMBER} (?:\\p{L}+ )?(?:${COUNTED}${noun === '' ? '' : `|${noun}`})\\b`,
      (value) => value === n,
    ) ??
    wrong(`\\b${NUMBER} of (?:these|them|those)\\b`, (value) => value < n) ??
    wrong(`\\bnumber ${NUMBER}\\b`, (value) => value <= n) ??
    wrong(`\\b(${ORDINALS.join('|')}) (?:one|of)\\b`, (value) => value <= n);
  return found === undefined ? [] : [`counts ${n} as "${found}"`];
}
