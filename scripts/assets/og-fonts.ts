import fs from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { FONT_CHARACTERS, ogFonts } from '../../src/features/blog/og-fonts.ts';
import { THEME_NAMES } from '../../src/platform/theme-names.ts';

/**
 * `npm run assets -- og-fonts`: subsets the fonts of the blog's Open Graph pictures, as TrueType with every axis
 * pinned.
 */

const root = path.join(import.meta.dirname, '../..');
const out = path.join(root, 'src/features/blog/og-fonts');
fs.rmSync(out, { recursive: true, force: true });
fs.mkdirSync(out, { recursive: true });

for (const { family, file, axes } of THEME_NAMES.flatMap(ogFonts)) {
  const data = await subsetFont(fs.readFileSync(sourceOf(family, axes)), FONT_CHARACTERS, {
    targetFormat: 'sfnt',
    variationAxes: axes,
    keepFeatures: ['kern'],
    noHinting: true,
  });
  fs.writeFileSync(path.join(out, file), data);
  console.log(`${file} ${(data.length / 1000).toFixed(1)} kB`);
}

/** The package's file with all axes that we pin. */
function sourceOf(family: string, axes: Record<string, number>): string {
  const slug = family
    .replace(/ Variable$/, '')
    .toLowerCase()
    .replaceAll(' ', '-');
  const folder = path.join(root, 'node_modules/@fontsource-variable', slug, 'files');
  const extra = Object.keys(axes).filter((axis) => axis !== 'wght');
  const kinds = extra.includes('SOFT')
    ? ['full']
    : extra.length > 1
      ? ['standard']
      : [...extra.map((axis) => axis.toLowerCase()), 'wght'];
  const fontFile = kinds
    .map((kind) => path.join(folder, `${slug}-latin-${kind}-normal.woff2`))
    .find((file) => fs.existsSync(file));
  if (!fontFile) throw new Error(`${slug} has no file for ${extra.join(', ')}.`);
  return fontFile;
}
