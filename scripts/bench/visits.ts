import { type Browser, chromium, type Page } from 'playwright-core';
import { findChromium } from '../find-chromium.mjs';
import { adminCookie, type MeasuredProduct } from './measured-product.ts';

/** Bytes of a first visit with an empty cache, compressed as transferred, without headers. */
export type Visit = {
  name: string;
  document: number;
  styles: number;
  script: number;
  fonts: number;
  pictures: number;
  data: number;
};

const PHONE = { width: 390, height: 844 };
const KINDS: Record<string, Exclude<keyof Visit, 'name'>> = {
  Document: 'document',
  Stylesheet: 'styles',
  Script: 'script',
  Font: 'fonts',
  Image: 'pictures',
};

/** Every page and screen as a phone loads it, or null without a Chromium. */
export async function measureVisits(product: MeasuredProduct): Promise<Visit[] | null> {
  const executablePath = findChromium();
  if (!executablePath) return null;
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const user = product.people[0]?.cookie ?? '';
  const admin = await adminCookie(product.url);
  const visits: [name: string, path: string, cookie?: string][] = [
    ['Landing page', '/'],
    ['Blog', '/blog'],
    ['Blog post', product.postPath],
    ['Terms', '/terms'],
    ['Log in', '/login'],
    ['Dashboard', '/', user],
    ['History', '/history', user],
    ['Pricing', '/pricing', user],
    ['Settings', '/settings', user],
    ['Admin log in', '/admin/login'],
    ['Admin dashboard', '/admin/dashboard', admin],
    ['Admin blog', '/admin/blog', admin],
  ];
  try {
    const measured: Visit[] = [];
    for (const [name, path, cookie] of visits)
      measured.push(await visit(browser, product.url, name, path, cookie));
    return measured;
  } finally {
    await browser.close();
  }
}

async function visit(browser: Browser, url: string, name: string, path: string, cookie = ''): Promise<Visit> {
  const context = await browser.newContext({ viewport: PHONE, reducedMotion: 'reduce' });
  const [key = '', value = ''] = cookie.split('=');
  if (key) await context.addCookies([{ name: key, value, url }]);
  const page = await context.newPage();
  const sizes: Visit = { name, document: 0, styles: 0, script: 0, fonts: 0, pictures: 0, data: 0 };
  await countInto(page, sizes);
  await page.goto(url + path, { waitUntil: 'networkidle' });
  await context.close();
  return sizes;
}

async function countInto(page: Page, sizes: Visit): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const open = new Map<string, { kind: Exclude<keyof Visit, 'name'>; head: number }>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    open.set(requestId, { kind: KINDS[type] ?? 'data', head: response.encodedDataLength });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const response = open.get(requestId);
    if (response) sizes[response.kind] += Math.max(0, encodedDataLength - response.head);
  });
  await session.send('Network.enable');
}
