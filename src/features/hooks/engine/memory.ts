/** Remembers the last few things that were made, by what they were made of. */
export function memory<T, Key = string>(limit: number): (key: Key, make: () => T) => T {
  const known = new Map<Key, T>();
  return (key, make) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    if (known.size >= limit) known.clear();
    const made = make();
    known.set(key, made);
    return made;
  };
}

/** Works something out once for each owner, and forgets it with the owner. */
export function keptWith<Owner extends object, T>(make: (owner: Owner) => T): (owner: Owner) => T {
  const known = new WeakMap<Owner, T>();
  return (owner) => {
    const before = known.get(owner);
    if (before !== undefined) return before;
    const made = make(owner);
    known.set(owner, made);
    return made;
  };
}
