/** The first few that pass; the others are not even tested. */
export function firstFew<T>(items: readonly T[], count: number, test: (item: T) => boolean): T[] {
  const found: T[] = [];
  for (const item of items) {
    if (test(item)) found.push(item);
    if (found.length >= count) break;
  }
  return found;
}
