/** A front door in the afternoon sun, and the key on its way to the lock. */

import { hand, SKINS } from '../hand.ts';
import { linear, radial, seeded, vignette } from '../light.ts';
import type { Sketch } from '../types.ts';

const defs = `<defs>
  ${linear(
    'stone',
    [0, 0, 1, 1],
    [
      [0, '#efe6d3'],
      [0.6, '#d3c6ae'],
      [1, '#a89a82'],
    ],
  )}
  ${linear(
    'casing',
    [0, 0, 1, 0],
    [
      [0, '#fbf5e8'],
      [0.5, '#e6dbc6'],
      [1, '#b9ab92'],
    ],
  )}
  ${linear(
    'door',
    [0, 0, 1, 1],
    [
      [0, '#557089'],
      [0.5, '#3a5268'],
      [1, '#223444'],
    ],
  )}
  ${linear(
    'panel',
    [0, 0, 1, 1],
    [
      [0, '#2a3f52'],
      [0.5, '#3b536a'],
      [1, '#5c7790'],
    ],
  )}
  ${linear(
    'brass',
    [0, 0, 1, 1],
    [
      [0, '#ffe9ae'],
      [0.4, '#d3a244'],
      [0.75, '#8f6420'],
      [1, '#e4be6a'],
    ],
  )}
  ${linear(
    'step',
    [0, 0, 0, 1],
    [
      [0, '#e9dfcb'],
      [1, '#a3957c'],
    ],
  )}
  ${linear(
    'clay',
    [0, 0, 1, 0],
    [
      [0, '#d98a62'],
      [0.5, '#b5603c'],
      [1, '#773620'],
    ],
  )}
  ${radial(
    'bush',
    [0.35, 0.3, 0.8],
    [
      [0, '#9fb56f'],
      [0.55, '#5d7a3f'],
      [1, '#2c4423'],
    ],
  )}
  ${linear(
    'pane',
    [0, 0, 1, 1],
    [
      [0, '#ffeec4'],
      [0.5, '#f3cf8a'],
      [1, '#c99752'],
    ],
  )}
  ${linear(
    'tag',
    [0, 0, 1, 1],
    [
      [0, '#d8654a'],
      [1, '#8e2f1d'],
    ],
  )}
</defs>`;

function wall(): string {
  const random = seeded(12);
  let blocks = '';
  for (let row = 0; row < 12; row++) {
    for (let column = -1; column < 5; column++) {
      const x = column * 108 + (row % 2) * 54;
      const y = 20 + row * 62;
      const tone = random() > 0.5 ? '#fff7e4' : '#8a7b62';
      blocks += `<rect x="${x + 1.5}" y="${y + 1.5}" width="105" height="59" rx="2" fill="${tone}" opacity="${0.05 + random() * 0.12}"/><path d="M${x + 2} ${y + 60}V${y + 2}H${x + 105}" stroke="#fffaf0" stroke-opacity=".5" stroke-width="1.5" fill="none"/><path d="M${x + 106} ${y + 2}V${y + 61}H${x + 2}" stroke="#7c6e58" stroke-opacity=".5" stroke-width="1.8" fill="none"/>`;
    }
  }
  return `<rect width="400" height="860" fill="url(#stone)"/>${blocks}`;
}

