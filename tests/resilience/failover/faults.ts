import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '../chaos/random.ts';
import { type Cluster, until } from './cluster.ts';
import type { DatabaseNode } from './database-node.ts';
import type { ProductNode } from './product-node.ts';

/** The faults. `run` causes the fault and restores the broken part. The cluster must recover by itself. */
export type Fault = {
  name: string;
  /** The failures that it excuses: broken connections and temporary refusals. */
  excuses: { broken: boolean; away: boolean };
  run(cluster: Cluster, random: Random): Promise<void>;
};

const away = { broken: false, away: true };
const none = { broken: false, away: false };
const FAILOVER_WITHIN_MS = 60_000;

async function primaryOf(cluster: Cluster): Promise<DatabaseNode> {
  const primary = await cluster.primary();
  if (!primary) throw new Error('The cluster has no primary.');
  return primary;
}

const anotherPrimary = (cluster: Cluster, old: DatabaseNode) =>
  until(async () => ![null, old].includes(await cluster.primary()), FAILOVER_WITHIN_MS);

const oneProduct = ({ products }: Cluster, random: Random) => random.pick(products) as ProductNode;

export const FAULTS: Fault[] = [
  {
    name: 'primary killed',
    excuses: away,
    async run(cluster) {
      const primary = await primaryOf(cluster);
      process.kill(primary.postmaster() as number, 'SIGKILL');
      await anotherPrimary(cluster, primary);
    },
  },
  {
    name: "primary's machine lost",
    excuses: away,
    async run(cluster) {
      const primary = await primaryOf(cluster);
      primary.host.killAll();
      await anotherPrimary(cluster, primary);
      primary.start();
    },
  },
  {
    name: 'primary cut off',
    excuses: away,
    async run(cluster) {
      const primary = await primaryOf(cluster);
      primary.host.cut();
      await anotherPrimary(cluster, primary);
      await sleep(3000);
      primary.host.mend();
    },
  },
  {
    name: 'synchronous standby cut off',
    excuses: away,
    async run(cluster) {
      const standby = await cluster.synchronous();
      if (!standby) throw new Error('The cluster has no synchronous standby.');
      standby.host.cut();
      await until(async () => ![null, standby].includes(await cluster.synchronous()), FAILOVER_WITHIN_MS);
      await sleep(2000);
      standby.host.mend();
    },
  },
  {
    name: "primary's disk full",
    excuses: away,
    async run(cluster, random) {
      const primary = await primaryOf(cluster);
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
    async run(cluster, random) {
      const node = oneProduct(cluster, random);
      await node.end('SIGKILL');
      await sleep(random.below(3000));
      await node.start();
    },
  },
  {
    name: 'product machine ended in order',
    excuses: none,
    async run(cluster, random) {
      const node = oneProduct(cluster, random);
      await node.end('SIGTERM');
      await sleep(random.below(3000));
      await node.start();
    },
  },
  {
    name: 'everything restarted, with a migration',
    excuses: away,
    async run(cluster) {
      cluster.releases.publish();
      for (const node of cluster.products) {
        await node.end('SIGTERM');
        await node.start();
      }
      const primary = await primaryOf(cluster);
      for (const node of cluster.databases) if (node !== primary) await restartDatabase(cluster, node);
      const next = await cluster.synchronous();
      if (!next) throw new Error('The cluster has no synchronous standby.');
      await cluster.switchover(primary, next);
      await cluster.untilWhole(FAILOVER_WITHIN_MS);
      await restartDatabase(cluster, primary);
    },
  },
];

async function restartDatabase(cluster: Cluster, node: DatabaseNode): Promise<void> {
  await node.stop();
  node.start();
  await cluster.untilWhole(FAILOVER_WITHIN_MS);
}
