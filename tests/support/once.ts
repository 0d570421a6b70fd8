/**
 * Several tests may look at the result of one walk through the product: it runs once. A walk that failed stays failed,
 * so that neither the next test nor a second try of the same one hides it.
 */
export function once<Seen>(walk: () => Promise<Seen>): () => Promise<Seen> {
  let walked: Promise<Seen> | undefined;
  return () => {
    walked ??= walk();
    return walked;
  };
}
