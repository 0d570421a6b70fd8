/**
 * What the people of a long story go through, told like a customer's own trouble: "most of the owners who come to me have
 * never paid themselves on a schedule".
 */
import { plainQuotes, words } from '../english/words.ts';
import type { Customer, Pain } from './customer.ts';
import { readCustomer } from './read-customer.ts';

const FEWEST_WORDS = 4;
const MOST_WORDS = 11;

/** Behind those whom the creator sees: what they never did, have done for long, do not have, or are in the middle of. */
const GOES_THROUGH =
  /\babout how (?:(?:almost|nearly|pretty much) )?(?:every|most|a lot|lots|so many|many|half|all|some|plenty|[\p{Ll}-]+s)(?: of)?(?: (?:the|my|our|these))?(?: (?!who |that |I |we |never |have |has |is |are |only )[\p{L}-]+){0,4}?(?: (?:that |who |whom )?(?:I|we) (?:work with|help|meet|see|coach|talk to|train|teach|advise|know)| (?:who|that) (?:books?|calls?|comes?|emails?|writes?|hires?|joins?)[^,.;]{0,60}?)? ((?:have|has) (?:never|already|been|put off|not|no)\b|(?:is|are) \p{Ll}+ing\b|never\b|only ever\b|don't\b|can't\b|keep \p{Ll}+ing\b)( [^,.;:!?()]*)/iu;

/** Where the clause ends and the story goes on. */
const ENDS =
  / (?:because|since|but|so|while|which|where|and|when|even though|then|thinking|hoping|that|for (?:years|months|a year))\b.*$/i;
/** What only the story explains. */
const POINTS_BACK =
  /\b(?:it|this|that|them|these|those|he|she|his|him|her|we|us|our|I|my|me|there|something|everything|stuff)\b/i;

/** The clause behind "who", null where the story tells of no such trouble. */
export function toldTrouble(raw: string): string | null {
  const story = plainQuotes(raw).replace(/\s+/g, ' ');
  const [, verb = '', rest = ''] = GOES_THROUGH.exec(story) ?? [];
  const clause = `${verb}${rest}`
    .replace(/^has\b/i, 'have')
    .replace(/^is\b/i, 'are')
    .replace(ENDS, '')
    .replace(/ (?:at all|once|once or even .*|or even .*)$/i, '')
    .trim();
  const count = words(clause).length;
  return count < FEWEST_WORDS || count > MOST_WORDS || POINTS_BACK.test(clause) ? null : clause;
}

/** The customer's own troubles come first; a story adds what they do not say. */
export function withStoryTroubles(customer: Customer, story: string): Customer {
  const clause = words(story).length > 60 ? toldTrouble(story) : null;
  if (clause === null) return customer;
  const known = new Set(customer.pains.map(({ you }) => you));
  const told: Pain[] = readCustomer(`People who ${clause}`).pains.filter(({ you }) => !known.has(you));
  return told.length === 0 ? customer : { ...customer, pains: [...customer.pains, ...told] };
}
