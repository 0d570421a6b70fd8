import { execFile } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import type { Pool } from 'pg';
import { readConfig } from '#platform/config.ts';
import { connect } from '#platform/database/database.ts';
import { startEmbedded } from '#platform/database/embedded/embedded.ts';
import { migrate } from '#platform/database/migrate.ts';
import { builtAssets } from '#platform/http/documents/assets.ts';
import { createLog } from '#platform/log.ts';
import { createServices } from '#platform/services.ts';
import { createApp } from '../../src/app.tsx';
import type { RequestSpec } from './load.ts';
import { median } from './statistics.ts';

/**
 * Measures what the account promises, in one run, over real sockets, on a database of its own:
 *   login for a known and an unknown e-mail, interleaved: medians within 5 ms of each other;
 *   GET /api/user: at least 40 % of the requests/s of a bare Hono route with `select 1` on the same pool.
 * Run it with `npm run bench -- account` after a build.
 */

const LOGINS = 200;
const SECONDS = 5;
const CONNECTIONS = 32;

const clientFolder = path.resolve('dist/client');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hooksmith-bench-'));
fs.chmodSync(folder, 0o755);
const log = createLog('silent');
const embedded = await startEmbedded(folder, log);
try {
  await migrate(embedded.connection);
  await measure();
} finally {
  await embedded.stop();
  fs.rmSync(folder, { recursive: true, force: true });
}

async function measure(): Promise<void> {
  const connection = connect(embedded.connection, log);
  const config = { ...readConfig({ LOG_LEVEL: 'silent' }), trustedProxies: ['127.0.0.1'], dataDir: folder };
  const assets = builtAssets(clientFolder);
  const services = createServices({ config, log, connection, assets, isShuttingDown: () => false });
  const app = createApp(services, clientFolder);
  const bare = new Hono().get('/', async (c) => {
    await connection.pool.query('select 1');
    return c.text('ok');
  });
  const [product, floor] = [await serve(app.fetch), await serve(bare.fetch)];
  try {
    const cookie = await register(product.url);
    await measureLogins(product.url, connection.pool);
    await measurePolls(product.url, floor.url, cookie);
  } finally {
    for (const { server } of [product, floor]) {
      server.closeAllConnections();
      server.close();
    }
    await app.stop();
    await connection.close();
  }
}

async function serve(fetch: Parameters<typeof getRequestListener>[0]) {
  const server = http.createServer(getRequestListener(fetch, { overrideGlobalObjects: true }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

function post(url: string, path: string, body: object, address: string) {
  return fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(body),
  });
}

async function register(url: string): Promise<string> {
  const response = await post(
    url,
    '/api/register',
    { email: 'known@example.com', password: 'correct horse' },
    '10.0.0.1',
  );
  return (response.headers.get('set-cookie') ?? '').split(';')[0] as string;
}

async function timeLogin(url: string, email: string, address: string): Promise<number> {
  const start = performance.now();
  const response = await post(url, '/api/login', { email, password: 'wrong password' }, address);
  await response.text();
  if (response.status !== 401) throw new Error(`A login answered ${response.status}`);
  return performance.now() - start;
}

async function measureLogins(url: string, pool: Pool): Promise<void> {
  const known: number[] = [];
  const unknown: number[] = [];
  for (let n = -10; n < LOGINS; n++) {
    const address = `10.${n & 1}.${(n + 10) >> 8}.${(n + 10) & 255}`;
    // The account's limit is a hundred an hour, so the counter is reset before.
    if (n % 50 === 0) await pool.query('delete from rate_limits');
    const pair: [number[], string][] = [
      [known, 'known@example.com'],
      [unknown, `nobody${n}@example.com`],
    ];
    if (n & 1) pair.reverse();
    for (const [times, email] of pair) {
      const ms = await timeLogin(url, email, address);
      if (n >= 0) times.push(ms);
    }
  }
  const [a, b] = [median(known), median(unknown)];
  console.log(`login, known e-mail:   median ${a.toFixed(2)} ms (n = ${known.length})`);
  console.log(`login, unknown e-mail: median ${b.toFixed(2)} ms (n = ${unknown.length})`);
  const pairs = known.map((ms, n) => ms - (unknown[n] as number));
  console.log(
    `difference: ${Math.abs(a - b).toFixed(2)} ms (at most 5); within a pair: ${median(pairs).toFixed(2)} ms`,
  );
}

/** Requests/s over kept-alive connections, sent by another process. */
async function throughput(url: string, ask: RequestSpec): Promise<number> {
  const load = path.resolve('scripts/bench/load-process.ts');
  const values = [url, JSON.stringify(ask), String(SECONDS), String(CONNECTIONS)];
  const { stdout } = await promisify(execFile)(process.execPath, [load, ...values]);
  return Number(stdout);
}

async function measurePolls(product: string, floor: string, cookie: string): Promise<void> {
  const headers = { cookie };
  const poll = { path: '/api/user', headers };
  const etag = (await fetch(`${product}/api/user`, { headers })).headers.get('etag') as string;
  const rates: Record<'bare' | 'full' | 'unchanged', number[]> = { bare: [], full: [], unchanged: [] };
  for (let round = 0; round < 3; round++) {
    rates.bare.push(await throughput(floor, { path: '/' }));
    rates.full.push(await throughput(product, poll));
    rates.unchanged.push(
      await throughput(product, { ...poll, headers: { ...headers, 'if-none-match': etag }, expected: 304 }),
    );
  }
  const [base, full, unchanged] = [median(rates.bare), median(rates.full), median(rates.unchanged)];
  const share = (rate: number) => `${rate.toFixed(0)} requests/s, ${((rate / base) * 100).toFixed(0)} %`;
  console.log(`bare route, select 1:      ${base.toFixed(0)} requests/s (${CONNECTIONS} connections)`);
  console.log(`GET /api/user, 200:        ${share(full)} of it (at least 40 %)`);
  console.log(`GET /api/user, 304:        ${share(unchanged)} of it`);
}
