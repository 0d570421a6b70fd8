/** A filming night: ring light, the clothes rail for the next takes, the creator from behind. */

import { linear, radial, seeded, vignette } from '../light.ts';
import type { Sketch } from '../types.ts';

const ORANGE = '#ff6a1f';

const defs = `<defs>
  ${radial(
    'wall',
    [0.56, 0.5, 0.75],
    [
      [0, '#8a5f3f'],
      [0.35, '#573a29'],
      [0.75, '#2a1d17'],
      [1, '#150f0d'],
    ],
  )}
  ${linear(
    'ground',
    [0, 0, 0, 1],
    [
      [0, '#4a3222'],
      [1, '#130d0a'],
    ],
  )}
  ${radial(
    'halo',
    [0.5, 0.5, 0.5],
    [
      [0.3, '#ffe3b8', 0.5],
      [0.6, '#ffc98a', 0.22],
      [1, '#ffb066', 0],
    ],
  )}
  ${linear(
    'pole',
    [0, 0, 1, 0],
    [
      [0, '#7d746c'],
      [0.4, '#2c2825'],
      [1, '#0e0c0b'],
    ],
  )}
  ${linear(
    'knit',
    [0, 0, 1, 0.3],
    [
      [0, '#c4531f'],
      [0.35, '#7d3113'],
      [0.7, '#5a220d'],
      [1, '#a8481c'],
    ],
  )}
  ${radial(
    'hair',
    [0.5, 0.02, 0.95],
    [
      [0, '#a86c3e'],
      [0.3, '#4d2c1a'],
      [1, '#150b07'],
    ],
  )}
  ${linear(
    'nape',
    [0, 0, 1, 0],
    [
      [0, '#e6a778'],
      [0.5, '#8f5836'],
      [1, '#d4936a'],
    ],
  )}
  ${linear(
    'wood2',
    [0, 0, 0, 1],
    [
      [0, '#b9824f'],
      [1, '#5f3c20'],
    ],
  )}
  ${linear(
    'shirtA',
    [0, 0, 1, 1],
    [
      [0, '#f1e6d4'],
      [1, '#8f7f69'],
    ],
  )}
  ${linear(
    'shirtB',
    [0, 0, 1, 1],
    [
      [0, '#ff8a48'],
      [1, '#8f3410'],
    ],
  )}
  ${linear(
    'shirtC',
    [0, 0, 1, 1],
    [
      [0, '#4f8a86'],
      [1, '#173635'],
    ],
  )}
  ${linear(
    'shirtD',
    [0, 0, 1, 1],
    [
      [0, '#e3b04a'],
      [1, '#77501a'],
    ],
  )}
  ${linear(
    'tin',
    [0, 0, 1, 0],
    [
      [0, '#fff4e4'],
      [0.3, '#e7ddd0'],
      [1, '#7a6f64'],
    ],
  )}
  ${linear(
    'rubber',
    [0, 0, 1, 1],
    [
      [0, '#6d645b'],
      [0.5, '#2c2723'],
      [1, '#0f0d0b'],
    ],
  )}
</defs>`;

function shirt(x: number, tone: string, turn: number): string {
  return `<g transform="translate(${x} 330) rotate(${turn})"><path d="M0-18C-2-30 10-30 8-20 6-14 0-14 0-6L-34 12M0-6 34 12" stroke="#c9b59b" stroke-width="2.6" fill="none"/><path d="M-12 0C-6 8 6 8 12 0L36 12 48 52 30 58 28 40 30 148H-30L-28 40-30 58-48 52-36 12z" fill="#000" opacity=".4" filter="url(#b5)" transform="translate(-8 8)"/><path d="M-12 0C-6 8 6 8 12 0L36 12 48 52 30 58 28 40 30 148H-30L-28 40-30 58-48 52-36 12z" fill="url(#${tone})"/><path d="M-14 40C-12 80-16 120-14 146M10 30C14 70 8 110 12 146" stroke="#000" stroke-opacity=".22" stroke-width="4" fill="none" filter="url(#b2)"/><path d="M28 40 30 148" stroke="#ffe2b4" stroke-opacity=".55" stroke-width="3"/></g>`;
}

function ringLight(): string {
  return `<g><circle cx="248" cy="432" r="210" fill="url(#halo)"/>
    <path d="M248 550V800" stroke="url(#pole)" stroke-width="11"/>
    <circle cx="248" cy="432" r="108" fill="none" stroke="#ffb25e" stroke-width="44" opacity=".55" filter="url(#b12)"/>
    <circle cx="248" cy="432" r="108" fill="none" stroke="#1a1512" stroke-width="38"/><circle cx="248" cy="432" r="108" fill="none" stroke="#fff1d6" stroke-width="30"/><circle cx="248" cy="432" r="108" fill="none" stroke="#fffdf7" stroke-width="18" filter="url(#b2)"/>
    <path d="M248 506V540" stroke="#2c2825" stroke-width="9"/>
    <g transform="translate(214 366)"><rect x="-3" y="-3" width="74" height="138" rx="13" fill="#0b0908"/><rect width="68" height="132" rx="10" fill="#e9d3b2"/><path d="M0 66H68V122C68 128 64 132 58 132H10C4 132 0 128 0 122z" fill="#c49f78"/><path d="M10 132C10 98 22 90 34 90S58 98 58 132z" fill="${ORANGE}"/><ellipse cx="34" cy="72" rx="14" ry="17" fill="#c98b62"/><path d="M18 72C14 46 54 46 50 72 48 62 42 58 34 58S20 62 18 72z" fill="#3a2114"/><rect x="8" y="14" width="46" height="10" rx="3" fill="#14100d"/><rect x="8" y="25" width="34" height="10" rx="3" fill="#14100d"/></g>
  </g>`;
}

