/**
 * Runs a walk through the product once for several tests. If it failed, it stays failed, so that neither the next test
 * nor a retry hides the failure.
 */
export function once<Seen>(walk: () => Promise<Seen>): () => Promise<Seen> {
  let walked: Promise<Seen> | undefined;
  return () => {
    walked ??= walk();
    return walked;
  };
}
