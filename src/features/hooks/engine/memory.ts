/** Remembers the last few things that were made, by what they were made of. */
export function memory<T>(limit: number): (key: string, make: () => T) => T {
  const known = new Map<string, T>();
  return (key, make) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    if (known.size >= limit) known.clear();
    const made = make();
    known.set(key, made);
    return made;
  };
}
