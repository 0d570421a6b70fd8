import type { Book } from '../../book/book.ts';
import type { BookPoint } from '../../book/chapter.ts';
import { RELEVANCE } from '../../book/relevance-levels.ts';
import { createQuery, type FoundPoint, searchBook } from '../../book/search.ts';
import { contentWords } from '../../book/words.ts';
import { withoutPlace } from '../../read/country.ts';
import { QUOTED } from '../../read/grammatical-person.ts';
import { anyOf } from '../../read/word-lists.ts';
import phrases from '../phrases.json' with { type: 'json' };
import words from '../words.json' with { type: 'json' };

/** What to search for; the point only if the topic alone finds too little. */
type Wanted = { topic: string; point?: string | null };

/**
 * The text to search the book with. The audience is left out, because it is read as roles; a year says nothing; and
 * "25 minutes" must not find the minutes of a meeting.
 */
export function toSearchText({ topic, point }: Wanted): string {
  const about = withoutFraming(
    withoutPlace(expandPhrases(topic))
      .replace(/ (?:in|for) 20\d\d\b/, '')
      .replace(/\b\d+ minutes\b/, '')
      .replace(VERDICT, ''),
  ).replace(AUDIENCE_ENDING, '');
  return point ? `${about} ${point}` : about;
}
/** Phrases that single words misrepresent: "5% down" is a payment, "eating out" is not about eating. */
const PHRASES = phrases.map(({ typed, meant }) => ({ typed: new RegExp(typed, 'i'), meant }));
const expandPhrases = (topic: string) =>
  PHRASES.reduce((text, { typed, meant }) => text.replace(typed, meant), topic);

/** "I told my client to walk away from a $900k house last week" is about the house. */
const { narration } = words;
const NARRATION = new RegExp(
  [
    `^(?:an?|one|this|another) (?:[\\w'-]+ ){1,3}${anyOf(narration.told)} (?:me|us)\\b`,
    `\\b(?:an?|one|the|this|another) (?:[\\w'-]+ ){1,2}(?:(?:that|who|whom) )?I ${anyOf(narration.know)}\\b`,
    `(?:\\bI |^)${anyOf(narration.asked)} (?:my|an?|the) \\w+ (?:not )?to\\b`,
    `\\b(?:my|our) ${anyOf(narration.people)}\\b(?=.* )|\\b(?:last|this|next) ${anyOf(narration.times)}\\b|\\byesterday\\b`,
    '(?<!\\S)[$€£]\\s?\\d[\\d,.]*(?:k|m|bn)?(?=\\s)',
  ].join('|'),
  'gi',
);

/** "Things nobody tells you before visiting Japan" is about Japan. */
const LIST_TITLE = new RegExp(
  `^(?:\\d+ |the )?(?:things?|what) (?:I|you|we|nobody|no one) .{0,40}?\\b(?:before|about) (?:${anyOf(words.visiting)} )?`,
  'i',
);

/** "Shops don't have a traffic problem, they have a photo problem" is about photos. */
const DENIED_HALF = /\b(?:don't|doesn't|isn't|aren't|not) [^,.;]{3,60}[,.;] (?=(?:they|it)\b)/i;

/** Leaves out who tells a topic, how it is announced, and what it denies. */
const withoutFraming = (topic: string) =>
  topic.replace(NARRATION, ' ').replace(LIST_TITLE, '').replace(DENIED_HALF, ' ');

/** In "the 4% rule is dead" the last word is a verdict; in "your phone is dead" it is the subject. */
const VERDICT =
  / (?<!^(?:my|your) .*)(?:is|are) (?:dead|outdated|overrated|nonsense|useless|a lie|a myth)\??$/i;

/** "Getting clients without running ads" is about getting clients more than about ads. */
const WITHOUT = /(?<=\S \S.*) without .+$/i;
const WITHOUT_FACTOR = 0.85;

