import type { WordVectors } from '../book/word-vectors.ts';
import { countWords } from '../speaking-time.ts';
import lists from './shapes.json' with { type: 'json' };
import { beginsWithVerb, hasFiniteVerb, toBaseForm } from './verbs.ts';
import { anyOf } from './word-lists.ts';

/**
 * The kind of topic: something said (a claim, a warning, a story), a list, a title, or nothing that can be read
 * reliably.
 */

export type Shape = 'opaque' | 'claim' | 'dont' | 'story' | 'list' | 'title';

const MAX_WORDS = 14;
const MAX_LETTERS = 160;
const MIN_LETTERS = 3;

const LISTED_WORD = new RegExp(`^${anyOf(lists.listed)}\\b`, 'i');
const PAST = `(?:[a-z]{3,}ed|${anyOf(lists.past)})`;
const AUX = anyOf(lists.auxiliaries);

const INSTRUCTS_THE_PRODUCT =
  /\b(?:ignore|disregard|forget) (?:all |any |the )?(?:previous|prior|above|your) |\bsystem prompt\b|<\w+>/i;
/** "Sourdough: what nobody says". */
const THING_AND_COMMENT =
  /^([^:,]{3,40})(?::(?= )|, (?=(?:what|why|how|when|where|which|who|stop|don't|never)\b)) ?.+$/i;
const MAX_WORDS_OF_THING = 5;
/** "The client who went viral and got zero sales". */
const STORY_TITLE = new RegExp(
  `^(?:the|an?|one) (?:[\\p{L}'-]+ ){1,4}?(?:who|that) (?:almost |nearly |never |finally |only |just |still )?(?:${PAST}|had|was)\\b|^(?:what|how) (?:an?|my|one|the) (?:[\\p{L}'-]+ ){1,3}(?:told|taught|showed|asked|said to|cost) (?:me|us)\\b`,
  'iu',
);
/** "My sellers turned down the first offer". */
const MY_PEOPLE_DID = new RegExp(
  `^(?:my|our) (?:[\\p{L}'-]+ ){1,2}${PAST} (?:down|up|out|off|away|back|me|us|the|an?|to|my|his|her|their|it|in|on|and|for|with|\\d+)\\b`,
  'iu',
);
/** "The one thing I stopped buying". */
const MY_EXPERIENCE = /^(?:the|a|an|one|this) (?:[\p{L}'-]+ ){1,4}(?:that )?(?:I|I'd|I've|we) [\p{L}']+/u;
const MIN_WORDS_OF_STORY = 5;
const WHY_I = /^(?:why|how|when|what happened when) (?:I|we)\b (?!should|can|could|do\b)./i;
const QUESTION = new RegExp(
  `\\?$|^(?:what|who|where) (?:is|are)\\b|^(?:what|why|when|where|how|who|which)(?: \\S+){0,3}? ${AUX} (?:I|you|we|it|they|he|she|my|your|a|an|the|this|these)\\b`,
  'i',
);
const YES_OR_NO = new RegExp(
  `^(?!(?:do|have|can) (?:not |this|your|a |it))(?!\\w+n't (?!(?:I|you|we|it|they|the|a|your|my|this|that|these)\\b))${AUX} \\S+ \\S`,
  'i',
);
const CHOICE = /^(?!\d{1,2} ).{2,60}? (?:vs\.?|versus|v\.?|or) .{2,60}$/i;
const MAX_WORDS_OF_CHOICE = 6;
const COUNTED =
  /^(?:the |my )?(?:top |best )?(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)(?: of the)?(?: best| biggest| most common| top| simple| easy| quick)? (?!(?:day|minute|hour|week|month|year)s?\b)(.+)$/i;
const REASONS = /^(?:\d+ |the |top )?reasons?(?: why)? (?:your|you|my|the|people|most|we|they|it)\b./i;
const ASKING_WORD = /^(?!how(?:-to|s)\b)(?:why|what|when|where|how|who|which|whether)\b/i;
const NEVER = /^(?:please )?(?:don't|dont|do not|never) (?!(?:have|need|forget|worry)\b)./i;
const STOP = /^(?:please )?(?:stop|quit) (\w+ing)\b/i;
const MY_THING = /^(?:my|our) \S/i;
const FIRST_PERSON = /^(?:I|I'm|I've|I'd|we|we're|we've)\b/;
/**
 * A clause with its own subject before the verb: not "the one your bank won't offer", not "foods that are bad for
 * you".
 */
const SENTENCE =
  /^(?:(.+?) (?:is|are|isn't|aren't|was|wasn't|don't|doesn't|didn't|won't|can't|cannot|shouldn't|should|must|will)|(.+?) (?:go(?:es)?|gets?|stays?|feels?) .+ because) \S/i;
const RELATIVE_CLAUSE =
  /\S (?:your|you|people|they|we|nobody|no one|everyone|most|buyers|sellers|clients|parents) /i;
const ENDS_IN_CLAUSE =
  /\b(?:that|who|which|when|if|where|why|how|what|before|after|while|until)(?: \S+){0,3}$/i;
const GENERALIZATION = /^(?:nobody|no one|everyone|everybody|most people|you) \p{Ll}+ /iu;
const MIN_WORDS_OF_SENTENCE = 5;
const MIN_WORDS_OF_CLAIM = 4;

type Rule = {
  name: string;
  shape: Shape;
  fits: (topic: string, vectors: WordVectors) => boolean;
};

/** The first rule that fits wins. */
export const SHAPE_RULES: readonly Rule[] = [
  {
    name: 'too short or too long to be said',
    shape: 'opaque',
    fits: (topic) =>
      topic.length < MIN_LETTERS || topic.length > MAX_LETTERS || topic.split(' ').length > MAX_WORDS,
  },
  {
    name: 'an instruction to the product',
    shape: 'opaque',
    fits: (topic) => INSTRUCTS_THE_PRODUCT.test(topic),
  },
  { name: 'a thing and a comment on it', shape: 'title', fits: isThingAndComment },
  { name: 'a story, by its title', shape: 'story', fits: (topic) => STORY_TITLE.test(topic) },
  {
    name: 'what the creator did',
    shape: 'story',
    fits: (topic) => MY_EXPERIENCE.test(topic) && countWords(topic) >= MIN_WORDS_OF_STORY,
  },
  { name: 'why I …', shape: 'story', fits: (topic) => WHY_I.test(topic) },
  {
    name: 'a question',
    shape: 'title',
    fits: (topic) => QUESTION.test(topic) || YES_OR_NO.test(topic),
  },
  { name: 'A or B', shape: 'title', fits: isChoice },
  { name: 'reasons …', shape: 'title', fits: (topic) => REASONS.test(topic) },
  { name: 'a counted list', shape: 'list', fits: isCountedList },
  { name: 'an indirect question', shape: 'title', fits: (topic) => ASKING_WORD.test(topic) },
  {
    name: 'a warning',
    shape: 'dont',
    fits: isWarning,
  },
  { name: 'stop without an action', shape: 'claim', fits: (topic) => STOP.test(topic) },
  { name: "what the creator's people did", shape: 'story', fits: (topic) => MY_PEOPLE_DID.test(topic) },
  {
    name: "the creator's own thing",
    shape: 'story',
    fits: (topic) => MY_THING.test(topic) && countWords(topic) >= MIN_WORDS_OF_STORY && !hasFiniteVerb(topic),
  },
  {
    name: 'a story',
    shape: 'story',
    fits: (topic) => FIRST_PERSON.test(topic) || (/^my\b/.test(topic) && hasFiniteVerb(topic)),
  },
  { name: 'an action, by its verb', shape: 'title', fits: isAction },
  { name: 'a whole sentence', shape: 'claim', fits: isSentence },
  {
    name: 'a claim',
    shape: 'claim',
    fits: (topic) =>
      topic.split(' ').length >= MIN_WORDS_OF_CLAIM && (hasFiniteVerb(topic) || GENERALIZATION.test(topic)),
  },
  { name: 'a title', shape: 'title', fits: () => true },
];

export const detectShape = (topic: string, vectors: WordVectors): Shape =>
  SHAPE_RULES.find(({ fits }) => fits(topic, vectors))?.shape ?? 'opaque';

function isWarning(topic: string, vectors: WordVectors): boolean {
  const stopped = STOP.exec(topic)?.[1];
  return NEVER.test(topic) || (stopped !== undefined && toBaseForm(stopped.toLowerCase(), vectors) !== null);
}

function isThingAndComment(topic: string): boolean {
  const thing = THING_AND_COMMENT.exec(topic)?.[1];
  return thing !== undefined && thing.split(' ').length <= MAX_WORDS_OF_THING && !hasFiniteVerb(thing);
}

/** "Rent or buy". A longer sentence that contains "or" is not a choice. */
function isChoice(topic: string): boolean {
  return CHOICE.test(topic) && !(/ or /i.test(topic) && topic.split(' ').length > MAX_WORDS_OF_CHOICE);
}

function isCountedList(topic: string): boolean {
  const things = COUNTED.exec(topic)?.[1]?.split(' ').slice(0, 4) ?? [];
  return things.some((word) => LISTED_WORD.test(word) || /[^s]s$/i.test(word));
}

/** "Make slides with AI" is an action; "make sure the seller is gone" is a claim. */
function isAction(topic: string): boolean {
  const words = topic.split(' ');
  return beginsWithVerb(words) && !hasFiniteVerb(words.slice(1).join(' '));
}

function isSentence(topic: string): boolean {
  const [, aux, plain] = SENTENCE.exec(topic) ?? [];
  const subject = aux ?? plain;
  if (!subject || /^\d/.test(subject) || topic.split(' ').length < MIN_WORDS_OF_SENTENCE) return false;
  const isIngForm = /^\w+ing /i.test(subject);
  if (!isIngForm && subject.split(' ').some((word) => LISTED_WORD.test(word))) return false;
  return (
    !ENDS_IN_CLAUSE.test(subject) &&
    (isIngForm || !RELATIVE_CLAUSE.test(`${subject.replace(/^(?:most|many|some|all) /i, '')} `))
  );
}
