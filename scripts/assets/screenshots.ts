import fs from 'node:fs';
import path from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { connectToProduct } from '../../tests/support/product-database.ts';
import { startProductProcess, temporaryFolder } from '../../tests/support/product-process.ts';
import { findChromium } from '../find-chromium.mjs';

/** Takes the README's screenshots of the built product: `npm run build && npm run assets -- screenshots`. */
const target = path.join(import.meta.dirname, '../../docs/images');
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const admin = { email: 'admin@example.com', password: 'correct horse battery' };
const creator = { email: 'mara@example.com', password: 'kettle-orbit-47' };
const TOPICS = ['meal prep for people who hate cooking', 'why your kids refuse vegetables'];

const { folder, remove } = temporaryFolder('screenshots');
const product = await startProductProcess({
  DATA_DIR: folder,
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
});
const browser = await chromium.launch({
  executablePath: findChromium() ?? undefined,
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  fs.mkdirSync(target, { recursive: true });
  const visitor = await person(DESKTOP);
  for (const theme of ['default', 'nutritionist', 'techTutorialCreator']) {
    await shoot(visitor, `/?version=${theme}`, `landing-${theme}`);
  }
  await creatorAtWork();
  await adminAtWork();
} finally {
  await browser.close();
  await product.end();
  remove();
}

/** A visitor who has answered the consent banner. */
async function person(viewport: typeof DESKTOP, scale = 1): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: product.url,
    viewport,
    deviceScaleFactor: scale,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('button', { name: 'Reject All' }).first().click();
  await page.close();
  return context;
}

async function creatorAtWork(): Promise<void> {
  const context = await person(DESKTOP);
  await post(context, '/api/register', creator);
  await post(context, '/api/update-social-handles', { first_name: 'Mara', tiktok_handle: '@maracooks' });
  await post(context, '/api/user/business-context', {
    business_description: 'Registered dietitian who teaches weeknight cooking',
    ideal_customer: 'Busy parents who want dinner on the table but hate cooking every night',
  });
  for (const topic of TOPICS) await post(context, '/api/hooks/generate', { topic });
  await shoot(context, '/', 'dashboard');
  const phone = await person(PHONE, 2);
  await phone.addCookies(await context.cookies());
  await shoot(phone, '/', 'phone');
}

async function adminAtWork(): Promise<void> {
  const { pool, close } = connectToProduct(folder);
  await pool.query(`
    with people as (insert into users (email, password_hash, first_name, created_at)
      select lower(name) || '@example.com', 'x', name, now() - n * interval '11 hours'
      from unnest(array['Ines', 'Tom', 'Priya', 'Joon', 'Amara', 'Luca', 'Sofie', 'Dev']) with ordinality as t(name, n)
      returning id)
    insert into credit_grants (user_id, source, reference, runs, remaining)
      select id, 'signup', 'signup', 5, 1 + id % 5 from people`);
  await close();
  const context = await person(DESKTOP);
  await post(context, '/api/admin/login', admin);
  await shoot(context, '/admin/dashboard', 'admin');
}

async function post(context: BrowserContext, address: string, data: object): Promise<void> {
  const answer = await context.request.post(address, { data, headers: { Origin: product.url } });
  if (!answer.ok()) throw new Error(`${address}: ${answer.status()} ${await answer.text()}`);
}

async function shoot(context: BrowserContext, address: string, name: string): Promise<void> {
  const page: Page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot();
  await sharp(picture)
    .webp({ quality: 82 })
    .toFile(path.join(target, `${name}.webp`));
  console.log(`docs/images/${name}.webp`);
  await page.close();
}
