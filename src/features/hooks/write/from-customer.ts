import { type Book, getWordWeight } from '../book/book.ts';
import type { Frame } from '../book/frames.schema.ts';
import { cosine, packedVectorOf } from '../book/word-vectors.ts';
import { contentWords, toStem } from '../book/words.ts';
import type { Brief } from '../read/brief.ts';
import { readClaimForms } from '../read/claim-forms.ts';
import { capitalize, lowercaseStart } from '../read/person.ts';
import type { Sentence } from '../read/sentence.ts';
import { readTopicQuestions } from '../read/topic-questions.ts';
import { countWords } from '../speaking-time.ts';
import type { Candidate } from './candidate.ts';
import { spokenWords } from './choose.ts';
import type { IsNew } from './freshness.ts';
import { type Fill, fillFrame, topicOnScreen } from './from-frames.ts';
import { MIN_RELEVANCE_CERTAIN } from './match-points.ts';
import { namesKindsOfPeople } from './profession-rules.ts';
import { hashText } from './random.ts';

/**
 * What the creator typed, said as it stands: the topic where it is a sentence, and the moments of the customer. Readers prefer
 * "You've missed out at five or six auctions" to most lines that somebody wrote before it was known who listens.
 */

/** Beside the best line of the book: the sentence opens the run, a moment stands among the first. */
const VALUE = { least: 1.2, sentence: 0.3, moment: 0, form: -0.05, withTopic: -0.15, perPlace: -0.2 };
/** Words and their rarities: "You know the basics" says too little to be said alone. */
const MIN_WEIGHT = 11;
const NEAR_WEIGHT = 20;
const MAX_SHARED = 0.5;
/** With this many lines of the book on the topic, one hook of each moment is enough. */
const ENOUGH_ON_TOPIC = 10;
const MIN_RELEVANCE_COUNTED = 0.45;
/** What they know, have and are: what it leads to must be said with it. */
const SETUP =
  /^(?:you (?:know (?:the|your|you)|love|like|have (?:maybe|about|an?|\d|some|the)|look like|took|bought|just \w+|lost your|went|watch|read|moved|became|finally|do your|train|fell in|used to|were|wanted|just bought|run (?:an?|the)|own|spend on|left|already|work|inherited)\b|you're (?:\w+ly )?(?:good|great|smart|strong|successful|finally|very|doing well)\b|you've (?:been (?:in|asked)|heard)\b|your kids\b)[^,]*$|\b(?:great|well|strong)$/i;
