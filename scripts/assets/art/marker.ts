/** Felt-marker lettering: single strokes on a 10 x 14 grid, slightly uneven, the same each time. */

import { seeded } from './light.ts';
import type { Color } from './types.ts';

const STROKES: Record<string, string> = {
  A: 'M0 14 5 0 10 14M2 9H8',
  B: 'M1 14V0H6C9 0 9 6 6 6.5H1M6 6.5C10 7 10 14 6 14H1',
  C: 'M10 3C8-1 0-1 0 7S8 15 10 11',
  D: 'M1 0V14H4C11 13 11 1 4 0H1',
  E: 'M9 0H1V14H9M1 7H7',
  F: 'M9 0H1V14M1 7H7',
  G: 'M10 3C8-1 0-1 0 7S8 16 10 11V8H6',
  H: 'M1 0V14M9 0V14M1 7H9',
  I: 'M5 0V14',
  K: 'M1 0V14M9 0 1 8M4 6 9 14',
  L: 'M1 0V14H9',
  M: 'M0 14 1 0 5 9 9 0 10 14',
  N: 'M1 14V0L9 14V0',
  O: 'M5 0C-2 0-2 14 5 14S12 0 5 0',
  P: 'M1 14V0H6C10 0 10 8 6 8H1',
  R: 'M1 14V0H6C10 0 10 7 6 7H1M5 7 9 14',
  S: 'M9 2C7-1 1-1 1 3.5S9 7 9 10.5 2 15 0 12',
  T: 'M0 0H10M5 0V14',
  U: 'M1 0V9C1 16 9 16 9 9V0',
  V: 'M0 0 5 14 10 0',
  W: 'M0 0 2 14 5 5 8 14 10 0',
  X: 'M0 0 10 14M10 0 0 14',
  Y: 'M0 0 5 7 10 0M5 7V14',
  '1': 'M2 3 5 0V14',
  '2': 'M1 3C2-1 9-1 9 4 9 8 1 11 0 14H10',
  '3': 'M1 1C9-2 10 6 4 6.5 11 7 9 17 0 13',
  '4': 'M8 14V0L0 10H10',
  '5': 'M9 0H2L1 6C8 4 11 8 9 11S2 15 0 12',
  '?': 'M1 3C2-1 9-1 9 4 9 8 5 7 5 10.5M5 13.5v.5',
  '.': 'M4 13.5v.5',
  ',': 'M5 13 4 16',
  '’': 'M5 0 4 3',
  '-': 'M1 8H8',
  '+': 'M5 4V12M1 8H9',
};

export function marker(
  text: string,
  x: number,
  y: number,
  size: number,
  color: Color,
  width = 3,
  seed = 1,
): string {
  const random = seeded(seed);
  const scale = size / 14;
  let pen = 0;
  const letters = [...text.toUpperCase()].map((letter) => {
    const strokes = STROKES[letter];
    const at = pen;
    pen +=
      letter === ' '
        ? 8
        : letter === 'I'
          ? 11
          : letter === '.' || letter === ',' || letter === '’'
            ? 8
            : 14.5;
    if (strokes === undefined) return '';
    const lean = (random() - 0.5) * 7;
    const drop = (random() - 0.5) * 1.4;
    return `<path transform="translate(${at} ${drop}) rotate(${lean} 5 7)" d="${strokes}"/>`;
  });
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="${color}" stroke-width="${width / scale}" stroke-linecap="round" stroke-linejoin="round">${letters.join('')}</g>`;
}
