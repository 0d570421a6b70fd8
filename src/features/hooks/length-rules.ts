import { countWords } from './speaking-time.ts';

/** The maximum number of words of a hook and of its first clause. */

export const MAX_WORDS_OF_HOOK = 16;
export const MAX_FIRST_CLAUSE = 10;
/** A question may be longer, because it is said in one breath. */
const MAX_QUESTION = 12;

/** Words that begin another clause. */
const JOINTS =
  'and|but|so|or|because|if|when|before|after|until|while|who|which|that|why|how|what|where|than|instead|unless|though|whether|since|once|without|the way|for';
const BREATH = new RegExp(
  `(?<!\\b(?:vs|a\\.m|p\\.m|Mr|Mrs|Dr|St))[,.;:?!]["”’']?(?=\\s|$)|(?<=\\b[ap]\\.m)\\.(?=\\s+(?-i:[A-Z“]))|\\s(?=[—–])|\\s(?=[“"])|\\s(?=(?:${JOINTS})(?:['’]\\w+)?(?![\\p{L}-]))`,
  'iu',
);

function firstClause(text: string): string {
  const breath = BREATH.exec(text);
  return breath ? text.slice(0, breath.index + 1) : text;
}

/** A sentence that the creator typed is used unchanged, so it and what holds it may be longer. */
const MAX_OWN = { words: 20, clause: 14 };

export function lengthFaults(text: string, isOwn = false): string[] {
  const words = countWords(text);
  const clause = firstClause(text);
  const first = countWords(clause);
  const most = isOwn ? MAX_OWN.clause : clause.endsWith('?') ? MAX_QUESTION : MAX_FIRST_CLAUSE;
  const mostWords = isOwn ? MAX_OWN.words : MAX_WORDS_OF_HOOK;
  return [
    ...(words > mostWords ? [`${words} words, at most ${mostWords}`] : []),
    ...(first > most ? [`first clause of ${first} words, at most ${most}`] : []),
  ];
}
