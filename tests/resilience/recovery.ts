import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from '#platform/database/database.ts';
import { createLog } from '#platform/log.ts';
import { startProductProcess, temporaryFolder } from '../support/product-process.ts';
import {
  asPostgresMade,
  chownToPostgres,
  createProductDatabase,
  initialize,
  type Server,
  startServer,
} from './debian-postgres.ts';
import { createTestUsers, postGenerate, type TestUser } from './users-over-http.ts';

/** The times at which a run was requested and answered. */
type Written = { key: string; askedAt: number; doneAt: number | null };
type Options = { seconds: number; say: (line: string) => void };

const PEOPLE = 4;
const LIMITS = 'generate=1000000/60 userCalls=1000000/60';

/**
 * Takes a base backup and archives the log under load. Then everything is deleted, and the database is restored to the
 * second before. Everything answered until then must exist, and nothing requested later.
 */
export async function recovery({ seconds, say }: Options): Promise<string[]> {
  const { folder, remove } = temporaryFolder('recovery');
  const servers: Server[] = [];
  const start = async (data: string) => {
    const server = await startServer(folder, data);
    servers.push(server);
    return server;
  };
  try {
    for (const name of ['archive', 'base']) asPostgresMade(path.join(folder, name));
    const archive = path.join(folder, 'archive');
    // The commands of docs/operations.md.
    initialize(folder, 'data', [
      'archive_mode = on',
      `archive_command = 'test ! -f ${archive}/%f && cp %p ${archive}/%f.part && mv ${archive}/%f.part ${archive}/%f'`,
      'archive_timeout = 60',
    ]);
    const first = await start('data');
    await createProductDatabase(first);
    const product = await startProductProcess({ DATABASE_URL: first.url, LIMITS, DATA_DIR: `${folder}/app` });
    const load = await startLoad(first, product.url);
    await sleep((seconds * 1000) / 2);
    const [tookMs] = await timed(() => first.baseBackup(path.join(folder, 'base')));
    await sleep((seconds * 1000) / 2);
    const target = new Date(Math.floor(Date.now() / 1000) * 1000 + 1000);
    await sleep(target.getTime() - Date.now() + 2000);
    const written = await load.stop();
    await first.ask('delete from users');
    await first.ask('select pg_switch_wal()');
    await product.end();
    await first.end();
    say(`base backup under load ${(tookMs / 1000).toFixed(1)} s; then everything was deleted`);

    const [restoredMs, second] = await timed(async () => {
      prepareRecovery(folder, target);
      return start('base');
    });
    const size = fs.readdirSync(path.join(folder, 'archive')).length;
    say(
      `restored to ${target.toISOString()} from ${size} files of log in ${(restoredMs / 1000).toFixed(1)} s`,
    );
    const findings = await compare(second, written, target.getTime(), say);
    return [...findings, ...(await servesAgain(second, load.people, folder, say))];
  } finally {
    for (const server of servers) await server.end();
    remove();
  }
}

async function timed<Result>(work: () => Promise<Result>): Promise<[number, Result]> {
  const from = performance.now();
  const result = await work();
  return [performance.now() - from, result];
}

function prepareRecovery(folder: string, target: Date): void {
  const base = path.join(folder, 'base');
  const settings = [
    `restore_command = 'cp ${path.join(folder, 'archive')}/%f %p'`,
    // PostgreSQL's setting accepts no `Z`.
    `recovery_target_time = '${target.toISOString().replace('Z', '+00')}'`,
    "recovery_target_action = 'promote'",
    'archive_mode = off',
    `unix_socket_directories = '${base}'`,
  ];
  fs.appendFileSync(path.join(base, 'postgresql.conf'), `${settings.join('\n')}\n`);
  fs.writeFileSync(path.join(base, 'recovery.signal'), '');
  chownToPostgres(path.join(base, 'recovery.signal'));
}

async function startLoad(server: Server, url: string) {
  const connection = connect({ connectionString: server.url }, createLog('silent'));
  const people = await createTestUsers(connection.db, PEOPLE, 100_000);
  await connection.close();
  const written: Written[] = [];
  let going = true;
  const write = async (person: TestUser) => {
    while (going) {
      const run: Written = { key: crypto.randomUUID(), askedAt: Date.now(), doneAt: null };
      written.push(run);
      const answer = await postGenerate(url, person, 'meal prep for a week', run.key);
      await answer.text();
      if (answer.status === 201) run.doneAt = Date.now();
    }
  };
  const writing = people.map(write);
  return {
    people,
    async stop() {
      going = false;
      await Promise.all(writing);
      return written;
    },
  };
}

/** Checks which runs exist, and that each was charged once and has its ten hooks. */
async function compare(server: Server, written: Written[], target: number, say: Options['say']) {
  const done = await server.ask(
    `select r.idempotency_key as key, count(h.id)::int as hooks from runs r
      left join hooks h on h.user_id = r.user_id and h.run_id = r.id where r.status = 'done' group by 1`,
  );
  const hooks = new Map(done.map((row) => [row.key, row.hooks]));
  const before = written.filter(({ doneAt }) => doneAt !== null && doneAt < target);
  const after = written.filter(({ askedAt }) => askedAt > target);
  const lost = before.filter(({ key }) => hooks.get(key) !== 10).length;
  const early = after.filter(({ key }) => hooks.has(key)).length;
  const [{ wrong }] = await server.ask(
    `select count(*)::int as wrong from credit_grants g
      where g.runs - g.remaining <> (select count(*) from runs r where r.user_id = g.user_id and r.grant_id = g.id and r.status <> 'released')`,
  );
  say(`${before.length} runs answered before, ${lost} lost; ${after.length} asked for after, ${early} there`);
  return [
    ...(before.length === 0 || after.length === 0 ? ['the load says nothing'] : []),
    ...(lost > 0 ? [`${lost} runs answered before the second are lost`] : []),
    ...(early > 0 ? [`${early} runs of after the second are there`] : []),
    ...(wrong > 0 ? [`${wrong} grants do not add up`] : []),
  ];
}

async function servesAgain(server: Server, people: TestUser[], folder: string, say: Options['say']) {
  const product = await startProductProcess({ DATABASE_URL: server.url, LIMITS, DATA_DIR: `${folder}/app` });
  const [person] = people as [TestUser];
  const answer = await postGenerate(product.url, person, 'after the restore');
  await answer.text();
  let reserved = 1;
  for (let tries = 0; reserved > 0 && tries < 90; tries++) {
    await sleep(1000);
    [{ reserved }] = (await server.ask(
      "select count(*)::int as reserved from runs where status = 'reserved'",
    )) as [{ reserved: number }];
  }
  await product.end();
  say(`the product serves again, sessions hold, ${reserved} runs are left reserved`);
  return [
    ...(answer.status === 201 ? [] : [`after the restore a run was answered ${answer.status}`]),
    ...(reserved > 0 ? [`${reserved} runs stay reserved`] : []),
  ];
}
