import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { adminToken } from '../../support/admins.ts';
import { type Counts, noCounts, openExpectedState } from '../chaos/expected-state.ts';
import { CREDITS_AT_FIRST, inspect } from '../chaos/inspect.ts';
import { type Scene, startLoad } from '../chaos/load.ts';
import { createRandom, type Random } from '../chaos/random.ts';
import { createTestUsers } from '../users-over-http.ts';
import { acrossNodes } from './across-nodes.ts';
import { type DeployReport, deployRolling } from './deploys.ts';
import { FAULTS, type Fault } from './faults.ts';
import { type Machines, openMachines, until } from './machines.ts';
import { createWatch } from './watch.ts';

const PEOPLE = 8;
const WHOLE_WITHIN_MS = 120_000;
/** The time until an abandoned run is released and a dead process's mail is sent again. */
const DONE_WITHIN_MS = 300_000;

export type FaultLine = Counts & {
  rounds: number;
  /** From the last successful write to the last refused one after it. */
  longestWithoutWritesMs: number;
  longestRefusalMs: number;
  longestAnswerMs: number;
  /** From the fault until every part was back. */
  longestUntilWholeMs: number;
  findings: number;
};
export type FailoverReport = {
  faults: Record<string, FaultLine>;
  deploys: DeployReport | null;
  findings: string[];
};
type Options = {
  rounds: number;
  seed: number;
  only?: string[];
  /** Rolling deploys at the end. */
  deploys?: number;
  say?: (line: string) => void;
};

/** Runs a mixed load on machines of which one fails in each round. Afterwards everything must add up. */
export async function failover({
  rounds,
  seed,
  only,
  deploys = 0,
  say = () => {},
}: Options): Promise<FailoverReport> {
  const report: FailoverReport = { faults: {}, deploys: null, findings: [] };
  const random = createRandom(seed);
  const faults = FAULTS.filter(({ name }) => !only || only.includes(name));
  const machines = await openMachines();
  closeWhenAsked(machines);
  try {
    const scene = await setScene(machines);
    const bag: Fault[] = [];
    for (let round = 1; round <= rounds; round++) {
      if (bag.length === 0) bag.push(...faults);
      const fault = bag.splice(random.below(bag.length), 1)[0] as Fault;
      const { line, findings, slowest } = await playRound(
        machines,
        scene,
        fault,
        random.fork(`round ${round}`),
      );
      add(report.faults, fault.name, line);
      say(`round ${round}: ${fault.name} ${JSON.stringify(line)}, slowest ${slowest}`);
      for (const finding of findings.slice(0, 10)) {
        report.findings.push(`round ${round}, ${fault.name}: ${finding}`);
        say(`  FOUND ${finding}`);
      }
      if (findings.length > 0) say(machines.products.map((node) => node.output().slice(-1500)).join('\n'));
    }
    if (deploys > 0) {
      report.deploys = await deployRolling(machines, deploys, say);
      report.findings.push(...report.deploys.findings);
    }
    report.findings.push(...(await leftBehind(machines)), ...(await acrossNodes(machines, scene, say)));
  } finally {
    await machines.close();
  }
  return report;
}

/** If the process ends without this, namespaces, mounts and processes remain. */
function closeWhenAsked(machines: Machines): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void machines.close().finally(() => process.exit(130)));
  }
}

async function setScene(machines: Machines): Promise<Scene> {
  const { db, close } = await machines.connect();
  const people = await createTestUsers(db, PEOPLE, CREDITS_AT_FIRST);
  const adminCookie = `__Host-admin_session=${await adminToken({ db })}`;
  await close();
  return {
    url: machines.url,
    agent: machines.agent,
    // On https the cookie has another name.
    people: people.map(({ id, cookie }) => ({ id, cookie: `__Host-${cookie}` })),
    adminCookie,
    expected: openExpectedState(),
    excuses: { broken: false, away: false },
  };
}

async function playRound(machines: Machines, scene: Scene, fault: Fault, random: Random) {
  const { expected } = scene;
  expected.counts = noCounts();
  expected.findings = [];
  scene.excuses = fault.excuses;
  const watch = createWatch(expected.findings);
  scene.watch = watch.see;
  const load = startLoad(scene, random.fork('load'));
  await sleep(1000 + random.below(1000));
  const from = Date.now();
  await fault.run(machines, random);
  const whole = await machines.untilWhole(WHOLE_WITHIN_MS);
  const untilWholeMs = Date.now() - from;
  await sleep(1000);
  await load.stop();
  if (whole === null) expected.findings.push('the machines were not whole again in time');
  const { db, close } = await machines.connect();
  const [node] = machines.products;
  expected.findings.push(...(await inspect(db, scene.people, expected, node?.url ?? '')));
  await close();
  const line = { ...expected.counts, rounds: 1, ...watch.figures(), longestUntilWholeMs: untilWholeMs };
  return {
    line: { ...line, findings: expected.findings.length },
    findings: expected.findings,
    slowest: watch.slowest(),
  };
}

/** Adds counts, and keeps the maximum of durations. */
function add(faults: FailoverReport['faults'], name: string, line: FaultLine): void {
  const sum = faults[name];
  if (!sum) {
    faults[name] = { ...line };
    return;
  }
  for (const key of Object.keys(line) as (keyof FaultLine)[]) {
    sum[key] = key.startsWith('longest') ? Math.max(sum[key], line[key]) : sum[key] + line[key];
  }
}

/** At the end no run is reserved, no job has failed for good, and none is running. */
async function leftBehind(machines: Machines): Promise<string[]> {
  const { db, close } = await machines.connect();
  const count = async (query: ReturnType<typeof sql>) =>
    (await db.execute<{ n: number }>(query)).rows[0]?.n ?? 0;
  const reserved = () => count(sql`select count(*)::int as n from runs where status = 'reserved'`);
  const waiting = () =>
    count(
      sql`select count(*)::int as n from pgboss.job where name like '%mail%' and state in ('created', 'retry', 'active')`,
    );
  await until(async () => (await reserved()) + (await waiting()) === 0, DONE_WITHIN_MS);
  const [stuck, undone, lost] = [
    await reserved(),
    await waiting(),
    await count(sql`select count(*)::int as n from pgboss.job where state in ('failed', 'cancelled')`),
  ];
  await close();
  return [
    ...(stuck > 0 ? [`${stuck} runs are still reserved`] : []),
    ...(undone > 0 ? [`${undone} mails still wait`] : []),
    ...(lost > 0 ? [`${lost} jobs were given up`] : []),
  ];
}
