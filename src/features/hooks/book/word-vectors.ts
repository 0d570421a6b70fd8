import { asFloat32, asInt8, createLruCache, type ReadBytes } from './book-sections.ts';
import { splitWords } from './words.ts';

/**
 * The meanings of words as vectors, made by `npm run train -- vectors` from a sentence model. They are stored as
 * signed bytes with one scale per word. The vector of a text is the sum of those of its words.
 */
export type WordVectors = {
  size: number;
  /** The index of a word in the table, by the word in lower case. */
  places: ReadonlyMap<string, number>;
  /** The words as they are written: names with their capital. */
  words: readonly string[];
  /** How rare a word is, as a logarithm: "the" 3, "mortgage" 12. */
  rarity: Float32Array;
  scales: Float32Array;
  /** The vector of the word at an index, before its scale. */
  row(place: number): Int8Array;
};

/** The rarity of a word that the table does not hold. */
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

/** Vectors of recently used words are cached: enough for nearly all that people type. */
const ROW_CACHE_SIZE = 4096;

/** Reads all but the vectors, which are most of the file. */
export function unpackWordVectors(read: ReadBytes): WordVectors {
  const length = read(0, 4).readUInt32LE(0);
  const [first = '0', ...words] = read(4, length).toString().split('\n');
  const size = Number(first);
  const places = new Map<string, number>();
  for (let place = 0; place < words.length; place++)
    places.set((words[place] as string).toLowerCase(), place);
  const start = 4 + length + ((4 - (length % 4)) % 4);
  const column = words.length * 4;
  return {
    size,
    words,
    places,
    rarity: asFloat32(read(start, column)),
    scales: asFloat32(read(start + column, column)),
    row: createLruCache(ROW_CACHE_SIZE, (place) => asInt8(read(start + 2 * column + place * size, size))),
  };
}

export function rarityOf(vectors: WordVectors, word: string): number {
  const place = vectors.places.get(word);
  return place === undefined ? UNKNOWN_RARITY : (vectors.rarity[place] as number);
}

/** The unit vector of a text; all zeros if none of its words is known. */
export function vectorOf(vectors: WordVectors, words: readonly string[]): Float32Array {
  const { size, places, scales } = vectors;
  const sum = new Float32Array(size);
  for (const word of words) {
    const place = places.get(word);
    if (place === undefined) continue;
    const scale = scales[place] as number;
    const row = vectors.row(place);
    for (let i = 0; i < size; i++) sum[i] = (sum[i] as number) + scale * (row[i] as number);
  }
  let length = 0;
  for (const x of sum) length += x * x;
  length = Math.sqrt(length) || 1;
  for (let i = 0; i < size; i++) sum[i] = (sum[i] as number) / length;
  return sum;
}

/**
 * The scale of unit vectors as signed bytes: a component of a unit vector of this size is hardly ever above one half.
 */
const BYTES_PER_UNIT = 254;

export function packVector(vector: Float32Array): Int8Array {
  const bytes = new Int8Array(vector.length);
  for (let i = 0; i < bytes.length; i++)
    bytes[i] = Math.max(-127, Math.min(127, Math.round((vector[i] as number) * BYTES_PER_UNIT)));
  return bytes;
}

export function joinRows(rows: readonly Int8Array[]): Int8Array {
  const size = rows[0]?.length ?? 0;
  const all = new Int8Array(rows.length * size);
  for (const [n, row] of rows.entries()) all.set(row, n * size);
  return all;
}

/** The unit vector of a text as signed bytes. */
export const packedVectorOf = (vectors: WordVectors, text: string): Int8Array =>
  packVector(vectorOf(vectors, splitWords(text)));

export const UNITS_SQUARED = BYTES_PER_UNIT * BYTES_PER_UNIT;

/** The cosine of a packed vector and a row of packed vectors; of many rows, see `cosines`. */
export function cosine(vector: Int8Array, rows: Int8Array, row: number): number {
  const at = row * vector.length;
  let sum = 0;
  for (let i = 0; i < vector.length; i++) sum += (vector[i] as number) * (rows[at + i] as number);
  return sum / UNITS_SQUARED;
}
