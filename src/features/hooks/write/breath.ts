/** How long a hook is when it is said, and how long until the speaker can breathe. */

export const MAX_WORDS = 16;
export const MAX_FIRST_CLAUSE = 10;
/** People say a little more than two and a half words a second: nine in three and a half seconds. */
const WORDS_A_SECOND = 2.6;

/** Marks that end a clause, and words that begin another one. */
const JOINTS =
  'and|but|so|or|because|if|when|before|after|until|while|who|which|that|why|how|what|where|than|instead|unless|though|whether|since|once|without|the way|for';
const BREATH = new RegExp(
  `(?<!\\b(?:vs|a\\.m|p\\.m|Mr|Mrs|Dr|St))[,.;:?!]["”’']?(?=\\s|$)|\\s(?=[—–])|\\s(?=[“"])|\\s(?=(?:${JOINTS})(?:['’]\\w+)?(?![\\p{L}-]))`,
  'iu',
);

const WORD = /[\p{L}\p{N}]\S*/gu;

export function countWords(text: string): number {
  return text.match(WORD)?.length ?? 0;
}

export function secondsToSay(text: string): number {
  return countWords(text) / WORDS_A_SECOND;
}

function firstClause(text: string): string {
  const breath = BREATH.exec(text);
  return breath ? text.slice(0, breath.index + 1) : text;
}

export function breathFaults(text: string): string[] {
  const words = countWords(text);
  const first = countWords(firstClause(text));
  return [
    ...(words > MAX_WORDS ? [`${words} words, at most ${MAX_WORDS}`] : []),
    ...(first > MAX_FIRST_CLAUSE ? [`first clause of ${first} words, at most ${MAX_FIRST_CLAUSE}`] : []),
  ];
}
