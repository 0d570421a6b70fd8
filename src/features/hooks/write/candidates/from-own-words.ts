import { type Book, wordWeightOf } from '../../book/book.ts';
import type { Frame } from '../../book/frames.schema.ts';
import { RELEVANCE } from '../../book/relevance-levels.ts';
import { cosine, packedVectorOf } from '../../book/word-vectors.ts';
import { contentWords, toStem } from '../../book/words.ts';
import type { Brief } from '../../read/brief.ts';
import { readClaimForms } from '../../read/claim-forms.ts';
import { capitalize, lowercaseStart } from '../../read/grammatical-person.ts';
import type { Sentence } from '../../read/sentence.ts';
import { readTopicQuestions } from '../../read/topic-questions.ts';
import { anyOf } from '../../read/word-lists.ts';
import { countWords } from '../../speaking-time.ts';
import { spokenWords } from '../../spoken-words.ts';
import type { IsNew } from '../freshness.ts';
import { namesKindsOfPeople } from '../profession-rules.ts';
import { hashText } from '../random.ts';
import words from '../words.json' with { type: 'json' };
import { type Candidate, countFromRelevance } from './candidate.ts';
import { type Fill, fillFrame, topicOnScreen } from './from-frames.ts';

/**
 * Makes candidates from the creator's own words: the topic if it is a sentence, and the moments of the customer.
 * Readers prefer "You've missed out at five or six auctions" to most lines that were written before the audience was
 * known.
 */

/** Values relative to the best line of the book: the topic's sentence opens the run, a moment is among the first. */
const VALUE = { minBest: 1.2, sentence: 0.3, moment: 0, form: -0.05, withTopic: -0.15, perPlace: -0.2 };
/** The least weight (words and their rarities) of a moment: "You know the basics" says too little by itself. */
const MIN_WEIGHT = 11;
const NEAR_WEIGHT = 20;
const MAX_SHARED = 0.5;
/** With this many lines of the book on the topic, one hook per moment is enough. */
const ENOUGH_ON_TOPIC = 10;
/** What the viewers know, have or are. It needs what it leads to in the same hook. */
const SETUP = new RegExp(
  `^(?:you ${anyOf(words.setup.you)}\\b|you're (?:\\w+ly )?${anyOf(words.setup.youAre)}\\b|you've (?:been (?:in|asked)|heard)\\b|your kids\\b)[^,]*$|\\b(?:great|well|strong)$`,
  'i',
);
/**
 * A feeling alone: "You're tired of guessing what to post". Readers accept few of these where the book has lines on
 * the topic.
 */
const FEELING = new RegExp(
  `^you(?:'re| feel| look)(?: \\w+ly| so| too| just| always)? ${anyOf(words.feelings)}\\b`,
  'i',
);
/** A title or a list is a hook only if the book has fewer lines than this. */
const ENOUGH_FOR_TITLES = 4;
/** Kinds of sentences that can follow a moment in one hook. */
const CAN_FOLLOW_MOMENT: ReadonlySet<Sentence['kind']> = new Set(['claim', 'dont', 'question'] as const);
const MAX_MOMENTS = { manyLines: 2, fewLines: 3 };

const SENTENCE = 'sentence';
const CUSTOMER = 'customer';
export const isOwnWords = ({ group }: Candidate) => group === SENTENCE || group === CUSTOMER;

type OwnWordsRules = {
  isNew: IsNew;
  /** The line ids of the user's last runs, newest run first. */
  past: readonly (readonly string[])[];
  bookLines: readonly Candidate[];
};

export function ownWordsCandidates(book: Book, brief: Brief, rules: OwnWordsRules): Candidate[] {
  const best = Math.max(VALUE.minBest, ...rules.bookLines.map(({ value }) => value));
  const hasFewLines = countFromRelevance(rules.bookLines, RELEVANCE.near) < ENOUGH_ON_TOPIC;
  const own = [
    ...topicCandidates(book, brief, rules.bookLines).filter(rules.isNew),
    ...momentCandidates(book, brief, rules, hasFewLines),
  ];
  return own.map((candidate) => ({ ...candidate, value: best + candidate.value }));
}

