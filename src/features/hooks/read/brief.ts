import type { WordVectors } from '../book/word-vectors.ts';
import type { WriteRequest } from '../writers/writer.ts';
import { readAudienceName } from './audience-name.ts';
import { cleanTopic, MAX_TEXT_READ, MAX_TOPIC_READ, readableText, truncate } from './clean-input.ts';
import { type Country, readCountry } from './country.ts';
import { detectShape, type Shape } from './detect-shape.ts';
import { detectLanguage, isUnreadable, type Language } from './language.ts';
import { readMoments } from './moments.ts';
import { type OwnPoint, readOwnPoint } from './own-point.ts';
import { type Profession, readTrade, type TradeFields } from './profession.ts';
import { type Audience, readAudience } from './roles.ts';
import { readSentence, type Sentence } from './sentence.ts';
import { correctSpelling } from './spelling.ts';
import { readTopicName } from './topic-name.ts';
import { matcherOf } from './word-lists.ts';
import lists from './words.json' with { type: 'json' };

/**
 * What the engine understood of a creator's input. A field that could not be read reliably is null, and later steps
 * do not guess it.
 */
export type Brief = {
  /** The topic, cleaned and spell-checked. The book is searched for it. */
  topic: string;
  shape: Shape;
  /** The topic as a noun phrase that fits inside a sentence: "saving for a house". */
  topicName: string | null;
  /** The topic, if it is a sentence that can be a hook unchanged. */
  sentence: Sentence | null;
  customerText: string;
  /** The name of the customer group: "busy moms". */
  audience: string | null;
  /** Moments: situations from the customer description, as sentences to the viewer. */
  moments: readonly string[];
  /** The point that the creator typed. */
  point: OwnPoint | null;
  roles: Audience;
  /** Null for English. */
  language: Language | null;
  /** The viewers' country; null if nothing indicates one. */
  country: Country | null;
  /** The topic needs a gentle tone. */
  gentle: boolean;
  profession: Profession;
  tradeFields: TradeFields | null;
  business: string;
  /** Misspelled words of the topic that were corrected. No hook may contain them. */
  misspelled: readonly string[];
  /** All input texts in lower case. A hook may repeat any claim or figure in it. */
  source: string;
};

/** Topics that need a gentle tone. */
export const GENTLE_TOPIC = matcherOf(lists.gentle);

export function readBrief(
  request: Pick<WriteRequest, 'topic' | 'point' | 'businessDescription' | 'idealCustomer'>,
  words: WordVectors,
): Brief {
  const business = truncate(request.businessDescription, MAX_TEXT_READ);
  const customerText = readableText(request.idealCustomer, words, MAX_TEXT_READ);
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
  const { profession, tradeFields } = readTrade(business, topic);
  return {
    topic,
    shape,
    topicName: language ? null : readTopicName(topic, shape),
    audience: language ? null : readAudienceName(customerText),
    sentence: language ? null : readSentence(topic, shape, words),
    customerText,
    moments: language ? [] : readMoments(customerText, words),
    point: language ? null : readOwnPoint(request.point, topic, words),
    roles: readAudience(topic, `${customerText} ${audienceTextOf(business)}`),
    language,
    country: readCountry(`${business} ${customerText} ${topic}`),
    gentle: GENTLE_TOPIC.test(topic),
    profession,
    tradeFields,
    business,
    misspelled: changedWords(cleaned, topic),
    source: `${request.topic} ${request.point ?? ''} ${business} ${request.idealCustomer}`
      .slice(0, 4 * MAX_TEXT_READ)
      .toLowerCase(),
  };
}

/**
 * The part of a business description that is about its audience. The rest describes the creator: a coach's customers
 * are not coaches.
 */
function audienceTextOf(business: string): string {
  const from = business.search(AUDIENCE_BEGINS);
  return `${business.match(SIDE_OF_TRADE)?.join(' ') ?? ''} ${from < 0 ? '' : business.slice(from)}`;
}
const AUDIENCE_BEGINS =
  /\b(?:for|with|help(?:s|ing)?|teach(?:es|ing)?|coach(?:es|ing)?|serv(?:e|es|ing)|support(?:s|ing)?)\b/i;
const SIDE_OF_TRADE = matcherOf(lists.tradeSides, 'gi');

function changedWords(before: string, after: string): string[] {
  const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}']+/gu) ?? [];
  const corrected = new Set(wordsOf(after));
  return before === after ? [] : wordsOf(before).filter((word) => !corrected.has(word));
}
