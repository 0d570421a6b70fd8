import fs from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { migrate } from '#platform/database/migrate.ts';
import { refuseSuperuser } from '#platform/database/refuse-superuser.ts';
import { testRows } from '../support/test-rows.ts';

/** Checks of the containers that need no container. */
const read = (file: string) => fs.readFileSync(path.join(import.meta.dirname, '../..', file), 'utf8');
const text = read('compose.yaml');
const compose = load(text) as {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean } | null>;
};
type Service = {
  image?: string;
  cap_drop?: string[];
  cap_add?: string[];
  security_opt?: string[];
  privileged?: boolean;
  read_only?: boolean;
  environment?: Record<string, string>;
  networks: string[] | Record<string, { ipv4_address?: string } | null>;
};
const PINNED = /^[\w/.-]+:v?\d+\.\d+[\w.-]*@sha256:[0-9a-f]{64}$/;

const services = Object.entries(compose.services);
testRows(services)(
  'the service %s gains no privileges and has only the capabilities it needs',
  (name, service) => {
    expect(service.cap_drop).toEqual(['ALL']);
    expect(service.security_opt).toContain('no-new-privileges:true');
    expect(service.privileged).toBeUndefined();
    const needed: Record<string, string[]> = {
      database: ['CHOWN', 'DAC_OVERRIDE', 'FOWNER', 'SETGID', 'SETUID'],
      caddy: ['NET_BIND_SERVICE'],
    };
    expect(service.cap_add).toEqual(needed[name]);
  },
);

testRows(services.filter(([, { image }]) => image))('the service %s uses one fixed image', (_, { image }) => {
  expect(image).toMatch(PINNED);
});

test('the image of the product is built from one fixed image and runs unprivileged', () => {
  const dockerfile = read('Dockerfile');
  const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
  expect(bases).toHaveLength(2);
  for (const base of bases) expect(base).toMatch(PINNED);
  expect(new Set(bases).size).toBe(1);
  expect(dockerfile).toMatch(/^USER hooksmith$/m);
});

test('starting the containers requires a choice of environment', () => {
  expect(compose.services.app?.environment?.APP_ENV).toMatch(/^\$\{APP_ENV:\?.+\}$/);
});

test('every setting reaches the product in its container', () => {
  const named = [...read('.env.example').matchAll(/^# ([A-Z_]+)=/gm)].map(([, name]) => name as string);
  const configured = Object.keys(compose.services.app?.environment ?? {});
  // The container sets these itself.
  const own = [
    'PORT',
    'HOST',
    'DATA_DIR',
    'DATABASE_DIRECT_URL',
    'DATABASE_REPLICA_URL',
    'STRIPE_API_BASE',
    'WORKERS',
    'DATABASE_CONNECTIONS',
  ];
  expect(named.filter((name) => !configured.includes(name) && !own.includes(name))).toEqual([]);
});

test('no password has a default in compose, and missing ones are named', () => {
  const secrets = [...text.matchAll(/\$\{(\w*(?:PASSWORD|SECRET|KEY|TOKEN)\w*)(:?[-?])([^}]*)\}/g)];
  const required = new Set(secrets.filter(([, , how]) => how === ':?').map(([, name]) => name));
  expect([...required].sort()).toEqual(['DATABASE_PASSWORD', 'POSTGRES_PASSWORD']);
  for (const [, name, how, value] of secrets) {
    if (how !== ':?') expect([name, value]).toEqual([name, '']);
  }
});

test('only the proxy is trusted, and only the product can reach the database', () => {
  const { app, caddy, database } = compose.services as Record<'app' | 'caddy' | 'database', Service>;
  const networksOf = ({ networks }: Service) => (Array.isArray(networks) ? networks : Object.keys(networks));
  expect(networksOf(database)).toEqual(['data']);
  expect(compose.networks.data).toMatchObject({ internal: true });
  const others = Object.values(compose.services).filter((one) => one !== app && one !== database);
  for (const other of others) expect(networksOf(other)).not.toContain('data');
  const { front } = caddy.networks as Record<string, { ipv4_address: string }>;
  expect(app.environment?.TRUSTED_PROXIES).toBe(front?.ipv4_address);
});

test('the database of compose is created for a role that is no superuser', async () => {
  // Runs the file as psql would, with names that are new on this server.
  const script = read('deploy/database.sql')
    .replaceAll('hooksmith_app', 'compose_app')
    .replaceAll('hooksmith', 'compose_db')
    .replace(/^\\getenv.*$/m, '')
    .replaceAll(":'password'", "'of-the-test'");
  const [server = '', inside = ''] = script.split(/^\\connect .*$/m);
  const superuser = inject('superuser');
  await run({ ...superuser, database: 'postgres' }, server);
  await run({ ...superuser, database: 'compose_db' }, inside);
  const where = { ...superuser, user: 'compose_app', password: 'of-the-test', database: 'compose_db' };
  await migrate(where);
  await refuseSuperuser(where);
  await expect(run(where, "copy users from program 'id'")).rejects.toMatchObject({ code: '42501' });
  await expect(refuseSuperuser({ ...superuser, database: 'compose_db' })).rejects.toThrow('as a superuser');
});

async function run(where: pg.ClientConfig, statements: string): Promise<void> {
  const client = new pg.Client(where);
  await client.connect();
  try {
    // One statement each, because a database cannot be created in a transaction.
    for (const statement of statements.split(';')) if (statement.trim()) await client.query(statement);
  } finally {
    await client.end();
  }
}
