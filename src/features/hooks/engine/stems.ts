/** Rough stems of content words: enough to see that two phrases speak of the same thing. */
import { words } from './english/words.ts';

const LIGHT_WORDS =
  /^(?:about|after|again|before|being|better|could|doing|does|don't|every|first|from|have|having|here|into|just|keep|know|like|make|makes|more|most|need|over|really|should|some|start|still|take|than|that|the|their|them|then|there|they|thing|things|this|time|want|what|when|where|which|while|with|without|work|would|you|you'll|you're|you've|your|yours|one|who|how|why|get|getting|got|are|and|for|not|can|can't|will|worth|right|part|day|one's)$/i;

export function stem(word: string): string {
  return (
    word
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, '')
      .replace(/(?:'s|ies|ing|ers|er|ed|es|s|e|y)$/u, '')
      // "running" and "run" are one word.
      .replace(/([bdgmnprt])\1$/u, '$1')
  );
}

export function contentStems(text: string): Set<string> {
  const stems = new Set<string>();
  for (const word of words(text)) {
    const bare = word.replace(/[^\p{L}\p{N}']/gu, '');
    if (bare.length > 2 && !LIGHT_WORDS.test(bare)) {
      const root = stem(bare);
      if (root.length > 1) stems.add(root);
    }
  }
  return stems;
}
