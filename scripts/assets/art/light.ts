/** Light, shadow and grain: filters and helpers for all scenes. */

import type { Color } from './types.ts';

/** A seeded random generator, so that a redraw gives the same picture. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const BLURS = [1, 2, 3, 5, 8, 12, 20, 36] as const;

export function lightDefs(): string {
  const blurs = BLURS.map(
    (size) =>
      `<filter id="b${size}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${size}"/></filter>`,
  ).join('');
  return `<defs>${blurs}
    <filter id="grainDark" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".75" numOctaves="2" seed="19"/>
      <feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  2.2 0 0 0 -1.05"/></filter>
    <filter id="grainLight" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".75" numOctaves="2" seed="31"/>
      <feColorMatrix values="0 0 0 0 1  0 0 0 0 1  0 0 0 0 1  2.2 0 0 0 -1.05"/></filter>
    <filter id="wood" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".012 .32" numOctaves="3" seed="5"/>
      <feColorMatrix values="0 0 0 0 .25  0 0 0 0 .12  0 0 0 0 .03  1.5 0 0 0 -.62"/></filter>
    <filter id="weave" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".5 .06" numOctaves="2" seed="11"/>
      <feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  1.4 0 0 0 -.6"/></filter>
  </defs>`;
}

type Stop = readonly [at: number, color: Color, opacity?: number];

function stops(list: readonly Stop[]): string {
  return list
    .map(
      ([at, color, opacity = 1]) => `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity}"/>`,
    )
    .join('');
}

/** A linear gradient from x1 y1 to x2 y2, as fractions of the painted box. */
export function linear(id: string, [x1, y1, x2, y2]: readonly number[], list: readonly Stop[]): string {
  return `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops(list)}</linearGradient>`;
}

export function radial(id: string, [cx, cy, r]: readonly number[], list: readonly Stop[]): string {
  return `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stops(list)}</radialGradient>`;
}

export function grain(width: number, height: number, opacity: number): string {
  return `<rect width="${width}" height="${height}" filter="url(#grainDark)" opacity="${opacity}"/><rect width="${width}" height="${height}" filter="url(#grainLight)" opacity="${opacity}"/>`;
}

/** Darkens the corners as a lens does. */
export function vignette(width: number, height: number, opacity: number): string {
  return `<radialGradient id="vig" cx=".5" cy=".45" r=".78"><stop offset=".55" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="${opacity}"/></radialGradient><rect width="${width}" height="${height}" fill="url(#vig)"/>`;
}
