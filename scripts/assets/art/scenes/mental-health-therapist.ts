/** A chair by a window in the morning. */

import { linear, radial, seeded, vignette } from '../light.ts';
import type { Sketch } from '../types.ts';

const defs = `<defs>
  ${linear(
    'wall',
    [0, 0, 1, 1],
    [
      [0, '#d9dfe0'],
      [0.5, '#b7c3c8'],
      [1, '#8c9ba4'],
    ],
  )}
  ${linear(
    'floor',
    [0, 0, 1, 1],
    [
      [0, '#c19a74'],
      [1, '#7e5b43'],
    ],
  )}
  ${linear(
    'sky',
    [0, 0, 0, 1],
    [
      [0, '#fdf3df'],
      [0.6, '#f9e7cd'],
      [1, '#dfe5d2'],
    ],
  )}
  ${linear(
    'beam',
    [0, 0, 1, 0.6],
    [
      [0, '#fff3d6', 0.85],
      [1, '#ffe9c2', 0.28],
    ],
  )}
  ${linear(
    'back',
    [0, 0, 1, 0.4],
    [
      [0, '#d98a66'],
      [0.5, '#b9603f'],
      [1, '#8a3f29'],
    ],
  )}
  ${linear(
    'arm',
    [0, 0, 1, 1],
    [
      [0, '#e09a76'],
      [0.5, '#bd6443'],
      [1, '#7d3824'],
    ],
  )}
  ${linear(
    'seat',
    [0, 0, 0.6, 1],
    [
      [0, '#eba985'],
      [0.55, '#c76d4a'],
      [1, '#93452d'],
    ],
  )}
  ${linear(
    'front',
    [0, 0, 1, 1],
    [
      [0, '#b45c3c'],
      [1, '#6b2f1e'],
    ],
  )}
  ${linear(
    'curtain',
    [0, 0, 1, 0],
    [
      [0, '#fffaf0', 0.95],
      [0.4, '#f6eee0', 0.9],
      [0.7, '#fffdf8', 0.95],
      [1, '#e8dfd0', 0.8],
    ],
  )}
  ${linear(
    'pot',
    [0, 0, 1, 0],
    [
      [0, '#f2efe8'],
      [0.5, '#d8d3c8'],
      [1, '#9a958c'],
    ],
  )}
  ${linear(
    'leaf',
    [0, 0, 1, 1],
    [
      [0, '#a9bb9c'],
      [1, '#4d6450'],
    ],
  )}
  ${radial(
    'rug',
    [0.4, 0.4, 0.7],
    [
      [0, '#e9e2d4'],
      [1, '#b9b1a2'],
    ],
  )}
</defs>`;

function curtain(): string {
  const random = seeded(3);
  const folds = Array.from({ length: 9 }, (_, index) => {
    const x = 104 + index * 8 + random() * 3;
    return `<path d="M${x} 40C${x + 3} 240 ${x - 5 + index} 440 ${x + index * 1.5} 640" stroke="#9aa3a3" stroke-opacity="${0.12 + random() * 0.22}" stroke-width="${2 + random() * 4}" fill="none" filter="url(#b2)"/>`;
  }).join('');
  return `<path d="M96 40H176C182 250 178 440 196 640 160 652 130 648 100 640z" fill="url(#curtain)"/>${folds}`;
}

/** One leaf along its rib, from x and y, with its length and angle. */
function leaf(x: number, y: number, length: number, angle: number, tone = 'url(#leaf)'): string {
  const half = length * 0.2;
  return `<g transform="translate(${x} ${y}) rotate(${angle})"><path d="M0 0C${length * 0.25} ${-half * 1.3} ${length * 0.75} ${-half} ${length} 0 ${length * 0.75} ${half} ${length * 0.25} ${half * 1.3} 0 0z" fill="${tone}"/><path d="M2 0H${length * 0.9}" stroke="#dfe8d6" stroke-opacity=".35" stroke-width="1"/></g>`;
}

function plant(): string {
  const stems = [
    [352, 250, -98],
    [330, 300, -128],
    [372, 310, -60],
    [344, 350, -150],
    [366, 372, -30],
    [338, 400, -165],
    [362, 420, -15],
    [350, 300, -80],
  ] as const;
  return `<g><path d="M352 560C350 460 356 380 350 250M352 480C346 440 340 420 330 390M353 440C360 420 366 400 372 390" stroke="#5b6d55" stroke-width="4" fill="none"/>${stems.map(([x, y, turn], index) => leaf(x, y, 74 + (index % 3) * 12, turn, index % 2 ? 'url(#leaf)' : '#6f8868')).join('')}</g>`;
}

