/** What is wrong with a finished hook as a sentence. Knows nothing of where it came from. */
import { firstClause, MAX_FIRST_CLAUSE, MAX_WORDS } from './breath.ts';
import { articleFor, words } from './english/words.ts';
import type { Language } from './topic/language.ts';

const PREPOSITION = '(?:of|for|in|on|with|about|to|at|from|by|into|without)';
const DOUBLE_PREPOSITION = new RegExp(`\\b${PREPOSITION} ${PREPOSITION}\\b`, 'i');
/** "Let's talk about myths about sleep." */
const ABOUT_TWICE = /\babout (?:\p{L}+ ){1,2}about\b/iu;
const FINE_PAIRS =
  /\b(?:in to|on to|on in|by in|in for|in on|in at|on with|in with|on for|on at|log in to|in by|from in|on by|from at|about to)\b/i;

/** Where some of the faults below may be: most texts have none of these, and are not asked for each. */
const SUSPECT = new RegExp(
  `\\b(?:${[
    '(?:try|start|learn|look|find|make|keep|get)ing to ',
    `${PREPOSITION} ${PREPOSITION}\\b`,
    'about \\S+ (?:\\S+ )?about\\b',
    "let's talk ",
    "(?:you|they|we|I|these|those) (?:is|was|has|does|isn't|wasn't|hasn't|doesn't|wants|feels|needs|are)\\b",
    "(?:he|she|it|this|that) (?:are|have|don't|aren't|haven't|were)\\b",
  ].join('|')})`,
  'i',
);

