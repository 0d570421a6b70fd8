/** A cutting board from above: breakfast, and a yogurt cup with its label turned to the camera. */

import { linear, radial, seeded, vignette } from '../light.ts';
import type { Sketch } from '../types.ts';

const defs = `<defs>
  ${linear(
    'linen',
    [0, 0, 1, 1],
    [
      [0, '#f8f0df'],
      [0.5, '#e8dcc3'],
      [1, '#c4b391'],
    ],
  )}
  ${linear(
    'plank',
    [0, 0, 1, 1],
    [
      [0, '#dca76c'],
      [0.5, '#bf8549'],
      [1, '#8d5a2b'],
    ],
  )}
  ${linear(
    'cup',
    [0, 0, 1, 0],
    [
      [0, '#dfe3dc'],
      [0.18, '#ffffff'],
      [0.6, '#f4f5f0'],
      [1, '#b7bdb2'],
    ],
  )}
  ${linear(
    'band',
    [0, 0, 1, 0],
    [
      [0, '#1d5a2c'],
      [0.25, '#3b8a4a'],
      [0.7, '#256b35'],
      [1, '#123f1d'],
    ],
  )}
  ${linear(
    'foil',
    [0, 0, 1, 1],
    [
      [0, '#ffffff'],
      [0.4, '#ccd3cf'],
      [0.6, '#f2f5f3'],
      [1, '#939b96'],
    ],
  )}
  ${radial(
    'berry',
    [0.36, 0.3, 0.8],
    [
      [0, '#ff8a66'],
      [0.4, '#dd3a27'],
      [1, '#8c1512'],
    ],
  )}
  ${radial(
    'blue',
    [0.36, 0.3, 0.8],
    [
      [0, '#8ea4d6'],
      [0.45, '#3f5596'],
      [1, '#1a2550'],
    ],
  )}
  ${radial(
    'bowl',
    [0.4, 0.35, 0.7],
    [
      [0, '#ffffff'],
      [0.75, '#f0ece2'],
      [1, '#bdb5a3'],
    ],
  )}
  ${radial(
    'cream',
    [0.4, 0.35, 0.75],
    [
      [0, '#ffffff'],
      [0.8, '#f4efe4'],
      [1, '#d6cdbb'],
    ],
  )}
  ${radial(
    'tomato',
    [0.34, 0.28, 0.85],
    [
      [0, '#ff9a78'],
      [0.35, '#e0442c'],
      [0.8, '#b02316'],
      [1, '#7a120c'],
    ],
  )}
  ${linear(
    'mint',
    [0, 0, 1, 1],
    [
      [0, '#9fce6f'],
      [0.5, '#4f9440'],
      [1, '#235c2a'],
    ],
  )}
  ${linear(
    'spoon',
    [0, 0, 1, 0],
    [
      [0, '#f6f6f4'],
      [0.4, '#b9bbb8'],
      [0.6, '#ffffff'],
      [1, '#8b8d8a'],
    ],
  )}
</defs>`;

function shadowed(shape: string, dx = 10, dy = 14, opacity = 0.42): string {
  return `<g transform="translate(${dx} ${dy})" class="cast" style="--cast:#3a220c" filter="url(#b5)" opacity="${opacity}">${shape}</g>${shape}`;
}

function strawberry(x: number, y: number, turn: number, size = 1): string {
  const random = seeded(x * 7 + y);
  const seeds = Array.from({ length: 16 }, () => {
    const v = random();
    return `<ellipse cx="${((random() - 0.5) * (40 - v * 26)).toFixed(1)}" cy="${(-12 + v * 42).toFixed(1)}" rx="1.3" ry="2.1" fill="#ffd98a"/>`;
  }).join('');
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${shadowed('<path d="M0 44C-22 30-32 4-26-12-22-24-8-24 0-20 8-24 22-24 26-12 32 4 22 30 0 44z" fill="url(#berry)"/>', 6, 8)}${seeds}<path d="M-14-10C-18-2-18 8-14 16" stroke="#fff" stroke-opacity=".55" stroke-width="5" stroke-linecap="round" fill="none" filter="url(#b1)"/><path d="M0-18C-8-10-18-10-26-14-20-22-12-26-6-25L-2-34 4-34 5-25C12-26 20-22 26-14 18-10 8-10 0-18z" fill="url(#mint)"/></g>`;
}

function halfBerry(x: number, y: number, turn: number): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${shadowed('<path d="M0 42C-22 28-30 4-25-12-21-23-8-22 0-18 8-22 21-23 25-12 30 4 22 28 0 42z" fill="#d7382a"/>', 5, 7)}<path d="M0 34C-16 22-23 4-19-8-15-16-6-15 0-11 6-15 15-16 19-8 23 4 16 22 0 34z" fill="#f2806c"/><path d="M0 26C-8 16-11 4-8-3-5-7 5-7 8-3 11 4 8 16 0 26z" fill="#ffe1d6"/><path d="M0 30V2M0 14-14 2M0 14 14 2M0 22-10 14M0 22 10 14" stroke="#fff3ee" stroke-width="1.6" opacity=".8"/></g>`;
}

