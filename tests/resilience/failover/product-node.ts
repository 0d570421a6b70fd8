import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ProductProcess, startProductProcess } from '../../support/product-process.ts';
import type { Host } from './network.ts';
import { DATABASE, databaseProxyConfig, PORTS, ROLE, type Secrets } from './settings.ts';

/** A machine with a product process and a local proxy that finds the primary. */
export type ProductNode = {
  host: Host;
  url: string;
  dataDir: string;
  /** Resolves when the product is ready. Retries while there is no database. */
  start(): Promise<void>;
  end(signal: NodeJS.Signals): Promise<void>;
  output(): string;
};

type Options = {
  host: Host;
  databases: Host[];
  folder: string;
  secrets: Secrets;
  env: Record<string, string>;
};

const TRIES = 60;

export function createProductNode(
  { host, databases, folder, secrets, env }: Options,
  /** The build that it runs. A release changes it. */
  entry: () => string,
): ProductNode {
  const home = path.join(folder, host.name);
  fs.mkdirSync(home, { recursive: true });
  const file = path.join(home, 'databases.cfg');
  fs.writeFileSync(file, databaseProxyConfig(databases));
  const dataDir = path.join(home, 'data');
  const database = (port: number) => `postgres://${ROLE}:${secrets.product}@127.0.0.1:${port}/${DATABASE}`;
  const settings = {
    HOST: '0.0.0.0',
    PORT: String(PORTS.product),
    DATA_DIR: dataDir,
    DATABASE_URL: database(PORTS.pooler),
    DATABASE_DIRECT_URL: database(PORTS.postgres),
    DATABASE_REPLICA_URL: database(PORTS.replicas),
    ...env,
  };
  let proxy: ChildProcess | null = null;
  let product: ProductProcess | null = null;
  return {
    host,
    dataDir,
    url: `http://${host.address}:${PORTS.product}`,
    async start() {
      if (!proxy || proxy.exitCode !== null || proxy.signalCode !== null) {
        proxy = host.run(['haproxy', '-db', '-f', file], path.join(folder, `${host.name}-haproxy.log`));
        await sleep(1500);
      }
      for (let tries = 1; ; tries++) {
        try {
          product = await startProductProcess(settings, { before: host.inside, entry: entry() });
          return;
        } catch (error) {
          if (tries === TRIES) throw error;
          await sleep(1000);
        }
      }
    },
    async end(signal) {
      await product?.end(signal);
    },
    output: () => product?.output() ?? '',
  };
}
