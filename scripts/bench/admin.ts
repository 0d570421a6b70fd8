import pg from 'pg';
import { DATABASE } from '#platform/database/embedded/roles.ts';
import { superuserOf } from '../../tests/support/product-database.ts';
import { startProductProcess, temporaryFolder } from '../../tests/support/product-process.ts';
import { ADMIN_CASES } from './admin-cases.ts';
import { fillDatabase } from './many-users.ts';
import { ADMIN, adminCookie } from './measured-product.ts';
import { residentMb } from './processes.ts';
import { percentile } from './statistics.ts';

/**
 * `npm run bench -- admin`, after a build: the admin's table over HTTP with 100,000 users and 1,000,000 hooks.
 *   every list and search: under 150 ms at p95;
 *   the CSV export: the process grows by less than 50 MB.
 * Exits 1 when one of them is missed. `-- --plain` drops the index that a server without pg_trgm lacks.
 */

const USERS = 100_000;
const TIMES = 60;
const P95_MS = 150;
const GROWTH_MB = 50;

const missed: string[] = [];
const data = temporaryFolder('bench-admin');
const product = await startProductProcess({
  DATA_DIR: data.folder,
  LIMITS: 'off',
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
});
try {
  await fill();
  const cookie = await adminCookie(product.url);
  // First, while the process is smallest. Later, memory of earlier requests would hide the export's.
  await measureExport(cookie);
  await measurePages(cookie);
} finally {
  await product.end();
  data.remove();
}
for (const line of missed) console.error(`Missed: ${line}`);
process.exit(missed.length === 0 ? 0 : 1);

async function fill(): Promise<void> {
  const client = new pg.Client({ ...superuserOf(data.folder), database: DATABASE });
  await client.connect();
  const start = performance.now();
  await fillDatabase(client, USERS);
  if (process.argv.includes('--plain')) await client.query('drop index users_search');
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(
    `${USERS.toLocaleString('en')} users and ${(USERS * 10).toLocaleString('en')} hooks in ${seconds} s`,
  );
  await client.end();
}

async function measurePages(cookie: string): Promise<void> {
  console.log(`\n${'The admin reads'.padEnd(52)}${'p50'.padStart(8)}${'p95'.padStart(8)}   (ms)`);
  for (const [name, path] of ADMIN_CASES) {
    const [p50, p95] = await time(path, cookie);
    console.log(`${name.padEnd(52)}${p50.toFixed(1).padStart(8)}${p95.toFixed(1).padStart(8)}`);
    if (p95 >= P95_MS) missed.push(`${name} took ${p95.toFixed(0)} ms at p95 (under ${P95_MS})`);
  }
}

async function time(path: string, cookie: string): Promise<[number, number]> {
  const times: number[] = [];
  for (let n = -5; n < TIMES; n++) {
    const start = performance.now();
    const response = await fetch(product.url + path, { headers: { cookie } });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
    if (n >= 0) times.push(performance.now() - start);
  }
  return [percentile(times, 0.5), percentile(times, 0.95)];
}

async function measureExport(cookie: string): Promise<void> {
  const before = residentMb(product.child.pid as number);
  let most = before;
  let bytes = 0;
  const watch = setInterval(() => {
    most = Math.max(most, residentMb(product.child.pid as number));
  }, 100);
  const start = performance.now();
  const response = await fetch(`${product.url}/api/admin/users/export`, { headers: { cookie } });
  for await (const chunk of response.body ?? []) bytes += chunk.length;
  clearInterval(watch);
  const seconds = (performance.now() - start) / 1000;
  const growth = Math.max(most, residentMb(product.child.pid as number)) - before;
  console.log(
    `CSV export: ${(bytes / 1e6).toFixed(1)} MB in ${seconds.toFixed(1)} s, the process grew by ${growth.toFixed(0)} MB from ${before.toFixed(0)} MB`,
  );
  if (growth >= GROWTH_MB) missed.push(`the export grew the process by ${growth.toFixed(0)} MB`);
}
