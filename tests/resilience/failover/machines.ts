import { execFileSync } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import https from 'node:https';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { connect } from '#platform/database/database.ts';
import { createLog } from '#platform/log.ts';
import { temporaryFolder } from '../../support/product-process.ts';
import { ask } from '../chaos/http-client.ts';
import { createDatabaseNode, type DatabaseNode } from './database-node.ts';
import { type Host, openNetwork } from './network.ts';
import { createProductNode, type ProductNode } from './product-node.ts';
import { openReleases, type Releases } from './releases.ts';
import { AWAY, DATABASE, edgeConfig, PORTS, ROLE, type Secrets } from './settings.ts';

/** Three databases, two products and a proxy, as processes in network namespaces that are created and removed here. */
export type Machines = {
  url: string;
  /** Connections of users, which trust the proxy's certificate. */
  agent(): https.Agent;
  databases: DatabaseNode[];
  products: ProductNode[];
  releases: Releases;
  primary(): Promise<DatabaseNode | null>;
  /** The synchronous standby. */
  synchronous(): Promise<DatabaseNode | null>;
  switchover(from: DatabaseNode, to: DatabaseNode): Promise<void>;
  /** A connection to the primary that bypasses proxy and pooler. */
  connect(): Promise<ReturnType<typeof connect>>;
  /** Waits until all parts are back. Returns the time, or null after the timeout. */
  untilWhole(withinMs: number): Promise<number | null>;
  close(): Promise<void>;
};

const MACHINES = { db1: 11, db2: 12, db3: 13, app1: 21, app2: 22, edge: 31 };
/** Opens the metrics of the product machines. */
export const METRICS_TOKEN = 'the-token-of-the-proof';
const UP_WITHIN_MS = 120_000;
const LIMITS =
  'register=1000000/60 registerAgain=1000000/60 generate=1000000/60 userCalls=1000000/60 checkout=1000000/60 confirming=1000000/60 mailByRecipient=1000000/60 failedRuns=1000000/60';
const silent = createLog('silent');

