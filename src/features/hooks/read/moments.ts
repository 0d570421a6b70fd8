import type { WordVectors } from '../book/word-vectors.ts';
import { countWords } from '../speaking-time.ts';
import { capitalize, type Persona, toViewer } from './grammatical-person.ts';
import lists from './moments.json' with { type: 'json' };
import {
  beginsPredicate,
  clauseToViewer,
  isThirdPersonSingular,
  type PartContext,
  PEOPLE,
  partToViewer,
  SUBJECT,
  splitParts,
  WHOLE_CLAUSE,
  YOUR_RELATIVE,
} from './predicates.ts';
import { correctCommonTypos } from './spelling.ts';
import { anyOf } from './word-lists.ts';

/**
 * Moments: situations from the customer description, as sentences to the viewer. "Plumbers quoting at the kitchen
 * table till 10pm" gives "You're quoting at the kitchen table till 10pm". A part that cannot be read reliably is left
 * out.
 */

/** "You never back up" says too little; "Every question gets “fine”" says enough. */
const MIN_WORDS_OF_MOMENT = { you: 5, other: 4 };
const MAX_WORDS_OF_MOMENT = 14;
const MAX_MOMENTS = 10;

/** Needs, plans and demographics: true of the customers, but not a situation. */
const NOT_A_MOMENT = new RegExp(
  `^you(?:'re| are|'ve| have)?(?: \\w+ly)? ${anyOf(lists.notMoments)}(?=\\W|$)`,
  'i',
);
/** A loss that one does not say to a stranger's face. */
const LOSS = new RegExp(`\\blost (?:an?|your|the) (?:\\w+ )?${anyOf(lists.losses)}s?\\b`, 'i');
/** The first person, other people, and text that nobody says aloud. */
const NOT_SAYABLE = new RegExp(
  `\\b${anyOf(lists.notSayable)}\\b|[@#:/]|\\d\\+|\\d-\\d| (?:is|are) \\w+ (?:is|are) |^your ${anyOf(lists.kin)} (?:don't|have|are)\\b`,
  'i',
);
const DANGLING =
  /\b(?:and|or|but|the|a|an|to|of|with|for|in|on|at|by|your|that|who|if|than|as|from|because|so|when|while|is|are|be|very|more|into|about|which|soon|then|don't|can't|won't|didn't)$/i;

export function readMoments(text: string, words: WordVectors): string[] {
  const persona = personaOf(text);
  const sentences = correctCommonTypos(text)
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/(?<!\p{L})'([^']{2,40})'(?!\p{L})/gu, '“$1”')
    .split(/(?<=[\p{L}\d”%])[.;!?]+(?:\s+|$)|\n+| - /u);
  const moments = sentences
    .flatMap((sentence, index) => momentsOfSentence(sentence.trim(), { persona, words, isLater: index > 0 }))
    .filter(isMoment)
    .map(capitalize);
  return [...new Set(moments)].slice(0, MAX_MOMENTS);
}

