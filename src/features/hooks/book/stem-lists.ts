import { isEmptyWord, stemOf, wordsOf } from './words.ts';

/** The stems of many texts, as places in one table, laid end to end. */
export class StemLists {
  readonly #places = new Map<string, number>();
  readonly #stems: string[];

  constructor(stems: string[]) {
    this.#stems = stems;
  }

  list() {
    const starts = [0];
    const ids: number[] = [];
    return {
      add: (text: string) => {
        ids.push(...this.#idsOf(text));
        starts.push(ids.length);
      },
      sections: () =>
        [Int32Array.from(starts), Int32Array.from(ids)].map(({ buffer }) => Buffer.from(buffer)),
    };
  }

  #idsOf(text: string): Set<number> {
    const found = new Set<number>();
    for (const word of wordsOf(text)) {
      if (isEmptyWord(word)) continue;
      const stem = stemOf(word);
      let place = this.#places.get(stem);
      if (place === undefined) {
        place = this.#stems.push(stem) - 1;
        this.#places.set(stem, place);
      }
      found.add(place);
    }
    return found;
  }
}

export type Stems = { starts: Int32Array; ids: Int32Array };

export function openStems(starts: Buffer, ids: Buffer): Stems {
  const view = (bytes: Buffer) =>
    new Int32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
  return { starts: view(starts), ids: view(ids) };
}