function panel(x: number, y: number, width: number, height: number): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="2" fill="url(#panel)"/><rect x="${x + 9}" y="${y + 9}" width="${width - 18}" height="${height - 18}" fill="url(#door)"/><path d="M${x} ${y + height}V${y}H${x + width}" stroke="#14212d" stroke-opacity=".7" stroke-width="2.5" fill="none"/><path d="M${x + width} ${y}V${y + height}H${x}" stroke="#8fa9bf" stroke-opacity=".7" stroke-width="2" fill="none"/>`;
}

function door(): string {
  return `<g>
    <path d="M72 40H316V730H72z" fill="#4c4234" opacity=".45" filter="url(#b12)" transform="translate(22 14)"/>
    <path d="M62 196H326V222H62z" fill="url(#casing)"/><path d="M62 222H326V230H62z" fill="#6f624d" opacity=".6"/>
    <path d="M74 40H314V728H74z" fill="url(#casing)"/><path d="M100 76H288V728H100z" fill="#101a23"/>
    <path d="M104 84H284V196H104z" fill="url(#pane)"/><path d="M194 84V196M104 140H284" stroke="#e9dfca" stroke-width="7"/>
    <path d="M104 230H284V726H104z" fill="url(#door)"/>
    ${panel(122, 250, 66, 168)}${panel(202, 250, 66, 168)}${panel(122, 506, 66, 190)}${panel(202, 506, 66, 190)}
    <path d="M104 230H284V250L126 250 126 726H104z" fill="#0b141c" opacity=".5" filter="url(#b5)"/>
    <path d="M194 232V724" stroke="#14212d" stroke-opacity=".35" stroke-width="2"/>
    <path d="M136 440H252V470H136z" fill="#0d1720" opacity=".5" filter="url(#b2)" transform="translate(4 6)"/><rect x="136" y="440" width="116" height="26" rx="5" fill="url(#brass)"/><path d="M144 455H244" stroke="#5c3f12" stroke-width="3"/><path d="M140 443H248" stroke="#fff6d8" stroke-width="2" opacity=".8"/>
    <g><ellipse cx="198" cy="352" rx="20" ry="22" fill="#0d1720" opacity=".5" filter="url(#b3)"/><circle cx="194" cy="322" r="10" fill="url(#brass)"/><circle cx="194" cy="346" r="20" stroke="url(#brass)" stroke-width="7" fill="none"/><circle cx="194" cy="366" r="7" fill="url(#brass)"/></g>
    <g transform="translate(0 -44)"><g><rect x="256" y="486" width="24" height="84" rx="11" fill="#0d1720" opacity=".5" filter="url(#b3)" transform="translate(5 6)"/><rect x="254" y="482" width="24" height="84" rx="11" fill="url(#brass)"/><circle cx="266" cy="548" r="6.5" fill="#2a1a06"/><path d="M263 549H269L270 560H262z" fill="#2a1a06"/></g>
    <path d="M270 502C262 498 234 498 226 506" stroke="#0d1720" stroke-opacity=".45" stroke-width="14" stroke-linecap="round" fill="none" transform="translate(4 9)" filter="url(#b3)"/><path d="M268 500C256 496 238 498 226 504" stroke="url(#brass)" stroke-width="14" stroke-linecap="round" fill="none"/><path d="M264 496C252 493 240 495 230 499" stroke="#fff3cf" stroke-width="3" stroke-linecap="round" fill="none" opacity=".9"/></g>
  </g>`;
}

function lantern(): string {
  return `<g><path d="M338 268H372L378 350H332z" fill="#3c3325" opacity=".5" filter="url(#b8)" transform="translate(16 20)"/><path d="M355 236V256" stroke="#1b1d20" stroke-width="5"/><path d="M334 272 355 250 376 272z" fill="#24272b"/><path d="M336 274H374L368 346H342z" fill="url(#pane)"/><path d="M336 274H374L368 346H342zM355 274V346" stroke="#1b1d20" stroke-width="4.5" fill="none"/><path d="M338 346H372V356H338z" fill="#24272b"/><circle cx="355" cy="316" r="9" fill="#fffbe6" filter="url(#b3)"/></g>`;
}

function pot(): string {
  const random = seeded(40);
  const leaves = Array.from({ length: 70 }, () => {
    const turn = random() * Math.PI * 2;
    const far = Math.sqrt(random()) * 54;
    const x = 36 + Math.cos(turn) * far;
    const y = 606 + Math.sin(turn) * far * 1.05;
    const lit = x + y < 630;
    return `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="8" ry="4.5" transform="rotate(${(random() * 180).toFixed(0)} ${x.toFixed(1)} ${y.toFixed(1)})" fill="${lit ? '#b4c783' : '#3c5a2c'}" opacity="${(0.45 + random() * 0.5).toFixed(2)}"/>`;
  }).join('');
  return `<g><ellipse cx="60" cy="748" rx="66" ry="13" fill="#2c2418" opacity=".5" filter="url(#b8)"/><circle cx="36" cy="606" r="58" fill="url(#bush)"/>${leaves}<path d="M-4 664H78L70 744H4z" fill="url(#clay)"/><path d="M-9 656H83V676H-9z" fill="url(#clay)"/><path d="M-9 676H83V682H-9z" fill="#4d2112" opacity=".5"/></g>`;
}

const HELD_KEY = `<g transform="rotate(26)"><path d="M-2 -5H66V5H-2z" fill="url(#brass)"/><path d="M2 5H10V14H16V5H24V11H30V5z" fill="#b98a37"/><path d="M-2 -4H64" stroke="#fff6d8" stroke-width="2" opacity=".9"/><ellipse cx="84" cy="0" rx="24" ry="21" fill="url(#brass)"/></g>
  <path d="M66 96C52 108 44 126 46 146" stroke="#c9993f" stroke-width="4"/><g transform="translate(46 146) rotate(10)"><path d="M-20 8 0 -6 20 8V52C20 58 16 60 12 60H-12C-16 60-20 58-20 52z" fill="url(#tag)"/><circle cx="0" cy="8" r="5" fill="#f5eee0"/><path d="M-10 38V27L0 19 10 27V38z" fill="#f7efe2"/></g>`;

function dapple(): string {
  const random = seeded(77);
  const spots = Array.from({ length: 46 }, () => {
    const x = random() * 260 - 20;
    const y = 20 + random() * 560;
    return `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${(14 + random() * 20).toFixed(0)}" ry="${(6 + random() * 7).toFixed(0)}" transform="rotate(${(random() * 90 - 20).toFixed(0)} ${x.toFixed(0)} ${y.toFixed(0)})"/>`;
  }).join('');
  return `<g fill="#2b2a33" opacity=".26" filter="url(#b5)">${spots}<path d="M-20 40C80 120 150 260 190 420M-20 240C60 280 120 360 150 470" stroke="#2b2a33" stroke-width="7" fill="none"/></g>`;
}

