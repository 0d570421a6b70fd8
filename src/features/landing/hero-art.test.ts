import path from 'node:path';
import sharp from 'sharp';
import { expect } from 'vitest';
import { THEME_NAMES } from '#platform/theme-names.ts';
import { testRows } from '../../../tests/support/test-rows.ts';
import { THEMES } from './themes/registry.ts';

/** How much compression may change a color, of 255. */
const NOISE = 12;

testRows(THEME_NAMES)('the hero art of %s is not cut at its left edge', async (name) => {
  for (const size of ['desktop', 'mobile']) {
    const file = path.join('public', `${THEMES[name].images.hero}-${size}.webp`);
    const edge = sharp(file).removeAlpha();
    const { height } = await edge.metadata();
    const colors = await edge.extract({ left: 0, top: 0, width: 1, height }).raw().toBuffer();
    const farthest = Math.max(...colors.map((value, index) => Math.abs(value - colors[index % 3]!)));
    expect(farthest, file).toBeLessThanOrEqual(NOISE);
  }
});