function creator(): string {
  return `<g>
    <path d="M96 900C92 760 132 712 196 694H268C340 708 384 760 386 900V980H96z" fill="url(#knit)"/>
    <path d="M150 900C150 810 160 770 172 740M318 900C320 820 312 780 300 748" stroke="#2d1006" stroke-width="5" fill="none" opacity=".55" filter="url(#b2)"/>
    <path d="M104 820C112 752 150 716 198 700M268 700C326 716 368 752 380 812" stroke="#ffd9a3" stroke-width="6" fill="none" stroke-linecap="round" opacity=".9" filter="url(#b1)"/>
    <path d="M204 648H262V702C246 716 220 716 204 702z" fill="url(#nape)"/><path d="M196 694C210 716 254 716 270 694L274 704C256 728 208 728 192 704z" fill="#6b2a10"/>
    <circle cx="234" cy="546" r="27" fill="url(#hair)"/><path d="M174 620C170 556 206 546 234 546S296 556 292 620C290 656 268 680 234 680S176 656 174 620z" fill="url(#hair)"/>
    <ellipse cx="174" cy="628" rx="7" ry="13" fill="#d4936a"/><ellipse cx="293" cy="628" rx="7" ry="13" fill="#e3a57c"/>
    <path d="M180 600C186 566 210 556 234 556S280 566 288 598" stroke="#ffdca8" stroke-width="5" fill="none" stroke-linecap="round" filter="url(#b2)"/><path d="M212 536C218 522 250 522 256 536" stroke="#ffe4ba" stroke-width="4" fill="none" stroke-linecap="round" filter="url(#b1)"/>
    <g stroke="#ffdca8" stroke-opacity=".16" stroke-width="2" fill="none"><path d="M206 572C200 600 200 640 208 668M234 566V676M262 572C268 600 268 640 260 668"/></g></g>`;
}

function cable(): string {
  return '<path d="M248 790C200 800 120 770 90 800S40 830 60 800 130 780 110 820 20 850-10 830" stroke="#0c0908" stroke-width="6" fill="none"/><path d="M248 788C200 798 120 768 90 798" stroke="#7d6957" stroke-width="1.5" fill="none" opacity=".7"/>';
}

function video(): string {
  const random = seeded(8);
  const notes = [
    [330, 318, 5],
    [366, 330, -6],
    [344, 372, -3],
  ]
    .map(
      ([x, y, turn]) =>
        `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-2" y="5" width="34" height="34" fill="#000" opacity=".4" filter="url(#b3)"/><rect width="30" height="32" fill="${random() > 0.5 ? '#ffd35c' : '#ffe9b0'}"/><path d="M5 9H24M5 15H21M5 21H16" stroke="#5b4013" stroke-width="2" opacity=".6"/></g>`,
    )
    .join('');
  return `${defs}<rect width="400" height="860" fill="url(#wall)"/><path d="M0 742H400V860H0z" fill="url(#ground)"/><path d="M0 740H400V746H0z" fill="#d39a66" opacity=".35"/>
    ${notes}
    <path d="M14 312H206M24 312V752" stroke="url(#tin)" stroke-width="6" stroke-linecap="round"/>
    ${shirt(52, 'shirtA', -2)}${shirt(84, 'shirtC', 1)}${shirt(114, 'shirtB', -1)}${shirt(146, 'shirtD', 2)}
    ${cable()}${ringLight()}<g transform="translate(0 -56)">${creator()}</g>
    ${vignette(400, 860, 0.46)}`;
}

function prop(): string {
  return `${defs}<ellipse cx="150" cy="286" rx="140" ry="22" fill="#000" opacity=".7" filter="url(#b8)"/>
    <path d="M60 260 120 130M240 262 176 130M150 280V130" stroke="url(#rubber)" stroke-width="26" stroke-linecap="round"/><path d="M60 260 120 130M150 280V130" stroke="#a09488" stroke-width="3" stroke-linecap="round" opacity=".6" transform="translate(-7 0)"/><circle cx="60" cy="262" r="17" fill="${ORANGE}"/><circle cx="240" cy="264" r="17" fill="#b8430c"/><circle cx="150" cy="282" r="17" fill="#e3570f"/>
    <circle cx="148" cy="116" r="34" fill="url(#rubber)"/><circle cx="140" cy="106" r="9" fill="#8d8378" opacity=".7" filter="url(#b3)"/><path d="M148 84V60" stroke="#3a342f" stroke-width="18"/>
    <g transform="rotate(-7 150 20)"><rect x="56" y="-34" width="190" height="92" rx="16" fill="#060505"/><rect x="52" y="-40" width="190" height="92" rx="16" fill="url(#rubber)"/><rect x="60" y="-32" width="174" height="76" rx="10" fill="#14100d"/><rect x="74" y="-18" width="98" height="20" rx="5" fill="${ORANGE}"/><rect x="74" y="3" width="70" height="20" rx="5" fill="${ORANGE}"/><circle cx="212" cy="6" r="10" fill="#ff3b2f"/><path d="M120 52H176V64H120z" fill="#2b2622"/></g>`;
}

export const contentCreator: Sketch = {
  theme: 'default',
  file: 'default',
  fonts: {
    heading: 'bricolage-grotesque',
    body: 'instrument-sans',
    caption: 'bricolage-grotesque',
    captionWeight: 800,
  },
  caption: ['Your best', 'recording studio', 'is full of', 'winter coats.'],
  captionSize: 35,
  card: ['Tape a friend’s photo', 'by the lens, and', 'talk to her.'],
  video,
  prop,
  desktop: { prop: { x: 66, y: 1046, s: 0.92 } },
};