/** The topic itself: unchanged if it is a sentence, and reworded if the book has few lines on it. */
function topicCandidates(book: Book, brief: Brief, bookLines: readonly Candidate[]): Candidate[] {
  const { sentence } = brief;
  const isWellCovered = countFromRelevance(bookLines, RELEVANCE.certain) >= ENOUGH_ON_TOPIC;
  const isTitle = sentence?.kind === 'title' || sentence?.kind === 'list';
  if (!sentence || (isTitle && countFromRelevance(bookLines, RELEVANCE.near) >= ENOUGH_FOR_TITLES)) {
    if (isWellCovered || brief.language) return [];
    const { asked, stated, compared } = readTopicQuestions(brief.topic);
    return [
      ...sentenceCandidates(book, brief, ['sentence-question'], { sentence: asked }),
      ...sentenceCandidates(book, brief, ['customer-plain'], { moment: stated }),
      ...sentenceCandidates(book, brief, ['sentence-compared'], { sentence: compared }),
    ];
  }
  if (sentence.kind === 'question' && isWellCovered) return [];
  const typed = sentenceCandidates(book, brief, [`sentence-${sentence.kind}`], { sentence: sentence.text });
  const isClaim = sentence.kind === 'claim' || sentence.kind === 'dont';
  const forms = isClaim && !brief.gentle ? { ...readClaimForms(sentence.text) } : {};
  return [
    ...typed.map((candidate) => ({ ...candidate, value: sentenceValue(sentence) })),
    ...sentenceCandidates(book, brief, CLAIM_FORMS, forms),
  ];
}
const CLAIM_FORMS = ['sentence-quoted', 'sentence-told', 'sentence-stopped'];

const sentenceCandidates = (book: Book, brief: Brief, frames: readonly string[], fill: Fill): Candidate[] =>
  book.frames
    .filter(({ id }) => frames.includes(id))
    .flatMap((frame) => fillFrame(frame, fill, brief, 'frame') ?? [])
    .map((candidate) => ({ ...candidate, group: SENTENCE, value: VALUE.form }));

/** An opinion or a story opens the run. Other sentences come after the first line of the book. */
const OPENING: ReadonlySet<Sentence['kind']> = new Set(['claim', 'dont', 'story'] as const);
const sentenceValue = ({ kind }: Sentence) => (OPENING.has(kind) ? VALUE.sentence : VALUE.moment);

/** One hook for each of the strongest moments, in the first form that fits and that the user has not had. */
function momentCandidates(
  book: Book,
  brief: Brief,
  { isNew, past }: OwnWordsRules,
  hasFewLines: boolean,
): Candidate[] {
  const frames = book.frames.filter(({ shape }) => shape === CUSTOMER);
  const resting = new Set(past.slice(0, MOMENT_REST_RUNS).flat().map(momentOf));
  const rested = strongestMoments(book, brief).filter(
    (moment) => !resting.has(idOf(moment)) && (hasFewLines || isTelling(moment)),
  );
  return rested
    .slice(0, hasFewLines ? MAX_MOMENTS.fewLines : MAX_MOMENTS.manyLines)
    .flatMap((moment, place) => {
      const forms = frames.flatMap((frame) => fillWithMoment(frame, moment, brief) ?? []).filter(isNew);
      const [first] = forms;
      // If the book has few lines, a moment can come a second time, followed by the topic's sentence.
      const again = hasFewLines && forms.find(({ lineId }) => lineId.startsWith(WITH_SENTENCE));
      return [...(first ? [first] : []), ...(again && again !== first ? [again] : [])].map((candidate) => ({
        ...candidate,
        value: candidate.value + VALUE.perPlace * place,
      }));
    });
}

