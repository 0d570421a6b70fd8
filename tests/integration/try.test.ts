import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readBalance } from '#features/credits/ledger.ts';
import type { Generated, Hook } from '#features/hooks/hooks.schema.ts';
import { fallbackHooks } from '#features/hooks/write/fallback-hooks.ts';
import { tryPath } from '#features/try/pending-try.ts';
import { HttpError } from '#platform/http/errors.ts';
import { hrefOf, textOf, titleOf } from '../support/html.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { testRows } from '../support/test-rows.ts';
import { slowTryWriter } from '../support/try-writer.ts';
import { seedRuns, signedIn } from '../support/users.ts';
import type { Visitor } from '../support/visitor.ts';

/** Hooks without an account: `/try`, and keeping them after registration. */
let app: TestApp;
let patient: Awaited<ReturnType<typeof slowTryWriter>>;
beforeAll(async () => {
  patient = await slowTryWriter();
  app = await createTestApp({ env: { LIMITS: 'off', GA_MEASUREMENT_ID: 'G-TEST12345' }, ...patient });
});
afterAll(async () => {
  await app.close();
  await patient.stop();
});

const TOPIC = 'sourdough for beginners';
const address = (topic: string, parameters = '') => `/try?topic=${encodeURIComponent(topic)}${parameters}`;

/** Submits the form as a browser does: requests its address, then follows the redirect. */
async function tryTopic(visitor: Visitor, path: string) {
  const first = await visitor.get(path);
  const leads = first.headers.get('location') ?? path;
  const page = leads === path ? first : await visitor.get(leads);
  return { leads, page, html: await page.text() };
}

/** The token in the page's link, which keeps the hooks in an account. */
function carried(html: string, words: string) {
  const link = new URL((hrefOf(html, words) ?? '').replaceAll('&amp;', '&'), 'http://localhost');
  const kept = new URL(link.searchParams.get('next') ?? link.href, 'http://localhost');
  expect(kept.pathname).toBe('/dashboard');
  return Object.fromEntries(kept.searchParams) as Record<
    'topic' | 'version' | 'take' | 'fingerprint',
    string
  >;
}
const REGISTER = 'Register and keep them';

const typedIn = (html: string) => /name="topic" value="([^"]*)"/.exec(html)?.[1];

const metric = async (name: string) => {
  const lines = (await (await app.visitor().get('/metrics')).text()).split('\n');
  const line = lines.find((one) => one.startsWith(`${name} `));
  return Number(line?.slice(name.length) ?? 0);
};

