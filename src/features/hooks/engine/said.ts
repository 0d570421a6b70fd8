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

const FNV_PRIME = 0x01000193;
const OFFSET = 0x811c9dc5 | 0;

/** Letters and figures; what stands between words is ASCII or a curly mark. */
function inWord(code: number): boolean {
  if (code > 127) return code < 0x2010 || code > 0x2027;
  return (code > 96 && code < 123) || (code > 64 && code < 91) || (code > 47 && code < 58);
}

/** One number per word, whatever its case. */
function hashedWords(text: string): number[] {
  const found: number[] = [];
  let hash = OFFSET;
  let inside = false;
  for (let i = 0; i <= text.length; i++) {
    const code = i < text.length ? text.charCodeAt(i) : 0;
    if (inWord(code)) {
      hash = Math.imul(hash ^ (code > 64 && code < 91 ? code | 32 : code), FNV_PRIME);
      inside = true;
    } else if (inside) {
      found.push(hash);
      hash = OFFSET;
      inside = false;
    }
  }
  return found;
}

/** One number per text, whatever its case and marks: a run asks of hundreds of texts whether the user has had them. */
export function textKey(text: string): number {
  let low = OFFSET;
  let high = 0x2c1b3c6d;
  for (const word of hashedWords(text)) {
    low = Math.imul(low ^ word, FNV_PRIME);
    high = Math.imul(high ^ word ^ (low >>> 11), 0x297a2d39);
  }
  return (high >>> 11) * 2 ** 32 + (low >>> 0);
}

/** Pairs and triples of words as numbers: a run weighs a hundred texts, and strings would be dear. */
function grams(text: string): number[] {
  const tokens = hashedWords(text);
  const found: number[] = [];
  for (let i = 0; i + 1 < tokens.length; i++) {
    const pair = Math.imul((tokens[i] as number) ^ 0x9e3779b9, FNV_PRIME) ^ (tokens[i + 1] as number);
    found.push(pair);
    if (i + 2 < tokens.length)
      found.push(Math.imul(pair ^ 0x85ebca6b, FNV_PRIME) ^ (tokens[i + 2] as number));
  }
  return found;
}

export class Said {
  private readonly known = new Set<number>();
  private words = 0;
  /** A text is weighed several times before it is taken. */
  private readonly split = new Map<string, readonly number[]>();

  private gramsOf(text: string): readonly number[] {
    const before = this.split.get(text);
    if (before) return before;
    const found = grams(text);
    this.split.set(text, found);
    return found;
  }

  add(text: string): void {
    this.words = this.wordsWith(text);
    for (const gram of this.gramsOf(text)) this.known.add(gram);
  }

  /** How many words the run would have with this text: n words are n - 1 pairs and n - 2 triples. */
  wordsWith(text: string): number {
    return this.words + (this.gramsOf(text).length + 3) / 2;
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
