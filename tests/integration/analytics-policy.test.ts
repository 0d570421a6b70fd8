import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setUpBlog } from '#features/blog/setup.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { testRows } from '../support/test-rows.ts';
import { signedIn } from '../support/users.ts';

const GOOGLE = /google/;
/** The policy allows one script and the addresses to which it reports, and nothing else on these hosts. */
const SCRIPT = "script-src 'self' https://www.googletagmanager.com/gtag/js;";
const REPORTS =
  "connect-src 'self' https://*.google-analytics.com/g/collect https://*.analytics.google.com/g/collect https://analytics.google.com/g/collect;";

let app: TestApp;
let plain: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { GA_MEASUREMENT_ID: 'G-TEST123' } });
  plain = await createTestApp();
  await setUpBlog(app.db);
});
afterAll(async () => {
  await app.close();
  await plain.close();
});

/** Removes the hashes of the document's own scripts. */
const policyOf = (response: Response) =>
  (response.headers.get('content-security-policy') ?? '').replaceAll(/ 'sha256-[^']+'/g, '');

describe('where analytics is configured', () => {
  testRows(['/', '/privacy', '/blog', '/blog/default', '/login', '/nosuchpage'])(
    '%s may load and report to the analytics script, after asking for consent',
    async (path) => {
      const policy = policyOf(await app.visitor().get(path));
      expect(policy).toContain(SCRIPT);
      expect(policy).toContain(REPORTS);
      expect(policy).toContain("img-src 'self' data:;");
    },
  );

  test('the screens of a signed-in user may load the analytics script', async () => {
    const { visitor } = await signedIn(app);
    expect(policyOf(await visitor.get('/dashboard'))).toContain(SCRIPT);
  });

  testRows([
    '/admin/login',
    '/admin/dashboard',
    '/reset-password?token=abc',
    '/confirm-email?token=abc',
    '/api/docs',
    '/api/openapi.json',
    '/api/user',
    '/api/nosuchcall',
    '/blog/feed.xml',
    '/favicon.svg',
    '/healthz',
  ])('%s is not counted and may not load the analytics script', async (path) => {
    const policy = policyOf(await app.visitor().get(path));
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(GOOGLE);
  });
});

test('no page may load the analytics script when analytics are not configured', async () => {
  for (const path of ['/', '/login', '/blog', '/nosuchpage']) {
    const policy = policyOf(await plain.visitor().get(path));
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(GOOGLE);
  }
});
