import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { signedIn } from '../support/users.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { LIMITS: 'off' } });
});
afterAll(() => app.close());

const ALERTS = fs.readFileSync(path.join(import.meta.dirname, '../../deploy/alerts.yaml'), 'utf8');

type Sample = { name: string; labels: Record<string, string>; value: number };

async function samples(): Promise<Sample[]> {
  const text = await (await app.visitor().get('/metrics')).text();
  return [...text.matchAll(/^(\w+)(?:\{(.*)\})? (\S+)$/gm)].map(([, name = '', labels = '', value]) => ({
    name,
    labels: labelsOf(labels),
    value: Number(value),
  }));
}

function labelsOf(text: string): Record<string, string> {
  return Object.fromEntries([...text.matchAll(/(\w+)="([^"]*)"/g)].map(([, key, value]) => [key, value]));
}

/** The sum of a selector such as `name{label="value"}`, or null if there is no such series. */
async function sumOf(selector: string): Promise<number | null> {
  const [, name, labels = ''] = /^(\w+)(?:\{(.*)\})?$/.exec(selector) ?? [];
  const entries = Object.entries(labelsOf(labels));
  const matching = (await samples()).filter(
    (sample) => sample.name === name && entries.every(([key, value]) => sample.labels[key] === value),
  );
  return matching.length > 0 ? matching.reduce((sum, { value }) => sum + value, 0) : null;
}

/** Parses an alert of the form `increase(selector[span]) > limit` from deploy/alerts.yaml. */
function increaseAlert(name: string): { selector: string; limit: number } {
  const rule = new RegExp(`alert: ${name}\\b[^\\n]*\\n\\s+expr: increase\\((.+?)\\[\\w+\\]\\) > (\\d+)`);
  const [, selector = '', limit] = rule.exec(ALERTS) ?? [];
  expect(selector).not.toBe('');
  return { selector, limit: Number(limit) };
}

test('the alert on refused webhooks fires from the first scrape on', async () => {
  const { selector, limit } = increaseAlert('WebhookRefused');
  // An increase needs an existing first sample. A series that the attack creates shows no increase.
  const before = await sumOf(selector);
  expect(before).toBe(0);
  for (let n = 0; n <= limit; n++) {
    const forged = await app
      .visitor()
      .post('/api/webhooks/stripe', '{}', { 'stripe-signature': 't=1,v1=00' });
    expect(forged.status).toBe(400);
  }
  expect(Number(await sumOf(selector)) - Number(before)).toBeGreaterThan(limit);
});

const routeOf = (method: string, route: string, status: string) =>
  sumOf(`http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`);

test('a request is counted under the route that it matched', async () => {
  const { visitor } = await signedIn(app);
  await visitor.get('/api/user');
  await visitor.post('/api/hooks/999/favorite');
  await app.visitor().get('/api/purchases');
  await visitor.get('/blog/nutritionist/no-such-post');
  expect(await routeOf('GET', '/api/user', '2xx')).toBe(1);
  expect(await routeOf('POST', '/api/hooks/:id/favorite', '4xx')).toBe(1);
  expect(await routeOf('GET', '/api/purchases', '4xx')).toBe(1);
  expect(await routeOf('GET', '/blog/:theme/:slug', '4xx')).toBe(1);
});

test('a request refused before its route is still counted under that route', async () => {
  const elsewhere = { 'sec-fetch-site': 'cross-site' };
  expect((await app.visitor().post('/api/logout', {}, elsewhere)).status).toBe(403);
  expect(await routeOf('POST', '/api/logout', '4xx')).toBe(1);
  expect((await app.visitor().post('/api/login', 'x'.repeat(70_000))).status).toBe(413);
  expect(await routeOf('POST', '/api/login', '4xx')).toBe(1);
});

test('made-up addresses create no labels', async () => {
  for (let n = 0; n < 3; n++) await app.visitor().get(`/api/made-up-${n}`);
  for (let n = 0; n < 3; n++) await app.visitor().get(`/made/up/${n}`);
  expect(await routeOf('GET', '/api/*', '4xx')).toBe(3);
  const routes = new Set((await samples()).map(({ labels }) => labels.route));
  expect([...routes].filter((route) => route?.includes('made'))).toEqual([]);
});