function windowPane(): string {
  return `<rect x="-30" y="60" width="150" height="470" fill="#f4f1ea"/><rect x="-30" y="74" width="136" height="440" fill="url(#sky)"/>
    <path d="M-30 430C10 400 50 420 106 396V514H-30z" fill="#b9c7ac" opacity=".8"/><path d="M-30 462C20 440 60 458 106 440V514H-30z" fill="#96a98c" opacity=".8"/>
    <path d="M48 74V514M-30 250H106" stroke="#f7f4ee" stroke-width="9"/><path d="M53 74V514M-30 255H106" stroke="#b8b4a8" stroke-width="2" opacity=".7"/>
    <path d="M-30 514H134V532H-30z" fill="#fbf8f1"/><path d="M-30 532H134V540H-30z" fill="#8d979c" opacity=".6"/>`;
}

function chair(): string {
  return `<g>
    <path d="M120 694C200 668 390 676 420 704 400 742 160 752 120 694z" fill="#2a1810" opacity=".55" filter="url(#b12)"/>
    <path d="M172 676 164 726M352 684 362 730" stroke="#4a2b1a" stroke-width="11" stroke-linecap="round"/>
    <path d="M190 420C196 366 236 352 280 352S356 372 360 424L366 620H182z" fill="url(#back)"/>
    <path d="M206 430C212 388 244 374 280 374" stroke="#f3b794" stroke-width="5" stroke-linecap="round" fill="none" opacity=".75" filter="url(#b2)"/>
    <g fill="none" stroke="#7a3622" stroke-linecap="round"><path d="M226 400C220 460 220 530 224 580M274 386C272 450 272 530 274 580M322 402C328 460 330 530 328 580" stroke-width="6" opacity=".35" filter="url(#b3)"/><path d="M226 400C220 460 220 530 224 580M274 386C272 450 272 530 274 580M322 402C328 460 330 530 328 580" stroke-width="1.5" opacity=".7"/></g>
    <path d="M196 430 252 366C290 346 330 360 340 372L300 590H186z" fill="#ffd9a8" opacity=".28" filter="url(#b8)"/>
    <path d="M182 600 366 600 366 640 182 640z" fill="#4f2115" opacity=".6" filter="url(#b8)"/>
    <path d="M180 590C200 572 340 570 362 590 372 604 370 622 358 630H186C172 620 170 604 180 590z" fill="url(#seat)"/>
    <path d="M190 590C216 580 300 578 340 584" stroke="#ffd2b4" stroke-width="4" stroke-linecap="round" fill="none" opacity=".6" filter="url(#b1)"/>
    <path d="M176 626H366L360 690H182z" fill="url(#front)"/>
    <path d="M146 540C142 508 186 500 194 532L200 690H160z" fill="url(#arm)"/>
    <path d="M350 536C354 504 396 508 394 542L382 694H346z" fill="#80391f"/><path d="M350 536C352 514 372 508 384 516 376 560 372 640 368 694H346z" fill="url(#arm)" opacity=".8"/>
    <path d="M152 536C154 518 176 514 184 526" stroke="#ffd0b0" stroke-width="5" stroke-linecap="round" fill="none" opacity=".85" filter="url(#b1)"/>
    <g><path d="M268 500 344 486C352 484 356 490 356 498L360 572C360 580 356 586 348 586L278 592C270 592 264 588 264 580L260 512C260 506 262 502 268 500z" fill="#a9b8a0"/><path d="M268 500 344 486C350 500 316 560 278 592 268 590 264 588 264 580L260 512C260 506 262 502 268 500z" fill="#c3cfb8"/><path d="M274 520C300 512 326 508 346 508M274 544C300 536 330 532 350 530M276 566C300 560 330 554 352 552" stroke="#8ea088" stroke-width="2" fill="none"/></g>
  </g>`;
}