/** Of feelings alone readers say few where the book has lines on the topic: "You're tired of guessing what to post". */
const FEELING =
  /^you(?:'re| feel| look)(?: \w+ly| so| too| just| always)? (?:tired|overwhelmed|scared|afraid|torn|nervous|frustrated|worried|exhausted|stuck|dreaming|terrified|anxious|confused|guilty|fed up|stressed|unsure|embarrassed|more|fine|like|behind|lost)\b/i;
/** A title or a list is said only where there is next to nothing else. */
const ENOUGH_FOR_TITLES = 4;
/** Kinds of sentences that go with what stands before them. */
const JOINED: ReadonlySet<Sentence['kind']> = new Set(['claim', 'dont', 'question'] as const);
const MAX_MOMENTS = { known: 2, weak: 3 };

const SENTENCE = 'sentence';
const CUSTOMER = 'customer';
export const isOwnWords = ({ group }: Candidate) => group === SENTENCE || group === CUSTOMER;

type OwnRules = {
  isNew: IsNew;
  /** Lines of the user's last runs, newest run first. */
  past: readonly (readonly string[])[];
  beside: readonly Candidate[];
};

export function ownCandidates(book: Book, brief: Brief, rules: OwnRules): Candidate[] {
  const best = Math.max(VALUE.least, ...rules.beside.map(({ value }) => value));
  const isWeak = countFrom(rules.beside, MIN_RELEVANCE_COUNTED) < ENOUGH_ON_TOPIC;
  const own = [
    ...topicCandidates(book, brief, rules.beside).filter(rules.isNew),
    ...momentCandidates(book, brief, rules, isWeak),
  ];
  return own.map((candidate) => ({ ...candidate, value: best + candidate.value }));
}

/** The topic itself: as it was typed, where that is a sentence, and in other words, where the book has few lines on it. */
function topicCandidates(book: Book, brief: Brief, beside: readonly Candidate[]): Candidate[] {
  const { sentence } = brief;
  const isKnown = countFrom(beside, MIN_RELEVANCE_CERTAIN) >= ENOUGH_ON_TOPIC;
  const isTitle = sentence?.kind === 'title' || sentence?.kind === 'list';
  if (!sentence || (isTitle && countFrom(beside, MIN_RELEVANCE_COUNTED) >= ENOUGH_FOR_TITLES)) {
    if (isKnown || brief.language) return [];
    const { asked, stated, compared } = readTopicQuestions(brief.topic);
    return [
      ...sentenceCandidates(book, brief, ['sentence-question'], { sentence: asked }),
      ...sentenceCandidates(book, brief, ['customer-plain'], { moment: stated }),
      ...sentenceCandidates(book, brief, ['sentence-compared'], { sentence: compared }),
    ];
  }
  if (sentence.kind === 'question' && isKnown) return [];
  const typed = sentenceCandidates(book, brief, [`sentence-${sentence.kind}`], { sentence: sentence.text });
  const isClaim = sentence.kind === 'claim' || sentence.kind === 'dont';
  const forms = isClaim && !brief.gentle ? { ...readClaimForms(sentence.text) } : {};
  return [
    ...typed.map((candidate) => ({ ...candidate, value: placeOf(sentence) })),
    ...sentenceCandidates(book, brief, CLAIM_FORMS, forms),
  ];
}
const CLAIM_FORMS = ['sentence-quoted', 'sentence-told', 'sentence-stopped'];

const sentenceCandidates = (book: Book, brief: Brief, frames: readonly string[], fill: Fill): Candidate[] =>
  book.frames
    .filter(({ id }) => frames.includes(id))
    .flatMap((frame) => fillFrame(frame, fill, brief, 'frame') ?? [])
    .map((candidate) => ({ ...candidate, group: SENTENCE, value: VALUE.form }));

/** An opinion or a story opens the run; what names the topic comes behind the first line that says something about it. */
const OPENING: ReadonlySet<Sentence['kind']> = new Set(['claim', 'dont', 'story'] as const);
const placeOf = ({ kind }: Sentence) => (OPENING.has(kind) ? VALUE.sentence : VALUE.moment);

/** A hook of each of the strongest moments, in the first form that fits and that the user has not had. */
function momentCandidates(book: Book, brief: Brief, { isNew, past }: OwnRules, isWeak: boolean): Candidate[] {
  const frames = book.frames.filter(({ shape }) => shape === CUSTOMER);
  const resting = new Set(past.slice(0, MOMENT_REST_RUNS).flat().map(momentOf));
  const rested = strongest(book, brief).filter(
    (moment) => !resting.has(idOf(moment)) && (isWeak || isTelling(moment)),
  );
  return rested.slice(0, isWeak ? MAX_MOMENTS.weak : MAX_MOMENTS.known).flatMap((moment, place) => {
    const forms = frames.flatMap((frame) => fillWithMoment(frame, moment, brief) ?? []).filter(isNew);
    const [first] = forms;
    // With the topic's own sentence behind it, a moment can be said once more where the book has little to say.
    const again = isWeak && forms.find(({ lineId }) => lineId.startsWith(WITH_SENTENCE));
    return [...(first ? [first] : []), ...(again && again !== first ? [again] : [])].map((candidate) => ({
      ...candidate,
      value: candidate.value + VALUE.perPlace * place,
    }));
  });
}

/**
 * With lines on the topic at hand, a moment must hold a turn ("You're fully booked, and you still earn less") or an hour: readers
 * would say three of four of these, and four of ten of the others, as of "You're at capacity, and you're dropping balls".
 */
const TURN =
  /\b(?:but|then|still|instead)\b|(?:,| and) (?:you(?!'re\b| have\b)|nobody|nothing|don't|miss|get)\b|^you keep\b|\d ?[ap]m\b|“/i;
const isTelling = (moment: string) => TURN.test(moment) && !FEELING.test(moment);

/** A moment that comes in every run is no news to its creator. */
const MOMENT_REST_RUNS = 3;
const idOf = (moment: string) => hashText(moment).toString(36);
const momentOf = (lineId: string) => /^frame\/customer-[a-z]+:(.+)$/.exec(lineId)?.[1] ?? '';

const countFrom = (lines: readonly Candidate[], least: number) =>
  lines.filter(({ relevance }) => (relevance ?? 0) >= least).length;

const WITH_SENTENCE = 'frame/customer-sentence';

function fillWithMoment(frame: Frame, moment: string, brief: Brief): Candidate | null {
  const { sentence } = brief;
  const joins = frame.say.includes('{sentence}');
  if (joins && !(sentence && JOINED.has(sentence.kind) && !sharesContent(moment, brief.topic))) return null;
  if (SETUP.test(moment) && !(joins && sentence?.kind === 'question')) return null;
  const candidate = fillFrame(frame, { ...formsOf(moment), sentence: sentence?.text }, brief, 'frame');
  return (
    candidate && {
      ...candidate,
      group: CUSTOMER,
      lineId: `${candidate.lineId}:${idOf(moment)}`,
      // The topic stands on the screen where it is not said.
      onScreenText: joins ? null : topicOnScreen(brief),
      value: joins ? VALUE.withTopic : VALUE.moment,
    }
  );
}

/** "You're stuck at the same numbers. Why are your views stuck?" says it twice. */
function sharesContent(moment: string, topic: string): boolean {
  const stems = new Set(contentWords(topic).map(toStem));
  return contentWords(moment).some((word) => stems.has(toStem(word)));
}

/** The moments that say most, without those that others contain. */
function strongest(book: Book, { moments, topic, profession }: Brief): string[] {
  const about = packedVectorOf(book.words, topic);
  const weigh = (moment: string) =>
    countWords(moment) +
    contentWords(moment).reduce((sum, word) => sum + getWordWeight(book.words, word), 0) +
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

/** The share of the shorter one's words that the other has too. */
function sharedWords(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  return [...left].filter((word) => right.has(word)).length / Math.min(left.size, right.size);
}

/** The forms of a moment that frames hold: inside a sentence, and as a question. */
function formsOf(moment: string) {
  const isOfYou = /^you(?:\b|')/i.test(moment);
  const isShort = !/,/.test(moment);
  const asked = moment.replace(/^you(?:'re|'ve|'d| have)? /i, '');
  return {
    moment,
    inside: isOfYou ? lowercaseStart(moment) : null,
    asked: isOfYou && isShort && !/^(?:now|just|also|then|always)\b/i.test(asked) ? capitalize(asked) : null,
  };
}