const PLURAL_HEAD = /(?:[^s']s|people|women|men|parents|folks|children)$/i;

/**
 * The pronoun for the customer. It is singular only if the text is about one person: "moms of toddlers … he won't
 * sleep" is about moms.
 */
function personaOf(text: string): Persona {
  const head = text.split(/\s(?:who|that|of|with|in|from|between|at|where|whose)\b|[,.;(\d]/)[0] ?? '';
  const pronoun = /\b(?:she|her|he|his|him)\b/i.exec(text)?.[0].toLowerCase();
  if (!pronoun || PLURAL_HEAD.test(head.trim())) return 'they';
  const isWoman =
    /\b(?:wom[ae]n|mom|mum|wife|mother|lady|girl)\b/i.test(head) ||
    pronoun.startsWith('s') ||
    pronoun === 'her';
  return isWoman ? 'she' : 'he';
}

/** Refers to something outside the sentence. */
const REFERS_OUTSIDE =
  /^[^,]*\b(?:that's|this(?! (?:year|month|week|morning|spring|summer|fall|autumn|winter))|these|those)\b|^you(?:'\w+)? (?:\S+ ){0,3}it\b(?!'s| (?:when|to|is|was|takes))|\b(?:about|for|of|with|on|in|at) it$/i;

function isMoment(moment: string): boolean {
  const count = countWords(moment);
  const said = YOUR_RELATIVE.test(moment) ? moment.replace(/\b(?:she|he|her|his|him)\b/gi, '') : moment;
  return (
    count >= (/^you\b/i.test(moment) ? MIN_WORDS_OF_MOMENT.you : MIN_WORDS_OF_MOMENT.other) &&
    count <= MAX_WORDS_OF_MOMENT &&
    !NOT_A_MOMENT.test(moment) &&
    !NOT_SAYABLE.test(said) &&
    !LOSS.test(moment) &&
    !REFERS_OUTSIDE.test(moment) &&
    !DANGLING.test(moment)
  );
}

/** Other people before "who": "parents of teens who …" says nothing about the parents. */
const OF_OTHERS = new RegExp(
  `\\b(?:(?:of|with|whose|have|has|for|to|than|about|by|from) (?:[\\p{L}\\d'-]+ ){0,5}${PEOPLE}(?: (?:aged? |between |from |under |over |in )?[\\d-]+(?: (?:and|to) \\d+)?)?|no \\p{L}+)$`,
  'iu',
);
/** In "parents with two kids who …" the parents are meant. */
const WITH_KIDS =
  /\bwith (?:\S+ ){0,2}(?:kids|children|toddlers|bab(?:y|ies))(?: (?:under |aged? )?[\d-]+)?$/i;
const WHO = new RegExp(`\\b(?:who|(?<=\\b${anyOf(lists.groups)} )that)(?='|\\s)\\s*`, 'i');
type SentenceContext = Omit<PartContext, 'isSingular'> & { isLater: boolean };

function momentsOfSentence(sentence: string, { persona, words, isLater }: SentenceContext): string[] {
  const who = WHO.exec(sentence);
  const head = sentence.slice(0, who?.index).trim();
  const isOfOthers = who !== null && OF_OTHERS.test(head) && !WITH_KIDS.test(head);
  const subject = SUBJECT.exec(sentence)?.[0];
  // "Has tried three litters": a later sentence may omit its subject.
  const isOpen = subject !== undefined || (isLater && who === null && beginsPredicate(sentence));
  const start = isOpen ? 0 : who && !isOfOthers ? who.index + who[0].length : null;
  const predicate = start === null ? sentence : sentence.slice(start);
  const isSingular = subject
    ? /^(?:she|he)/i.test(subject)
    : isThirdPersonSingular(predicate) || (start === null && persona !== 'they');
  const reader: PartContext = { persona, words, isSingular };
  const moments: string[] = [...momentsOfClause(sentence)];
  let before: string | null = null;
  for (const [index, { conjunction, text }] of splitParts(predicate).entries()) {
    const isFirst = index === 0;
    const isWhole = WHOLE_CLAUSE.test(text);
    let said: string | null = null;
    if (isWhole) said = clauseToViewer(text, persona);
    else if ((!isFirst || start !== null) && !isOfOthers) said = partToViewer(text, reader, isFirst);
    const moment: string | null = said && shorten(said);
    // "The other goes quiet" needs the part before it.
    if (moment && !/^the (?:other|rest)\b/i.test(moment)) moments.push(moment);
    // "You know the basics, but you freeze when …" is better than either part alone.
    if (moment && before && (conjunction !== '' || sharesYou('and', before, moment)))
      moments.push(join(before, conjunction || 'and', moment));
    before = moment;
  }
  return moments;
}

/** "You eat a salad at noon and raid the snack drawer at 3": a comma in a list stands for "and". */
const sharesYou = (conjunction: string, before: string, then: string): boolean =>
  conjunction === 'and' && /^you (?!(?:have|do|can|don't|can't)\b)/.test(then) && before.startsWith('you ');

function join(before: string, conjunction: string, then: string): string {
  return sharesYou(conjunction, before, then)
    ? `${before} and ${then.slice(4)}`
    : `${before}, ${conjunction} ${then}`;
}

/** Reads "whose kids have moved out" and "couples where one of them goes quiet". */
function momentsOfClause(sentence: string): string[] {
  const [, kind, clause = ''] = /\b(whose|where(?= one)) (.+)$/i.exec(sentence) ?? [];
  if (!kind) return [];
  const isWhose = kind.toLowerCase() === 'whose';
  const said = isWhose
    ? `your ${clause.split(/[,;]| (?:and|or) who(?:se)?\b/)[0]}`
    : clause.replace(/^one(?: of them)?\b/i, 'one of you');
  // In "whose supervisors were promoted because they …" the pronoun is ambiguous.
  if (isWhose && /\b(?:they|them|their)\b/i.test(said)) return [];
  const moment = shorten(toViewer(said, 'they'));
  return moment ? [moment] : [];
}

/** A comma before something that does not continue a list: "till 10pm, wife doing the invoices". */
const LOOSE_COMMA = /\s*,(?=\s)(?! (?:the|an?|and|or|but|then|your|you)\b).*$/i;
/** "Ending up with dense, flat loaves" must not be cut after "dense". */
const ONE_OF_SEVERAL = / (?:with|of|into|an?) \p{L}+$/u;
const CONJUNCTION =
  /(?=,? (?:and|or|but|because|so|while|since|without|even though|although|unless|which)\b)/i;

/** Keeps as many clauses as fit into the longest moment; null if the first is too long. */
function shorten(text: string): string | null {
  const spaced = text.replace(/\s+/g, ' ');
  const clean = spaced.replace(LOOSE_COMMA, '');
  if (clean !== spaced && ONE_OF_SEVERAL.test(clean)) return null;
  const [first = '', ...parts] = clean.split(CONJUNCTION);
  let kept = first;
  for (const part of parts) {
    if (countWords(kept + part) > MAX_WORDS_OF_MOMENT) break;
    kept += part;
  }
  return countWords(kept) <= MAX_WORDS_OF_MOMENT ? kept.replace(/[\s,]+$/, '') : null;
}
