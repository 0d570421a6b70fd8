import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { adminToken } from '../../support/admins.ts';
import { createTestUsers } from '../users-over-http.ts';
import { type Environment, type OuterDatabase, startEnvironment } from './environment.ts';
import { type Counts, noCounts, openExpectedState } from './expected-state.ts';
import { FAULTS, type Fault } from './faults.ts';
import { CREDITS_AT_FIRST, inspect } from './inspect.ts';
import { type Scene, startLoad } from './load.ts';
import { createRandom, type Random } from './random.ts';

const PEOPLE = 8;
/** The longest time until a reserved run is released: its maximum age and the interval of the sweep. */
const LAST_RUN_GIVEN_BACK_MS = 110_000;

export type FaultCounts = Counts & { rounds: number; longestRecoveryMs: number; findings: number };
export type ChaosReport = { faults: Record<string, FaultCounts>; notTried: string[]; findings: string[] };
type Options = {
  rounds: number;
  seed: number;
  /** An outer database: a server of its own, or the address of one that is running and not to be killed. */
  outer?: OuterDatabase;
  /** The names of the faults. The default is all that this machine allows. */
  only?: string[];
  say?: (line: string) => void;
};

/** Runs a mixed load with one fault in each round. Afterwards everything must add up. */
export async function chaos({
  rounds,
  seed,
  outer = false,
  only,
  say = () => {},
}: Options): Promise<ChaosReport> {
  const random = createRandom(seed);
  const environment = await startEnvironment(outer);
  const selected = FAULTS.filter(({ name }) => !only || only.includes(name));
  const faults = selected.filter((fault) => fault.possible(environment));
  const report: ChaosReport = {
    faults: {},
    notTried: selected.filter((fault) => !faults.includes(fault)).map(({ name }) => name),
    findings: [],
  };
  try {
    const scene = await setScene(environment);
    /** Each fault comes once before any repeats. The seed decides the order. */
    const bag: Fault[] = [];
    for (let round = 1; round <= rounds; round++) {
      if (bag.length === 0) bag.push(...faults);
      const fault = bag.splice(random.below(bag.length), 1)[0] as Fault;
      const line = await playRound(environment, scene, fault, random.fork(`round ${round}`), report);
      report.findings.push(
        ...line.findings.slice(0, 10).map((finding) => `round ${round}, ${fault.name}: ${finding}`),
      );
      say(
        `round ${round}: ${fault.name}, ${JSON.stringify(line.counts)}, ready after ${line.readyMs} ms, ${line.findings.length} findings`,
      );
      for (const finding of line.findings.slice(0, 10)) say(`  ${finding}`);
      if (line.findings.length > 0) say(environment.product.output().slice(-3000));
      if (line.readyMs === null) break;
    }
    if (!only) report.findings.push(...(await leftBehind(environment)));
  } finally {
    await environment.close();
  }
  return report;
}

async function setScene(environment: Environment): Promise<Scene> {
  const { db, close } = environment.connect();
  const people = await createTestUsers(db, PEOPLE, CREDITS_AT_FIRST);
  const adminCookie = `admin_session=${await adminToken({ db })}`;
  await close();
  return {
    url: `http://127.0.0.1:${environment.proxies.visitors.port}`,
    people,
    adminCookie,
    expected: openExpectedState(),
    excuses: { broken: false, away: false },
  };
}

async function playRound(
  environment: Environment,
  scene: Scene,
  fault: Fault,
  random: Random,
  report: ChaosReport,
) {
  const { expected } = scene;
  expected.counts = noCounts();
  expected.findings = [];
  scene.excuses = fault.excuses;
  const load = startLoad(scene, random.fork('load'));
  await sleep(300 + random.below(500));
  await fault.run(environment, random);
  const readyMs = await environment.untilReady();
  await sleep(300);
  await load.stop();
  if (readyMs === null) expected.findings.push('the product did not recover within a minute');
  else {
    const { db, close } = environment.connect();
    expected.findings.push(...(await inspect(db, scene.people, expected, environment.product.url)));
    await close();
  }
  add(report, fault.name, expected.counts, readyMs ?? Number.POSITIVE_INFINITY, expected.findings.length);
  return { counts: expected.counts, readyMs, findings: expected.findings };
}

function add(report: ChaosReport, name: string, counts: Counts, readyMs: number, findings: number): void {
  const sum = report.faults[name] ?? { rounds: 0, ...noCounts(), longestRecoveryMs: 0, findings: 0 };
  report.faults[name] = sum;
  sum.rounds++;
  for (const key of Object.keys(counts) as (keyof Counts)[]) sum[key] += counts[key];
  sum.longestRecoveryMs = Math.max(sum.longestRecoveryMs, readyMs);
  sum.findings += findings;
}

/** At the end no run is reserved, and every mail was delivered or waits for its next try. */
async function leftBehind(environment: Environment): Promise<string[]> {
  const { db, close } = environment.connect();
  const count = async (query: ReturnType<typeof sql>) =>
    (await db.execute<{ n: number }>(query)).rows[0]?.n ?? 0;
  const reserved = () => count(sql`select count(*)::int as n from runs where status = 'reserved'`);
  const until = Date.now() + LAST_RUN_GIVEN_BACK_MS;
  while ((await reserved()) > 0 && Date.now() < until) await sleep(500);
  const [stuck, deadJobs] = [
    await reserved(),
    await count(sql`select count(*)::int as n from pgboss.job where state in ('failed', 'cancelled')`),
  ];
  await close();
  return [
    ...(stuck > 0 ? [`${stuck} runs are still reserved`] : []),
    ...(deadJobs > 0 ? [`${deadJobs} jobs were given up`] : []),
  ];
}
