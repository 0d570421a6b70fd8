/** The speaking time of a text, for choosing and showing hooks. */

/** The time in which a viewer decides to stay or scroll on. */
export const FIRST_SECONDS = 3;

/**
 * 183 words a minute: the mean of 77 studies of reading English aloud (Brysbaert 2019). Creators who know
 * their line say it a little faster, and pause for it: nine words in three seconds.
 */
const WORDS_PER_SECOND = 183 / 60;

const WORD = /[\p{L}\p{N}]\S*/gu;

export function countWords(text: string): number {
  return text.match(WORD)?.length ?? 0;
}

export function secondsToSay(text: string): number {
  return countWords(text) / WORDS_PER_SECOND;
}
