import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { databaseUrl } from '#platform/database/database-url.ts';
import { provideDatabase } from '#platform/database/embedded/roles.ts';
import { cloneDatabase, type PostgresAddress } from '../support/postgres.ts';
import { type ProductProcess, startProductProcess, temporaryFolder } from '../support/product-process.ts';

const running: ProductProcess[] = [];
const folders: { remove(): void }[] = [];

afterEach(async () => {
  for (const product of running.splice(0)) await product.end();
  for (const folder of folders.splice(0)) folder.remove();
});

async function start(env: Record<string, string>): Promise<ProductProcess> {
  const product = await startProductProcess(env);
  running.push(product);
  return product;
}

function dataFolder(name: string): string {
  const made = temporaryFolder(name);
  folders.push(made);
  return path.join(made.folder, 'data');
}

describe('an unusable data folder', () => {
  test('a data folder whose path leads through a file is refused at the start with one sentence', async () => {
    const made = temporaryFolder('bad-path');
    folders.push(made);
    fs.writeFileSync(path.join(made.folder, 'file'), '');
    await expect(startProductProcess({ DATA_DIR: path.join(made.folder, 'file/data') })).rejects.toThrow(
      /exit 1: The data folder \S+ cannot be used: a part of the path is a file, not a folder\.\n$/,
    );
  });

  test.skipIf(!mayMount())('a full or read-only disk is refused at the start with a sentence', async () => {
    const made = temporaryFolder('bad-disk');
    const disk = path.join(made.folder, 'disk');
    fs.mkdirSync(disk);
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=20m', 'tmpfs', disk]);
    try {
      const DATA_DIR = path.join(disk, 'data');
      await expect(startProductProcess({ DATA_DIR })).rejects.toThrow(
        /exit 1: The data folder \S+ cannot be used: the disk is full\.\n$/,
      );
      execFileSync('mount', ['-o', 'remount,ro', disk]);
      await expect(startProductProcess({ DATA_DIR })).rejects.toThrow(
        /exit 1: The data folder \S+ cannot be used: the disk is read-only\.\n$/,
      );
    } finally {
      execFileSync('umount', [disk]);
      made.remove();
    }
  });
});

describe('an outer database', () => {
  test('two processes on one database start together, migrate once and both serve', async () => {
    const name = `outer_${process.pid}`;
    await provideDatabase(inject('superuser'), name);
    const where = { ...inject('postgres'), database: name };
    const url = databaseUrl(where);
    const DATA_DIR = dataFolder('outer');
    const products = await Promise.all([
      start({ DATABASE_URL: url, DATA_DIR }),
      start({ DATABASE_URL: url, DATA_DIR }),
    ]);
    for (const product of products) expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
    expect(fs.existsSync(path.join(DATA_DIR, 'postgres'))).toBe(false);

    const check = new pg.Client(where);
    await check.connect();
    const { rows } = await check.query(
      'select count(*)::int as n, count(distinct hash)::int as different from drizzle.__drizzle_migrations',
    );
    expect(rows[0].n).toBe(rows[0].different);
    await check.end();
    for (const product of running.splice(0)) expect(await product.end()).toBe(0);
    const admin = new pg.Client({ ...inject('superuser'), database: 'postgres' });
    await admin.connect();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  });
});

describe('APP_ENV=production', () => {
  const SAFE = {
    APP_ENV: 'production',
    PUBLIC_URL: 'https://hooksmith.example',
    STRIPE_SECRET_KEY: `sk_live_${'x'.repeat(24)}`,
    STRIPE_WEBHOOK_SECRET: `whsec_${'x'.repeat(32)}`,
    SMTP_URL: 'smtps://mail.example',
    TRUSTED_PROXIES: 'none',
  };

  test('the product refuses to start in production with unsafe settings, in one sentence', async () => {
    const DATA_DIR = dataFolder('unsafe');
    await expect(startProductProcess({ ...SAFE, DATA_DIR, TRUSTED_PROXIES: '' })).rejects.toThrow(
      /^exit 1: APP_ENV=production refuses to start without: TRUSTED_PROXIES [^\n]+\.\n$/,
    );
    expect(fs.existsSync(DATA_DIR)).toBe(false);
  });

  test('the product refuses to start in production as a superuser of an outer database', async () => {
    const { where, drop } = await cloneDatabase();
    const url = (address: PostgresAddress) => databaseUrl({ ...where, ...address });
    const DATA_DIR = dataFolder('superuser');
    await expect(
      startProductProcess({ ...SAFE, DATA_DIR, DATABASE_URL: url(inject('superuser')) }),
    ).rejects.toThrow(
      /^exit 1: APP_ENV=production refuses to start as a superuser of the database: [^\n]+\.\n$/,
    );
    const product = await start({ ...SAFE, DATA_DIR, DATABASE_URL: url(inject('postgres')) });
    // At once, because it must shut down in order as soon as it reports that it is ready.
    expect(await product.end()).toBe(0);
    await drop();
  });
});

/** Creating a small disk needs rights that some machines do not give. */
function mayMount(): boolean {
  const probe = temporaryFolder('mount');
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', probe.folder], { stdio: 'ignore' });
    execFileSync('umount', [probe.folder]);
    return true;
  } catch {
    return false;
  } finally {
    probe.remove();
  }
}
