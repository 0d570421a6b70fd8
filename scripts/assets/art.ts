/**
 * Draws the pictures of the public site: hero art and Open Graph images a theme, and the icons.
 *   npm run assets -- art                 everything
 *   npm run assets -- art realEstate      one theme (several may be named)
 *   npm run assets -- art icons           the icons only
 * The browser is the one named by CHROMIUM_PATH, or the first of the usual names; ART_OUT names another folder.
 */

import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import sharp from 'sharp';
import { findChromium } from '../find-chromium.mjs';
import { DESKTOP, heroTall, heroWide, MOBILE, SHARE, share } from './art/compose.ts';
import { drawIcons } from './art/icons.ts';
import { scenes } from './art/scenes/index.ts';

const OUT = process.env.ART_OUT ?? join(import.meta.dirname, '../../public');
/** Milliseconds. A busy machine without a graphics card draws slowly. */
const SLOW = 240_000;
/**
 * Up to this size a phone's picture arrives in the third round trip, beside two fonts. With 1.5 kB more it takes a
 * fourth.
 */
const BUDGET = { mobile: 29_600, desktop: 116_000, share: 112_000 };

/** Drawn at twice the size and scaled down, which smooths rotated edges. */
async function shoot(
  browser: Browser,
  html: string,
  size: { width: number; height: number },
): Promise<Buffer> {
  const page = await browser.newPage({ viewport: size, deviceScaleFactor: 2 });
  await page.setContent(html, { timeout: SLOW });
  await page.evaluate('document.fonts.ready');
  const shot = await page.screenshot({ omitBackground: true, type: 'png', timeout: SLOW });
  await page.close();
  return sharp(shot).resize(size.width, size.height, { kernel: 'lanczos3' }).png().toBuffer();
}

/** How much the encoder changed the background color, measured in the upper left corner. */
async function drift(shot: Buffer, encoded: Buffer): Promise<number> {
  const [before, after] = await Promise.all(
    [shot, encoded].map((data) =>
      sharp(data).removeAlpha().extract({ left: 4, top: 4, width: 1, height: 1 }).raw().toBuffer(),
    ),
  );
  return Math.max(...[0, 1, 2].map((channel) => Math.abs(before![channel]! - after![channel]!)));
}

/** The best quality that fits the size limit and keeps the background color, so that the page shows no seam. */
async function squeeze(
  shot: Buffer,
  encode: (quality: number) => Promise<Buffer>,
  budget: number,
): Promise<Buffer> {
  let best: { data: Buffer; moved: number } | undefined;
  for (let quality = 90, attempts = 0; quality > 12 && attempts < 10; quality -= 1) {
    const data = await encode(quality);
    if (data.length > budget) continue;
    attempts += 1;
    const moved = await drift(shot, data);
    if (best === undefined || moved < best.moved) best = { data, moved };
    if (moved === 0) break;
  }
  if (best === undefined) throw new Error(`Does not fit into ${budget} bytes.`);
  return best.data;
}

async function save(path: string, data: Buffer | string): Promise<void> {
  const target = join(OUT, path);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, data);
  console.log(`${path} ${(data.length / 1000).toFixed(1)} kB`);
}

const webp = (shot: Buffer) => (quality: number) =>
  sharp(shot).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
const jpeg = (shot: Buffer) => (quality: number) =>
  sharp(shot).jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer();

const themes = process.argv.slice(2);
const drawn = scenes.filter((scene) => themes.length === 0 || themes.includes(scene.theme));

if (drawn.length > 0) {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium found. Set CHROMIUM_PATH.');
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none', '--force-color-profile=srgb'],
  });
  try {
    for (const scene of drawn) {
      const wide = await shoot(browser, await heroWide(scene), DESKTOP);
      await save(`images/hero/${scene.file}-desktop.webp`, await squeeze(wide, webp(wide), BUDGET.desktop));
      const tall = await shoot(browser, await heroTall(scene), MOBILE);
      await save(`images/hero/${scene.file}-mobile.webp`, await squeeze(tall, webp(tall), BUDGET.mobile));
      const card = await shoot(browser, await share(scene), SHARE);
      await save(`images/og/${scene.file}.jpg`, await squeeze(card, jpeg(card), BUDGET.share));
    }
  } finally {
    await browser.close();
  }
}
if (themes.length === 0 || themes.includes('icons')) await drawIcons(save);
