import type { Curve } from './growth.ts';

/** A plot with two logarithmic axes, readable in light and dark mode. */

const WIDTH = 760;
const HEIGHT = 420;
const LEFT = 64;
const RIGHT = 190;
const TOP = 24;
const BOTTOM = 56;
const LABEL_GAP = 18;

/** The lines differ in shape as well as in color. */
const SHAPES: ((x: number, y: number) => string)[] = [
  (x, y) => `<circle cx="${x}" cy="${y}" r="4.5"/>`,
  (x, y) => `<rect x="${x - 4}" y="${y - 4}" width="8" height="8"/>`,
  (x, y) => `<path d="M${x} ${y - 6}l6 10h-12z"/>`,
  (x, y) => `<path d="M${x} ${y - 6}l6 6-6 6-6-6z"/>`,
  (x, y) => `<path d="M${x} ${y + 6}l6-10h-12z"/>`,
];

const STYLE = `
  text { font: 13px system-ui, sans-serif; fill: #33302b }
  .faint { fill: #6b665e }
  .grid { stroke: #e2ddd4; stroke-width: 1 }
  .paper { fill: #fffdf8 }
  .line { fill: none; stroke-width: 2 }
  .c0 { --c: #b4451f } .c1 { --c: #1f6fb4 } .c2 { --c: #2f7d3b } .c3 { --c: #7a4fb0 } .c4 { --c: #8a6a00 }
  .line { stroke: var(--c) } .mark, .name { fill: var(--c) }
  @media (prefers-color-scheme: dark) {
    text { fill: #ece7dd }
    .faint { fill: #a8a297 }
    .grid { stroke: #3a3733 }
    .paper { fill: #1c1a18 }
    .c0 { --c: #ff9a73 } .c1 { --c: #7fbcf5 } .c2 { --c: #86d492 } .c3 { --c: #c9a8f5 } .c4 { --c: #e5c35a }
    .mark, .name { fill: var(--c) }
  }`;

export function drawGrowth(curves: readonly Curve[]): string {
  const all = curves.flatMap(({ points }) => points);
  const users = [...new Set(all.map((point) => point.users))].toSorted((a, b) => a - b);
  const ticks = timeTicks(all.map(({ p50 }) => p50));
  const x = scale([users[0] ?? 1, users.at(-1) ?? 10], [LEFT, WIDTH - RIGHT]);
  const y = scale([ticks[0] ?? 1, ticks.at(-1) ?? 10], [HEIGHT - BOTTOM, TOP]);
  const lines = curves.map(({ points }, n) => {
    const spots = points.map((point) => [round(x(point.users)), round(y(point.p50))] as const);
    const path = spots.map(([a, b], i) => `${i === 0 ? 'M' : 'L'}${a} ${b}`).join('');
    const shape = SHAPES[n % SHAPES.length] as (x: number, y: number) => string;
    const marks = spots.map(([a, b]) => shape(a, b)).join('');
    return `<g class="c${n}"><path class="line" d="${path}"/><g class="mark">${marks}</g></g>`;
  });
  const title = 'The time of a request against the number of users';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${title}">
<title>${title}</title>
<style>${STYLE}
</style>
<rect class="paper" width="${WIDTH}" height="${HEIGHT}" rx="8"/>
${ticks.map((ms) => timeLine(ms, round(y(ms)))).join('\n')}
${users.map((n) => usersLine(n, round(x(n)))).join('\n')}
<text class="faint" x="${(LEFT + WIDTH - RIGHT) / 2}" y="${HEIGHT - 14}" text-anchor="middle">users (ten hooks each), logarithmic</text>
<text class="faint" transform="translate(18 ${(TOP + HEIGHT - BOTTOM) / 2}) rotate(-90)" text-anchor="middle">milliseconds, median, logarithmic</text>
${lines.join('\n')}
${names(curves, y).join('\n')}
</svg>
`;
}

function scale([from, to]: [number, number], [start, end]: [number, number]) {
  const width = Math.log(to) - Math.log(from) || 1;
  return (value: number) => start + ((Math.log(value) - Math.log(from)) / width) * (end - start);
}

/** 1, 2, 5, 10, …: from below the minimum to above the maximum. */
function timeTicks(values: readonly number[]): number[] {
  const steps = [-2, -1, 0, 1, 2, 3, 4].flatMap((power) => [1, 2, 5].map((step) => step * 10 ** power));
  const [least, greatest] = [Math.min(...values), Math.max(...values)];
  const first = steps.findLastIndex((step) => step <= least);
  const last = steps.findIndex((step) => step >= greatest);
  return steps.slice(Math.max(0, first), last + 1);
}

function timeLine(ms: number, y: number): string {
  const label = `<text class="faint" x="${LEFT - 10}" y="${y + 4}" text-anchor="end">${Number(ms.toPrecision(1))}</text>`;
  return `<path class="grid" d="M${LEFT} ${y}H${WIDTH - RIGHT}"/>${label}`;
}

function usersLine(users: number, x: number): string {
  const bottom = HEIGHT - BOTTOM;
  const label = `<text class="faint" x="${x}" y="${bottom + 20}" text-anchor="middle">${users.toLocaleString('en')}</text>`;
  return `<path class="grid" d="M${x} ${TOP}V${bottom}"/>${label}`;
}

/** Labels at the end of each line, moved apart where they would overlap. */
function names(curves: readonly Curve[], y: (ms: number) => number): string[] {
  const placed = curves
    .map(({ name, points }, n) => ({ name, n, at: y(points.at(-1)?.p50 ?? 1) }))
    .toSorted((a, b) => a.at - b.at);
  for (let round = 0; round < 20; round++) {
    for (const [n, label] of placed.entries()) {
      const next = placed[n + 1];
      const short = next ? LABEL_GAP - (next.at - label.at) : 0;
      if (!next || short <= 0) continue;
      label.at -= short / 2;
      next.at += short / 2;
    }
  }
  return placed.map(
    ({ name, n, at }) =>
      `<text class="c${n} name" x="${WIDTH - RIGHT + 12}" y="${round(at) + 4}">${escapeXml(name)}</text>`,
  );
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
