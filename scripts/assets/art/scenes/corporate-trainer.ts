/** A flip chart in a workshop room, seen over the heads of the people who sit there. */

import { feltMarker, hand, SKINS } from '../hand.ts';
import { linear, vignette } from '../light.ts';
import { marker } from '../marker.ts';
import type { Sketch } from '../types.ts';

const BLUE = '#1c4fc4';
const RED = '#c32033';

const defs = `<defs>
  ${linear(
    'room',
    [0, 0, 1, 1],
    [
      [0, '#e9ebee'],
      [0.55, '#c7ccd4'],
      [1, '#98a1ae'],
    ],
  )}
  ${linear(
    'sheet',
    [0, 0, 1, 1],
    [
      [0, '#ffffff'],
      [0.6, '#f6f6f2'],
      [1, '#dcdcd8'],
    ],
  )}
  ${linear(
    'sun',
    [0, 0, 1, 1],
    [
      [0, '#fff8e6', 0.95],
      [1, '#fff2d0', 0.5],
    ],
  )}
  ${linear(
    'hairA',
    [0, 0, 1, 1],
    [
      [0, '#5a4334'],
      [0.5, '#33241b'],
      [1, '#1a110c'],
    ],
  )}
  ${linear(
    'hairB',
    [0, 0, 1, 1],
    [
      [0, '#3c3a41'],
      [0.5, '#211f25'],
      [1, '#0f0e12'],
    ],
  )}
  ${linear(
    'knit',
    [0, 0, 1, 1],
    [
      [0, '#3f6fe0'],
      [1, '#17347f'],
    ],
  )}
  ${linear(
    'coat',
    [0, 0, 1, 1],
    [
      [0, '#4a5261'],
      [1, '#1d222c'],
    ],
  )}
  ${linear(
    'noteY',
    [0, 0, 1, 1],
    [
      [0, '#ffe58a'],
      [1, '#f2c640'],
    ],
  )}
  ${linear(
    'noteB',
    [0, 0, 1, 1],
    [
      [0, '#a9c8ff'],
      [1, '#6d9df0'],
    ],
  )}
  ${linear(
    'noteR',
    [0, 0, 1, 1],
    [
      [0, '#ffb3ac'],
      [1, '#ec7b76'],
    ],
  )}
  ${linear(
    'tube',
    [0, 0, 0, 1],
    [
      [0, '#ffffff'],
      [0.4, '#eceae4'],
      [1, '#a7a49c'],
    ],
  )}
</defs>`;

function note(x: number, y: number, angle: number, tone: string): string {
  return `<g transform="translate(${x} ${y}) rotate(${angle})"><path d="M4 8H46L42 52 8 50z" fill="#2b3442" opacity=".45" filter="url(#b3)"/><path d="M0 0H42V38C42 42 40 44 36 43L0 42z" fill="url(#${tone})"/><path d="M8 13H32M8 21H28M8 29H22" stroke="#2c2c33" stroke-opacity=".5" stroke-width="2.4" stroke-linecap="round"/></g>`;
}

function chart(): string {
  const list = [
    ['1', 'Too long'],
    ['2', 'Too late'],
    ['3', 'Not mine'],
  ] as const;
  const rows = list
    .map(
      ([number, text], index) =>
        `${marker(number, 100, 364 + index * 54, 24, BLUE, 5.5, index + 3)}${marker(text, 136, 364 + index * 54, 24, '#23272f', 5, index + 11)}`,
    )
    .join('');
  return `<g><path d="M70 0H352L372 674 62 680z" fill="#323a48" opacity=".5" filter="url(#b12)" transform="translate(14 20)"/>
    <path d="M90 640 50 880M318 640 362 880" stroke="#232932" stroke-width="13"/><path d="M90 640 50 880M318 640 362 880" stroke="#6c7684" stroke-width="3" transform="translate(-3 0)"/>
    <path d="M60 -20H344V668H60z" fill="#cfcfca"/><path d="M60 -20H340C342 300 338 520 346 660 300 668 200 654 56 666 62 460 58 260 60 -20z" fill="url(#sheet)"/>
    <path d="M346 660C300 668 200 654 56 666 57 654 57 646 58 634 190 626 280 642 343 630z" fill="#8d919a" opacity=".22" filter="url(#b5)"/>
    <g transform="translate(0 -4)">${marker('Why?', 96, 278, 44, BLUE, 9, 21)}<path d="M94 338C150 332 210 336 270 330" stroke="${RED}" stroke-width="6" fill="none" stroke-linecap="round"/>
    ${rows}
    ${marker('4', 100, 526, 24, BLUE, 5.5, 8)}
    <path d="M138 530V546M138 530L158 546V530" stroke="#23272f" stroke-width="5.5" fill="none" stroke-linecap="round"/></g></g>`;
}