function blueberry(x: number, y: number, r = 14): string {
  return `<g transform="translate(${x} ${y})">${shadowed(`<circle r="${r}" fill="url(#blue)"/>`, 4, 6)}<path d="M-4-3 0-7 4-3 3 3-3 3z" fill="#131b3b" opacity=".8" transform="rotate(20) scale(${r / 15})"/><ellipse cx="${-r * 0.4}" cy="${-r * 0.45}" rx="${r * 0.28}" ry="${r * 0.18}" fill="#fff" opacity=".6" filter="url(#b1)"/></g>`;
}

function mintLeaf(x: number, y: number, turn: number, size = 1): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${shadowed('<path d="M0 0C10-20 34-24 60-6 66-2 68 0 70 2 56 22 22 26 0 0z" fill="url(#mint)"/>', 4, 7, 0.36)}<path d="M2 1C24-1 44-1 66 2M18 0 26-12M30-1 40-13M18 1 28 13M32 1 42 12" stroke="#d8efc0" stroke-opacity=".6" stroke-width="1.4" fill="none"/></g>`;
}

/** The back of the cup, with the lines of a nutrition label but no figures. */
function label(): string {
  const rows = ['Serving size', 'Protein', 'Total sugars', 'Added sugars', 'Calcium'];
  const lines = rows
    .map((row, index) => {
      const y = 66 + index * 22;
      const marked = index === 3;
      return `${marked ? `<rect x="8" y="${y - 15.5}" width="134" height="21" rx="5" fill="#ffe07a"/>` : ''}<text x="${marked ? 20 : 13}" y="${y}" font-size="${marked ? 14 : 14.5}" font-weight="${marked ? 800 : 600}">${row}</text><path d="M${marked ? 128 : 118 - (index % 2) * 6} ${y - 4}H138" stroke="#20261f" stroke-width="4" stroke-linecap="round" opacity=".75"/><path d="M12 ${y + 6.5}H138" stroke="#20261f" stroke-width="1" opacity=".7"/>`;
    })
    .join('');
  return `<g font-family="Body" fill="#20261f"><rect width="150" height="176" rx="5" fill="#fffefa"/><rect x="4" y="4" width="142" height="168" rx="3" fill="none" stroke="#20261f" stroke-width="2"/><text x="12" y="29" font-size="18" font-weight="900" letter-spacing="-.3">Nutrition Facts</text><path d="M12 38H138" stroke="#20261f" stroke-width="7"/>${lines}</g>`;
}

function cup(): string {
  const body =
    '<path d="M0 20C0 8 8 0 20 0H188C200 0 208 8 208 20L190 262C188 276 180 284 168 284H40C28 284 20 276 18 262z" fill="url(#cup)"/>';
  return `<g transform="translate(150 312) rotate(7)">${shadowed(body, 18, 24, 0.5)}
    <path d="M3 46H205L203 74H5z" fill="url(#band)"/><text x="104" y="67" text-anchor="middle" font-family="Heading" font-weight="700" font-style="normal" font-size="21" fill="#fff">Plain yogurt</text>
    <path d="M16 246H192L190 264C188 276 180 284 168 284H40C28 284 20 276 18 262z" fill="url(#band)"/>
    <path d="M-8 18C-8-2 4-10 20-10H188C204-10 216-2 216 18 216 28 208 32 200 32H8C0 32-8 28-8 18z" fill="url(#foil)"/><path d="M2 24H206" stroke="#79817c" stroke-width="1.5" opacity=".6"/>
    <g transform="translate(29 78) scale(1 .94)">${label()}</g>
    <path d="M14 90 26 250" stroke="#fff" stroke-width="7" opacity=".55" filter="url(#b2)"/></g>`;
}

function bowl(): string {
  const random = seeded(51);
  const oats = Array.from({ length: 90 }, () => {
    const turn = random() * 6.3;
    const far = Math.sqrt(random()) * 62;
    return `<ellipse cx="${(Math.cos(turn) * far).toFixed(1)}" cy="${(Math.sin(turn) * far).toFixed(1)}" rx="7" ry="4.2" transform="rotate(${(random() * 180).toFixed(0)} ${(Math.cos(turn) * far).toFixed(1)} ${(Math.sin(turn) * far).toFixed(1)})" fill="${['#e9cf9a', '#d9b878', '#f3e0b6', '#c9a361'][Math.floor(random() * 4)]}" stroke="#8f6d35" stroke-opacity=".35" stroke-width=".8"/>`;
  }).join('');
  return `<g transform="translate(36 706)">${shadowed('<circle r="92" fill="url(#bowl)"/>', 14, 20)}<circle r="78" fill="#b99a62"/>${oats}<circle r="78" fill="none" stroke="#7c6a49" stroke-opacity=".35" stroke-width="8" filter="url(#b3)"/></g>`;
}

function video(): string {
  const board =
    '<path d="M44 250C44 232 56 222 74 222H372C396 222 430 230 430 254V690C430 712 412 720 392 720H78C56 720 44 706 44 688z" fill="url(#plank)"/>';
  return `${defs}<rect width="400" height="860" fill="url(#linen)"/><rect width="400" height="860" filter="url(#weave)" opacity=".1"/>
    <path d="M-10 40 60 0H130L-10 130zM-10 210 250 0H290L-10 260z" fill="#c23b2b" opacity=".22"/>
    ${shadowed(board, 14, 20, 0.5)}<g opacity=".75"><clipPath id="bd"><path d="M44 250C44 232 56 222 74 222H430V720H78C56 720 44 706 44 688z"/></clipPath><g clip-path="url(#bd)"><g transform="rotate(90 240 470)"><rect x="-60" y="200" width="620" height="560" filter="url(#wood)"/></g></g></g>
    <path d="M50 690V252C50 238 58 228 74 228H410" stroke="#ffdca8" stroke-width="4" fill="none" opacity=".7"/>
    ${bowl()}
    ${mintLeaf(322, 300, -60)}${mintLeaf(338, 306, 10, 0.9)}
    ${cup()}
    ${strawberry(96, 330, -24, 1.05)}${halfBerry(104, 414, 30)}${blueberry(66, 384)}${blueberry(136, 470, 13)}${blueberry(90, 486, 15)}
    ${halfBerry(370, 646, -40)}${strawberry(322, 668, 60, 1)}${blueberry(280, 672)}${blueberry(250, 690, 12)}${blueberry(368, 590, 13)}
    ${mintLeaf(120, 560, 130, 1.05)}${mintLeaf(110, 566, 70, 0.9)}
    <g transform="translate(206 660) rotate(58)"><g transform="translate(8 12)" class="cast" style="--cast:#3a220c" filter="url(#b5)" opacity=".45"><path d="M-8 20H8L12 220H-12zM0 30C-30 30-34-40 0-44 34-40 30 30 0 30z"/></g><path d="M-6 20H6L11 220C11 228-11 228-11 220z" fill="url(#spoon)"/><path d="M0 32C-30 30-33-40 0-44 33-40 30 30 0 32z" fill="url(#spoon)"/><path d="M0 24C-20 22-22-30 0-34 22-30 20 22 0 24z" fill="url(#cream)"/></g>
    <path d="M-20 300 420 60V150L-20 420zM-20 560 420 320V350L-20 600z" fill="#fff6dc" opacity=".16" filter="url(#b12)"/>
    ${vignette(400, 860, 0.24)}`;
}

function prop(): string {
  const one = (x: number, y: number, r: number) =>
    `<g transform="translate(${x} ${y})"><circle r="${r}" fill="url(#tomato)"/><path d="M0-4C-10-30-34-34-44-24-32-22-22-14-14-8-30-8-42 2-44 14-30 4-18 2-6 2-10 14-6 28 4 36 4 22 6 10 8 2 20 6 32 6 42-4 30-8 20-8 12-6 20-16 22-28 16-38 10-26 4-16 0-4z" fill="url(#mint)" transform="translate(${r * 0.12} ${-r * 0.34}) scale(${r / 95})"/><ellipse cx="${-r * 0.5}" cy="${-r * 0.3}" rx="${r * 0.14}" ry="${r * 0.26}" transform="rotate(32 ${-r * 0.5} ${-r * 0.3})" fill="#fff" opacity=".75" filter="url(#b3)"/><path d="M${-r * 0.6} ${r * 0.62}C0 ${r * 1.02} ${r * 0.7} ${r * 0.7} ${r * 0.86} ${r * 0.2}" stroke="#ff9d7a" stroke-opacity=".35" stroke-width="${r * 0.09}" fill="none" filter="url(#b3)"/></g>`;
  const all = `${one(202, 150, 74)}${one(86, 190, 96)}`;
  return `${defs}<g class="cast" style="--cast:#5a3c16" transform="translate(20 34)" filter="url(#b12)" opacity=".5">${all}</g>${all}`;
}

export const nutritionist: Sketch = {
  theme: 'nutritionist',
  file: 'nutritionist',
  fonts: { heading: 'fraunces', body: 'figtree', caption: 'figtree', captionWeight: 850 },
  caption: ['Plain yogurt has', 'sugar on the label,', 'and nobody', 'added any.'],
  captionSize: 32,
  card: ['Ingredients go by weight.', 'That oat bar starts', 'with syrup.'],
  video,
  prop,
};
