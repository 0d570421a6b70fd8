/** The logo: a two-line caption over the 0–3 s ruler, on a 16 x 16 grid so that it stays sharp at small sizes. */

import type { Palette } from './types.ts';

const INK = '#14120f';
const ORANGE = '#ff5a1f';
const PAPER = '#fff7ee';

function mark(strip: string, line: string): string {
  return `<g fill="${strip}"><rect x="2" y="2" width="12" height="3" rx=".9"/><rect x="2" y="6" width="8" height="3" rx=".9"/></g><path fill="${line}" d="M3 11h10v3h-1v-2h-2v1H9v-1H7v1H6v-1H4v2H3z"/>`;
}

export function markSvg(kind: 'round' | 'square' | 'maskable'): string {
  const scale = kind === 'maskable' ? 0.72 : kind === 'square' ? 0.86 : 1;
  const corner = kind === 'round' ? 3.5 : 0;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect width="16" height="16" rx="${corner}" fill="${INK}"/><g transform="translate(8 8) scale(${scale}) translate(-8 -8)">${mark(ORANGE, PAPER)}</g></svg>\n`;
}

/** The logo in a theme's colors, as shown beside the product's name. */
export function logo(size: number, palette: Palette): string {
  return `<svg width="${size}" height="${size}" viewBox="1.5 1.5 13 13">${mark(palette.accent, palette.ink)}</svg>`;
}
