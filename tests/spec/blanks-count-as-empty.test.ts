import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedInAdmin } from '../support/admins.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { signedIn } from '../support/users.ts';
import type { Visitor } from '../support/visitor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { LIMITS: 'off' } });
});
afterAll(() => app.close());

/** Whitespace of every kind, longer than the minimum of any field. */
const BLANKS = [' '.repeat(40), '\t\n\r '.repeat(10), '\u00a0'.repeat(30), ` \t\n\u00a0${' '.repeat(40)}`];

const CONTEXT = {
  business_description: 'I cook for busy families',
  ideal_customer: 'Parents who come home late and hungry',
};
const POST = { title: 'A title', excerpt: 'An excerpt', content: '<p>Words</p>', theme: 'default' };

const NO_BUSINESS = 'Please provide more details about your business';
const NO_CUSTOMER = 'Please provide detailed information about your ideal customer';
const NO_POST = 'Please fill in all required fields';

test('[5.trim.before-length] Input is trimmed before its length is counted: blanks alone count as empty in topic, first name, business description, ideal customer, title, excerpt and content.', async () => {
  const { visitor } = await signedIn(app);
  const admin = await signedInAdmin(app);
  const fields: [Visitor, string, object, string, string][] = [
    [visitor, '/api/hooks/generate', {}, 'topic', 'Topic is required'],
    [visitor, '/api/update-social-handles', {}, 'first_name', 'Please enter your first name'],
    [visitor, '/api/user/business-context', CONTEXT, 'business_description', NO_BUSINESS],
    [visitor, '/api/user/business-context', CONTEXT, 'ideal_customer', NO_CUSTOMER],
    [admin, '/api/blog/posts', POST, 'title', NO_POST],
    [admin, '/api/blog/posts', POST, 'excerpt', NO_POST],
    [admin, '/api/blog/posts', POST, 'content', NO_POST],
  ];
  for (const [who, path, rest, name, message] of fields) {
    for (const blank of BLANKS) {
      const response = await who.post(path, { ...rest, [name]: blank });
      expect([name, response.status, await response.text()]).toEqual([name, 400, message]);
    }
  }
  expect(await (await visitor.get('/api/hooks')).json()).toEqual([]);
  // Surrounding whitespace does not count toward the length.
  const short = { ...CONTEXT, business_description: `${' '.repeat(20)}short${' '.repeat(20)}` };
  expect((await visitor.post('/api/user/business-context', short)).status).toBe(400);
});
