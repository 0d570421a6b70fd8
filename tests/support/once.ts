/** Several tests may look at the result of one walk through the product: it runs once. */
export function once<Seen>(walk: () => Promise<Seen>): () => Promise<Seen> {
  let walked: Promise<Seen> | undefined;
  return () => {
    walked ??= walk().catch((error) => {
      walked = undefined;
      throw error;
    });
    return walked;
  };
}
