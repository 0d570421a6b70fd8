import type { Book } from './book.ts';
import type { BookPoint } from './chapter.ts';
import { BYTES_A_UNIT, textBytes } from './word-vectors.ts';

/** The direction of a text's meaning, as a vector of signed bytes. */
export type Direction = { bytes: Int8Array };

export function getDirection({ words }: Book, text: string): Direction {
  return { bytes: textBytes(words, text) };
}

/** Four at a time and in whole numbers: this is where a search spends its time. */
export function cosine({ bytes }: Direction, rows: Int8Array, row: number): number {
  const size = bytes.length;
  let at = row * size;
  let sum = 0;
  for (let i = 0; i < size; i += 4, at += 4) {
    sum =
      (sum +
        Math.imul(bytes[i] as number, rows[at] as number) +
        Math.imul(bytes[i + 1] as number, rows[at + 1] as number) +
        Math.imul(bytes[i + 2] as number, rows[at + 2] as number) +
        Math.imul(bytes[i + 3] as number, rows[at + 3] as number)) |
      0;
  }
  return sum / (BYTES_A_UNIT * BYTES_A_UNIT);
}

/** Measures how near two points of the book are in meaning. */
export function measureNearness(one: BookPoint, other: BookPoint): number {
  const { vectors, points } = one.chapter;
  const size = vectors.points.length / points.length;
  const bytes = vectors.points.subarray(one.index * size, (one.index + 1) * size);
  return cosine({ bytes }, other.chapter.vectors.points, other.index);
}
