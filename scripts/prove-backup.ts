import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { databaseUrl } from '#platform/database/database-url.ts';
import { startEmbedded } from '#platform/database/embedded/embedded.ts';
import { createLog } from '#platform/log.ts';
import { connectToProduct } from '../tests/support/product-database.ts';
import { startProductProcess, temporaryFolder } from '../tests/support/product-process.ts';

/**
 * `npm run prove -- backup [--hooks 100000]`: from the embedded database beside its running product into an outer
 * one, and from there into another embedded one; rows and ledger must be equal in all three.
 */
const { values } = parseArgs({ options: { hooks: { type: 'string', default: '100000' } } });
const hooks = Number(values.hooks);
const root = path.join(import.meta.dirname, '..');
const { folder, remove } = temporaryFolder('prove-backup');
const inFolder = (name: string) => path.join(folder, name);

function command(name: 'backup' | 'restore', words: string[], env: Record<string, string>): void {
  const started = performance.now();
  execFileSync(process.execPath, [path.join(root, `scripts/${name}.ts`), ...words], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  console.log(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

const FILL = `
  with people as (
    insert into users (email, password_hash) select 'person-' || n || '@example.com', 'x' from generate_series(1, $1) n returning id
  ), grants as (
    insert into credit_grants (user_id, source, reference, runs, remaining)
      select id, 'admin', 'fill', 1000, 990 from people returning user_id, id
  ), done as (
    insert into runs (user_id, grant_id, topic, status, writer, ended_at)
      select user_id, id, 'topic ' || n || E' with \\t tab, \\\\ and 🧨', 'done', 'fill', now()
      from grants, generate_series(1, 10) n returning user_id, id, topic
  )
  insert into hooks (user_id, run_id, position, topic, hook_type, generated_hook, delivery_tip)
    select user_id, id, n, topic, 'Question', 'Hook ' || n || ' about ' || topic, 'Look into the lens.'
    from done, generate_series(1, 10) n`;

const STATE = `select (select count(*) from users) as users, (select count(*) from runs) as runs,
  (select count(*) from hooks) as hooks, (select count(distinct md5(h::text)) from hooks h) as different,
  (select sum(remaining) from credit_grants) as remaining, (select sum(credits) from user_balances) as balances,
  (select md5(string_agg(md5(g::text), '' order by user_id, id)) from credit_grants g) as ledger,
  (select md5(string_agg(md5(h::text), '' order by user_id, id)) from hooks h) as texts`;

async function stateOf(pool: pg.Pool): Promise<string> {
  const client = await pool.connect();
  await client.query('set statement_timeout = 0');
  const { rows } = await client.query(STATE);
  client.release(true);
  return JSON.stringify(rows[0]);
}

try {
  const first = await startProductProcess({ DATA_DIR: inFolder('first') });
  const own = connectToProduct(inFolder('first'));
  const filler = await own.pool.connect();
  await filler.query('set statement_timeout = 0');
  await filler.query(FILL, [Math.ceil(hooks / 100)]);
  filler.release(true);
  const before = await stateOf(own.pool);
  console.log(before);
  command('backup', [inFolder('one.backup')], { DATA_DIR: inFolder('first') });
  await own.close();

  // Another server stands in for an outer one: reached by its address alone.
  const host = await startEmbedded(inFolder('host'), createLog('silent', false));
  const outer = databaseUrl(host.connection);
  command('restore', [inFolder('one.backup')], { DATABASE_URL: outer });
  const outerPool = new pg.Pool({ connectionString: outer });
  const between = await stateOf(outerPool);
  command('backup', [inFolder('two.backup')], { DATABASE_URL: outer });
  await outerPool.end();

  command('restore', [inFolder('two.backup')], { DATA_DIR: inFolder('last') });
  const last = await startProductProcess({ DATA_DIR: inFolder('last') });
  const restored = connectToProduct(inFolder('last'));
  const after = await stateOf(restored.pool);
  await restored.close();
  await Promise.all([first.end(), host.stop(), last.end()]);
  const equal = before === between && between === after;
  console.log(equal ? 'embedded, outer and embedded again are equal' : `NOT EQUAL\n${between}\n${after}`);
  process.exitCode = equal ? 0 : 1;
} finally {
  remove();
}
