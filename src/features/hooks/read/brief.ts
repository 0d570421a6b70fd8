import type { WordVectors } from '../book/word-vectors.ts';
import type { WriteRequest } from '../writers/writer.ts';
import { readAudienceName } from './audience-name.ts';
import { cleanText, cleanTopic, MAX_TEXT_READ, MAX_TOPIC_READ, truncate } from './clean.ts';
import { type Country, readCountry } from './country.ts';
import { detectShape, type Shape } from './detect-shape.ts';
import { detectLanguage, isUnreadable, type Language } from './language.ts';
import { readMoments } from './moments.ts';
import { type OwnPoint, readOwnPoint } from './own-point.ts';
import { type Home, type Profession, readTrade } from './profession.ts';
import { type Audience, readAudience } from './roles.ts';
import { readSentence, type Sentence } from './sentence.ts';
import { correctSpelling } from './spelling.ts';
import { nameOfTopic } from './topic-name.ts';

/** All that is read from what the creator typed. What could not be read safely is null, and nothing downstream guesses. */
export type Brief = {
  /** The topic as one would write it down; also what the book is searched for. */
  topic: string;
  shape: Shape;
  /** What the topic is about, where that can stand inside a sentence. */
  topicName: string | null;
  /** The topic, where it is a sentence to be said as it stands. */
  sentence: Sentence | null;
  customerText: string;
  /** What the customers call themselves. */
  audience: string | null;
  /** What is said of the customer, as sentences to them. */
  moments: readonly string[];
  /** The creator's own point. */
  point: OwnPoint | null;
  roles: Audience;
  language: Language | null;
  /** Where the viewers live; null where nothing says so. */
  country: Country | null;
  gentle: boolean;
  profession: Profession;
  home: Home | null;
  /** What the creator says of the business. */
  business: string;
  /** Misspelled words of the topic that were corrected: the typed form is never used in a hook. */
  misspelled: readonly string[];
  /** Everything that the creator typed, in lower case. A hook may say whatever is in it. */
  source: string;
};

/** Topics that need a gentle tone. */
export const TENDER_TOPIC =
  /\b(?:grie(?:f|v\w+)|loss of|losing (?:a|my|your|someone|mom|dad)|bereave\w+|death|dying|died|funeral|suicid\w+|self[- ]harm|trauma\w*|abus(?:e|ed|ive)|assault|cancer|tumou?r|stroke|dementia|alzheimer\w*|miscarriage|stillb\w+|infertil\w+|ivf|divorc\w+|custody|bankrupt\w*|foreclos\w+|evict\w+|debt\w*|depress\w+|ptsd|panic|eating disorder\w*|anorexi\w+|bulimi\w+|addict\w+|alcoholi\w+|relapse|overdose|widow\w*|hospice|terminal|chronic (?:pain|illness)|autoimmune|disabilit\w+|laid off|layoffs?|lost my job|homeless\w*|estrange\w+|betray\w+|affair|cheated|infidelity)\b/i;

export function readBrief(
  request: Pick<WriteRequest, 'topic' | 'point' | 'businessDescription' | 'idealCustomer'>,
  words: WordVectors,
): Brief {
  const business = truncate(request.businessDescription, MAX_TEXT_READ);
  const customerText = cleanText(request.idealCustomer, words, MAX_TEXT_READ);
  const cleaned = cleanTopic(request.topic, words, MAX_TOPIC_READ);
  const language = detectLanguage(`${cleaned}`, (word) => words.places.has(word));
  const topic =
    language || isUnreadable(cleaned)
      ? cleaned
      : correctSpelling(cleaned, words, `${business} ${customerText}`.toLowerCase()).replace(
          /\bi(?=\s|'m\b|'ve\b|'d\b|'ll\b)|\bim(?= (?:an?|not|the|so|still|in|going)\b)/gi,
          (typed) => (typed.length > 1 ? "I'm" : 'I'),
        );
  const shape = isUnreadable(topic) ? 'opaque' : language ? 'title' : detectShape(topic, words);
  const { profession, home } = readTrade(business, topic);
  return {
    topic,
    shape,
    topicName: language ? null : nameOfTopic(topic, shape),
    audience: language ? null : readAudienceName(customerText),
    sentence: language ? null : readSentence(topic, shape, words),
    customerText,
    moments: language ? [] : readMoments(customerText, words),
    point: language ? null : readOwnPoint(request.point, topic, words),
    roles: readAudience(topic, `${customerText} ${speaksTo(business)}`),
    language,
    country: readCountry(`${business} ${customerText} ${topic}`),
    gentle: TENDER_TOPIC.test(topic),
    profession,
    home,
    business,
    misspelled: changedWords(cleaned, topic),
    source: `${request.topic} ${request.point ?? ''} ${business} ${request.idealCustomer}`
      .slice(0, 4 * MAX_TEXT_READ)
      .toLowerCase(),
  };
}

/** Of a business only what it says of those whom it is for: a coach is no coach's customer. */
function speaksTo(business: string): string {
  const from = business.search(FOR_WHOM);
  return `${business.match(SIDE_OF_TRADE)?.join(' ') ?? ''} ${from < 0 ? '' : business.slice(from)}`;
}
const FOR_WHOM =
  /\b(?:for|with|help(?:s|ing)?|teach(?:es|ing)?|coach(?:es|ing)?|serv(?:e|es|ing)|support(?:s|ing)?)\b/i;
const SIDE_OF_TRADE = /\b(?:buyer|seller|landlord|tenant|investor|first[- ]time)s?\b/gi;

function changedWords(before: string, after: string): string[] {
  const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}']+/gu) ?? [];
  const corrected = new Set(wordsOf(after));
  return before === after ? [] : wordsOf(before).filter((word) => !corrected.has(word));
}
