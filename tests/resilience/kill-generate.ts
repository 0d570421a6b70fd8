import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, inArray } from 'drizzle-orm';
import type { Generated } from '#features/hooks/hooks.schema.ts';
import { runs } from '#platform/database/schema-credits.ts';
import { hooks } from '#platform/database/schema-hooks.ts';
import { auditLedger } from '../support/audit.ts';
import { connectToProduct, killProductDatabase } from '../support/product-database.ts';
import { type ProductProcess, startProductProcess, temporaryFolder } from '../support/product-process.ts';
import { createTestUsers, postGenerate, type TestUser } from './users-over-http.ts';

const PEOPLE = 12;
const CREDITS_EACH = 100_000;
const ENV = { LIMITS: 'generate=1000000/60', LOG_LEVEL: 'error' };

export type KillReport = {
  rounds: number;
  acknowledged: number;
  /** Runs in progress when the process was killed. */
  cutOff: number;
  /** From the start of the next process until no run was reserved. */
  longestRecoveryMs: number;
  findings: string[];
};
type SentGenerate = { person: TestUser; key: string; answer: Generated | null };

/**
 * Kills the product with SIGKILL during generates, every third time and at the end together with its database. After
 * each restart no answered run is lost, none is charged without its ten hooks, and a repeated request with the same key
 * is not charged twice.
 */
export async function proveKills(
  rounds: number,
  say: (line: string) => void = () => {},
): Promise<KillReport> {
  const { folder, remove } = temporaryFolder('kill-generate');
  const dataDir = path.join(folder, 'data');
  const report: KillReport = { rounds, acknowledged: 0, cutOff: 0, longestRecoveryMs: 0, findings: [] };
  let product = await startProductProcess({ ...ENV, DATA_DIR: dataDir });
  try {
    const first = connectToProduct(dataDir);
    const people = await createTestUsers(first.db, PEOPLE, CREDITS_EACH);
    await first.close();
    const keys = new Map(people.map((person) => [person.id, 0]));
    for (let round = 1; round <= rounds; round++) {
      const withDatabase = round % 3 === 0 || round === rounds;
      const sent = await loadUntilKilled(product, people, round, withDatabase ? dataDir : null);
      product = await startProductProcess({ ...ENV, DATA_DIR: dataDir });
      const started = Date.now();
      const findings = await inspect({ product, dataDir, sent, keys, started, report });
      report.findings.push(...findings.map((finding) => `round ${round}: ${finding}`));
      say(
        `round ${round}: ${report.acknowledged} answered, ${report.cutOff} cut off, ${findings.length} findings`,
      );
    }
    return report;
  } finally {
    await product.end();
    remove();
  }
}

async function loadUntilKilled(
  product: ProductProcess,
  people: TestUser[],
  round: number,
  /** The data folder, if its database is killed too. */
  dataDir: string | null,
) {
  const sent: SentGenerate[] = [];
  let killed = false;
  const load = people.map(async (person) => {
    for (let n = 0; !killed; n++) {
      const generate: SentGenerate = { person, key: `${round}-${n}`, answer: null };
      sent.push(generate);
      try {
        const response = await postGenerate(product.url, person, 'meal prep', generate.key);
        if (response.status === 201) generate.answer = await response.json();
      } catch {
        // The connection broke: not answered.
      }
    }
  });
  while (!sent.some(({ answer }) => answer)) await sleep(5);
  await sleep(Math.random() * 800);
  if (dataDir) killProductDatabase(dataDir);
  product.child.kill('SIGKILL');
  killed = true;
  if (product.child.exitCode === null && product.child.signalCode === null) await once(product.child, 'exit');
  await Promise.all(load);
  return sent;
}

type Scene = {
  product: ProductProcess;
  dataDir: string;
  sent: SentGenerate[];
  /** The number of different keys that each user has used: the most that they may be charged for. */
  keys: Map<number, number>;
  started: number;
  report: KillReport;
};

async function inspect({ product, dataDir, sent, keys, started, report }: Scene): Promise<string[]> {
  const findings: string[] = [];
  const { db, close } = connectToProduct(dataDir);
  try {
    const reserved = () => db.$count(runs, eq(runs.status, 'reserved'));
    while ((await reserved()) > 0 && Date.now() - started < 90_000) await sleep(20);
    report.longestRecoveryMs = Math.max(report.longestRecoveryMs, Date.now() - started);
    if ((await reserved()) > 0) findings.push('runs are still reserved');
    // Only the sweep releases runs here, because this writer does not fail.
    report.cutOff = await db.$count(runs, eq(runs.status, 'released'));

    const answered = sent.flatMap(({ answer }) => answer?.hooks.map((hook) => hook.id) ?? []);
    report.acknowledged += answered.length / 10;
    const stored = answered.length ? await db.$count(hooks, inArray(hooks.id, answered)) : 0;
    if (stored !== answered.length) findings.push(`${answered.length - stored} answered hooks are lost`);

    for (const generate of sent) {
      keys.set(generate.person.id, (keys.get(generate.person.id) ?? 0) + 1);
      if (generate.answer) continue;
      const again = await postGenerate(product.url, generate.person, 'meal prep', generate.key);
      if (again.status !== 201) findings.push(`asking again: ${again.status} ${await again.text()}`);
    }
    for (const [personId, used] of keys) {
      const charged = await db.$count(runs, and(eq(runs.userId, personId), eq(runs.status, 'done')));
      if (charged !== used) findings.push(`user ${personId} asked ${used} times and was charged ${charged}`);
    }
    const wrong = await auditLedger(db);
    findings.push(...wrong.map((finding) => `audit: ${JSON.stringify(finding)}`));
  } finally {
    await close();
  }
  return findings;
}
