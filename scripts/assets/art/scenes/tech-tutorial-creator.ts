/** A code editor at night, the keyboard under it. */

import { linear, radial, vignette } from '../light.ts';
import type { Sketch } from '../types.ts';

const MINT = '#4df0cf';
const RED = '#ff7a85';

const defs = `<defs>
  ${linear(
    'night',
    [0, 0, 0, 1],
    [
      [0, '#0d1730'],
      [0.6, '#111d3a'],
      [1, '#060b18'],
    ],
  )}
  ${linear(
    'glass',
    [0, 0, 1, 1],
    [
      [0, '#16233f'],
      [1, '#0c1529'],
    ],
  )}
  ${linear(
    'bezel',
    [0, 0, 1, 1],
    [
      [0, '#54678a'],
      [0.3, '#202c45'],
      [1, '#0a1120'],
    ],
  )}
  ${linear(
    'desk',
    [0, 0, 0, 1],
    [
      [0, '#3d3341'],
      [0.35, '#241f2d'],
      [1, '#0d0b14'],
    ],
  )}
  ${linear(
    'key',
    [0, 0, 0, 1],
    [
      [0, '#46587a'],
      [0.25, '#2c3a56'],
      [1, '#18223a'],
    ],
  )}
  ${linear(
    'keyMint',
    [0, 0, 0, 1],
    [
      [0, '#9dffe9'],
      [0.3, '#4df0cf'],
      [1, '#1aa58b'],
    ],
  )}
  ${linear(
    'mug',
    [0, 0, 1, 0],
    [
      [0, '#e06f52'],
      [0.4, '#b84a32'],
      [1, '#5b1d12'],
    ],
  )}
  ${radial(
    'glow',
    [0.5, 0, 0.9],
    [
      [0, '#6fe9ff', 0.55],
      [0.5, '#3aa7d8', 0.16],
      [1, '#3aa7d8', 0],
    ],
  )}
</defs>`;

type Token = readonly [text: string, color: string];
const plain = '#d6e2f2';
const call = '#8fd3ff';
const word = '#ffb86b';
const soft = '#71839f';
const name = '#c9b6ff';

const CODE: readonly (readonly Token[])[] = [
  [
    ['function ', word],
    ['Profile', call],
    ['({ id }) {', plain],
  ],
  [
    ['  useEffect', call],
    ['(() => {', plain],
  ],
  [
    ['    fetchUser', call],
    ['(id)', name],
    [';', plain],
  ],
  [['  }, [id]);', plain]],
  [
    ['  return ', word],
    ['<Card />', MINT],
    [';', plain],
  ],
  [['}', plain]],
];

const CONSOLE = ['fetchUser 42', 'fetchUser 42'];

function line(tokens: readonly Token[], x: number, y: number, size: number): string {
  const spans = tokens
    .map(([text, color]) => `<tspan fill="${color}">${text.replaceAll('<', '&lt;')}</tspan>`)
    .join('');
  return `<text x="${x}" y="${y}" font-family="Heading" font-weight="560" font-size="${size}" xml:space="preserve">${spans}</text>`;
}

function editor(): string {
  const rows = CODE.map(
    (tokens, index) =>
      `<text x="40" y="${322 + index * 33}" text-anchor="end" font-family="Heading" font-size="15" fill="${soft}">${index + 7}</text>${line(tokens, 54, 322 + index * 33, 19)}`,
  ).join('');
  const log = CONSOLE.map(
    (text, index) =>
      `<g><rect x="20" y="${556 + index * 36}" width="348" height="31" rx="7" fill="${index ? RED : MINT}" opacity="${index ? 0.17 : 0.1}"/><text x="34" y="${577 + index * 36}" font-family="Heading" font-weight="560" font-size="17.5" fill="${index ? RED : MINT}">› ${text}</text></g>`,
  ).join('');
  return `<g><rect x="-6" y="44" width="412" height="612" rx="16" fill="url(#bezel)"/><rect x="2" y="52" width="396" height="594" rx="10" fill="url(#glass)"/>
    <rect x="2" y="52" width="396" height="36" fill="#1d2b4a"/>
    <rect x="2" y="336" width="396" height="33" fill="${MINT}" opacity=".09"/><rect x="2" y="336" width="4" height="33" fill="${MINT}"/>
    ${rows}
    <rect x="2" y="516" width="396" height="130" fill="#0a1224"/><path d="M2 516H398" stroke="#31456b" stroke-width="1.5"/><text x="22" y="542" font-family="Heading" font-weight="600" font-size="14" fill="${soft}">CONSOLE</text><path d="M20 549H92" stroke="${MINT}" stroke-width="2.5"/>
    ${log}
    <path d="M2 52H250L90 646H2z" fill="#9fc4ff" opacity=".035"/></g>`;
}

