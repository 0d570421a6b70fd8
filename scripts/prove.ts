import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { connectToProduct } from '../tests/support/product-database.ts';
import { startProductProcess, temporaryFolder } from '../tests/support/product-process.ts';
import { helpOf } from './commands.mjs';

/**
 * `npm run prove -- NAME [options]`: runs a long proof and prints its findings. Exit 1 on any finding, 2 if the proof
 * cannot run on this machine. The proofs are in tests/resilience. `npm test` runs some of them shortened.
 */
class CannotRun extends Error {}

const PROOFS: Record<string, (args: string[]) => Promise<readonly string[]>> = {
  async backup(args) {
    const { hooks } = numbers(args, { hooks: 100_000 });
    const { proveBackup } = await import('../tests/resilience/backup.ts');
    return proveBackup(hooks);
  },

  async chaos(args) {
    const { values } = parseArgs({
      args,
      options: { ...ROUNDS_AND_SEED, outer: { type: 'boolean', default: false } },
    });
    const { chaos } = await import('../tests/resilience/chaos/chaos.ts');
    const { only, outer } = values;
    const seed = seedOf(values.seed);
    console.log(outer ? 'an outer PostgreSQL' : 'the embedded database');
    const report = await chaos({ rounds: Number(values.rounds ?? 100), seed, outer, only, say: console.log });
    console.table(report.faults);
    if (report.notTried.length > 0)
      console.log(
        `Not tried, because the database is another or this machine allows no mount: ${report.notTried.join(', ')}`,
      );
    return report.findings;
  },

  async credits(args) {
    const { rounds, kills } = numbers(args, { rounds: 100, kills: 30 });
    const { proveParallelGenerates } = await import('../tests/resilience/parallel-generates.ts');
    const { proveKills } = await import('../tests/resilience/kill-generate.ts');
    const { folder, remove } = temporaryFolder('prove-credits');
    const product = await startProductProcess({ DATA_DIR: folder, LOG_LEVEL: 'error' });
    const { db, close } = connectToProduct(folder);
    const parallel = await proveParallelGenerates({ url: product.url, db }, rounds);
    await close();
    await product.end();
    remove();
    console.log('Fifty generates at once on one run:', parallel);
    const killed = await proveKills(kills, console.log);
    console.log('kill -9 under generating load:', killed);
    return [...parallel.findings, ...killed.findings];
  },

  async durability(args) {
    const { rounds } = numbers(args, { rounds: 20 });
    const { proveDurability } = await import('../tests/resilience/durability.ts');
    const report = await proveDurability(rounds, console.log);
    console.table([report]);
    return [
      ...(report.lost > 0 ? [`${report.lost} acknowledged writes are lost`] : []),
      ...(report.failedStarts > 0 ? [`${report.failedStarts} starts failed`] : []),
    ];
  },

  async failover(args) {
    const { values } = parseArgs({
      args,
      options: { ...ROUNDS_AND_SEED, deploys: { type: 'string', default: '10' } },
    });
    const { missingForFailover } = await import('../tests/resilience/failover/packages.ts');
    needs(missingForFailover());
    const { failover } = await import('../tests/resilience/failover/failover.ts');
    const { only } = values;
    const [rounds, deploys] = [Number(values.rounds ?? 30), Number(values.deploys)];
    const report = await failover({ rounds, seed: seedOf(values.seed), only, deploys, say: console.log });
    console.table(report.faults);
    if (report.deploys) console.table([{ deploys, ...report.deploys.answers, ...report.deploys.figures }]);
    return report.findings;
  },

  async fuzz(args) {
    const { values } = parseArgs({
      args,
      options: { requests: { type: 'string', default: '100000' }, seed: { type: 'string' } },
    });
    const { fuzz } = await import('../tests/resilience/fuzz/fuzz.ts');
    const started = Date.now();
    const { findings, answers, families, ...report } = await fuzz(
      Number(values.requests),
      seedOf(values.seed),
      console.log,
    );
    const seconds = Math.round((Date.now() - started) / 1000);
    console.table([{ ...report, seconds, findings: findings.length }]);
    console.table([answers]);
    console.table([families]);
    return findings;
  },

  async 'last-release'(args) {
    const { values, positionals } = parseArgs({
      args,
      options: { from: { type: 'string' } },
      allowPositionals: true,
    });
    const { lastRelease, proveLastRelease } = await import('../tests/resilience/last-release.ts');
    const release = values.from ?? lastRelease();
    console.log(`the last release: ${release}`);
    const { passed, failed } = proveLastRelease(release, positionals.length > 0 ? positionals : undefined);
    console.log(`${passed} tests passed`);
    return passed > 0 ? failed : [...failed, 'no test passed'];
  },

  async load(args) {
    const { seconds } = numbers(args, { seconds: 60 });
    const { proveLoad } = await import('../tests/resilience/load.ts');
    const { errors, ...report } = await proveLoad({ seconds });
    console.table([report]);
    const findings = Object.entries(errors).map(([what, times]) => `${times} × ${what}`);
    return report.p99 >= 100 ? [...findings, `p99 of ${report.p99} ms`] : findings;
  },

  async payments(args) {
    const amounts = numbers(args, { payments: 300, deliveries: 5000 });
    const { provePayments } = await import('../tests/resilience/payments.ts');
    const report = await provePayments(amounts);
    console.table([report]);
    const { addedCredits, paidCredits, exactUsers, payments } = report;
    return [
      ...(addedCredits === paidCredits ? [] : [`${addedCredits} credits were added of ${paidCredits} paid`]),
      ...(exactUsers === payments ? [] : [`${payments - exactUsers} users have not what they paid for`]),
    ];
  },

  async recovery(args) {
    const { seconds } = numbers(args, { seconds: 30 });
    const { missingForServer } = await import('../tests/resilience/debian-postgres.ts');
    needs(missingForServer());
    const { recovery } = await import('../tests/resilience/recovery.ts');
    return recovery({ seconds, say: console.log });
  },

  async shutdown(args) {
    const { rounds } = numbers(args, { rounds: 50 });
    const { proveShutdown } = await import('../tests/resilience/shutdown.ts');
    const { folder, remove } = temporaryFolder('shutdown');
    const proved = proveShutdown(path.join(folder, 'data'), { rounds, loadMs: 5000, say: console.log });
    const { answers, findings, ...report } = await proved.finally(remove);
    console.table([{ ...report, ...answers, findings: findings.length }]);
    return findings;
  },

  async upgrade(args) {
    const { hooks } = numbers(args, { hooks: 20_000 });
    const { proveUpgrade } = await import('../tests/resilience/upgrade.ts');
    return proveUpgrade(hooks);
  },

  async xss() {
    const root = path.join(import.meta.dirname, '..');
    const vitest = ['node_modules/vitest/vitest.mjs', 'run', 'tests/browser/blog-xss.test.ts'];
    const env = { ...process.env, PROOF: 'full' };
    const { status } = spawnSync(process.execPath, vitest, { cwd: root, stdio: 'inherit', env });
    return status === 0 ? [] : ['a test of tests/browser/blog-xss.test.ts failed'];
  },
};

