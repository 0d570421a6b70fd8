import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable, Writable } from 'node:stream';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { backUp } from '#platform/database/backup/back-up.ts';
import { restore } from '#platform/database/backup/restore.ts';
import { databaseUrl } from '#platform/database/database-url.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { testRows } from '../support/test-rows.ts';
import { createUser, seedRuns } from '../support/users.ts';

/** Characters that break files and line-based readers. */
const HARD_TOPIC = 'tab\there, back\\slash, \\. , "quotes", line\nbreak, \u2028\u2029, \r, émoji 🧨, \\N';

let app: TestApp;
let backup: Buffer;
let counts: Record<string, number>;

beforeAll(async () => {
  app = await createTestApp();
  for (let person = 0; person < 4; person++) {
    const { id } = await createUser(app.db, { credits: 50 });
    await seedRuns(app.db, id, 25, person === 0 ? HARD_TOPIC : 'meal prep');
  }
  [backup, counts] = await take(app);
});
afterAll(() => app.close());

async function take(from: TestApp): Promise<[Buffer, Record<string, number>]> {
  const chunks: Buffer[] = [];
  const target = new Writable({
    write(chunk, _, done) {
      chunks.push(chunk);
      done();
    },
  });
  const client = await from.pool.connect();
  try {
    const rows = await backUp(client, target);
    return [Buffer.concat(chunks), rows];
  } finally {
    client.release();
  }
}

async function put(into: TestApp, file: Buffer, replace = false) {
  const client = await into.pool.connect();
  try {
    return await restore(client, Readable.from([file]), { replace });
  } finally {
    client.release();
  }
}

/** A checksum of each table's rows. */
async function fingerprints({ pool }: TestApp) {
  const { rows: tables } = await pool.query(
    "select tablename from pg_tables where schemaname = 'public' order by 1",
  );
  const prints: Record<string, string> = {};
  for (const { tablename } of tables) {
    const { rows } = await pool.query(
      `select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by t::text)), '') as print from "${tablename}" t`,
    );
    prints[tablename] = rows[0].print;
  }
  return prints;
}

async function emptyApp(check: (other: TestApp) => Promise<void>): Promise<void> {
  const other = await createTestApp();
  try {
    await check(other);
  } finally {
    await other.close();
  }
}

describe('a backup', () => {
  test('a restored backup equals the original to the last row, and the product works on it', async () => {
    expect(counts).toMatchObject({ users: 4, runs: 100, hooks: 1000 });
    await emptyApp(async (other) => {
      expect(await put(other, backup)).toEqual(counts);
      expect(await fingerprints(other)).toEqual(await fingerprints(app));
      const sums = sql`select sum(remaining)::int as left, (select count(*)::int from hooks where topic = ${HARD_TOPIC}) as hard from credit_grants`;
      const { rows } = await other.db.execute(sums);
      expect(rows).toEqual((await app.db.execute(sums)).rows);
      expect(rows[0]).toMatchObject({ hard: 250 });
      const registered = await other.visitor().post('/api/register', {
        email: 'somebody-new@example.com',
        password: 'kettle-orbit-47',
      });
      expect(registered.status).toBe(201);
      expect((await registered.json()).hook_credits).toBe(5);
    });
  });

  test('a backup can be read only by its owner, whatever files exist in its folder', async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'backup-'));
    const file = path.join(folder, 'x.backup');
    fs.writeFileSync(`${file}.part`, '', { mode: 0o666 });
    try {
      const DATABASE_URL = databaseUrl(app.where as Parameters<typeof databaseUrl>[0]);
      const run = promisify(execFile);
      await run(process.execPath, ['scripts/backup.ts', file], { env: { ...process.env, DATABASE_URL } });
      expect(fs.statSync(file).mode & 0o777).toBe(0o600);
      expect(fs.statSync(`${file}.part`).size).toBe(0);
      expect(fs.readdirSync(folder).sort()).toEqual(['x.backup', 'x.backup.part']);
    } finally {
      fs.rmSync(folder, { recursive: true });
    }
  });

  test('a backup is not restored over users without --replace', async () => {
    await emptyApp(async (other) => {
      const { id } = await createUser(other.db);
      await expect(put(other, backup)).rejects.toThrow('This database has users already: add --replace');
      expect((await other.db.execute(sql`select id from users`)).rows).toEqual([{ id: String(id) }]);
      await put(other, backup, true);
      expect(await fingerprints(other)).toEqual(await fingerprints(app));
    });
  });

  describe('a damaged backup', () => {
    let other: TestApp;
    beforeAll(async () => {
      other = await createTestApp();
    });
    afterAll(() => other.close());

    const lines = () => gunzipSync(backup).toString('latin1').split('\n');
    const without = (part: string) => {
      const all = lines();
      return all.toSpliced(
        all.findIndex((line) => line.includes(part)),
        1,
      );
    };
    const packed = (text: string[]) => gzipSync(Buffer.from(text.join('\n'), 'latin1'));
    testRows<[string, () => Buffer, string]>([
      ['cut off', () => backup.subarray(0, backup.length / 2), 'cut off'],
      ['cut off between two tables', () => packed([...lines().slice(0, 3), '']), 'cut off'],
      ['without its end', () => packed([...lines().slice(0, -2), '']), 'it has no end'],
      ['that lost a run', () => packed(without('\tmeal prep\tdone')), 'damaged'],
      [
        'that lost a hook',
        () => packed(without('Hook 7 of run 7 about')),
        'does not hold the rows that it counts',
      ],
      ['that is something else', () => gzipSync('{"a":1}\n'), 'This is no backup of Hooksmith.'],
      ['that is not even packed', () => Buffer.from('hello'), 'cannot be unpacked'],
      [
        'of another version',
        () =>
          packed(
            lines().map((line, index) =>
              index === 0 ? line.replace(/"schema":\["\w/, '"schema":["-') : line,
            ),
          ),
        'taken by another version',
      ],
    ])('a backup %s changes nothing and gives the reason', async (_, file, reason) => {
      const before = await fingerprints(other);
      await expect(put(other, file())).rejects.toThrow(reason);
      expect(await fingerprints(other)).toEqual(before);
    });
  });
});
