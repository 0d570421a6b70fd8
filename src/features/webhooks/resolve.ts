import dns from 'node:dns/promises';

/** The IPs that a name has. */
export type Resolve = (hostname: string) => Promise<string[]>;

const LOOK_UP_MS = 5000;

/**
 * Asks name servers itself. The system's look-up would hold one of the two threads that a process has for it, for as
 * long as the name's own server likes, and payments, mails and models wait for the same threads.
 */
export function createResolve({
  servers,
  withinMs = LOOK_UP_MS,
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
