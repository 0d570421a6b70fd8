import crypto from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HERO_DESKTOP, HERO_MOBILE } from '#features/landing/sections/hero.tsx';
import { THEMES } from '#features/landing/themes/registry.ts';
import { THEME_NAMES } from '#platform/theme-names.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { testRows } from '../support/test-rows.ts';

/** Metadata for search engines, browsers and shared links. */
let app: TestApp;
const origin = 'https://hooksmith.test';
beforeAll(async () => {
  app = await createTestApp({ env: { PUBLIC_URL: origin } });
});
afterAll(() => app.close());
const get = (path: string) => app.visitor().get(path);
const attribute = (html: string, pattern: RegExp) => pattern.exec(html)?.[1]?.replaceAll('&amp;', '&');

testRows(THEME_NAMES)(
  'the landing page of %s names its own address, description and picture',
  async (name) => {
    const html = await (await get(`/?version=${name}`)).text();
    const address = name === 'default' ? `${origin}/` : `${origin}/?version=${name}`;
    expect(attribute(html, /<link rel="canonical" href="([^"]+)"/)).toBe(address);
    expect(attribute(html, /<meta property="og:url" content="([^"]+)"/)).toBe(address);
    expect(attribute(html, /<meta name="description" content="([^"]+)"/)).toBeTruthy();
    const picture = attribute(html, /<meta property="og:image" content="([^"]+)"/) ?? '';
    expect(attribute(html, /<meta name="twitter:image" content="([^"]+)"/)).toBe(picture);
    const answer = await get(picture.replace(origin, ''));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
  },
);

testRows(THEME_NAMES)(
  'the landing page of %s has safe product data for search engines within its first ten packets',
  async (name) => {
    const answer = await get(`/?version=${name}`);
    const html = await answer.text();
    const headers = [...answer.headers].map(([header, value]) => `${header}: ${value}\r\n`).join('');
    expect(brotliCompressSync(html).length + headers.length).toBeLessThan(10 * 1460 - 100);
    const product = JSON.parse(
      attribute(html, /<script type="application\/ld\+json">(.*?)<\/script>/s) ?? '',
    );
    expect(product).toMatchObject({ '@type': 'SoftwareApplication', name: 'Hooksmith' });
    expect(product.aggregateRating).toBeUndefined();
    expect(html).not.toContain(' style=');
  },
);

testRows(THEME_NAMES)('the hero pictures of %s have the size that the page reserves', async (name) => {
  for (const [ending, size] of [
    ['mobile', HERO_MOBILE],
    ['desktop', HERO_DESKTOP],
  ] as const) {
    const answer = await get(`${THEMES[name].images.hero}-${ending}.webp`);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect({ width, height }).toEqual(size);
  }
});

test('an unknown theme has the canonical address of the default theme', async () => {
  const html = await (await get('/?version=nosuchtheme')).text();
  expect(attribute(html, /<link rel="canonical" href="([^"]+)"/)).toBe(`${origin}/`);
});

test('robots.txt names the sitemap', async () => {
  const answer = await get('/robots.txt');
  expect(answer.headers.get('content-type')).toContain('text/plain');
  expect(await answer.text()).toContain(`Sitemap: ${origin}/sitemap.xml`);
});

test('every address of the sitemap opens and is its own canonical address', async () => {
  const answer = await get('/sitemap.xml');
  expect(answer.headers.get('content-type')).toContain('application/xml');
  const addresses = [...(await answer.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(
    (match) => match[1]?.replaceAll('&amp;', '&') ?? '',
  );
  expect(addresses).toContain(`${origin}/?version=nutritionist`);
  expect(addresses).toContain(`${origin}/terms`);
  for (const address of addresses) {
    const page = await get(address.replace(origin, ''));
    expect(page.status, address).toBe(200);
    const html = await page.text();
    expect(attribute(html, /<link rel="canonical" href="([^"]+)"/), address).toBe(address);
    expect(html).not.toContain('name="robots" content="noindex"');
  }
});

test('the manifest and the head name icons that exist', async () => {
  const manifest = (await (await get('/site.webmanifest')).json()) as { icons: { src: string }[] };
  const html = await (await get('/')).text();
  const linked = [...html.matchAll(/<link rel="(?:icon|apple-touch-icon)" href="([^"]+)"/g)].map(
    (m) => m[1] ?? '',
  );
  for (const path of [...manifest.icons.map((icon) => icon.src), ...linked]) {
    expect((await get(path)).status, path).toBe(200);
  }
});

test('styles and the script loader are inline and allowed by their hash only, and fonts never change under their address', async () => {
  for (const path of ['/?version=realEstate', '/try', '/terms']) {
    const page = await get(path);
    const html = await page.text();
    const hash = (element: RegExp) =>
      crypto
        .createHash('sha256')
        .update(attribute(html, element) ?? '')
        .digest('base64');
    const policy = page.headers.get('content-security-policy');
    expect(policy, path).toContain(`style-src 'self' 'sha256-${hash(/<style>(.+?)<\/style>/s)}';`);
    expect(policy, path).toContain(`script-src 'self' 'sha256-${hash(/<script>(.+?)<\/script>/s)}';`);
    expect(html, path).not.toContain('<script type="module"');
  }
  const html = await (await get('/?version=realEstate')).text();
  expect(html).not.toContain('rel="stylesheet"');
  expect((await get('/assets/themes/nosuch.css')).status).toBe(404);
  for (const [, font] of html.matchAll(/as="font" type="font\/woff2" href="([^"]+)"/g)) {
    const file = await get(font ?? '');
    expect(file.headers.get('content-type')).toBe('font/woff2');
    expect(file.headers.get('cache-control')).toContain('immutable');
  }
});
