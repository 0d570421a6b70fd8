/** A stage from behind the speaker: one spotlight, one taped mark, the room in the dark. */

import { linear, radial, seeded, vignette } from '../light.ts';
import type { Sketch } from '../types.ts';

const YELLOW = '#ffdb1a';

const defs = `<defs>
  ${linear(
    'hall',
    [0, 0, 0, 1],
    [
      [0, '#0b0b0f'],
      [0.55, '#17161c'],
      [1, '#08080a'],
    ],
  )}
  ${linear(
    'boards',
    [0, 0, 0, 1],
    [
      [0, '#2b241c'],
      [0.4, '#3d3125'],
      [1, '#120e0a'],
    ],
  )}
  ${linear(
    'cone',
    [0, 0, 0, 1],
    [
      [0, '#fff6cf', 0.75],
      [0.5, '#ffe89a', 0.26],
      [1, '#ffe07a', 0.1],
    ],
  )}
  ${radial(
    'pool',
    [0.5, 0.5, 0.5],
    [
      [0, '#fff3c4', 0.95],
      [0.6, '#f3cf7c', 0.75],
      [0.86, '#b78a3c', 0.4],
      [1, '#6d4d1e', 0],
    ],
  )}
  ${linear(
    'jacket',
    [0, 0, 1, 0],
    [
      [0, '#8a8590'],
      [0.16, '#3b3942'],
      [0.5, '#24232a'],
      [0.84, '#3a3840'],
      [1, '#9a948e'],
    ],
  )}
  ${linear(
    'trouser',
    [0, 0, 1, 0],
    [
      [0, '#5d5a60'],
      [0.25, '#1f1e23'],
      [0.75, '#1b1a1f'],
      [1, '#5a554f'],
    ],
  )}
  ${linear(
    'hair',
    [0, 0, 1, 0],
    [
      [0, '#6d4429'],
      [0.22, '#2c190f'],
      [0.75, '#1d100a'],
      [1, '#7a4c2c'],
    ],
  )}
  ${linear(
    'skin',
    [0, 0, 1, 1],
    [
      [0, '#f0b98e'],
      [0.6, '#b3764c'],
      [1, '#6f4126'],
    ],
  )}
  ${linear(
    'grip',
    [0, 0, 0, 1],
    [
      [0, '#6f6f76'],
      [0.25, '#2d2d33'],
      [0.7, '#141417'],
      [1, '#34343a'],
    ],
  )}
  ${radial(
    'mesh',
    [0.35, 0.28, 0.85],
    [
      [0, '#f6f5ef'],
      [0.4, '#9c9a92'],
      [1, '#2c2b28'],
    ],
  )}
  ${linear(
    'tape',
    [0, 0, 1, 1],
    [
      [0, '#fff07a'],
      [1, '#e3b800'],
    ],
  )}
</defs>`;

function audience(): string {
  const random = seeded(23);
  let heads = '';
  for (let row = 0; row < 4; row++) {
    const size = 10 + row * 4;
    const y = 470 + row * 24;
    for (let x = -10 + (row % 2) * 16; x < 420; x += size * 3.1) {
      const shift = (random() - 0.5) * 8;
      const tone = ['#15141a', '#1b1a21', '#201e25', '#121116'][row];
      heads += `<g><path d="M${x - size * 1.5 + shift} ${y + size * 3.4}C${x - size * 1.5 + shift} ${y + size * 1.3} ${x + size * 1.5 + shift} ${y + size * 1.3} ${x + size * 1.5 + shift} ${y + size * 3.4}z" fill="${tone}"/><ellipse cx="${x + shift}" cy="${y}" rx="${size * 0.82}" ry="${size}" fill="${tone}"/><path d="M${x + shift - size * 0.66} ${y - size * 0.55}C${x + shift - size * 0.3} ${y - size * 1.1} ${x + shift + size * 0.3} ${y - size * 1.1} ${x + shift + size * 0.66} ${y - size * 0.55}" stroke="#ffe7a3" stroke-opacity="${(0.12 + random() * 0.25).toFixed(2)}" stroke-width="1.6" fill="none"/></g>`;
    }
  }
  return heads;
}