describe('the try page without a topic', () => {
  test('the empty try page is the same for all visitors, cached and indexed', async () => {
    const first = await app.visitor().get('/try?version=nutritionist');
    const html = await first.text();
    expect(first.status).toBe(200);
    expect(first.headers.get('cache-control')).toBe('no-cache');
    expect(html).not.toContain('name="robots"');
    expect(html).toContain('<option value="nutritionist" selected="">');
    const again = await app
      .visitor()
      .get('/try?version=nutritionist', { 'if-none-match': first.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
    expect(await (await app.visitor().get('/sitemap.xml')).text()).toContain('/try</loc>');
  });

  testRows(['/', '/?version=realEstate', '/pricing'])(
    'the form of %s leads to the try page',
    async (path) => {
      const html = await (await app.visitor().get(path)).text();
      const form = /<form class="try-form" action="\/try" method="get".*?<\/form>/s.exec(html)?.[0] ?? '';
      expect(form).toContain('name="topic"');
      expect(/name="version" value="(\w+)"/.exec(form)?.[1]).toBe(
        path.includes('realEstate') ? 'realEstate' : undefined,
      );
    },
  );

  test('an unknown version shows the default page', async () => {
    const html = await (await app.visitor().get('/try?version=constructor')).text();
    expect(html).toContain('<option value="default" selected="">');
  });
});

describe('a tried topic', () => {
  test('a try shows three hooks with their layers and no word of the other seven', async () => {
    const { page, html } = await tryTopic(app.visitor(), address(TOPIC));
    expect(page.status).toBe(200);
    expect(titleOf(html)).toContain(TOPIC);
    const { visitor } = await signedIn(app);
    const kept = (await (await visitor.post('/api/try/keep', carried(html, REGISTER))).json()) as Generated;
    const text = textOf(html);
    for (const hook of kept.hooks.slice(0, 3)) {
      for (const part of [hook.generated_hook, hook.delivery_tip, hook.on_screen_text, hook.payoff])
        if (part) expect(text).toContain(part);
    }
    // Two hooks with the same point have the same next line.
    const shown = new Set(kept.hooks.slice(0, 3).map(({ payoff }) => payoff));
    for (const hook of kept.hooks.slice(3)) {
      for (const part of [hook.generated_hook, hook.on_screen_text, hook.payoff])
        if (part && !shown.has(part)) expect(html).not.toContain(part);
    }
    expect(html.match(/aria-hidden="true" class="covered"/g)).toHaveLength(7);
  });

  test('a try says so only when its topic is new to the book', async () => {
    const note = 'This topic is new to us';
    const pageOf = async (topic: string) =>
      (await app.visitor().get(`/try?topic=${encodeURIComponent(topic)}&take=1`)).text();
    expect(await pageOf('zqvaling krombics')).toContain(note);
    expect(await pageOf('meal prep')).not.toContain(note);
  });

  test('a tried topic is not cached, counted by analytics or passed on in a referrer', async () => {
    const { page, html } = await tryTopic(app.visitor(), address(TOPIC));
    expect(page.headers.get('cache-control')).toBe('private, no-store');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(page.headers.get('content-security-policy')).not.toContain('google');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toContain('G-TEST12345');
    const login = hrefOf(html, REGISTER)?.replaceAll('&amp;', '&') ?? '';
    const screen = await app.visitor().get(login);
    expect(screen.headers.get('referrer-policy')).toBe('no-referrer');
    expect(await screen.text()).not.toContain('G-TEST12345');
  });

  test('a try leaves nothing in the database', async () => {
    const stored = async () => {
      const { rows } = await app.pool.query(
        'select (select count(*) from runs) runs, (select count(*) from hooks) hooks, (select count(*) from line_uses) uses',
      );
      return rows[0];
    };
    const before = await stored();
    expect((await tryTopic(app.visitor(), address(TOPIC))).page.status).toBe(200);
    expect(await stored()).toEqual(before);
  });

  test('the address of a try shows the same hooks again, and the same topic typed again gives others', async () => {
    const first = await tryTopic(app.visitor(), address(TOPIC));
    const again = await tryTopic(app.visitor(), first.leads);
    const other = await tryTopic(app.visitor(), address(TOPIC));
    expect(carried(again.html, REGISTER)).toEqual(carried(first.html, REGISTER));
    expect(carried(other.html, REGISTER).fingerprint).not.toBe(carried(first.html, REGISTER).fingerprint);
  });

  test('a try is written for the profession of the page', async () => {
    const { html } = await tryTopic(app.visitor(), address('boundaries', '&version=mentalHealthTherapist'));
    expect(html).toContain('data-theme="mentalHealthTherapist"');
    expect(carried(html, REGISTER).version).toBe('mentalHealthTherapist');
  });

  testRows([
    ['', 'Topic is required.'],
    ['   ', 'Topic is required.'],
    ['x'.repeat(501), 'Topic is too long.'],
    ['a\u0000b', 'Please remove the control characters.'],
  ])('%j is refused as a topic with a sentence and stays in the field', async (topic, message) => {
    const { page, html } = await tryTopic(app.visitor(), address(topic));
    expect(page.status).toBe(400);
    expect(textOf(html)).toContain(message);
    expect(typedIn(html)).toBe(topic);
  });

  testRows([
    '🍞🔥',
    'x'.repeat(500),
    'ideas für Brot?',
    '"><script>alert(1)</script>',
    "'; drop table users; --",
  ])('the topic %s gets its page like any other', async (topic) => {
    const { page, html } = await tryTopic(app.visitor(), address(topic));
    expect(page.status).toBe(200);
    expect(html).not.toContain('<script>alert');
    expect(carried(html, REGISTER).topic).toBe(topic);
  });

  test('an address with an unreadable take redirects to one with a new take', async () => {
    for (const take of ['', '-1', 'zzzzzzz', '<b>']) {
      const answer = await app.visitor().get(address(TOPIC, `&take=${encodeURIComponent(take)}`));
      expect(answer.status).toBe(303);
      expect(answer.headers.get('location')).toMatch(/&take=[0-9a-z]{1,6}$/);
    }
  });
});

describe('keeping the ten hooks', () => {
  const pendingTry = async (topic = TOPIC) =>
    carried((await tryTopic(app.visitor(), address(topic))).html, REGISTER);

  test('a kept try has the three hooks shown, whatever the account and others have done since', async () => {
    const { leads, html } = await tryTopic(app.visitor(), address(TOPIC));
    for (let n = 0; n < 3; n++) {
      const { visitor } = await signedIn(app);
      await visitor.post('/api/hooks/generate', { topic: TOPIC });
    }
    const person = await signedIn(app, {
      credits: 2,
      firstName: 'Ana',
      businessContext: {
        business_description: 'A bakery in Lisbon',
        ideal_customer: 'People who love crusty bread',
      },
    });
    await person.visitor.post('/api/hooks/generate', { topic: TOPIC });
    const { hooks } = (await (
      await person.visitor.post('/api/try/keep', carried(html, REGISTER))
    ).json()) as Generated;
    const page = textOf((await tryTopic(app.visitor(), leads)).html);
    for (const hook of hooks.slice(0, 3)) expect(page).toContain(hook.generated_hook);
    expect(hooks).toHaveLength(10);
  });

  test('keeping a try costs one run once, however often and from however many tabs', async () => {
    const person = await signedIn(app, { credits: 5 });
    const try_ = await pendingTry();
    const before = await metric('tries_kept_total{account="new"}');
    const tabs = await Promise.all([1, 2, 3].map(() => person.visitor.post('/api/try/keep', try_)));
    expect(tabs.every(({ status }) => status === 201 || status === 409)).toBe(true);
    const again = await person.visitor.post('/api/try/keep', try_);
    expect(again.status).toBe(201);
    expect(await again.json()).toMatchObject({ hook_credits: 4 });
    expect(await readBalance(app.db, person.id)).toBe(4);
    const list = (await (await person.visitor.get('/api/hooks')).json()) as Hook[];
    expect(list).toHaveLength(10);
    expect(await metric('tries_kept_total{account="new"}')).toBe(before + 1);
  });

  test('keeping a try without credits is refused like any run', async () => {
    const person = await signedIn(app, { credits: 0 });
    const answer = await person.visitor.post('/api/try/keep', await pendingTry());
    expect([answer.status, await answer.text()]).toEqual([
      402,
      'You have no runs left. Buy a package to keep generating.',
    ]);
  });

  test('a try that would differ from the one shown is refused, and nothing is charged', async () => {
    const person = await signedIn(app, { credits: 1 });
    const answer = await person.visitor.post('/api/try/keep', {
      ...(await pendingTry()),
      fingerprint: 'AAAAAAAAAAA',
    });
    expect(answer.status).toBe(410);
    expect(await answer.text()).toMatch(/Nothing was charged/);
    expect(await readBalance(app.db, person.id)).toBe(1);
  });

  testRows([
    [{ version: 'constructor' }, 'This is no try of ours'],
    [{ take: 'ZZ' }, 'This is no try of ours'],
    [{ take: 7 }, 'This is no try of ours'],
    [{ fingerprint: 'short' }, 'This is no try of ours'],
    [{ topic: '' }, 'Topic is required'],
    [{ topic: 'x'.repeat(501) }, 'Topic is too long'],
  ])('keeping a try with %o is refused', async (wrong, message) => {
    const person = await signedIn(app, { credits: 1 });
    const answer = await person.visitor.post('/api/try/keep', { ...(await pendingTry()), ...wrong });
    expect([answer.status, await answer.text()]).toEqual([400, message]);
    expect(await readBalance(app.db, person.id)).toBe(1);
  });

  test('a kept try is not offered again', async () => {
    const person = await signedIn(app, { credits: 1 });
    const kept = await pendingTry();
    expect((await person.visitor.post('/api/try/keep', kept)).status).toBe(201);

    const { html } = await tryTopic(person.visitor, tryPath({ topic: kept.topic, take: kept.take }));
    expect(html).toContain('You have all ten');
    expect(html).not.toContain('Keep these ten');
  });

  test('a signed-in user is offered to keep the hooks and not to register', async () => {
    const person = await signedIn(app);
    await seedRuns(app.db, person.id, 1);
    const { html } = await tryTopic(person.visitor, address(TOPIC));
    expect(carried(html, 'Keep these ten').topic).toBe(TOPIC);
    const dashboard = await person.visitor.get(
      hrefOf(html, 'Keep these ten')?.replaceAll('&amp;', '&') ?? '',
    );
    expect(dashboard.status).toBe(200);
    expect(await dashboard.text()).not.toContain('G-TEST12345');
  });
});

test('tries are counted by outcome', async () => {
  const before = await metric('tries_total{outcome="shown"}');
  await tryTopic(app.visitor(), address(TOPIC));
  await tryTopic(app.visitor(), address(''));
  expect(await metric('tries_total{outcome="shown"}')).toBe(before + 1);
  expect(await metric('tries_total{outcome="bad topic"}')).toBeGreaterThan(0);
});

describe('a try that cannot be written', () => {
  test('too many tries from one IP are refused on the page with its form, and other IPs get their hooks', async () => {
    const own = await createTestApp({
      env: { LIMITS: 'tries=2/3600', TRUSTED_PROXIES: '127.0.0.1' },
      tries: async () => fallbackHooks(),
    });
    const from = (ip: string) => own.visitor().get(address(TOPIC, '&take=1'), { 'x-forwarded-for': ip });
    const answers = [await from('192.0.2.7'), await from('192.0.2.7'), await from('192.0.2.7')];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
    const refused = answers[2] as Response;
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
    const html = await refused.text();
    expect(textOf(html)).toContain(
      "That's as many tries as one address gets for now. Wait 60 minutes, or register",
    );
    expect(typedIn(html)).toBe(TOPIC);
    expect((await from('192.0.2.8')).status).toBe(200);
    expect((await own.visitor().get('/try', { 'x-forwarded-for': '192.0.2.7' })).status).toBe(200);
    await own.close();
  });

  test('a busy writer is reported on the page, and the topic stays in the form', async () => {
    const tries = async () => {
      throw new HttpError(503, 'Your run was given back', { 'Retry-After': '5' });
    };
    const own = await createTestApp({ env: { LIMITS: 'off' }, tries });
    const { page, html } = await tryTopic(own.visitor(), address(TOPIC));
    expect(page.status).toBe(503);
    expect(page.headers.get('retry-after')).toBe('5');
    expect(textOf(html)).toContain('Your topic is still here: send it again in a moment.');
    expect(textOf(html)).not.toContain('given back');
    expect(typedIn(html)).toBe(TOPIC);
    await own.close();
  });
});