export async function openMachines(): Promise<Machines> {
  const { folder, remove } = temporaryFolder('failover');
  const { hosts, close: closeNetwork } = openNetwork(MACHINES);
  const named = (start: string) => hosts.filter(({ name }) => name.startsWith(start));
  const [edge] = named('edge') as [Host];
  const secret = () => crypto.randomBytes(18).toString('hex');
  const secrets: Secrets = { superuser: secret(), replication: secret(), product: secret() };
  const databases = named('db').map((host) =>
    createDatabaseNode({ host, all: named('db'), folder, secrets }),
  );
  const releases = openReleases(folder);
  const url = `https://${edge.address}`;
  const env = {
    PUBLIC_URL: url,
    TRUSTED_PROXIES: edge.address,
    LIMITS,
    METRICS_TOKEN,
    ADMIN_EMAIL: 'admin@example.com',
    ADMIN_PASSWORD: 'the-admins-password',
  };
  const products = named('app').map((host) =>
    createProductNode({ host, databases: named('db'), folder, secrets, env }, releases.entry),
  );
  const close = async () => {
    for (const host of hosts) host.killAll();
    closeNetwork();
    for (const node of databases) node.remove();
    remove();
  };
  const members = createMembers(databases);
  let certificate = '';
  const agent = () => new https.Agent({ keepAlive: true, maxSockets: 50, ca: certificate });
  const whole = async () => (await isWhole(members, databases, products)) && (await isOpen(agent(), url));
  try {
    for (const node of databases) node.start();
    await until(async () => (await members.all()).length === databases.length, UP_WITHIN_MS);
    await createProductDatabase(await addressOf(members.primary), secrets);
    certificate = startEdge({ edge, products: named('app'), folder });
    for (const node of products) await node.start();
    if ((await until(whole, UP_WITHIN_MS)) === null) throw new Error('The machines did not come up.');
    return {
      url,
      agent,
      databases,
      products,
      releases,
      primary: members.primary,
      synchronous: members.synchronous,
      switchover: (from, to) => switchover(from, to, members),
      connect: async () => {
        const host = await addressOf(members.primary);
        return connect({ host, user: ROLE, password: secrets.product, database: DATABASE, max: 4 }, silent);
      },
      untilWhole: (withinMs) => until(whole, withinMs),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The time until the condition was true, or null after the timeout. */
export async function until(what: () => Promise<boolean>, withinMs: number): Promise<number | null> {
  const from = Date.now();
  while (Date.now() - from < withinMs) {
    if (await what()) return Date.now() - from;
    await sleep(200);
  }
  return null;
}

type Member = { name: string; role: string; state: string; lag?: number | string };

/** Patroni's member list, from the first node that answers. */
function createMembers(databases: DatabaseNode[]) {
  const all = async (): Promise<Member[]> => {
    for (const { host } of databases) {
      const answer = await get(`http://${host.address}:${PORTS.patroni}/cluster`);
      if (!answer?.ok) continue;
      const { members } = (await answer.json()) as { members: Member[] };
      return members.filter(({ state }) => state === 'running' || state === 'streaming');
    }
    return [];
  };
  const answering = async (page: string) => {
    for (const node of databases) {
      const answer = await get(`http://${node.host.address}:${PORTS.patroni}/${page}`);
      await answer?.text();
      if (answer?.status === 200) return node;
    }
    return null;
  };
  return { all, primary: () => answering('primary'), synchronous: () => answering('synchronous') };
}
type Members = ReturnType<typeof createMembers>;

const get = (url: string) => fetch(url, { signal: AbortSignal.timeout(1000) }).catch(() => null);

async function isWhole(
  members: Members,
  databases: DatabaseNode[],
  products: ProductNode[],
): Promise<boolean> {
  if ((await members.all()).length < databases.length) return false;
  if (!(await members.primary()) || !(await members.synchronous())) return false;
  for (const { url } of products) {
    const answer = await get(`${url}/readyz`);
    await answer?.text();
    if (answer?.status !== 200) return false;
  }
  return true;
}

async function isOpen(agent: https.Agent, url: string): Promise<boolean> {
  const answer = await ask(agent, url, { method: 'GET', path: '/readyz', cookie: '' });
  agent.destroy();
  return typeof answer === 'object' && answer.status === 200;
}

async function addressOf(primary: Members['primary']): Promise<string> {
  await until(async () => (await primary()) !== null, UP_WITHIN_MS);
  const node = await primary();
  if (!node) throw new Error('There is no primary.');
  return node.host.address;
}

async function switchover(from: DatabaseNode, to: DatabaseNode, members: Members): Promise<void> {
  const answer = await fetch(`http://${from.host.address}:${PORTS.patroni}/switchover`, {
    method: 'POST',
    body: JSON.stringify({ leader: from.host.name, candidate: to.host.name }),
  });
  if (!answer.ok) throw new Error(`no switchover: ${answer.status} ${await answer.text()}`);
  await until(async () => (await members.primary()) === to, UP_WITHIN_MS);
}

/** A role that owns only its schema, as in deploy/database.sql. */
async function createProductDatabase(host: string, secrets: Secrets): Promise<void> {
  const run = async (database: string, statements: string[]) => {
    const client = new pg.Client({ host, user: 'postgres', password: secrets.superuser, database });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  };
  await run('postgres', [
    `create role ${ROLE} login password '${secrets.product}'`,
    `create database ${DATABASE}`,
    `grant connect, create on database ${DATABASE} to ${ROLE}`,
    // With it, the product sees at once that a standby follows a new primary.
    `grant pg_read_all_stats to ${ROLE}`,
  ]);
  await run(DATABASE, [`alter schema public owner to ${ROLE}`]);
}

/** Starts the proxy with its own certificate, and returns the certificate. */
function startEdge({ edge, products, folder }: { edge: Host; products: Host[]; folder: string }): string {
  const home = path.join(folder, edge.name);
  fs.mkdirSync(home);
  const [key, certificate] = [path.join(home, 'key.pem'), path.join(home, 'certificate.pem')];
  const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const names = ['-subj', '/CN=Hooksmith proof', '-addext', `subjectAltName=IP:${edge.address}`];
  execFileSync('openssl', [...request, ...names, '-days', '2', '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  });
  const pem = fs.readFileSync(certificate, 'utf8');
  fs.writeFileSync(path.join(home, 'edge.pem'), pem + fs.readFileSync(key, 'utf8'), { mode: 0o600 });
  fs.writeFileSync(path.join(home, 'away.http'), AWAY);
  const file = path.join(home, 'edge.cfg');
  fs.writeFileSync(file, edgeConfig({ edge, products, home }));
  edge.run(['haproxy', '-db', '-f', file], path.join(folder, 'edge-haproxy.log'));
  return pem;
}
