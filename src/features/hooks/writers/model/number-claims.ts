import { anyOf } from '../../read/word-lists.ts';
import { findFigures } from '../../write/claims.ts';
import gateRules from './gate-rules.json' with { type: 'json' };
import words from './words.json' with { type: 'json' };

/** Finds numbers in a hook that nobody supplied. Names, clock times and short counts of things are not claims. */

/** Numbers that are part of a name or of a set phrase: forms, plans, products, times of day. */
const NOT_CLAIMS = [
  /\b\d{1,2}(?::\d\d)? ?(?:[ap]\.?m\b\.?|o'clock)/gi,
  /\b\d{1,2}:\d\d\b/g,
  /\b(?:at|by|before|after|until|past|around|it's) (?:1[0-2]|[1-9])(?=[.:;!?]|,(?!\d)|$)/gi,
  /\b(?:401\(?k\)?|403\(?b\)?|529s?|1099s?|1040|404|360|365|911|101)(?!\w)(?! (?:dollars|pounds|calories|people|days|percent))/gi,
  /\b\d+(?:\/|x|-to-|-on-|:|-\d+-)\d+\b/gi,
  new RegExp(`\\b${anyOf(words.numberedThings)} \\d+(?:\\.\\d+)?\\b`, 'gi'),
  /\b\p{L}+-?\d+\p{L}*\b/gu,
  /'\d0s\b/g,
  new RegExp(`\\b${gateRules.parts.months} \\d{1,2}\\b`, 'gi'),
  /(?<![$€£]|\b(?:extra|another|make|made|earn|earned|save|saved) )\b\d{1,2}[KDG]\b(?! (?:a|per|each|extra|more|in|by|months?)\b)/g,
];
const UNIT = new RegExp(`^${anyOf(words.units)}$`, 'i');
const DIGITS =
  /(?<sign>[$€£]?)(?<figure>\d+(?:[.,]\d+)*(?:k(?![\p{L}\p{N}]))?)(?<percent>%?)(?:[- ](?<next>[\p{L}]+))?/gu;
/** After these words a number does not count things. */
const NOT_COUNTING = new RegExp(`\\b${anyOf(words.notCounting)} $`, 'i');
const MAX_COUNTED = 10;

const LARGE_NUMBER_WORDS =
  '(?:eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\\w+)?|hundreds?|thousands?|millions?|billions?|dozens?)';
const NUMBER_WORDS: readonly RegExp[] = [
  new RegExp(
    `(?<!\\b(?:at|by|before|after|until|past|around) (?=\\w+(?:[.,;!?]|$)))\\b${LARGE_NUMBER_WORDS}\\b(?! o'clock| [ap]\\.?m\\b|-something)`,
    'i',
  ),
  /\b(?:\w+ )?percent\b/i,
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten) (?:in|out of) (?:every )?(?:two|three|four|five|six|seven|eight|nine|ten)\b/i,
  /\b(?:half|a third|a quarter|two[- ]thirds|three[- ]quarters) of (?:what|people|your|the|all|every)\b/i,
  /\bmost of (?:people|(?:your |the |all )?(?:clients|customers|patients|buyers|sellers|viewers|us))\b/i,
  /\b(?:two|three|four|five|six|seven|eight|nine|ten) (?:pounds|kilos|grams|dollars|bucks|thousand)\b/i,
];

export function numberClaimFaults(text: string, source: string): string[] {
  const withoutNames = NOT_CLAIMS.reduce((left, name) => left.replace(name, ' · '), text);
  const typed = new Set(findFigures(source).map(normalizeNumber));
  const faults = [...withoutNames.matchAll(DIGITS)].flatMap((match) => {
    const { sign = '', figure = '', percent = '', next = '' } = match.groups ?? {};
    const before = withoutNames.slice(0, match.index);
    const plain = normalizeNumber(figure);
    if (isSupplied({ sign, plain, percent, next: next.toLowerCase() }, typed, source)) return [];
    const counted = !sign && !percent && Number(plain) <= MAX_COUNTED && !isUnit(next);
    return counted && next !== '' && !NOT_COUNTING.test(before) ? [] : [`${sign}${figure}${percent}`];
  });
  const words = NUMBER_WORDS.flatMap((pattern) => pattern.exec(withoutNames)?.[0].toLowerCase() ?? []);
  return [...faults, ...words.filter((word) => !source.includes(word))];
}

/** "4k" and "4,000" are the same number; percentages are checked separately. */
function normalizeNumber(figure: string): string {
  const plain = figure.replaceAll(',', '').toLowerCase();
  return plain.endsWith('k') ? String(Number.parseFloat(plain) * 1000) : plain.replace('%', '');
}

/** "40 min" supplies "40 minutes". */
const UNIT_FORMS: readonly (readonly [RegExp, string])[] = [
  [/^min(?:ute)?s?$/, 'min'],
  [/^sec(?:ond)?s?$/, 'sec'],
  [/^(?:hour|hr)s?$/, 'h(?:ou)?r'],
];
const unitStem = (word: string) =>
  UNIT_FORMS.find(([says]) => says.test(word))?.[1] ?? word.replace(/s$/, '');

const isUnit = (word: string) => UNIT.test(word);

type NumberClaim = { sign: string; plain: string; percent: string; next: string };

/** "25 to 38 grams" supplies "25 grams". */
const UP_TO = String.raw`(?: ?(?:to|or|and|[–-]) ?\d+(?:\.\d+)?)`;

/** "10 snacks" and "10%" do not supply "10 grams". */
function isSupplied(
  { sign, plain, percent, next }: NumberClaim,
  typedNumbers: ReadonlySet<string>,
  source: string,
): boolean {
  if (!typedNumbers.has(plain)) return false;
  const commas = source
    .replaceAll(/(\d),(?=\d)/g, '$1')
    .replaceAll(/\b\d+(?:\.\d+)?k(?![\p{L}\p{N}])/giu, normalizeNumber);
  if (percent) return new RegExp(`\\b${plain} ?(?:%|percent)`).test(commas);
  if (sign) return /[$€£]|dollars|pounds|euros/.test(commas);
  return !isUnit(next) || new RegExp(`\\b${plain}\\+?${UP_TO}?[- ]?${unitStem(next)}`).test(commas);
}
