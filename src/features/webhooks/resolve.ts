import dns from 'node:dns/promises';

/** Returns the IPs of a name. */
export type Resolve = (hostname: string) => Promise<string[]>;

const LOOKUP_TIMEOUT_MS = 5000;

/**
 * Asks name servers directly. The system's lookup would hold one of the process's two lookup threads until the name's
 * own server answers, and payments, mails and models wait for the same threads.
 */
export function createResolve({
  servers,
  withinMs = LOOKUP_TIMEOUT_MS,
}: {
  servers?: string[];
  withinMs?: number;
} = {}): Resolve {
  return async (hostname) => {
    const resolver = new dns.Resolver({ timeout: Math.ceil(withinMs / 3), tries: 2 });
    if (servers) resolver.setServers(servers);
    const late = setTimeout(() => resolver.cancel(), withinMs);
    try {
      const answers = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
      return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    } finally {
      clearTimeout(late);
    }
  };
}