const IT_ARE = /\b(?:he|she|it) (?:are|have|don't|aren't|haven't|were)\b(?! you)/i;

function doublesPreposition(text: string): boolean {
  const doubled = DOUBLE_PREPOSITION.test(text) && DOUBLE_PREPOSITION.test(text.replace(FINE_PAIRS, ''));
  return doubled || ABOUT_TWICE.test(text);
}

function agreementFaults(text: string): boolean {
  return (
    /\b(?:you|they|we) (?:is|was|has|does|isn't|wasn't|hasn't|doesn't|wants|feels|needs)\b/i.test(text) ||
    (IT_ARE.test(text) &&
      IT_ARE.test(text.replace(/\b(?:if|make|makes|let|lets|see|of|about|as) (?:it|he|she)\b/gi, ''))) ||
    /\bI (?:is|are|has|does)\b/.test(text) ||
    /\b(?:this|that) (?:are|were)\b(?! you)/i.test(text) ||
    /\b(?:these|those) (?:is|was|has)\b/i.test(text)
  );
}

const ARTICLES = /\b(a|an|A|An) (["“(]?[\p{L}\p{N}][\p{L}\p{N}&'-]*)/gu;

function articleFault(text: string): string | null {
  ARTICLES.lastIndex = 0;
  for (let match = ARTICLES.exec(text); match; match = ARTICLES.exec(text)) {
    const article = (match[1] as string).toLowerCase();
    const next = (match[2] as string).replace(/^["“(]/, '');
    // "Plan A or plan B", "vitamin A is": a letter, not an article.
    if (/^(?:and|or|is|vs)$/i.test(next)) continue;
    if (articleFor(next) !== article) return `${match[1]} ${next}`;
  }
  return null;
}

const isLetter = (code: number): boolean => (code > 96 && code < 123) || (code > 64 && code < 91);

/** Whether two words in a row begin alike: seldom, and the expression that compares them whole is the dearest of all. */
function mayDouble(text: string): boolean {
  let start = -1;
  let before = -1;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code > 126) return true;
    if (isLetter(code)) {
      if (start < 0) start = i;
      continue;
    }
    if (before >= 0 && start >= 0 && beginAlike(text, before, start)) return true;
    if (start >= 0) before = start;
    start = -1;
  }
  return before >= 0 && start >= 0 && beginAlike(text, before, start);
}

function beginAlike(text: string, left: number, right: number): boolean {
  if ((text.charCodeAt(left) | 32) !== (text.charCodeAt(right) | 32)) return false;
  const first = text.charCodeAt(left + 1);
  const second = text.charCodeAt(right + 1);
  return !isLetter(first) || !isLetter(second) || (first | 32) === (second | 32);
}

/** "when you get stuck when building": the same joint twice in one sentence. */
const STACKED = /\b(when|if|because|until|while|every time|who)\b[^.?!;:"“”]*\b\1\b/i;

/** What can be wrong in any language; the grammar of English is left out. */
function lintAbroad(typed: string, language: Language): string[] {
  const faults: string[] = [];
  // The spaces before French marks belong to them.
  const text = typed.replace(/\u00a0/g, '');
  const tokens = words(text);
  if (tokens.length < 3) faults.push('too short');
  if (/[{}]|undefined|\[object/.test(text)) faults.push('unfilled slot');
  if (/(?<!\p{L})(\p{L}+) +\1(?!\p{L})/iu.test(text.replace(FINE_DOUBLES, ''))) faults.push('doubled word');
  if (/^[“„«"¿¡(]*\p{Ll}(?!\p{Ll}*\p{Lu})/u.test(text)) faults.push('no capital at the start');
  if (/[.?!] [“„«"¿¡]*\p{Ll}(?!\p{Ll}*\p{Lu})/u.test(text)) faults.push('no capital after a full stop');
  if (/\s{2,}|\s[,.;:?!]|[,.;:?!]{2,}|[„«] | »/.test(text)) faults.push('punctuation');
  if (/¿[^?]*$|¡[^!]*$/.test(text)) faults.push('unpaired mark');
  if (!/[.?!]["”“»]?$/.test(text)) faults.push('no full stop');
  if (hasMarkup(text)) faults.push('markup, link or emoji');
  if (tokens.length > MAX_WORDS) faults.push(`${tokens.length} words`);
  const opening = words(firstClause(text, language)).length;
  if (opening > MAX_FIRST_CLAUSE) faults.push(`first clause of ${opening} words`);
  return faults;
}

const UNFILLED = /[{}]|undefined|\bnull\b|\[object/;
const MARKUP = /https?:|www\.|[@#<>*_~`|\\]|\p{Extended_Pictographic}/u;

function hasMarkup(text: string): boolean {
  return MARKUP.test(text) && MARKUP.test(text.replace(/(?<=\p{L})\*+(?=\p{L})/gu, ''));
}
/** Said twice on purpose or by grammar: "nous nous", "vous vous", "sie sie". */
const FINE_DOUBLES = /(?<!\p{L})(?:nous nous|vous vous|sie sie|die die|das das|je je|que que)(?!\p{L})/giu;

const GOES_ON_SMALL = /(?:[.?!]|\.["”]) \p{Ll}/u;

/** Most texts have no fault: what is excused is taken out only where a fault was found. */
export function lintHook(text: string, language: Language | null = null): string[] {
  if (language) return lintAbroad(text, language);
  const faults: string[] = [];
  const tokens = words(text);
  if (tokens.length < 3) faults.push('too short');
  if (UNFILLED.test(text)) faults.push('unfilled slot');
  const doubled = mayDouble(text) ? /\b(\p{L}+)[ ,]+\1\b/iu.exec(text) : null;
  if (doubled) faults.push(`doubled word "${doubled[0]}"`);
  const suspect = SUSPECT.test(text);
  // "Trying to try boxing?"
  if (suspect && /\b(try|start|learn|look|find|make|keep|get)ing to \1\b/i.test(text))
    faults.push('doubled word');
  if (suspect && doublesPreposition(text)) faults.push('doubled preposition');
  // "Let's talk meal prep", and about the rest.
  if (suspect && /\blet's talk (?:the|an?|my|your) /i.test(text)) faults.push('talk about');
  const article = articleFault(text);
  if (article) faults.push(`article "${article}"`);
  if (/^["“(]?\p{Ll}/u.test(text) && !/^["“(]?\p{Ll}+\p{Lu}/u.test(text))
    faults.push('no capital at the start');
  if (
    GOES_ON_SMALL.test(text) &&
    GOES_ON_SMALL.test(text.replace(/\b(?:vs|a\.m|p\.m|e\.g|etc)\. /gi, '')) &&
    !/(?:[.?!]|\.["”]) \p{Ll}+\p{Lu}/u.test(text)
  ) {
    faults.push('no capital after a full stop');
  }
  if (STACKED.test(text)) faults.push('stacked clauses');
  if (suspect && agreementFaults(text)) faults.push('agreement');
  if (/\s{2,}|\s[,.;:?!]|[,.;:?!]{2,}|\(\s|\s\)/.test(text)) faults.push('punctuation');
  if (!/[.?!]["”]?$/.test(text)) faults.push('no full stop');
  if (hasMarkup(text)) faults.push('markup, link or emoji');
  if (tokens.length > MAX_WORDS) faults.push(`${tokens.length} words`);
  const opening = words(firstClause(text)).length;
  if (opening > MAX_FIRST_CLAUSE) faults.push(`first clause of ${opening} words`);
  return faults;
}
