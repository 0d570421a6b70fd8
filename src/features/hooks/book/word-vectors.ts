import { wordsOf } from './words.ts';

/**
 * What words mean, as directions: made by `npm run train -- vectors` from a sentence model, kept as signed bytes with one scale a
 * word. A text is the sum of its words.
 */
export type WordVectors = {
  size: number;
  /** Place of a word in small letters in the table, or undefined. */
  places: ReadonlyMap<string, number>;
  /** As they are written: names with their capital. */
  words: readonly string[];
  /** How much rarer than all words together, as a logarithm: "the" 3, "mortgage" 12. */
  rarity: Float32Array;
  scales: Float32Array;
  bytes: Int8Array;
};

/** Of a word that the table does not hold. */
export const UNKNOWN_RARITY = 14;

type Unpacked = { size: number; words: readonly string[]; rarity: readonly number[]; rows: Float32Array };

export function packWordVectors({ size, words, rarity, rows }: Unpacked): Buffer {
  const scales = new Float32Array(words.length);
  const bytes = new Int8Array(rows.length);
  words.forEach((_, word) => {
    const row = rows.subarray(word * size, (word + 1) * size);
    const scale = row.reduce((most, x) => Math.max(most, Math.abs(x)), 1e-9) / 127;
    scales[word] = scale;
    row.forEach((x, i) => {
      bytes[word * size + i] = Math.round(x / scale);
    });
  });
  const names = Buffer.from(`${size}\n${words.join('\n')}`);
  const head = Buffer.alloc(4 + names.length + ((4 - (names.length % 4)) % 4));
  head.writeUInt32LE(names.length, 0);
  names.copy(head, 4);
  return Buffer.concat([head, buffer(Float32Array.from(rarity)), buffer(scales), buffer(bytes)]);
}

const buffer = (view: Float32Array | Int8Array) => Buffer.from(view.buffer, view.byteOffset, view.byteLength);

/** Reads the tables where they lie: the file begins at a multiple of four in memory. */
export function unpackWordVectors(file: Buffer): WordVectors {
  const length = file.readUInt32LE(0);
  const [size = '0', ...words] = file.toString('utf8', 4, 4 + length).split('\n');
  const places = new Map<string, number>();
  for (let place = 0; place < words.length; place++)
    places.set((words[place] as string).toLowerCase(), place);
  const start = file.byteOffset + 4 + length + ((4 - (length % 4)) % 4);
  const column = words.length * 4;
  return {
    size: Number(size),
    words,
    places,
    rarity: new Float32Array(file.buffer, start, words.length),
    scales: new Float32Array(file.buffer, start + column, words.length),
    bytes: new Int8Array(file.buffer, start + 2 * column, words.length * Number(size)),
  };
}

export function rarityOf(vectors: WordVectors, word: string): number {
  const place = vectors.places.get(word);
  return place === undefined ? UNKNOWN_RARITY : (vectors.rarity[place] as number);
}

/** The direction of a text, of length one; all zeros where no word is known. */
export function vectorOf(vectors: WordVectors, words: readonly string[]): Float32Array {
  const { size, places, scales, bytes } = vectors;
  const sum = new Float32Array(size);
  for (const word of words) {
    const place = places.get(word);
    if (place === undefined) continue;
    const scale = scales[place] as number;
    for (let i = 0, at = place * size; i < size; i++, at++)
      sum[i] = (sum[i] as number) + scale * (bytes[at] as number);
  }
  let length = 0;
  for (const x of sum) length += x * x;
  length = Math.sqrt(length) || 1;
  for (let i = 0; i < size; i++) sum[i] = (sum[i] as number) / length;
  return sum;
}

export const textVector = (vectors: WordVectors, text: string) => vectorOf(vectors, wordsOf(text));
