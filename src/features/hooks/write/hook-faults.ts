import { lengthFaults } from '../length-rules.ts';
import type { Brief } from '../read/brief.ts';
import { claimFaults } from './claims.ts';
import { professionFaults } from './profession-rules.ts';

/** The checks for every sentence that no person has read: length, claims, rules of professions, grammar slips. */

const SLIPS: readonly (readonly [RegExp, string])[] = [
  [/\b(\p{L}{2,}) \1\b(?<!\b(?:had had|that that|so so|very very|no no|bye bye))/iu, 'a word twice'],
  [/\b(?:about|on|of|for|with|to) (?:about|on|of|for|with|how to how)\b/i, 'two prepositions'],
  [/\b(?:you|they|we) (?:is|was|has|does|isn't|doesn't)\b/i, 'agreement'],
  [/\b(?:a|an|the|your|my) (?:a|an|the|your|my|our)\b/i, 'two articles'],
  [/[{}]/, 'an empty slot'],
  [/\p{Extended_Pictographic}|[#@]\w|https?:/u, 'a sign that nobody says'],
];

/** An agent may tell of a sale for a client, if they typed it. */
const OWN_SALE = 'realEstate: client story';

export function hookFaults(
  text: string,
  {
    source,
    profession,
    language,
    sentence,
  }: Pick<Brief, 'source' | 'profession' | 'language'> & Partial<Pick<Brief, 'sentence'>>,
): string[] {
  const isTyped = text === sentence?.text;
  const saysTyped = isTyped || (sentence ? text.includes(sentence.short) : false);
  const slips = language ? [] : SLIPS.filter(([pattern]) => pattern.test(text)).map(([, what]) => what);
  return [
    ...lengthFaults(text, saysTyped),
    ...slips,
    ...claimFaults(text, source),
    ...professionFaults(text, profession).filter((fault) => !(isTyped && fault === OWN_SALE)),
  ];
}