function table(): string {
  return `<g><ellipse cx="96" cy="730" rx="74" ry="16" fill="#2a1810" opacity=".45" filter="url(#b8)"/>
    <path d="M84 622V724M60 728 84 700 112 728" stroke="#5a3a24" stroke-width="7" stroke-linecap="round" fill="none"/>
    <ellipse cx="84" cy="626" rx="70" ry="17" fill="#5d3b24"/><ellipse cx="84" cy="620" rx="70" ry="17" fill="#a87a53"/><ellipse cx="72" cy="617" rx="48" ry="9" fill="#cda27a" opacity=".7" filter="url(#b3)"/>
    <ellipse cx="118" cy="624" rx="24" ry="6" fill="#3a2415" opacity=".5" filter="url(#b2)"/>
    <path d="M86 584H122V608C122 620 116 624 104 624S86 620 86 608z" fill="url(#pot)"/><path d="M122 590C138 588 138 612 121 610" stroke="#cbc6bb" stroke-width="5" fill="none"/><ellipse cx="104" cy="584" rx="18" ry="5" fill="#8a6a4c"/><ellipse cx="104" cy="584" rx="18" ry="5" fill="none" stroke="#faf7f0" stroke-width="2"/>
    <path d="M100 572C94 556 108 548 100 530M110 570C106 558 116 552 110 538" stroke="#fff" stroke-width="4" stroke-linecap="round" fill="none" opacity=".55" filter="url(#b3)"/>
    <path d="M26 606 70 600 74 612 30 618z" fill="#6f8591"/><path d="M26 606 70 600 71 603 27 609z" fill="#e9e3d6"/></g>`;
}

function video(): string {
  return `${defs}<rect width="400" height="860" fill="url(#wall)"/>
    <path d="M150 150 420 236V560L150 470z" fill="url(#beam)" filter="url(#b5)"/>
    <path d="M270 180 282 184V520L270 516zM150 300 420 388V398L150 310z" fill="#9aa9b0" opacity=".55" filter="url(#b3)"/>
    <path d="M0 640H400V860H0z" fill="url(#floor)"/><rect y="640" width="400" height="220" filter="url(#wood)" opacity=".5"/>
    <path d="M0 640H400V652H0z" fill="#f1efe9" opacity=".9"/><path d="M0 652H400V660H0z" fill="#3a2417" opacity=".35" filter="url(#b3)"/>
    <path d="M20 690 250 676 420 800 150 860 40 860z" fill="#ffe7bd" opacity=".5" filter="url(#b8)"/>
    <ellipse cx="250" cy="760" rx="230" ry="72" fill="url(#rug)"/><ellipse cx="250" cy="760" rx="206" ry="60" fill="none" stroke="#8e9b8b" stroke-width="5" opacity=".7"/>
    ${windowPane()}
    <g transform="translate(26 16)" opacity=".3" filter="url(#b5)"><g style="--cast:#4d5a5e" class="cast">${plant()}</g></g>${plant()}
    <path d="M324 556H384L376 640H332z" fill="url(#pot)"/>
    ${curtain()}${chair()}${table()}${vignette(400, 860, 0.34)}`;
}

function prop(): string {
  const twig = [
    [60, 236, 62, -118],
    [92, 200, 66, -20],
    [104, 176, 70, -126],
    [134, 138, 64, -14],
    [146, 118, 62, -122],
    [176, 80, 54, -20],
    [190, 62, 52, -96],
    [194, 58, 56, -48],
  ] as const;
  const shape = `<path d="M40 270C90 210 130 150 196 56" stroke="#5d7059" stroke-width="6" fill="none" stroke-linecap="round"/>${twig.map(([x, y, length, turn]) => leaf(x, y, length, turn)).join('')}`;
  return `${defs}<g transform="translate(22 34)" filter="url(#b8)" opacity=".28" class="cast" style="--cast:#2b3b44">${shape}</g>${shape}`;
}

export const mentalHealthTherapist: Sketch = {
  theme: 'mentalHealthTherapist',
  file: 'mental-health-therapist',
  fonts: { heading: 'literata', body: 'dm-sans', caption: 'dm-sans', captionWeight: 800 },
  caption: ['A boundary', 'controls your feet,', 'never their mouth.'],
  card: ['Your mother has a key,', 'and you have', 'no warning.'],
  video,
  prop,
  desktop: { prop: { x: 74, y: 1050, s: 1.15 } },
  mobile: { prop: { x: 4, y: 462, s: 0.74 } },
};
