import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ProductProcess, startProductProcess, temporaryFolder } from '../support/product-process.ts';
import { spec } from './spec.ts';

/** Where admins come from, at the product itself: its first start, and the command. */

const data = temporaryFolder('admins');
const command = path.join(import.meta.dirname, '../../scripts/admin.ts');
const PRINTED = /shown this once: (?:(\S+@\S+) \/ )?(\S+)/;

let product: ProductProcess;
beforeAll(async () => {
  product = await startProductProcess({ DATA_DIR: data.folder });
}, 240_000);
afterAll(async () => {
  await product.end();
  data.remove();
});

const admin = (...args: string[]) => adminWith({}, ...args);

async function adminWith(more: Record<string, string>, ...args: string[]): Promise<string> {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: data.folder, ...more };
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

spec(
  '6.admin.from-command',
  async () => {
    const password = PRINTED.exec(await admin('create', 'boss@example.com'))?.[2];
    expect(await login('boss@example.com', password)).toBe(200);
    await expect(admin('create', 'boss@example.com')).rejects.toThrow('is an admin already');
  },
  240_000,
);

test('the command resets and lists admins, while the product runs', async () => {
  const password = PRINTED.exec(await admin('create', 'second@example.com'))?.[2];
  const renewed = PRINTED.exec(await admin('reset', 'second@example.com'))?.[2];
  expect(await login('second@example.com', password)).toBe(401);
  expect(await login('second@example.com', renewed)).toBe(200);
  expect(await admin('list')).toContain('second@example.com');
}, 240_000);

test('the command removes an admin, but not the one whom the environment names', async () => {
  const password = PRINTED.exec(await admin('create', 'third@example.com'))?.[2];
  expect(await login('third@example.com', password)).toBe(200);
  const named = { ADMIN_EMAIL: 'Third@example.com', ADMIN_PASSWORD: 'long enough to be one' };
  await expect(adminWith(named, 'remove', 'third@example.com')).rejects.toThrow('ADMIN_EMAIL names');
  await admin('remove', 'third@example.com');
  expect(await login('third@example.com', password)).toBe(401);
  await expect(admin('remove', 'third@example.com')).rejects.toThrow('is no admin');
}, 240_000);

spec(
  '6.admin.first-local-start',
  async () => {
    const [, email = '', password] = PRINTED.exec(product.output()) ?? [];
    expect(await login(email, password)).toBe(200);
    await product.end();
    product = await startProductProcess({ DATA_DIR: data.folder });
    expect(product.output()).not.toMatch(PRINTED);
    expect(await login(email, password)).toBe(200);
  },
  60_000,
);
