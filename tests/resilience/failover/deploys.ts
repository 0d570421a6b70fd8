import { requests } from '../shutdown.ts';
import { count, type Outcome, percentile, steadyLoad } from '../steady-load.ts';
import { createTestUsers } from '../users-over-http.ts';
import type { Machines } from './machines.ts';

export type DeployReport = {
  answers: Record<string, number>;
  figures: { p50Ms: number; p99Ms: number; longestMs: number };
  findings: string[];
};

const PER_SECOND = 200;
const WHOLE_WITHIN_MS = 60_000;
const RIGHT = new Set(['200', '201']);

/** Deploys a release with a migration to each product machine in turn, `times` times. No request may fail. */
export async function deployRolling(
  machines: Machines,
  times: number,
  say: (line: string) => void,
): Promise<DeployReport> {
  const { db, close } = await machines.connect();
  const people = await createTestUsers(db, 20, 100_000);
  await close();
  const secure = people.map(({ id, cookie }) => ({ id, cookie: `__Host-${cookie}` }));
  const agent = machines.agent();
  const next = requests(secure, agent);
  const outcomes: Outcome[] = [];
  const findings: string[] = [];
  for (let deploy = 1; deploy <= times; deploy++) {
    let deployed = false;
    const deploying = deployOnce(machines).finally(() => {
      deployed = true;
    });
    const seen: Outcome[] = [];
    while (!deployed)
      seen.push(...(await steadyLoad(machines.url, { perSecond: PER_SECOND, ms: 1000, next })));
    await deploying;
    const answers = count(seen);
    say(`deploy ${deploy}: ${JSON.stringify(answers)}, p99 ${percentile(seen, 0.99)} ms`);
    for (const [what, howOften] of Object.entries(answers)) {
      if (!RIGHT.has(what)) findings.push(`deploy ${deploy}: ${howOften} × ${what}`);
    }
    outcomes.push(...seen);
  }
  agent.destroy();
  const figures = {
    p50Ms: percentile(outcomes, 0.5),
    p99Ms: percentile(outcomes, 0.99),
    longestMs: percentile(outcomes, 1),
  };
  return { answers: count(outcomes), figures, findings };
}

async function deployOnce(machines: Machines): Promise<void> {
  machines.releases.publish();
  for (const node of machines.products) {
    await node.end('SIGTERM');
    await node.start();
    await machines.untilWhole(WHOLE_WITHIN_MS);
  }
}
