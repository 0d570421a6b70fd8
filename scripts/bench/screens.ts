import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { startProductProcess, temporaryFolder } from '../../tests/support/product-process.ts';
import { findChromium } from '../find-chromium.mjs';

/**
 * Lighthouse's accessibility score for every screen of the application, empty and with hooks, on a phone. Runs the
 * built product: `npm run build` first.
 */
const DEBUGGING_PORT = 9334;
const SIGNED_OUT = [
  '/login',
  '/forgot-password',
  '/reset-password',
  '/reset-password?token=one-that-is-not-there',
  '/confirm-email?token=one-that-is-not-there',
  '/admin/login',
];
const SIGNED_IN = ['/onboarding', '/', '/history', '/pricing', '/settings', '/no-such-screen'];
const ADMIN = ['/admin/dashboard', '/admin/blog'];
const admin = { email: 'admin@example.com', password: 'correct horse battery' };

const { folder, remove } = temporaryFolder('bench-screens');
const product = await startProductProcess({
  DATA_DIR: folder,
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
});
const browser = await chromium.launch({
  executablePath: findChromium() ?? undefined,
  args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${DEBUGGING_PORT}`],
});
let low = 0;
try {
  for (const path of SIGNED_OUT) await score(path);
  const cookie = await signedIn();
  for (const path of SIGNED_IN) await score(path, cookie);
  await post('/api/hooks/generate', { topic: 'meal prep for people who hate cooking' }, cookie);
  for (const path of ['/', '/history']) await score(path, cookie);
  const adminCookie = cookieOf(await post('/api/admin/login', admin));
  for (const path of ADMIN) await score(path, adminCookie);
} finally {
  await browser.close();
  await product.end();
  remove();
}
process.exit(low === 0 ? 0 : 1);

async function signedIn(): Promise<string> {
  const cookie = cookieOf(
    await post('/api/register', { email: 'reader@example.com', password: 'a long enough one' }),
  );
  await post(
    '/api/user/business-context',
    {
      business_description: 'I teach cooking on a budget',
      ideal_customer: 'Busy parents who want dinner on the table in twenty minutes',
    },
    cookie,
  );
  return cookie;
}

async function post(path: string, body: object, cookie = ''): Promise<Response> {
  const response = await fetch(`${product.url}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: product.url, Cookie: cookie },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response;
}

function cookieOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

async function score(path: string, cookie = ''): Promise<void> {
  const result = await lighthouse(`${product.url}${path}`, {
    port: DEBUGGING_PORT,
    onlyCategories: ['accessibility'],
    logLevel: 'error',
    extraHeaders: { Cookie: cookie },
    // Not-found is an answer too.
    ignoreStatusCode: true,
  });
  if (!result) throw new Error('Lighthouse gave no result.');
  const { categories, audits, finalDisplayedUrl } = result.lhr;
  const value = Math.round((categories.accessibility?.score ?? 0) * 100);
  if (value < 100) low++;
  console.log(
    `${String(value).padStart(3)}  ${path}${finalDisplayedUrl.endsWith(path) ? '' : ` → ${finalDisplayedUrl}`}`,
  );
  for (const { id, score: one } of Object.values(audits)) {
    if (value < 100 && one !== null && one < 1) console.log(`     ${id}`);
  }
}
