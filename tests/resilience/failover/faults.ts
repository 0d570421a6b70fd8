import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '../chaos/random.ts';
import type { DatabaseNode } from './database-node.ts';
import { type Machines, until } from './machines.ts';
import type { ProductNode } from './product-node.ts';

/** The faults. `run` causes the fault and restores the broken part. The machines must recover by themselves. */
export type Fault = {
  name: string;
  /** The failures that it excuses: broken connections and temporary refusals. */
  excuses: { broken: boolean; away: boolean };
  run(machines: Machines, random: Random): Promise<void>;
};

const away = { broken: false, away: true };
const none = { broken: false, away: false };
const FAILOVER_WITHIN_MS = 60_000;

async function primaryOf(machines: Machines): Promise<DatabaseNode> {
  const primary = await machines.primary();
  if (!primary) throw new Error('There is no primary.');
  return primary;
}

const anotherPrimary = (machines: Machines, old: DatabaseNode) =>
  until(async () => ![null, old].includes(await machines.primary()), FAILOVER_WITHIN_MS);

const oneProduct = ({ products }: Machines, random: Random) => random.pick(products) as ProductNode;

export const FAULTS: Fault[] = [
  {
    name: 'primary killed',
    excuses: away,
    async run(machines) {
      const primary = await primaryOf(machines);
      process.kill(primary.postmaster() as number, 'SIGKILL');
      await anotherPrimary(machines, primary);
    },
  },
  {
    name: "primary's machine lost",
    excuses: away,
    async run(machines) {
      const primary = await primaryOf(machines);
      primary.host.killAll();
      await anotherPrimary(machines, primary);
      primary.start();
    },
  },
  {
    name: 'primary cut off',
    excuses: away,
    async run(machines) {
      const primary = await primaryOf(machines);
      primary.host.cut();
      await anotherPrimary(machines, primary);
      await sleep(3000);
      primary.host.mend();
    },
  },
  {
    name: 'synchronous standby cut off',
    excuses: away,
    async run(machines) {
      const standby = await machines.synchronous();
      if (!standby) throw new Error('There is no synchronous standby.');
      standby.host.cut();
      await until(async () => ![null, standby].includes(await machines.synchronous()), FAILOVER_WITHIN_MS);
      await sleep(2000);
      standby.host.mend();
    },
  },
  {
    name: "primary's disk full",
    excuses: away,
    async run(machines, random) {
      const primary = await primaryOf(machines);
      primary.disk?.fill();
      // It runs as long as its log has space, and refuses writes that need more. Then space is freed.
      await sleep(3000 + random.below(5000));
      primary.disk?.mend();
    },
  },
  {
    name: 'product machine killed',
    // Answers in progress break.
    excuses: { broken: true, away: true },
    async run(machines, random) {
      const node = oneProduct(machines, random);
      await node.end('SIGKILL');
      await sleep(random.below(3000));
      await node.start();
    },
  },
  {
    name: 'product machine ended in order',
    excuses: none,
    async run(machines, random) {
      const node = oneProduct(machines, random);
      await node.end('SIGTERM');
      await sleep(random.below(3000));
      await node.start();
    },
  },
  {
    name: 'everything restarted, with a migration',
    excuses: away,
    async run(machines) {
      machines.releases.publish();
      for (const node of machines.products) {
        await node.end('SIGTERM');
        await node.start();
      }
      const primary = await primaryOf(machines);
      for (const node of machines.databases) if (node !== primary) await restartDatabase(machines, node);
      const next = await machines.synchronous();
      if (!next) throw new Error('There is no synchronous standby.');
      await machines.switchover(primary, next);
      await machines.untilWhole(FAILOVER_WITHIN_MS);
      await restartDatabase(machines, primary);
    },
  },
];

async function restartDatabase(machines: Machines, node: DatabaseNode): Promise<void> {
  await node.stop();
  node.start();
  await machines.untilWhole(FAILOVER_WITHIN_MS);
}
