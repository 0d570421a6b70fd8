import type { Sections } from './sections.ts';
import { stemOf, tellingWords } from './words.ts';

/** The stems of many texts: each has a place in one table. */
export class StemTable {
  readonly #places = new Map<string, number>();
  readonly #stems: string[];

  constructor(stems: string[]) {
    this.#stems = stems;
  }

  placesOf(text: string): Set<number> {
    const found = new Set<number>();
    for (const word of tellingWords(text)) {
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

/** Lists of numbers laid end to end: list n goes from `starts[n]` up to but without `starts[n + 1]`. */
export type Stems = { starts: Uint32Array; ids: Uint32Array };

export class Lists {
  readonly #starts = [0];
  readonly #ids: number[] = [];

  add(ids: Iterable<number>): void {
    this.#ids.push(...ids);
    this.#starts.push(this.#ids.length);
  }
  open(): Stems {
    return { starts: Uint32Array.from(this.#starts), ids: Uint32Array.from(this.#ids) };
  }
  sections(name: string): Record<string, Buffer> {
    const { starts, ids } = this.open();
    return { [`${name} starts`]: Buffer.from(starts.buffer), [name]: Buffer.from(ids.buffer) };
  }
}

export function openStems(parts: Sections, name: string): Stems {
  return { starts: parts.uint32(`${name} starts`), ids: parts.uint32(name) };
}
