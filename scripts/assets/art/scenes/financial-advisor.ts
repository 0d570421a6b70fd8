/** A whiteboard with the curve of a working life, half drawn. */

import { feltMarker, hand, SKINS } from '../hand.ts';
import { linear, vignette } from '../light.ts';
import { marker } from '../marker.ts';
import type { Sketch } from '../types.ts';

const GREEN = '#14513b';
const BRASS = '#a5792a';

const defs = `<defs>
  ${linear(
    'board',
    [0, 0, 1, 1],
    [
      [0, '#ffffff'],
      [0.5, '#f0f3ee'],
      [1, '#cdd6cd'],
    ],
  )}
  ${linear(
    'steel',
    [0, 0, 0, 1],
    [
      [0, '#f7f8f6'],
      [0.3, '#b6bdb7'],
      [0.6, '#e3e7e2'],
      [1, '#7f8982'],
    ],
  )}
  ${linear(
    'calc',
    [0, 0, 1, 1],
    [
      [0, '#2b6b52'],
      [1, '#123a2b'],
    ],
  )}
  ${linear(
    'glassy',
    [0, 0, 1, 1],
    [
      [0, '#dfe8d2'],
      [1, '#a9b89a'],
    ],
  )}
</defs>`;

function drawing(): string {
  const curve = 'M104 570C160 564 190 530 214 482 230 446 246 414 278 404';
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round">
    <path d="M84 318C82 420 85 520 83 604 180 606 290 602 380 604" stroke="#28322d" stroke-width="5"/>
    <path d="M75 332 84 316 93 331M366 594 382 604 366 615" stroke="#28322d" stroke-width="5"/>
    <path d="${curve}" stroke="${GREEN}" stroke-width="9"/><path d="${curve}" stroke="#fff" stroke-opacity=".22" stroke-width="2" transform="translate(-1 -2)"/>
    <path d="M136 474C140 500 138 522 126 548M118 534 124 551 139 541" stroke="${BRASS}" stroke-width="5"/>
    <circle cx="112" cy="568" r="11" fill="${BRASS}" stroke="none"/>
  </g>
  ${marker('Tax', 106, 394, 25, BRASS, 5, 4)}${marker('now?', 106, 432, 25, BRASS, 5, 6)}${marker('later?', 262, 318, 22, BRASS, 5, 9)}
  <path d="M262 353C296 347 340 350 380 347" stroke="${BRASS}" stroke-width="4" fill="none" stroke-linecap="round"/>
  ${marker('Income', 100, 322, 17, '#28322d', 3.6, 2)}${marker('Today', 92, 622, 18, '#28322d', 3.4, 7)}${marker('Retired', 262, 622, 18, '#28322d', 3.4, 5)}`;
}

function video(): string {
  const blinds = Array.from(
    { length: 9 },
    (_, index) =>
      `<path d="M-40 ${110 + index * 62}L440 ${-10 + index * 62}V${18 + index * 62}L-40 ${142 + index * 62}z" fill="#fff" opacity="${0.75 - index * 0.04}"/>`,
  ).join('');
  const tip = 'translate(278 404)';
  const arm = hand({
    skin: SKINS.tan,
    sleeve: ['#23463c', '#12291f'],
    cuff: '#fbfbf7',
    held: feltMarker(GREEN),
  });
  return `${defs}<rect width="400" height="860" fill="#dde3dc"/><rect width="400" height="690" fill="url(#board)"/>
    <g filter="url(#b5)" opacity=".55"><rect width="400" height="690" fill="#aebcb2" opacity=".55"/>${blinds}</g>
    <path d="M180 470C250 440 330 470 380 450M90 380C140 370 150 400 200 384" stroke="#7d9488" stroke-width="26" opacity=".1" filter="url(#b8)" fill="none" stroke-linecap="round"/>
    ${drawing()}
    <path d="M0 676H400V690H0z" fill="url(#steel)"/><path d="M0 690H400V700H0z" fill="#5c665f"/><path d="M0 700H400V730H0z" fill="#3a443e" opacity=".45" filter="url(#b8)"/>
    <g><path d="M150 668H236V680H150z" fill="#f2f3ef"/><path d="M150 675H236V680H150z" fill="#000" opacity=".16"/><path d="M236 667H262V681H236z" fill="${BRASS}"/></g>
    <g transform="translate(14 26)" class="cast" style="--cast:#16261e" filter="url(#b8)" opacity=".34"><g transform="${tip}">${arm}</g></g>
    <g transform="${tip}">${arm}</g>
    ${vignette(400, 860, 0.26)}`;
}

function prop(): string {
  const keys = Array.from({ length: 20 }, (_, index) => {
    const column = index % 4;
    const x = 46 + column * 54;
    const y = 122 + Math.floor(index / 4) * 44;
    const tone = column === 3 ? '#d0a249' : '#f3f1e6';
    const sign =
      column === 3
        ? ['÷', '×', '−', '+', '='][Math.floor(index / 4)]
        : ['7', '8', '9', '4', '5', '6', '1', '2', '3', 'C', '0', '.'][Math.floor(index / 4) * 3 + column];
    const label = sign ?? '%';
    return `<g><rect x="${x + 2}" y="${y + 5}" width="44" height="33" rx="8" fill="#061d14" opacity=".7"/><rect x="${x}" y="${y}" width="44" height="34" rx="8" fill="${tone}"/><rect x="${x + 2}" y="${y + 1.5}" width="40" height="13" rx="6" fill="#fff" opacity=".4"/><text x="${x + 22}" y="${y + 25}" text-anchor="middle" font-family="Body" font-weight="650" font-size="21" fill="#1b2a22">${label}</text></g>`;
  }).join('');
  const shell = '<rect x="26" y="20" width="250" height="330" rx="26" fill="url(#calc)"/>';
  return `${defs}<g transform="rotate(-16 150 180)"><g class="cast" style="--cast:#1d3a2b" transform="translate(20 30)" filter="url(#b12)" opacity=".42">${shell}</g>
    <rect x="26" y="28" width="250" height="330" rx="26" fill="#0a2419"/>${shell}<rect x="28" y="22" width="246" height="326" rx="24" fill="none" stroke="#7fc2a4" stroke-opacity=".5" stroke-width="2"/>
    <rect x="46" y="42" width="210" height="58" rx="10" fill="#0c2a1e"/><rect x="50" y="46" width="202" height="51" rx="8" fill="url(#glassy)"/><text x="240" y="86" text-anchor="end" font-family="Body" font-weight="600" font-size="36" fill="#24352b">0.</text>${keys}</g>`;
}

export const financialAdvisor: Sketch = {
  theme: 'financialAdvisor',
  file: 'financial-advisor',
  fonts: { heading: 'source-serif-4', body: 'geist', caption: 'geist', captionWeight: 800 },
  caption: ['Roth taxes', 'the seed.', 'Traditional taxes', 'the harvest.'],
  card: ['An IRA isn’t an', 'investment. It’s the box', 'you put one in.'],
  captionSize: 36,
  video,
  prop,
  mobile: { button: { x: 668, y: 344, s: 0.9, ry: -20, rz: 6 } },
};
