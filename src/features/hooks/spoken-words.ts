/** The words of a hook as they are said, for comparing hooks. */

export function spokenWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}'$]+/gu) ?? [];
}

/** The share of words that two texts have in common. */
export function wordOverlap(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of left) if (right.has(word)) shared++;
  return shared / (left.size + right.size - shared);
}
