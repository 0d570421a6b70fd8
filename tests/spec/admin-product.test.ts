import { execFile } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  COMPILED,
  type ProductProcess,
  startProductProcess,
  temporaryFolder,
} from '../support/product-process.ts';

/** What needs the built product: where it listens, and how admins are created by its first start and by the command. */

const data = temporaryFolder('admins');
const command = path.join(import.meta.dirname, '../../scripts/admin.ts');
const PRINTED = /shown this once: (?:(\S+@\S+) \/ )?(\S+)/;

let product: ProductProcess;
beforeAll(async () => {
  product = await startProductProcess({ DATA_DIR: data.folder, HOST: '' });
}, 240_000);
afterAll(async () => {
  await product.end();
  data.remove();
});

const admin = (...args: string[]) => adminWith({}, ...args);

async function adminWith(environment: Record<string, string>, ...args: string[]): Promise<string> {
  const env = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    ...COMPILED,
    DATA_DIR: data.folder,
    ...environment,
  };
  return (await promisify(execFile)(process.execPath, [command, ...args], { env })).stdout;
}

async function login(email: string, password: string | undefined): Promise<number> {
  const response = await fetch(`${product.url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return response.status;
}

test('[9.config.host-unset] With HOST unset the server answers on all interfaces, not only on localhost.', async () => {
  const outside = Object.values(os.networkInterfaces())
    .flat()
    .find((one) => one && !one.internal && one.family === 'IPv4');
  for (const host of ['127.0.0.1', outside?.address ?? '127.0.0.2']) {
    const answer = await fetch(`http://${host}:${new URL(product.url).port}/healthz`);
    expect(answer.status, host).toBe(200);
  }
});

describe('the admin command while the product runs', () => {
  const email = 'boss@example.com';
  let password: string | undefined;

  test("[6.admin.from-command] An admin made with 'npm run admin -- create EMAIL' can log in at POST /api/admin/login.", async () => {
    password = PRINTED.exec(await admin('create', email))?.[2];
    expect(await login(email, password)).toBe(200);
    await expect(admin('create', email)).rejects.toThrow('is an admin already');
  }, 240_000);

  test('the command resets and lists admins', async () => {
    const renewed = PRINTED.exec(await admin('reset', email))?.[2];
    expect(await login(email, password)).toBe(401);
    expect(await login(email, renewed)).toBe(200);
    expect(await admin('list')).toContain(email);
    password = renewed;
  }, 240_000);

  test('the command removes an admin, but not the one set by the environment', async () => {
    const named = { ADMIN_EMAIL: 'Boss@example.com', ADMIN_PASSWORD: 'long enough to be one' };
    await expect(adminWith(named, 'remove', email)).rejects.toThrow('ADMIN_EMAIL names');
    expect(await login(email, password)).toBe(200);
    await admin('remove', email);
    expect(await login(email, password)).toBe(401);
    await expect(admin('remove', email)).rejects.toThrow('is no admin');
  }, 240_000);
});

test('[6.admin.first-local-start] With neither ADMIN_EMAIL nor ADMIN_PASSWORD nor an admin, a first local start makes an admin and prints its password once; a second start prints none.', async () => {
  const [, email = '', password] = PRINTED.exec(product.output()) ?? [];
  expect(await login(email, password)).toBe(200);
  await product.end();
  product = await startProductProcess({ DATA_DIR: data.folder });
  expect(product.output()).not.toMatch(PRINTED);
  expect(await login(email, password)).toBe(200);
}, 60_000);