/**
 * If the book has lines on the topic, a moment must contain a turn ("You're fully booked, and you still earn less")
 * or a time of day. Readers accepted three of four of these, and four of ten of the others, such as "You're at
 * capacity, and you're dropping balls".
 */
const TURN =
  /\b(?:but|then|still|instead)\b|(?:,| and) (?:you(?!'re\b| have\b)|nobody|nothing|don't|miss|get)\b|^you keep\b|\d ?[ap]m\b|“/i;
const isTelling = (moment: string) => TURN.test(moment) && !FEELING.test(moment);

/** A moment rests for this many runs: in every run it would be no news to its creator. */
const MOMENT_REST_RUNS = 3;
const idOf = (moment: string) => hashText(moment).toString(36);
const momentOf = (lineId: string) => /^frame\/customer-[a-z]+:(.+)$/.exec(lineId)?.[1] ?? '';

const WITH_SENTENCE = 'frame/customer-sentence';

function fillWithMoment(frame: Frame, moment: string, brief: Brief): Candidate | null {
  const { sentence } = brief;
  const saysSentence = frame.say.includes('{sentence}');
  if (
    saysSentence &&
    !(sentence && CAN_FOLLOW_MOMENT.has(sentence.kind) && !sharesContent(moment, brief.topic))
  )
    return null;
  if (SETUP.test(moment) && !(saysSentence && sentence?.kind === 'question')) return null;
  const candidate = fillFrame(frame, { ...momentForms(moment), sentence: sentence?.text }, brief, 'frame');
  return (
    candidate && {
      ...candidate,
      group: CUSTOMER,
      lineId: `${candidate.lineId}:${idOf(moment)}`,
      // The topic is on the screen if the hook does not say it.
      onScreenText: saysSentence ? null : topicOnScreen(brief),
      value: saysSentence ? VALUE.withTopic : VALUE.moment,
    }
  );
}

/** "You're stuck at the same numbers. Why are your views stuck?" says the same thing twice. */
function sharesContent(moment: string, topic: string): boolean {
  const stems = new Set(contentWords(topic).map(toStem));
  return contentWords(moment).some((word) => stems.has(toStem(word)));
}

/** The moments that say most, without those that repeat others. */
function strongestMoments(book: Book, { moments, topic, profession }: Brief): string[] {
  const about = packedVectorOf(book.words, topic);
  const weigh = (moment: string) =>
    countWords(moment) +
    contentWords(moment).reduce((sum, word) => sum + wordWeightOf(book.words, word), 0) +
    NEAR_WEIGHT * Math.max(0, cosine(about, packedVectorOf(book.words, moment), 0));
  const taken: { moment: string; words: ReadonlySet<string> }[] = [];
  const ordered = moments
    .filter((moment) => profession !== 'realEstate' || !namesKindsOfPeople(moment))
    .map((moment) => ({ moment, weight: weigh(moment), words: new Set(spokenWords(moment)) }))
    .filter(({ weight }) => weight >= MIN_WEIGHT)
    .sort((a, b) => b.weight - a.weight);
  for (const { moment, words } of ordered)
    if (taken.every((other) => sharedWords(other.words, words) < MAX_SHARED)) taken.push({ moment, words });
  return taken.map(({ moment }) => moment);
}

/** The share of the shorter text's words that the other text contains. */
function sharedWords(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  return [...left].filter((word) => right.has(word)).length / Math.min(left.size, right.size);
}

/** The forms of a moment that frames use: a sentence, a clause inside one, and a question. */
function momentForms(moment: string) {
  const startsWithYou = /^you(?:\b|')/i.test(moment);
  const isShort = !/,/.test(moment);
  const asked = moment.replace(/^you(?:'re|'ve|'d| have)? /i, '');
  return {
    moment,
    inside: startsWithYou ? lowercaseStart(moment) : null,
    asked:
      startsWithYou && isShort && !/^(?:now|just|also|then|always)\b/i.test(asked) ? capitalize(asked) : null,
  };
}
