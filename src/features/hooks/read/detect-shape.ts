import type { WordVectors } from '../book/word-vectors.ts';
import { isCompound } from './noun.ts';
import { toSecondPerson } from './person.ts';
import {
  HAPPENED_TO_MINE,
  readQuestion,
  readVerbPhrase,
  STORY_TITLE,
  shapeOfAction,
  stripFormatWords,
  type TopicShape,
} from './topic-shape.ts';
import { beginsWithGerund, beginsWithVerb, hasFiniteVerb, toBaseForm, toGerund } from './verbs.ts';

/** What kind of sentence a topic is, and what it is about. One row a rule; the first that fits wins. */

const MAX_WORDS = 14;
const MAX_LETTERS = 160;
const LISTED =
  /^(?:mistakes|things|ways|reasons|signs|tips|habits|foods|questions|steps|myths|lies|hacks|tricks|tools|apps|books|exercises|recipes|ideas|rules|lessons|facts|red flags|phrases|sentences|words|meals|snacks|moves|stretches|types|kinds|places|features|secrets|essentials|gifts|outfits|products|ingredients|skills|jobs|upgrades|costs|fees|benefits|symptoms|causes|strategies|methods|shortcuts|functions|commands|errors|bugs|patterns|poses|drills|plants|flowers|games|movies|songs|spots|trips|stops|stages|levels|numbers|documents|accounts|investments|expenses|purchases|prompts|emails|templates|beliefs|boundaries|exercises|breakfasts|lunches|dinners|desserts|drinks)\b/i;

const GENERALIZATION = /^(?:nobody|no one|everyone|everybody|most people|you) \p{Ll}+ /iu;

