/** Pairs and triples of words that a run has said already. */
import { normalText } from './candidates.ts';

function grams(text: string): string[] {
  const tokens = normalText(text).split(' ');
  const found: string[] = [];
  for (let i = 0; i + 1 < tokens.length; i++) {
    found.push(`${tokens[i]} ${tokens[i + 1]}`);
    if (i + 2 < tokens.length) found.push(`${tokens[i]} ${tokens[i + 1]} ${tokens[i + 2]}`);
  }
  return found;
}

export class Said {
  private readonly known = new Set<string>();
  /** A text is weighed several times before it is taken. */
  private readonly split = new Map<string, readonly string[]>();

  add(text: string): void {
    for (const gram of grams(text)) this.known.add(gram);
  }

  /** How much of the text would be a repetition, from 0 to 1. */
  share(text: string): number {
    if (this.known.size === 0) return 0;
    const all = this.split.get(text) ?? grams(text);
    this.split.set(text, all);
    return all.filter((gram) => this.known.has(gram)).length / Math.max(1, all.length);
  }
}
