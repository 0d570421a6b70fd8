/** Rough stems of content words: enough to see that two phrases speak of the same thing. */
import { words } from './english/words.ts';
import { normalText } from './said.ts';

const LIGHT_WORDS =
  /^(?:about|after|again|before|being|better|could|doing|does|don't|every|first|from|have|having|here|into|just|keep|know|like|make|makes|more|most|need|over|really|should|some|start|still|take|than|that|the|their|them|then|there|they|thing|things|this|time|want|what|when|where|which|while|with|without|work|would|you|you'll|you're|you've|your|yours|one|who|how|why|get|getting|got|are|and|for|not|can|can't|will|worth|right|part|day|one's)$/i;

/** The same few hundred words come up run after run, and a stem is three regular expressions. */
const KNOWN_ROOTS = new Map<string, string>();
const KNOWN_STEMS = new Map<string, ReadonlySet<string>>();
const REMEMBERED = 2000;

function remember<T>(known: Map<string, T>, key: string, value: T): T {
  if (known.size >= REMEMBERED) known.clear();
  known.set(key, value);
  return value;
}

/** What one feels, and its name. */
const KIN: Readonly<Record<string, string>> = {
  tiredness: 'tired',
  exhaustion: 'exhausted',
  fatigue: 'tired',
  hunger: 'hungry',
  dizziness: 'dizzy',
  loneliness: 'lonely',
  forgetfulness: 'forgetful',
  irritability: 'irritable',
  sleepiness: 'sleepy',
};

function stem(typed: string): string {
  const word = typed.toLowerCase();
  return (
    (KIN[word] ?? word)
      .replace(/[^\p{L}\p{N}]/gu, '')
      .replace(/(?:'s|ies|ings?|ers|er|ed|es|s|e|y)$/u, '')
      // "running" and "run" are one word.
      .replace(/([bdgmnprt])\1$/u, '$1')
  );
}

/** The root of a content word; empty for any other. */
function rootOf(word: string): string {
  const known = KNOWN_ROOTS.get(word);
  if (known !== undefined) return known;
  const bare = word.replace(/[^\p{L}\p{N}']/gu, '');
  const root = bare.length > 2 && !LIGHT_WORDS.test(bare) ? stem(bare) : '';
  return remember(KNOWN_ROOTS, word, root.length > 1 ? root : '');
}

export function contentStems(text: string): ReadonlySet<string> {
  const known = KNOWN_STEMS.get(text);
  if (known) return known;
  const stems = new Set<string>();
  for (const word of words(text)) {
    const root = rootOf(word);
    if (root !== '') stems.add(root);
  }
  return remember(KNOWN_STEMS, text, stems);
}

/** Enough of the topic's content words to know what the video is about: one of two, two of five. */
export function carriesTopic(text: string, topic: string): boolean {
  const asked = contentStems(topic);
  // "do I really need a will": every word is a light one, and the last says what it is about.
  if (asked.size === 0) return ` ${normalText(text)} `.includes(` ${normalText(topic).split(' ').at(-1)} `);
  const said = contentStems(text);
  let shared = 0;
  for (const root of asked) if (said.has(root)) shared++;
  return shared >= Math.max(1, Math.floor(asked.size * 0.4));
}
