import { searchedWords, toStem } from './words.ts';

/** The ids of a text's stems; new stems are added to the table. */
export function indexStems(stems: Map<string, number>, text: string): Set<number> {
  const stemIds = new Set<number>();
  for (const word of searchedWords(text)) {
    const stem = toStem(word);
    const place = stems.get(stem) ?? stems.size;
    stems.set(stem, place);
    stemIds.add(place);
  }
  return stemIds;
}

/** Lists of numbers in one array: list n goes from `starts[n]` to `starts[n + 1]`, end excluded. */
export type PackedLists = { starts: Uint32Array; ids: Uint32Array };

export function packLists(lists: readonly Iterable<number>[]): PackedLists {
  const starts = [0];
  const ids: number[] = [];
  for (const list of lists) {
    ids.push(...list);
    starts.push(ids.length);
  }
  return { starts: Uint32Array.from(starts), ids: Uint32Array.from(ids) };
}

/** Inverts lists of ids: for each id below `count`, the indexes of the lists that contain it. */
export function invertLists(lists: readonly Iterable<number>[], count: number): PackedLists {
  const holding: number[][] = Array.from({ length: count }, () => []);
  lists.forEach((list, place) => {
    for (const id of list) holding[id]?.push(place);
  });
  return packLists(holding);
}