function planks(): string {
  const lines = Array.from({ length: 17 }, (_, index) => {
    const x = -500 + index * 88;
    return `<path d="M${200 + (x - 200) * 0.22} 576 ${x} 870" stroke="#000" stroke-opacity=".55" stroke-width="2"/>`;
  }).join('');
  return `<path d="M0 576H400V930H0z" fill="url(#boards)"/><path d="M0 576H400V930H0z" filter="url(#wood)" opacity=".35"/>${lines}<path d="M0 574H400V580H0z" fill="#000" opacity=".7"/><path d="M0 580H400V582H0z" fill="#8d7654" opacity=".5"/>`;
}

function mark(): string {
  return `<g transform="translate(200 676) scale(1 .36)"><g stroke="url(#tape)" stroke-width="24"><path d="M-70 -70 70 70M70 -70-70 70"/></g><path d="M-74 -62 62 74M66 -74-74 66" stroke="#fffbd0" stroke-width="4" opacity=".6"/></g>`;
}

function speaker(): string {
  return `<g>
    <path d="M178 668C160 720 130 790 96 870H252C238 790 226 720 222 668z" fill="#000" opacity=".72" filter="url(#b8)"/>
    <path d="M170 520 176 660C176 668 196 668 196 660L200 560 206 660C206 668 226 668 226 660L232 520z" fill="url(#trouser)"/>
    <path d="M170 658C168 672 174 676 184 676S198 672 197 660zM205 660C204 672 212 676 220 676S234 670 231 658z" fill="#0b0b0d"/>
    <path d="M150 424C132 450 126 486 130 520 131 530 144 532 147 522L160 470z" fill="url(#jacket)"/><path d="M130 518C128 532 136 540 144 534 150 530 148 522 147 518z" fill="url(#skin)"/>
    <path d="M244 410C268 424 288 414 306 384L320 394C306 432 276 458 246 452z" fill="url(#jacket)"/><path d="M304 386C308 374 312 362 314 350 316 344 321 346 320 352L319 362 326 346C328 341 333 343 332 348L328 362 337 350C340 346 345 349 342 354L334 368 341 363C345 360 348 364 345 368 338 378 330 388 320 396z" fill="url(#skin)"/>
    <path d="M176 392C160 396 148 408 148 428L160 532C180 542 222 542 242 532L254 428C254 408 242 396 226 392 216 386 186 386 176 392z" fill="url(#jacket)"/>
    <path d="M201 400V534M172 470C168 490 168 510 170 530M232 470C236 490 236 510 234 530" stroke="#000" stroke-opacity=".45" stroke-width="2" fill="none"/><path d="M150 420C154 402 168 394 182 391M220 391C236 394 250 402 253 418" stroke="#fff3c0" stroke-width="4.5" stroke-linecap="round" fill="none"/>
    <path d="M150 424C152 410 160 402 176 396 190 404 212 404 226 396 242 402 250 410 252 424 230 412 172 412 150 424z" fill="#fff0b8" opacity=".32" filter="url(#b8)"/>
    <path d="M188 372H214V394C206 400 196 400 188 394z" fill="url(#skin)"/>
    <path d="M174 350C172 318 230 318 228 350 228 372 218 386 201 386S174 372 174 350z" fill="url(#hair)"/><ellipse cx="174" cy="356" rx="4" ry="7" fill="#c98c62"/><ellipse cx="228" cy="356" rx="4" ry="7" fill="#c98c62"/>
    <path d="M178 338C184 324 218 324 224 338" stroke="#ffe0a0" stroke-width="3" stroke-linecap="round" fill="none" opacity=".65" filter="url(#b2)"/>
    <path d="M230 356C234 372 232 380 240 382" stroke="#0a0a0a" stroke-width="2.5" fill="none"/>
    <path d="M304 384C296 402 280 416 262 420" stroke="#fff3c0" stroke-width="3" fill="none" opacity=".8" stroke-linecap="round"/>
  </g>`;
}

