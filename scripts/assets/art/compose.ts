/** Composes a scene into its pictures: hero for wide pages, hero for phones, Open Graph image. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fragmentStyles, heartButton, hookCard, ruler, topicField } from './fragments.ts';
import { lightDefs } from './light.ts';
import { logo } from './logo.ts';
import { caption, phone, phoneStyles } from './phone.ts';
import type { Layout, Place, Scene } from './types.ts';

export const DESKTOP = { width: 1200, height: 1300 };
export const MOBILE = { width: 780, height: 1040 };
export const SHARE = { width: 1200, height: 630 };

const WIDE: Layout = {
  phone: { x: 428, y: 92, s: 1.54, rx: 8, ry: -22, rz: 5 },
  ruler: { x: 84, y: 520, rx: 0, ry: 8, rz: 0 },
  card: { x: 78, y: 664, s: 1.04, rx: 4, ry: 13, rz: -3 },
  field: { x: 590, y: 1128, s: 1.02, rx: 6, ry: -12, rz: 2 },
  button: { x: 1048, y: 368, s: 1, ry: -20, rz: 6 },
  prop: { x: 84, y: 1020, s: 1.1 },
};

const TALL: Layout = {
  phone: { x: 214, y: 40, s: 1.25, rx: 7, ry: -18, rz: 4 },
  ruler: { x: 56, y: 446 },
  card: { x: 26, y: 18, bottom: true, s: 0.94, rx: 4, ry: 9, rz: -2.5 },
  field: { x: 0, y: 0, s: 0 },
  button: { x: 668, y: 452, s: 0.9, ry: -20, rz: 6 },
  prop: { x: 0, y: 500, s: 0.72 },
};

async function face(family: string, name: string): Promise<string> {
  const folder = join(import.meta.dirname, '../../../node_modules/@fontsource-variable', name, 'files');
  const data = await readFile(join(folder, `${name}-latin-wght-normal.woff2`));
  return `@font-face{font-family:${family};font-weight:100 900;src:url(data:font/woff2;base64,${data.toString('base64')}) format('woff2')}`;
}

async function sheet(scene: Scene, background: string, inner: string): Promise<string> {
  const { heading, body, caption: strip } = scene.fonts;
  const faces = await Promise.all([face('Heading', heading), face('Body', body), face('Caption', strip)]);
  return `<!doctype html><meta charset="utf-8"><style>${faces.join('')}
    *{box-sizing:border-box;margin:0}body{background:${background};overflow:hidden;-webkit-font-smoothing:antialiased}
    .frame{position:absolute;inset:0;overflow:hidden}
    .cast *{fill:var(--cast);stroke:var(--cast)}
    ${phoneStyles}${fragmentStyles}</style><div class="frame">${inner}</div>`;
}

function propAt(scene: Scene, place: Place): string {
  if (place.s === 0) return '';
  const { x, y, s = 1, rz = 0 } = place;
  return `<svg class="bit" width="300" height="300" viewBox="0 0 300 300" style="overflow:visible;left:${x}px;top:${y}px;transform:scale(${s}) rotate(${rz}deg)">${lightDefs()}${scene.prop()}</svg>`;
}

export function heroWide(scene: Scene): Promise<string> {
  const at = { ...WIDE, ...scene.desktop };
  return sheet(
    scene,
    scene.palette.ground,
    `${ruler(scene, at.ruler, 1060, 0.16)}<div class="space">${phone(scene, at.phone)}</div>
     ${hookCard(scene, at.card)}${topicField(scene, at.field)}${heartButton(scene, at.button)}${propAt(scene, at.prop)}`,
  );
}

export function heroTall(scene: Scene): Promise<string> {
  const at = { ...TALL, ...scene.mobile };
  return sheet(
    scene,
    scene.palette.ground,
    `${ruler(scene, at.ruler, 900, 0.09)}<div class="space">${phone(scene, at.phone, 0.03)}</div>
     ${propAt(scene, at.prop)}${hookCard(scene, at.card)}${heartButton(scene, at.button)}`,
  );
}

export function share(scene: Scene): Promise<string> {
  const { palette, fonts } = scene;
  const lines = scene.og ?? scene.caption;
  const long = Math.max(...lines.map((line) => line.length)) > 19;
  const size = lines.length > 3 ? 57 : long ? 56 : 66;
  return sheet(
    scene,
    palette.ground,
    `<div class="space">${phone(scene, { x: 826, y: -196, s: 0.9, rx: 6, ry: -17, rz: 4 }, 0.05, false)}</div>
     <div style="position:absolute;left:64px;top:58px;display:flex;align-items:center;gap:18px;font:760 38px Heading;letter-spacing:-.02em;color:${palette.ink}">${logo(52, palette)}Hooksmith</div>
     <div style="position:absolute;left:64px;top:${lines.length > 3 ? 142 : long ? 194 : 176}px">${caption(lines, size, { strip: palette.accent, stripInk: palette.accentInk }, 'Caption', fonts.captionWeight)}</div>
     ${ruler(scene, { x: 64, y: 524 }, 640, 0.43)}`,
  );
}
