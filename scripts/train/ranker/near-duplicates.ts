import { textKey } from '#features/hooks/ranker/text.ts';

/**
 * Stories recur in the archive under almost the same headline. Texts with at least this word Jaccard count as equal.
 */
const NEAR = 0.5;

/**
 * Tests whether a text is nearly one of these texts, with an inverted index. Comparing all pairs would take minutes.
 */
export function nearDuplicatesOf(texts: Iterable<string>): (text: string) => boolean {
  const sizes: number[] = [];
  const holders = new Map<string, number[]>();
  for (const key of new Set([...texts].map(textKey))) {
    const words = new Set(key.split(' '));
    const id = sizes.push(words.size) - 1;
    for (const word of words) {
      const list = holders.get(word);
      if (list) list.push(id);
      else holders.set(word, [id]);
    }
  }
  return (text) => {
    const words = new Set(textKey(text).split(' '));
    const shared = new Map<number, number>();
    for (const word of words) {
      for (const id of holders.get(word) ?? []) shared.set(id, (shared.get(id) ?? 0) + 1);
    }
    return shared.entries().some(([id, common]) => common / (words.size + sizes[id]! - common) >= NEAR);
  };
}
