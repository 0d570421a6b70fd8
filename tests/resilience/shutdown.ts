import http from 'node:http';
import { connectToProduct } from '../support/product-database.ts';
import { startProductProcess } from '../support/product-process.ts';
import { count, type Outcome, type Request, steadyLoad } from './steady-load.ts';
import { createTestUsers, type TestUser } from './users-over-http.ts';

export type ShutdownReport = {
  rounds: number;
  answers: Record<string, number>;
  longestEndMs: number;
  findings: string[];
};

const PER_SECOND = 200;
/** The shutdown waits for this many answers, even on a busy machine. */
const ANSWERED_BEFORE = 20;
/** 503: refused during shutdown. Refused connection: the product no longer listened, so nothing was accepted. */
const RIGHT = new Set(['200', '201', '503', 'ECONNREFUSED']);

/**
 * Sends SIGTERM at a random moment within some seconds of 200 requests each. No accepted request may fail. The data
 * folder may be one that a product used before.
 */
export async function proveShutdown(
  dataDir: string,
  { rounds, loadMs, say = () => {} }: { rounds: number; loadMs: number; say?: (line: string) => void },
): Promise<ShutdownReport> {
  const report: ShutdownReport = { rounds, answers: {}, longestEndMs: 0, findings: [] };
  let people: TestUser[] | undefined;
  for (let round = 1; round <= rounds; round++) {
    const product = await startProductProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'error', LIMITS: 'off' });
    people ??= await makePeople(dataDir);
    const busy = Promise.withResolvers<void>();
    let right = 0;
    const answered = ({ what }: Outcome) => {
      if (what === '200' && ++right > ANSWERED_BEFORE) busy.resolve();
    };
    const ended = endAtSomeTime(busy.promise, loadMs, product.end, report);
    const agent = new http.Agent({ keepAlive: true, maxSockets: 50 });
    const next = requests(people, agent);
    const outcomes = await steadyLoad(product.url, { perSecond: PER_SECOND, ms: loadMs, next, answered });
    busy.resolve();
    const code = await ended;
    agent.destroy();
    const answers = count(outcomes);
    if (code !== 0) report.findings.push(`round ${round}: exit ${code}: ${product.output().slice(-1000)}`);
    for (const [what, times] of Object.entries(answers)) {
      report.answers[what] = (report.answers[what] ?? 0) + times;
      if (!RIGHT.has(what)) report.findings.push(`round ${round}: ${times} × ${what}`);
    }
    say(`round ${round}: ${JSON.stringify(answers)}`);
  }
  return report;
}

async function makePeople(dataDir: string): Promise<TestUser[]> {
  const { db, close } = connectToProduct(dataDir);
  const people = await createTestUsers(db, 20, 100_000);
  await close();
  return people;
}

async function endAtSomeTime(
  busy: Promise<void>,
  loadMs: number,
  end: (signal: NodeJS.Signals) => Promise<number | null>,
  report: ShutdownReport,
) {
  await busy;
  await new Promise((resolve) => setTimeout(resolve, 500 + Math.random() * (loadMs - 1500)));
  const from = Date.now();
  const code = await end('SIGTERM');
  report.longestEndMs = Math.max(report.longestEndMs, Date.now() - from);
  return code;
}

/** Mostly reads of the session's user, sometimes a page, and two runs each second, which take longer. */
export function requests(people: TestUser[], agent: http.Agent): (n: number) => Request {
  const writers = people.slice(0, 10);
  return (n): Request => {
    if (n % 10 === 1) return { path: '/', agent };
    const { cookie } = people[n % people.length] as TestUser;
    if (n % 100 !== 2) return { path: '/api/user', headers: { cookie }, agent };
    const writer = writers[Math.floor(n / 100) % writers.length] as TestUser;
    return {
      method: 'POST',
      path: '/api/hooks/generate',
      headers: { cookie: writer.cookie, 'content-type': 'application/json' },
      body: '{"topic":"meal prep"}',
      agent,
    };
  };
}
