import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Environment } from './environment.ts';
import type { Random } from './random.ts';

/** The faults. `run` causes the fault and ends it. The product must recover by itself. */
export type Fault = {
  name: string;
  /** The failures that it excuses: broken connections, and 503 while the database is down. */
  excuses: { broken: boolean; away: boolean };
  possible(environment: Environment): boolean;
  run(environment: Environment, random: Random): Promise<void>;
};

const always = () => true;
const outerOnly = (environment: Environment) => environment.outer;
const withDisk = (environment: Environment) => environment.disk !== null;
const none = { broken: false, away: false };
const away = { broken: false, away: true };
const everything = { broken: true, away: true };

const awhile = (random: Random, from: number, to: number) => sleep(from + random.below(to - from));

async function killProduct({ product }: Environment): Promise<void> {
  product.child.kill('SIGKILL');
  if (product.child.exitCode === null && product.child.signalCode === null) await once(product.child, 'exit');
}

export const FAULTS: Fault[] = [
  {
    name: 'product killed',
    excuses: everything,
    possible: always,
    async run(environment, random) {
      await killProduct(environment);
      await awhile(random, 0, 300);
      await environment.startProduct();
    },
  },
  {
    name: 'product ended in order',
    excuses: everything,
    possible: always,
    async run(environment) {
      await environment.product.end('SIGTERM');
      await environment.startProduct();
    },
  },
  {
    name: 'database killed',
    excuses: away,
    possible: always,
    run: async (environment) => environment.killDatabase(),
  },
  {
    name: 'both killed',
    excuses: everything,
    possible: always,
    async run(environment) {
      environment.killDatabase();
      await killProduct(environment);
      await environment.startProduct();
    },
  },
  {
    name: 'visitors cut off',
    excuses: { broken: true, away: false },
    possible: always,
    async run({ proxies }, random) {
      for (let cuts = 0; cuts < 4; cuts++) {
        proxies.visitors.cutOnce();
        await awhile(random, 50, 300);
      }
    },
  },
  {
    name: 'database connections cut',
    excuses: away,
    possible: outerOnly,
    async run({ proxies }, random) {
      for (let cuts = 0; cuts < 4; cuts++) {
        proxies.database?.cutOnce();
        await awhile(random, 50, 300);
      }
    },
  },
  {
    name: 'database unreachable',
    excuses: away,
    possible: outerOnly,
    async run({ proxies }, random) {
      proxies.database?.set('cut');
      await awhile(random, 300, 2000);
      proxies.database?.set('pass');
    },
  },
  {
    name: 'database silent',
    excuses: away,
    possible: outerOnly,
    async run({ proxies }, random) {
      proxies.database?.set('hang');
      await awhile(random, 300, 12_000);
      proxies.database?.set('pass');
    },
  },
  {
    name: 'provider fails',
    excuses: none,
    possible: always,
    async run({ model }, random) {
      model.behave(
        random.pick([
          { status: 500 },
          { status: 429 },
          { status: 401 },
          { cutAfter: 0.4 },
          { answer: () => 'no JSON' },
        ]),
      );
      await awhile(random, 500, 1500);
      model.behave({});
    },
  },
  {
    name: 'provider hangs',
    excuses: none,
    possible: always,
    async run({ model }, random) {
      model.behave({ hang: random.pick(['before', 'midway'] as const) });
      await awhile(random, 300, 1000);
      model.behave({});
    },
  },
  {
    name: 'mail server fails',
    excuses: none,
    possible: always,
    async run({ proxies }, random) {
      proxies.mail.set('cut');
      await awhile(random, 500, 1500);
      proxies.mail.set('pass');
    },
  },
  {
    name: 'mail server hangs',
    excuses: none,
    possible: always,
    async run({ proxies }, random) {
      proxies.mail.set('hang');
      await awhile(random, 500, 1500);
      proxies.mail.set('pass');
    },
  },
  {
    name: 'disk full',
    excuses: away,
    possible: withDisk,
    async run({ disk }, random) {
      disk?.fill();
      await awhile(random, 500, 2500);
      disk?.mend();
    },
  },
  {
    name: 'disk read-only',
    excuses: away,
    possible: withDisk,
    async run(environment, random) {
      // A disk cannot change while files are open, so the database is stopped first.
      await environment.disk?.makeReadOnly(() => {
        try {
          environment.killDatabase();
        } catch {
          // The database is down at this moment.
        }
      });
      await awhile(random, 300, 2000);
      environment.disk?.mend();
    },
  },
];