type Head = { x: number; y: number; s: number; hair: string; top: string };

function head({ x, y, s, hair, top }: Head): string {
  return `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-92 190C-92 120-56 98-24 92H24C56 98 92 120 92 190V420H-92z" fill="url(#${top})"/><path d="M-24 60H24V104C10 116-10 116-24 104z" fill="#b87f5b"/>
    <ellipse cx="-45" cy="26" rx="8" ry="13" fill="#b87f5b"/><ellipse cx="45" cy="26" rx="8" ry="13" fill="#8f5c3e"/><path d="M-45 16C-48-46 48-46 45 16 46 50 30 82 0 82S-46 50-45 16z" fill="url(#${hair})"/><path d="M-8-30C-2 0 6 40 2 78M-26-20C-22 10-14 50-10 74M20-26C24 6 22 46 16 72" stroke="#fff" stroke-opacity=".1" stroke-width="3" fill="none"/>
    <path d="M-34 0C-32-22-14-30 4-30" stroke="#fff" stroke-opacity=".32" stroke-width="6" fill="none" stroke-linecap="round" filter="url(#b3)"/><path d="M-80 150C-76 124-58 112-40 107" stroke="#fff" stroke-opacity=".3" stroke-width="5" fill="none" filter="url(#b2)"/></g>`;
}

function video(): string {
  const arm = hand({
    skin: SKINS.deep,
    sleeve: ['#e9edf4', '#a3acbb'],
    cuff: '#ffffff',
    held: feltMarker('#23272f'),
  });
  return `${defs}<rect width="400" height="860" fill="url(#room)"/>
    <path d="M-20 120 250 20 420 60V520L-20 640z" fill="url(#sun)" filter="url(#b8)" opacity=".7"/><path d="M120 40 142 34V660L120 660zM-20 330 420 230V252L-20 352z" fill="#aab2be" opacity=".6" filter="url(#b5)"/>
    ${note(8, 300, -5, 'noteY')}${note(6, 366, 4, 'noteB')}${note(12, 430, -3, 'noteR')}${note(356, 300, 6, 'noteB')}${note(360, 372, -4, 'noteY')}
    ${chart()}
    <g transform="translate(160 525)"><g transform="translate(16 24)" class="cast" style="--cast:#232936" filter="url(#b8)" opacity=".32">${arm}</g>${arm}</g>
    ${head({ x: 214, y: 690, s: 0.6, hair: 'hairB', top: 'coat' })}${head({ x: 78, y: 682, s: 0.72, hair: 'hairA', top: 'knit' })}
    ${vignette(400, 860, 0.26)}`;
}

function pen(color: string): string {
  return `<g><rect x="0" y="0" width="190" height="40" rx="9" fill="url(#tube)"/><rect x="60" y="0" width="34" height="40" fill="${color}"/><rect x="188" y="-2" width="92" height="44" rx="10" fill="${color}"/><rect x="188" y="26" width="92" height="16" rx="8" fill="#000" opacity=".25"/><rect x="194" y="5" width="78" height="6" rx="3" fill="#fff" opacity=".45"/><rect x="-12" y="8" width="14" height="24" rx="4" fill="${color}"/></g>`;
}

function prop(): string {
  const pens = `<g transform="translate(8 120) rotate(-34)">${pen(BLUE)}</g><g transform="translate(60 250) rotate(-22)">${pen(RED)}</g>`;
  return `${defs}<g class="cast" style="--cast:#283046" transform="translate(14 24)" filter="url(#b8)" opacity=".4">${pens}</g>${pens}`;
}

export const corporateTrainer: Sketch = {
  theme: 'corporateTrainer',
  file: 'corporate-trainer',
  fonts: {
    heading: 'schibsted-grotesk',
    body: 'plus-jakarta-sans',
    caption: 'schibsted-grotesk',
    captionWeight: 850,
  },
  caption: ['Workshop Tuesday.', 'By Friday, they', 'remember the', 'cookies.'],
  card: ['They don’t need', 'a form workshop.', 'Fix the form.'],
  captionSize: 28,
  cardSize: 28.5,
  video,
  prop,
  desktop: { prop: { x: 84, y: 1040, s: 1.05 } },
};