const ROUNDS_AND_SEED = {
  rounds: { type: 'string' },
  seed: { type: 'string' },
  only: { type: 'string', multiple: true },
} as const;

/** The options of a proof that takes only numbers, with their defaults. */
function numbers<Name extends string>(args: string[], usual: Record<Name, number>): Record<Name, number> {
  const names = Object.keys(usual) as Name[];
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  const { values } = parseArgs({ args, options });
  return Object.fromEntries(names.map((name) => [name, Number(values[name] ?? usual[name])])) as Record<
    Name,
    number
  >;
}

/** Prints the seed of a proof, so that its findings can be repeated. */
function seedOf(given: string | undefined): number {
  const seed = Number(given ?? Date.now() % 1e9);
  console.log(`seed ${seed}`);
  return seed;
}

function needs(missing: string | null): void {
  if (missing) throw new CannotRun(missing);
}

const [name = '', ...args] = process.argv.slice(2);
const proof = PROOFS[name];
try {
  if (!proof) throw new CannotRun(helpOf('prove'));
  const findings = await proof(args);
  for (const finding of findings) console.error(`FOUND ${finding}`);
  console.log(`${findings.length} findings`);
  process.exit(findings.length === 0 ? 0 : 1);
} catch (error) {
  if (!(error instanceof CannotRun)) throw error;
  console.error(error.message);
  process.exit(2);
}