/** With a subject of its own before its verb: not "the one your bank won't offer", not "foods that are bad for you". */
const SENTENCE =
  /^(?:(.+?) (?:is|are|isn't|aren't|was|wasn't|don't|doesn't|didn't|won't|can't|cannot|shouldn't|should|must|will)|(.+?) (?:go(?:es)?|gets?|stays?|feels?) .+ because) \S/i;
const INSIDE_A_THING =
  /\S (?:your|you|people|they|we|nobody|no one|everyone|most|buyers|sellers|clients|parents) /i;
const CLAUSE_AT_ITS_END =
  /\b(?:that|who|which|when|if|where|why|how|what|before|after|while|until)(?: \S+){0,3}$/i;
function isSentence(topic: string): boolean {
  const [, aux, plain] = SENTENCE.exec(topic) ?? [];
  const subject = aux ?? plain;
  if (!subject || /^\d/.test(subject)) return false;
  const isDeed = /^\w+ing /i.test(subject);
  if (!isDeed && subject.split(' ').some((word) => LISTED.test(word))) return false;
  return (
    !CLAUSE_AT_ITS_END.test(subject) &&
    (isDeed || !INSIDE_A_THING.test(`${subject.replace(/^(?:most|many|some|all) /i, '')} `))
  );
}

type Rule = {
  name: string;
  /** What of the topic it reads, or null where it is not of this kind. */
  read: (topic: string, words: readonly string[], wordVectors: WordVectors) => TopicShape | null;
};

const AUX =
  "is|are|was|were|do|does|did|can|could|should|would|will|has|have|am|isn't|aren't|don't|doesn't|can't|shouldn't|won't";
const YES_OR_NO = new RegExp(`^(?:${AUX}) \\S`, 'i');
const ASKED = new RegExp(
  `^(?:what|why|when|where|how|who|which)(?: \\S+){0,3}? (?:${AUX}) (?:I|you|we|it|they|he|she|my|your|a|an|the|this|these)\\b`,
  'i',
);

const VERSUS = / (?:vs\.?|versus) /i;
const joinWithOr = (sides: string[]) => `${sides.slice(0, -1).join(', ')} or ${sides.at(-1)}`;

const OPAQUE: TopicShape = { shape: 'opaque' };
const CLAIM: TopicShape = { shape: 'claim' };
const STORY: TopicShape = { shape: 'story' };
const WHY: TopicShape = { shape: 'why' };
const toThing = (thing: string | undefined): TopicShape | null =>
  thing ? { shape: 'thing', about: toSecondPerson(thing) } : null;

export const SHAPE_RULES: readonly Rule[] = [
  {
    name: 'too short or too long to be said',
    read: (topic, words) =>
      topic.length < 3 || topic.length > MAX_LETTERS || words.length > MAX_WORDS ? OPAQUE : null,
  },
  {
    name: 'words to us, not about anything',
    read: (topic) =>
      /\b(?:ignore|disregard|forget) (?:all |any |the )?(?:previous|prior|above|your) |\bsystem prompt\b|<\w+>/i.test(
        topic,
      )
        ? OPAQUE
        : null,
  },
  {
    name: 'a thing and what about it',
    read: (topic) => {
      const thing =
        /^([^:,]{3,40})(?::(?= )|, (?=(?:what|why|how|when|where|which|who|stop|don't|never)\b)) ?.+$/i.exec(
          topic,
        )?.[1];
      return thing && thing.split(' ').length <= 5 && !hasFiniteVerb(thing) ? toThing(thing) : null;
    },
  },
  {
    name: 'a story, by its title',
    read: (topic) => (STORY_TITLE.test(topic) ? STORY : null),
  },
  {
    name: 'what … taught me',
    read: (topic) =>
      toThing(/^what (.+?) (?:taught|showed|cost|did (?:to|for)) (?:me|us)\b/i.exec(topic)?.[1]),
  },
  {
    name: "what … won't tell you",
    read: (topic) => {
      const [, teller = '', about] =
        /^what (.+?) (?:won't|doesn't|don't|didn't|will never|never) (?:tells?|shows?|mentions?|says?)(?: (?:you|me|us))?(?: about (.+))?$/i.exec(
          topic,
        ) ?? [];
      return toThing(about ?? teller);
    },
  },
  {
    name: 'the one that I …',
    read: (topic) =>
      /^(?:the|a|an|one|this) (?:[\p{L}'-]+ ){1,4}(?:that )?(?:I|I'd|I've|we) [\p{L}']+/u.test(topic)
        ? { shape: 'mine', about: topic }
        : null,
  },
  {
    name: 'why I …',
    read: (topic) =>
      /^(?:why|how|when|what happened when) (?:I|we)\b (?!should|can|could|do\b)./i.test(topic)
        ? STORY
        : null,
  },
  {
    name: 'how do I …',
    read: (topic) =>
      readVerbPhrase(
        /^how (?:do|can|should|would) (?:I|you|we|people) (?!know\b)(.+?)\??$/i.exec(topic)?.[1],
      ),
  },
  {
    name: 'how to …',
    read: (topic) => readVerbPhrase(/^(?:learn )?how to (?!know\b)(.+?)\??$/i.exec(topic)?.[1]),
  },
  {
    name: 'yes-or-no question',
    read: (topic, words) =>
      YES_OR_NO.test(topic) &&
      words.length > 2 &&
      !/^(?:do|have|can) (?:not |this|your|a |it)/i.test(topic) &&
      !/^\w+n't (?!(?:I|you|we|it|they|the|a|your|my|this|that|these)\b)/i.test(topic)
        ? readQuestion(topic)
        : null,
  },
  {
    name: 'question with a question word',
    read: (topic) =>
      /\?$/.test(topic) || ASKED.test(topic) || /^(?:what|who|where) (?:is|are)\b/i.test(topic)
        ? readQuestion(topic)
        : null,
  },
  {
    name: 'A vs B',
    read: (topic) => {
      const sides = /^(.{2,60}?) (?:vs\.?|versus|v\.?|or) (.{2,60})$/i.exec(topic);
      if (sides && VERSUS.test(sides[2] as string))
        return { shape: 'thing', about: joinWithOr(topic.split(VERSUS)) };
      if (!sides || (/ or /i.test(topic) && topic.split(' ').length > 6)) return null;
      return { shape: 'versus', about: topic };
    },
  },
  {
    name: 'reasons …',
    read: (topic) =>
      /^(?:\d+ |the |top )?reasons?(?: why)? (?:your|you|my|the|people|most|we|they|it)\b./i.test(topic)
        ? WHY
        : null,
  },
  {
    name: 'a counted list',
    read: (topic) => {
      const things =
        /^(?:the |my )?(?:top |best )?(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)(?: of the)?(?: best| biggest| most common| top| simple| easy| quick)? (.+)$/i.exec(
          topic,
        )?.[1];
      const isListed = (word: string) => LISTED.test(word) || /[^s]s$/i.test(word);
      if (
        !things?.split(' ').slice(0, 4).some(isListed) ||
        /^(?:day|minute|hour|week|month|year)s?\b/i.test(things)
      )
        return null;
      return { shape: 'list', about: toSecondPerson(things) };
    },
  },
  { name: 'what if …', read: (topic) => (/^what if \S/i.test(topic) ? readQuestion(topic) : null) },
  {
    name: 'a clause that one asks',
    read: (topic) =>
      /^(?:why|what|when|where|how|who|which|whether)\b/i.test(topic) && !/^how(?:-to|s)\b/i.test(topic)
        ? WHY
        : null,
  },
  {
    name: 'a warning',
    read: (topic, _, wordVectors) => {
      const never = /^(?:please )?(?:don't|dont|do not|never) (?!(?:have|need|forget|worry)\b)(.+)$/i.exec(
        topic,
      )?.[1];
      if (never) return { shape: 'dont', about: toGerund(never) };
      const [, doing = '', rest = ''] = /^(?:please )?(?:stop|quit) (\w+ing)\b(.*)$/i.exec(topic) ?? [];
      if (!doing) return null;
      const isVerb = toBaseForm(doing.toLowerCase(), wordVectors) !== null;
      return isVerb ? { shape: 'dont', about: toSecondPerson(`${doing}${rest}`) } : CLAIM;
    },
  },
  {
    name: 'what happened to mine',
    read: (topic) => (HAPPENED_TO_MINE.test(topic) ? STORY : null),
  },
  {
    name: "the creator's own thing",
    read: (topic) =>
      /^(?:my|our) \S/i.test(topic) && !hasFiniteVerb(topic)
        ? { shape: 'mine', about: toSecondPerson(topic) }
        : null,
  },
  {
    name: 'a story',
    read: (topic) =>
      /^(?:I|I'm|I've|I'd|we|we're|we've|my|how I|why I)\b/.test(topic) &&
      (hasFiniteVerb(topic) || /^(?:I|I'm|I've|I'd|we|we're|we've)\b/.test(topic))
        ? STORY
        : null,
  },
  {
    name: 'a deed, by its verb',
    read: (topic, words, wordVectors) =>
      beginsWithVerb(words) &&
      !(/ing$/i.test(words.at(-1) ?? '') && isCompound(words, wordVectors)) &&
      (/^(?:a|an|the|your|my)$/i.test(words[1] ?? '') || !hasFiniteVerb(words.slice(1).join(' ')))
        ? readVerbPhrase(topic)
        : null,
  },
  {
    name: 'a whole sentence',
    read: (topic, words) => (words.length > 4 && isSentence(topic) ? CLAIM : null),
  },
  {
    name: 'a deed, by its -ing',
    read: (topic, words, wordVectors) => {
      if (!beginsWithGerund(words, wordVectors)) return null;
      if (isCompound(words, wordVectors) && !/ (?:without|before|after|while) \w+ing\b/i.test(topic))
        return null;
      if (hasFiniteVerb(words.slice(1).join(' '))) return null;
      const [first = '', ...rest] = words;
      const base = toSecondPerson([toBaseForm(first.toLowerCase(), wordVectors), ...rest].join(' '));
      return shapeOfAction(base, toSecondPerson(topic));
    },
  },
  {
    name: 'a claim',
    read: (topic, words) =>
      words.length > 3 && (hasFiniteVerb(topic) || GENERALIZATION.test(topic)) ? CLAIM : null,
  },
  {
    name: 'a thing',
    read: (topic) => toThing(stripFormatWords(topic)),
  },
];

export function detectShape(topic: string, wordVectors: WordVectors): TopicShape {
  const words = topic.split(' ');
  for (const { read } of SHAPE_RULES) {
    const shaped = read(topic, words, wordVectors);
    if (shaped) return shaped;
  }
  return OPAQUE;
}