function video(): string {
  const arm = hand({ skin: SKINS.light, sleeve: ['#c9b79a', '#8b775a'], cuff: '#f6efe1', held: HELD_KEY });
  return `${defs}${wall()}${door()}${lantern()}
    <path d="M40 728H348V760H40z" fill="url(#step)"/><path d="M40 728H348V732H40z" fill="#fffaf0"/><path d="M0 760H400V800H0z" fill="url(#step)"/><path d="M0 760H400V764H0z" fill="#fff8ea"/><path d="M40 760H400V772H40z" fill="#5d503c" opacity=".5" filter="url(#b3)"/><path d="M0 800H400V860H0z" fill="#8d806b"/>
    <path d="M116 730H272L284 754H104z" fill="#7d3a27"/><path d="M116 730H272L284 754H104z" filter="url(#weave)" opacity=".5"/>
    ${pot()}${dapple()}
    <g transform="translate(256 510)"><g transform="translate(16 24)" class="cast" style="--cast:#10161c" filter="url(#b8)" opacity=".42">${arm}</g>${arm}</g>
    ${vignette(400, 860, 0.3)}`;
}

function prop(): string {
  const ring =
    '<circle cx="84" cy="84" r="58" style="fill-opacity:0" stroke="url(#brass)" stroke-width="9"/>';
  const key = (turn: number) =>
    `<g transform="translate(122 128) rotate(${turn})"><circle cx="34" cy="0" r="36" fill="url(#brass)"/><circle cx="20" cy="0" r="12" fill="#efeee9"/><path d="M64 -9H196V9H64z" fill="url(#brass)"/><path d="M132 9V26H146V18H156V30H172V20H182V9z" fill="url(#brass)"/><path d="M66 -6H192" stroke="#fff4d0" stroke-width="3" opacity=".85"/></g>`;
  const tag =
    '<g transform="translate(64 140) rotate(22)"><path d="M-34 10 0 -14 34 10V92C34 100 28 104 22 104H-22C-28 104-34 100-34 92z" fill="url(#tag)"/><circle cx="0" cy="10" r="8" fill="#ece4d4"/><path d="M-18 68V48L0 33 18 48V68H5V55H-5V68z" fill="#f7efe2"/></g>';
  const all = `${key(62)}${ring}${key(16)}${tag}`;
  return `${defs}<g class="cast" style="--cast:#4a4134" transform="translate(16 26)" filter="url(#b8)" opacity=".4">${all}</g>${all}`;
}

export const realEstate: Sketch = {
  theme: 'realEstate',
  file: 'real-estate',
  fonts: { heading: 'newsreader', body: 'hanken-grotesk', caption: 'hanken-grotesk', captionWeight: 820 },
  caption: ['Wear old shoes.', 'Follow the', 'inspector', 'everywhere.'],
  card: ['The inspector’s on the', 'roof. You’re waiting', 'for a PDF.'],
  cardSize: 30,
  video,
  prop,
};