/** Excludes "for toddlers", "for PCOS", "for dogs": those are what the topic is about. */
const AUDIENCE_ENDING = new RegExp(
  ` for (?!a |an |the |your |my )[\\p{L}\\p{N}' -]{0,30}\\b${anyOf(words.audiences)}$`,
  'u',
);

/** A topic with more words than this is a story and is searched clause by clause. */
const MAX_WORDS_OF_TOPIC = 14;
const MAX_CLAUSES = 6;
/** A point that the text mentions only in passing loses relevance. */
const IN_PASSING_FACTOR = 0.92;
const MIN_CLAUSE_FACTOR = 0.5;
/** A quotation is what its topic is about: "How do I answer 'I need to think about it'". */
const MIN_WORDS_QUOTED = 3;
const UNQUOTED_FACTOR = 0.75;
/**
 * If no point compares the two, each side is searched separately. A single word (ChatGPT) would find everything about
 * it.
 */
const VERSUS = / (?:vs\.?|versus) /i;

export function findPoints(book: Book, wanted: Wanted): FoundPoint[] {
  const text = toSearchText(wanted);
  const topic = expandPhrases(wanted.topic);
  const said = withoutFraming(topic);
  const whole = wanted.point ? `${said} ${wanted.point}` : said;
  const found =
    text.split(' ').length <= MAX_WORDS_OF_TOPIC
      ? searchBook(book, createQuery(book, whole, text))
      : searchClauses(book, clausesOf(text));
  if (WITHOUT.test(text)) {
    const about = searchBook(book, createQuery(book, text.replace(WITHOUT, '')));
    return bestOfEach([
      ...found,
      ...about.map((match) => ({ ...match, relevance: match.relevance * WITHOUT_FACTOR })),
    ]);
  }
  const sides = text.split(VERSUS);
  const isComparison = sides.length === 2 && sides.every((side) => side.includes(' '));
  if (isComparison && (found[0]?.relevance ?? 0) < RELEVANCE.probable)
    return bestOfEach([...found, ...searchClauses(book, sides)]);
  const quoted = QUOTED.exec(topic)?.[1] ?? '';
  if (quoted.split(' ').length < MIN_WORDS_QUOTED) return found;
  const answers = searchClauses(book, [quoted]).filter(({ relevance }) => relevance >= RELEVANCE.answering);
  if (answers.length === 0) return found;
  const others = found.map((match) => ({ ...match, relevance: match.relevance * UNQUOTED_FACTOR }));
  return bestOfEach([...answers, ...others]);
}

function searchClauses(book: Book, texts: readonly string[]): FoundPoint[] {
  const clauses = texts.map((text) => createQuery(book, text));
  const most = Math.max(...clauses.map(({ weight }) => weight));
  return bestOfEach(
    clauses.flatMap((clause) => {
      // "Should I sign or ask for more?" says less about the topic than the clause before it.
      const share = MIN_CLAUSE_FACTOR + (1 - MIN_CLAUSE_FACTOR) * (clause.weight / most);
      return searchBook(book, clause).map((match) => ({
        ...match,
        relevance: match.relevance * IN_PASSING_FACTOR * share,
      }));
    }),
  );
}

function bestOfEach(matches: readonly FoundPoint[]): FoundPoint[] {
  const best = new Map<BookPoint, FoundPoint>();
  for (const match of matches)
    if (match.relevance > (best.get(match.point)?.relevance ?? 0)) best.set(match.point, match);
  return [...best.values()].sort((a, b) => b.relevance - a.relevance);
}

const MIN_WORDS_OF_CLAUSE = 3;

/** "Sold for 22k over" says too little to be searched for. */
function clausesOf(text: string): string[] {
  return text
    .split(/[.,;:!?()]| (?:and|but|because|so|when|that|which|who|about|of how) /)
    .map((clause) => clause.trim())
    .filter((clause) => clause.split(' ').length >= MIN_WORDS_OF_CLAUSE)
    .filter((clause) => contentWords(clause).length > 1)
    .slice(0, MAX_CLAUSES);
}