function video(): string {
  const random = seeded(90);
  const dust = Array.from({ length: 40 }, () => {
    const y = 60 + random() * 520;
    const x = 250 + (random() - 0.5) * (60 + y * 0.4) - y * 0.08;
    return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${(0.6 + random() * 1.4).toFixed(1)}" fill="#fff3c8" opacity="${(0.2 + random() * 0.5).toFixed(2)}"/>`;
  }).join('');
  return `${defs}<rect width="400" height="860" fill="url(#hall)"/>
    <g fill="#ffcf5a"><circle cx="40" cy="430" r="3" opacity=".7"/><circle cx="116" cy="424" r="2.5" opacity=".5"/><circle cx="330" cy="426" r="3" opacity=".6"/><circle cx="384" cy="434" r="3" opacity=".7"/></g>
    <g transform="translate(0 -62)">${audience()}${planks()}
    <ellipse cx="200" cy="676" rx="178" ry="62" fill="url(#pool)"/>
    <path d="M-10 330C20 500 10 700-10 860zM410 300C384 480 392 700 410 860z" fill="#3a0f0d"/><path d="M6 380C16 520 12 690 4 860M396 360C388 500 392 700 398 860" stroke="#7a2a20" stroke-width="5" opacity=".6" fill="none" filter="url(#b2)"/>
    ${mark()}</g>
    <path d="M262 -20H322L372 628H28z" fill="url(#cone)" filter="url(#b8)"/>
    <g transform="translate(200 614) scale(.93) translate(-200 -676)">${speaker()}</g>${dust}
    ${vignette(400, 860, 0.5)}`;
}

function prop(): string {
  const rings = Array.from(
    { length: 8 },
    (_, index) =>
      `<path d="M${-62 + index * 16}-58C${-48 + index * 16}-20 ${-48 + index * 16} 20 ${-62 + index * 16} 58" stroke="#1d1c1a" stroke-opacity=".45" stroke-width="3" fill="none"/>`,
  ).join('');
  const rows = Array.from(
    { length: 8 },
    (_, index) =>
      `<path d="M-70 ${-48 + index * 14}H62" stroke="#1d1c1a" stroke-opacity=".45" stroke-width="3"/>`,
  ).join('');
  return `${defs}<ellipse cx="170" cy="292" rx="170" ry="20" fill="#000" opacity=".6" filter="url(#b12)"/><g transform="translate(92 110) rotate(38)"><path d="M60-34 280-24C290-23 290 23 280 24L60 34z" fill="url(#grip)"/><path d="M120-22H150" stroke="${YELLOW}" stroke-width="9" stroke-linecap="round"/><path d="M40-46H72C78-46 78 46 72 46H40z" fill="#8b8880"/><path d="M44-46H54V46H44z" fill="#e9e4d2" opacity=".7"/><clipPath id="ball"><circle r="66"/></clipPath><circle r="66" fill="url(#mesh)"/><g clip-path="url(#ball)">${rings}${rows}</g><path d="M-8-66H14V66H-8z" fill="#9d9a90" opacity=".9"/><path d="M-6-66H0V66H-6z" fill="#fffbe6" opacity=".7"/><ellipse cx="-26" cy="-30" rx="18" ry="11" fill="#fff" opacity=".55" filter="url(#b3)"/></g>`;
}

export const businessCoach: Sketch = {
  theme: 'businessCoach',
  file: 'business-coach',
  fonts: { heading: 'archivo', body: 'manrope', caption: 'archivo', captionWeight: 850 },
  caption: ['Your next inquiry', 'has never seen', 'your old rate.'],
  captionSize: 34,
  card: ['Cut the word', '“unfortunately” from your', 'price increase email.'],
  og: ['Freelance designers,', 'your oldest client is', 'paying a price from', 'another era.'],
  video,
  prop,
};
