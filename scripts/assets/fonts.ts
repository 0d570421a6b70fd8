import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from 'playwright-core';
import subsetFont from 'subset-font';
import { THEME_CHARACTERS } from '../../src/features/landing/theme-character.ts';
import type { FontFile } from '../../src/features/landing/theme-fonts.ts';
import { THEMES } from '../../src/features/landing/themes/registry.ts';
import { THEME_NAMES } from '../../src/platform/theme-names.ts';
import { findChromium } from '../find-chromium.mjs';

/**
 * Cuts the fonts of the public site from the installed packages: the characters English pages need,
 * headings in their one weight, text from regular to its heaviest. Writes `public/fonts` (the names
 * carry a hash) and the list with each font's measure, from which the fallback faces are made.
 *   npm run assets -- fonts
 */

const root = path.join(import.meta.dirname, '../..');
const out = path.join(root, 'public/fonts');
const list = path.join(root, 'src/features/landing/theme-fonts.json');

const ASCII = Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => String.fromCharCode(0x20 + index));
const CHARACTERS_KEPT = [...ASCII, ...'\u00a0©®°·×½éèêëàâçñöüäáíóúÉ¿¡£‘’“”–—…•→€™−'].join('');
const FEATURES = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'lnum'];

type Cut = {
  family: string;
  axes: Record<string, number | { min: number; max: number }>;
  weight: string;
  sample: string;
  features: string[];
};

function cutsOfThemes(): Cut[] {
  return THEME_NAMES.flatMap((name) => {
    const { fonts, copy } = THEMES[name];
    // Measured on the words at the top of the page, where a different width would be visible.
    const text = `${copy.hero.subtitle} ${copy.features.items.map((item) => item.description).join(' ')}`;
    const { heading, bodyWeight } = THEME_CHARACTERS[name];
    return [
      {
        family: fonts.heading,
        axes: { ...heading.axes, wght: heading.weight },
        weight: '100 900',
        sample: copy.hero.title,
        features: FEATURES,
      },
      {
        family: fonts.body,
        axes: { wght: { min: 400, max: bodyWeight } },
        weight: `400 ${bodyWeight}`,
        sample: text,
        // Kerning pairs of every weight are up to half of a file, and are invisible at text size.
        features: FEATURES.filter((feature) => feature !== 'kern'),
      },
    ];
  });
}

/** The file with all axes that we pin. Most packages have more axes in their other files. */
function sourceOf(slug: string, axes: Cut['axes']): string {
  const folder = path.join(root, 'node_modules/@fontsource-variable', slug, 'files');
  const extra = Object.keys(axes).filter((axis) => axis !== 'wght');
  const kinds = extra.includes('SOFT')
    ? ['full']
    : extra.length > 1
      ? ['standard']
      : [...extra.map((axis) => axis.toLowerCase()), 'wght'];
  const files = kinds.map((kind) => path.join(folder, `${slug}-latin-${kind}-normal.woff2`));
  const fontFile = files.find((file) => fs.existsSync(file));
  if (!fontFile) throw new Error(`${slug} has no file for ${extra.join(', ')}.`);
  return fontFile;
}

/** Widths and heights relative to the font size, measured in the browser. */
async function measure(page: Page, font: string, sample: string, data: Buffer | null): Promise<Measure> {
  return page.evaluate(
    async ({ font, base64, sample }) => {
      if (base64) {
        const face = new FontFace('Measured', `url(data:font/woff2;base64,${base64})`, { weight: '100 900' });
        document.fonts.add(await face.load());
      }
      const context = document.createElement('canvas').getContext('2d');
      if (!context) throw new Error('no canvas');
      context.font = font;
      const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText(sample);
      document.fonts.clear();
      return { width, ascent: fontBoundingBoxAscent / 1000, descent: fontBoundingBoxDescent / 1000 };
    },
    { font, base64: data?.toString('base64') ?? '', sample },
  );
}
type Measure = { width: number; ascent: number; descent: number };

const SERIFS = /^(Fraunces|Newsreader|Source Serif|Literata)/;

fs.rmSync(out, { recursive: true, force: true });
fs.mkdirSync(out, { recursive: true });
const browser = await chromium.launch({
  executablePath: findChromium() ?? undefined,
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
const fonts: FontFile[] = [];
for (const { family, axes, weight, sample, features } of cutsOfThemes()) {
  const slug = family
    .replace(/ Variable$/, '')
    .toLowerCase()
    .replaceAll(' ', '-');
  const data = await subsetFont(fs.readFileSync(sourceOf(slug, axes)), CHARACTERS_KEPT, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: features,
    noHinting: true,
  });
  const hash = crypto.createHash('sha256').update(data).digest('hex').slice(0, 8);
  const file = `${slug}-${hash}.woff2`;
  fs.writeFileSync(path.join(out, file), data);

  const fixed = typeof axes.wght === 'number' ? axes.wght : 400;
  // Liberation has the widths of Arial, Times and Courier, so the result is valid where those are installed.
  const fallback = SERIFS.test(family)
    ? 'Liberation Serif'
    : /Mono/.test(family)
      ? 'Liberation Mono'
      : 'Liberation Sans';
  const own = await measure(page, `${fixed} 1000px Measured`, sample, data);
  const other = await measure(page, `${fixed >= 600 ? 700 : 400} 1000px "${fallback}"`, sample, null);
  fonts.push({
    family,
    file,
    weight,
    bytes: data.length,
    fallback: fallback === 'Liberation Serif' ? 'serif' : fallback === 'Liberation Mono' ? 'mono' : 'sans',
    bold: fixed >= 600,
    sizeAdjust: round(own.width / other.width),
    ascent: round(own.ascent),
    descent: round(own.descent),
  });
  console.log(`${file} ${(data.length / 1000).toFixed(1)} kB`);
}
await browser.close();
fs.writeFileSync(list, `${JSON.stringify(fonts, null, 2)}\n`);

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