function cap(x: number, y: number, width: number, text: string, lit = false): string {
  return `<g><rect x="${x - 1}" y="${y + 4}" width="${width + 2}" height="40" rx="8" fill="#050912"/><rect x="${x}" y="${y}" width="${width}" height="38" rx="7" fill="url(#${lit ? 'keyMint' : 'key'})"/><rect x="${x + 4}" y="${y + 2}" width="${width - 8}" height="28" rx="6" fill="#fff" opacity="${lit ? 0.22 : 0.07}"/><text x="${x + width / 2}" y="${y + 23}" text-anchor="middle" font-family="Heading" font-weight="700" font-size="15" fill="${lit ? '#04322a' : '#b9cbe6'}">${text}</text></g>`;
}

function keyboard(): string {
  const rows = ['QWERTYUI', 'ASDFGHJK', 'ZXCVBNM,'];
  const caps = rows
    .map((row, index) =>
      [...row]
        .map((letter, column) =>
          cap(26 + index * 12 + column * 45, 716 + index * 47, 40, letter, letter === 'S'),
        )
        .join(''),
    )
    .join('');
  return `<g><path d="M8 700H400V860H0V712C0 705 3 700 8 700z" fill="#0a1020"/><path d="M8 700H400V704H8z" fill="#5c76a8" opacity=".7"/><g filter="url(#b8)" opacity=".55"><path d="M20 760H400M30 808H400" stroke="${MINT}" stroke-width="8"/></g>${caps}</g>`;
}

function video(): string {
  return `${defs}<rect width="400" height="860" fill="url(#night)"/><rect y="640" width="400" height="220" fill="url(#desk)"/>
    <path d="M150 650H250L262 690H138z" fill="#1b2438"/><ellipse cx="200" cy="690" rx="110" ry="12" fill="#101828"/>
    <ellipse cx="200" cy="664" rx="260" ry="60" fill="url(#glow)"/>
    ${editor()}${keyboard()}${vignette(400, 860, 0.3)}`;
}

function prop(): string {
  const big = (x: number, y: number, text: string, lit: boolean, w = 128) =>
    `<g transform="translate(${x} ${y})"><path d="M0 34 8 128C9 136 14 140 22 140H${w - 22}C${w - 14} 140 ${w - 9} 136 ${w - 8} 128L${w} 34z" fill="${lit ? '#0f8a72' : '#0d1628'}"/><path d="M-6 24C-6 8 4 0 18 0H${w - 18}C${w - 4} 0 ${w + 6} 8 ${w + 6} 24L${w} 92C${w} 106 ${w - 8} 114 ${w - 22} 114H22C8 114 0 106 0 92z" fill="url(#${lit ? 'keyMint' : 'key'})"/><path d="M10 22C10 14 16 10 24 10H${w - 24}C${w - 16} 10 ${w - 10} 14 ${w - 10} 22L${w - 16} 82C${w - 16} 90 ${w - 22} 94 ${w - 30} 94H30C22 94 16 90 16 82z" fill="#fff" opacity="${lit ? 0.26 : 0.08}"/><text x="${w / 2}" y="70" text-anchor="middle" font-family="Heading" font-weight="800" font-size="${text.length > 1 ? 40 : 52}" fill="${lit ? '#04322a' : '#c3d4ee'}">${text}</text></g>`;
  return `${defs}<ellipse cx="150" cy="250" rx="170" ry="34" fill="#000" opacity=".55" filter="url(#b12)"/><g transform="rotate(-9 150 150)"><g filter="url(#b20)" opacity=".35"><rect x="150" y="150" width="140" height="110" rx="20" fill="${MINT}"/></g>${big(0, 96, '{', false)}${big(150, 96, '}', true)}</g>`;
}

export const techTutorialCreator: Sketch = {
  theme: 'techTutorialCreator',
  file: 'tech-tutorial-creator',
  fonts: { heading: 'jetbrains-mono', body: 'onest', caption: 'onest', captionWeight: 850 },
  caption: ['Don’t delete React’s', 'Strict Mode.', 'It just caught you.'],
  card: ['Plenty of useEffects', 'should’ve been', 'a const.'],
  captionSize: 33,
  video,
  prop,
};
