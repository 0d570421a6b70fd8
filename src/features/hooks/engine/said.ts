/** What a listener hears again: openers, and pairs and triples of words that a run has said already. */

export function normalText(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The opener of a text that begins in plain ASCII; null where it does not. */
function plainOpener(text: string): string | null {
  let opener = '';
  let from = -1;
  let spaces = 0;
  for (let i = 0; i <= text.length; i++) {
    const code = i < text.length ? text.charCodeAt(i) : SPACE;
    if (code < SPACE || code > 126) return null;
    if (inWord(code)) {
      if (from < 0) from = i;
      continue;
    }
    if (from >= 0) {
      const word = text.slice(from, i).toLowerCase();
      if (opener !== '') return `${opener} ${word}`;
      opener = word;
      from = -1;
    }
    // Marks that stand alone are no words, and nobody looks beyond the third of them.
    if (code === SPACE && i > 0 && text.charCodeAt(i - 1) !== SPACE && ++spaces === 3) break;
  }
  return opener;
}

/** The first two words, as a listener hears them. */
export function openerOf(text: string): string {
  const plain = plainOpener(text);
  if (plain !== null) return plain;
  const start = /^\s*(?:\S+\s*){0,3}/u.exec(text)?.[0] ?? '';
  return normalText(start).split(' ', 2).join(' ');
}

const SPACE = 32;
const FNV_PRIME = 0x01000193;
const OFFSET = 0x811c9dc5 | 0;

/** Letters and figures; what stands between words is ASCII or a curly mark. */
function inWord(code: number): boolean {
  if (code > 127) return code < 0x2010 || code > 0x2027;
  return (code > 96 && code < 123) || (code > 64 && code < 91) || (code > 47 && code < 58);
}

/** The words of the last text that was looked at. */
let hashed = new Int32Array(64);

/** Puts one number per word there, whatever its case; says how many. */
function hashWords(text: string): number {
  if (hashed.length <= text.length >> 1) hashed = new Int32Array(text.length);
  let count = 0;
  let hash = OFFSET;
  let inside = false;
  for (let i = 0; i <= text.length; i++) {
    const code = i < text.length ? text.charCodeAt(i) : 0;
    if (inWord(code)) {
      hash = Math.imul(hash ^ (code > 64 && code < 91 ? code | 32 : code), FNV_PRIME);
      inside = true;
    } else if (inside) {
      hashed[count++] = hash;
      hash = OFFSET;
      inside = false;
    }
  }
  return count;
}

/** One number per text, whatever its case and marks: a run asks of hundreds of texts whether the user has had them. */
export function textKey(text: string): number {
  let low = OFFSET;
  let high = 0x2c1b3c6d;
  const count = hashWords(text);
  for (let i = 0; i < count; i++) {
    const word = hashed[i] as number;
    low = Math.imul(low ^ word, FNV_PRIME);
    high = Math.imul(high ^ word ^ (low >>> 11), 0x297a2d39);
  }
  return (high >>> 11) * 2 ** 32 + (low >>> 0);
}

/** Pairs and triples of words as numbers: a run weighs a hundred texts, and strings would be dear. */
export type Grams = readonly number[];

export function gramsOf(text: string): Grams {
  const count = hashWords(text);
  const found = new Array<number>(Math.max(0, 2 * count - 3));
  let at = 0;
  for (let i = 0; i + 1 < count; i++) {
    const pair = Math.imul((hashed[i] as number) ^ 0x9e3779b9, FNV_PRIME) ^ (hashed[i + 1] as number);
    found[at++] = pair;
    if (i + 2 < count) found[at++] = Math.imul(pair ^ 0x85ebca6b, FNV_PRIME) ^ (hashed[i + 2] as number);
  }
  return found;
}

/** A hook has sixteen words at most, and so 29 pairs and triples: ten of them fill a third of the places. */
const PLACES = 1024;

/** What a run has said so far. */
export class Said {
  /** Pairs and triples by their own bits, nought where there is none: a run asks three thousand times, and a `Set` is slow. */
  private readonly known = new Int32Array(PLACES);
  private size = 0;
  private words = 0;

  add(grams: Grams): void {
    this.words = this.wordsWith(grams);
    for (const gram of grams) {
      const place = this.placeOf(gram);
      // Beyond this nothing is told apart any more, and no run comes near it.
      if (this.known[place] !== 0 || this.size >= PLACES / 2) continue;
      this.known[place] = gram || 1;
      this.size++;
    }
  }

  /** Where it stands, or where it would. */
  private placeOf(gram: number): number {
    const wanted = gram || 1;
    let place = (wanted ^ (wanted >>> 16)) & (PLACES - 1);
    while (this.known[place] !== 0 && this.known[place] !== wanted) place = (place + 1) & (PLACES - 1);
    return place;
  }

  /** How many words the run would have with this text: n words are n - 1 pairs and n - 2 triples. */
  wordsWith(grams: Grams): number {
    return this.words + (grams.length + 3) / 2;
  }

  /** How much of the text would be a repetition, from 0 to 1. */
  share(grams: Grams): number {
    if (this.size === 0) return 0;
    let repeated = 0;
    for (let at = 0; at < grams.length; at++)
      if (this.known[this.placeOf(grams[at] as number)] !== 0) repeated++;
    return repeated / Math.max(1, grams.length);
  }
}
