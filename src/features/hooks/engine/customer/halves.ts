/** One of two troubles that are told in one breath: "losing track of payments" of "losing track of payments and no-shows". */
import { isPluralNoun } from '../english/nouns.ts';
import { baseOfGerund } from '../english/verbs.ts';
import { words } from '../english/words.ts';
import type { Pain } from './customer.ts';

/** What is shorter is not heard as said twice. */
const LONG = 6;
/** "you're missing jobs" */
const FEWEST = 3;

/** Points back at the first half, so that neither stands without the other. */
const LEANS =
  /(?<![\p{L}-])(?:it|them|they|their|this|that|those|these|one|ones|so|then|still|both|between|either|each|other|not|no|more|less|never|who|which|why|how|what|whether|if|because|but|or|yet|instead|again|too)(?![\p{L}-])|[,;:"]/iu;

/** The last of these leads to the two things; what stands before it is said of each. */
const TWO_THINGS =
  /^(you(?:'re|'ve)? .*\b(?:of|on|to|about|by|with|over|for|from)) ([\p{L}-]+(?: [\p{L}-]+){0,2}) and ([\p{L}-]+(?: [\p{L}-]+){0,3})$/iu;
const INNER =
  /(?<![\p{L}-])(?:of|on|to|about|by|with|over|for|from|in|at|after|before|during|into|than|as|when|while|a|an|the|your)(?![\p{L}-])/iu;

const TWO_DEEDS = /^you're ((?:always |constantly )?[\p{L}-]+ing .+) and ([\p{L}-]+ing) (.+)$/iu;

const isDeed = (word: string): boolean => baseOfGerund(word.slice(word.lastIndexOf('-') + 1)) !== null;

/** "no-shows" */
const isMany = (phrase: string): boolean => isPluralNoun((words(phrase).at(-1) ?? '').replace(/^.*-/, ''));

const before = (text: string): string => text.slice(0, text.lastIndexOf(' and '));
const after = (text: string): string => text.slice(text.lastIndexOf(' and ') + ' and '.length);

const longEnough = ({ you }: Pain): boolean => words(you).length >= FEWEST;

/** When it comes over them is left out where the whole leaves no room: "you replay every conversation". */
const EACH_TIME = / (?:every time|each time|whenever|as soon as|the moment|the minute|by the time) \S.*$/i;
const STILL_TOLD = 4;
/** Told by its name alone. */
const FEELING =
  /^you(?:'re| feel) (?:guilty|ashamed|awkward|anxious|alone|lonely|judged|left out|invisible|embarrassed|exhausted|overwhelmed|nervous|panicky|jealous)$/i;

function anyTime(pain: Pain): Pain[] {
  const you = pain.you.replace(EACH_TIME, '');
  const { they, ger } = pain;
  const told = words(you).length >= STILL_TOLD || FEELING.test(you);
  if (you === pain.you || !told || LEANS.test(you.replace(/^you\S*/, ''))) return [];
  return [
    { ...pain, you, they: they.replace(EACH_TIME, ''), ger: ger?.replace(EACH_TIME, '') ?? null, part: true },
  ];
}

/** The halves of a trouble that are true and clear alone; none where one leans on the other. */
export function halvesOf(pain: Pain): Pain[] {
  const { you, they, ger } = pain;
  if (EACH_TIME.test(you)) return anyTime(pain);
  if (words(you).length < LONG || you.split(' and ').length !== 2 || !they.includes(' and ')) return [];
  if (LEANS.test(after(you)) || LEANS.test(before(you).replace(/^you\S*/, ''))) return [];
  const first: Pain = {
    ...pain,
    you: before(you),
    they: before(they),
    ger: ger?.includes(' and ') ? before(ger) : null,
    part: true,
  };
  const [, led = '', one = '', other = ''] = TWO_THINGS.exec(you) ?? [];
  if (led && isMany(one) && !INNER.test(one) && !INNER.test(other)) return [first].filter(longEnough);
  const [, , deed = '', rest = ''] = TWO_DEEDS.exec(you) ?? [];
  if (!deed || !isDeed(deed)) return [];
  const second = `${deed} ${rest}`;
  return [
    first,
    { ...first, you: `you're ${second}`, they: `they're ${after(they)}`, ger: ger && second },
  ].filter(longEnough);
}
