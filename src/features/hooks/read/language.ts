import words from './language.json' with { type: 'json' };
import { setOf } from './word-lists.ts';

/** The languages besides English that the book has frames for. */
export const LANGUAGES = ['es', 'fr', 'de', 'pt', 'it', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The most frequent words of each language, and a few that are common in short topics. */
const LISTS: Record<Language | 'en', string[]> = words.lists;

const LANGUAGES_OF_WORD = new Map<string, (Language | 'en')[]>();
for (const [language, rows] of Object.entries(LISTS) as [Language | 'en', string[]][]) {
  for (const word of setOf(rows))
    LANGUAGES_OF_WORD.set(word, [...(LANGUAGES_OF_WORD.get(word) ?? []), language]);
}

const SPELLINGS: readonly (readonly [RegExp, Language])[] = [
  [/ñ|[¿¡]|ción$|[áíóú]/u, 'es'],
  [/ã|õ|ção$|ções$/u, 'pt'],
  [/œ|ê|eux$|ée$|^[ldjnsct]'\p{L}{3}/u, 'fr'],
  [/ß|ä|ö|ü|ung$|keit$|heit$|schaft$/u, 'de'],
  [/zione$|zioni$|ità$|^(?:dell|nell|all)'/u, 'it'],
  [/ij|heid$|tje$/u, 'nl'],
];

export function detectLanguage(text: string, isEnglishWord: (word: string) => boolean): Language | null {
  const scores = new Map<Language | 'en', number>();
  const add = (language: Language | 'en', points: number) =>
    scores.set(language, (scores.get(language) ?? 0) + points);
  for (const word of text.toLowerCase().split(/[^\p{L}'¿¡]+/u)) {
    if (!word) continue;
    const languages = LANGUAGES_OF_WORD.get(word) ?? [];
    for (const language of languages) add(language, 1 / languages.length);
    for (const [spelling, language] of SPELLINGS) if (spelling.test(word)) add(language, 0.7);
    if (word.length > 3 && isEnglishWord(word)) add('en', 0.5);
  }
  const [best, second] = [...scores].sort((a, b) => b[1] - a[1]);
  if (!best || best[0] === 'en' || best[1] < 1.2 || best[1] < (second?.[1] ?? 0) * 1.25) return null;
  return best[0];
}

/** Returns whether a text is mostly in a script other than Latin, which no rule can read. */
export function isUnreadable(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const latin = text.match(/\p{Script=Latin}/gu) ?? [];
  return letters.length === 0 || latin.length < letters.length / 2;
}
