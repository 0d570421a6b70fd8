/** What a listener hears again: openers, and pairs and triples of words that a run has said already. */

export function normalText(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The first two words, as a listener hears them. */
export function openerOf(text: string): string {
  const start = /^\s*(?:\S+\s*){0,3}/u.exec(text)?.[0] ?? '';
  return normalText(start).split(' ', 2).join(' ');
}

function grams(text: string): string[] {
  const tokens = normalText(text).split(' ');
  const found: string[] = [];
  for (let i = 0; i + 1 < tokens.length; i++) {
    const pair = `${tokens[i]} ${tokens[i + 1]}`;
    found.push(pair);
    if (i + 2 < tokens.length) found.push(`${pair} ${tokens[i + 2]}`);
  }
  return found;
}

export class Said {
  private readonly known = new Set<string>();
  /** A text is weighed several times before it is taken. */
  private readonly split = new Map<string, readonly string[]>();

  private gramsOf(text: string): readonly string[] {
    const before = this.split.get(text);
    if (before) return before;
    const found = grams(text);
    this.split.set(text, found);
    return found;
  }

  add(text: string): void {
    for (const gram of this.gramsOf(text)) this.known.add(gram);
  }

  /** How much of the text would be a repetition, from 0 to 1. */
  share(text: string): number {
    if (this.known.size === 0) return 0;
    const all = this.gramsOf(text);
    let repeated = 0;
    for (const gram of all) if (this.known.has(gram)) repeated++;
    return repeated / Math.max(1, all.length);
  }
}
