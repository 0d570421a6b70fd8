import type { WordVectors } from '../book/word-vectors.ts';
import { countWords } from '../speaking-time.ts';
import { detectShape } from './detect-shape.ts';
import { capitalize } from './person.ts';
import type { Shape } from './topic-shape.ts';

/** A claim, a warning or a story that was typed as a topic: nobody says it better than its creator. */
export type Sentence = { text: string; shape: 'claim' | 'dont' | 'story' };

const MAX_WORDS = 16;
/** "The year I made 400k and took home less than my assistant". */
const OWN_STORY = /^(?:the|an?|one) (?:\S+ ){1,4}?(?:I|we) [a-z]{2,}/i;
export function readSentence(topic: string, shape: Shape, words: WordVectors): Sentence | null {
  const sentences = topic.split(/(?<=[.!?]["”]?)\s+/);
  const [first = ''] = sentences;
  const said = (countWords(topic) <= MAX_WORDS ? topic : first)
    .replace(/[.!]+$/, '')
    .replace(/(?<!\p{L})'([^']{2,60})'(?!\p{L})/gu, '“$1”');
  if (countWords(said) > MAX_WORDS || said.includes('?')) return null;
  // A longer text is told by its first sentence.
  const kind = sentences.length > 1 ? detectShape(first.replace(/[.!]+$/, ''), words).shape : shape;
  if (kind === 'mine' && OWN_STORY.test(said)) return { text: capitalize(said), shape: 'story' };
  return kind === 'claim' || kind === 'dont' || kind === 'story'
    ? { text: capitalize(said), shape: kind }
    : null;
}
