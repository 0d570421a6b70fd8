/** Several tests may look at one walk: it is walked once. */
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
