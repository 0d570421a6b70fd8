import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { testRows } from '../support/test-rows.ts';

const TOKEN = 'f3a9c1d27b6e4805';

let open: TestApp;
let guarded: TestApp;
beforeAll(async () => {
  open = await createTestApp();
  guarded = await createTestApp({ env: { METRICS_TOKEN: TOKEN } });
});
afterAll(async () => {
  await open.close();
  await guarded.close();
});

/** The tests' requests have no socket, so they count as local. */
async function ask(app: TestApp, headers: Record<string, string> = {}) {
  const answer = await app.request('/metrics', { headers });
  return { status: answer.status, text: await answer.text() };
}

describe('/metrics without a token', () => {
  test('/metrics without a token answers only this machine, and not what a proxy on it forwards', async () => {
    expect((await ask(open)).text).toContain('http_request_duration_seconds');
    expect((await ask(open, { 'x-forwarded-for': '203.0.113.7' })).status).toBe(403);
    for (const name of ['forwarded', 'x-real-ip', 'x-forwarded-host', 'x-forwarded-proto', 'via'])
      expect((await ask(open, { [name]: 'x' })).status, name).toBe(403);
    expect((await ask(open, { authorization: 'Bearer null' })).status).toBe(200);
    expect((await ask(open, { 'x-forwarded-for': '203.0.113.7', authorization: 'Bearer null' })).status).toBe(
      403,
    );
  });
});

describe('/metrics with a token', () => {
  test('/metrics answers a request with the token from every IP', async () => {
    const authorization = `Bearer ${TOKEN}`;
    expect((await ask(guarded, { authorization })).text).toContain('http_request_duration_seconds');
    expect((await ask(guarded, { authorization, 'x-forwarded-for': '203.0.113.7' })).status).toBe(200);
  });

  testRows<[string, Record<string, string>]>([
    ['none, on this machine too', {}],
    ['another', { authorization: 'Bearer f3a9c1d27b6e4806' }],
    ['its beginning', { authorization: `Bearer ${TOKEN.slice(0, -1)}` }],
    ['more than it', { authorization: `Bearer ${TOKEN}0` }],
    ['another length in bytes', { authorization: `Bearer ${TOKEN.slice(0, -1)}é` }],
    ['another kind', { authorization: `Basic ${TOKEN}` }],
    ['nothing', { authorization: '' }],
  ])('/metrics is refused to a request with the wrong token: %s', async (_, headers) => {
    const { status, text } = await ask(guarded, headers);
    expect([status, text]).toEqual([403, 'Metrics are for whoever has the token']);
  });
});
