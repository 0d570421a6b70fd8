/** The phone: a body with a lit edge, the video on it and the caption over the video. */

import { grain, lightDefs } from './light.ts';
import type { Palette, Place, Scene } from './types.ts';

const SCREEN = { width: 400, height: 860 };
const RIM = 13;
const THICKNESS = 26;

export const phoneStyles = `
  .space{position:absolute;inset:0;perspective:2600px;perspective-origin:50% 40%}
  .phone{position:absolute;width:${SCREEN.width + RIM * 2}px;height:${SCREEN.height + RIM * 2}px;transform-style:preserve-3d;transform-origin:0 0}
  .phone .slab,.phone .face{position:absolute;inset:0;border-radius:66px}
  .phone .floor{position:absolute;border-radius:80px}
  .screen{position:absolute;inset:${RIM}px;border-radius:53px;overflow:hidden;background:#000}
  .screen>svg{position:absolute;inset:0;display:block}
  .island{position:absolute;left:50%;top:15px;width:92px;height:27px;margin-left:-46px;border-radius:14px;background:#050505}
  .island:after{content:"";position:absolute;right:8px;top:8px;width:11px;height:11px;border-radius:50%;background:radial-gradient(circle at 40% 35%,#34405c,#0b0d14 60%)}
  .cap b{display:block;width:max-content;font-weight:inherit;padding:.17em .4em .21em;line-height:1.06;border-radius:.24em;margin-top:-.05em;white-space:nowrap}
  .screen .cap{position:absolute;left:22px}
  .clock{position:absolute;top:56px;left:26px;right:26px;height:16px}
  .clock svg{display:block;overflow:visible}
`;

/** A caption: one solid strip for each line. */
export function caption(
  lines: readonly string[],
  size: number,
  palette: Pick<Palette, 'strip' | 'stripInk'>,
  font: string,
  weight: number,
): string {
  const rows = lines.map((line) => `<b style="background:${palette.strip}">${line}</b>`).join('');
  return `<div class="cap" style="font:${weight} ${size}px '${font}';letter-spacing:-.018em;color:${palette.stripInk}">${rows}</div>`;
}

/** The 0–3 s scale over the video, with the part that was played. */
function clock(color: string): string {
  const width = SCREEN.width - 52;
  const ticks = Array.from({ length: 31 }, (_, index) => {
    const x = (index / 30) * width;
    const length = index % 10 === 0 ? 10 : index % 5 === 0 ? 7 : 4;
    return `<path d="M${x} 3v${length}" stroke="#fff" stroke-opacity="${index % 10 === 0 ? 0.95 : 0.55}" stroke-width="1.4"/>`;
  }).join('');
  const played = width * 0.43;
  return `<div class="clock"><svg width="${width}" height="16"><path d="M0 2h${width}" stroke="#fff" stroke-opacity=".55" stroke-width="2"/>${ticks}<path d="M0 2h${played}" stroke="${color}" stroke-width="4"/><circle cx="${played}" cy="2" r="6" fill="${color}"/></svg></div>`;
}

function video(scene: Scene, roughness: number, captioned: boolean): string {
  return `<div class="screen"><svg width="${SCREEN.width}" height="${SCREEN.height}" viewBox="0 0 ${SCREEN.width} ${SCREEN.height}">${lightDefs()}${scene.video()}${grain(SCREEN.width, SCREEN.height, roughness)}</svg>
    <div class="veil" style="position:absolute;inset:0 0 auto;height:150px;background:linear-gradient(rgb(0 0 0/.34),transparent)"></div>
    ${clock(scene.palette.strip)}
    ${captioned ? `<div style="position:absolute;left:22px;top:96px">${caption(scene.caption, scene.captionSize ?? 36, scene.palette, 'Caption', scene.fonts.captionWeight)}</div>` : ''}
    <div class="island"></div>
    <div style="position:absolute;inset:0;background:linear-gradient(112deg,rgb(255 255 255/.13) 0,rgb(255 255 255/.05) 21%,transparent 21.3%)"></div></div>`;
}

/** The body rotated in 3D. A stack of layers gives it a lit edge. */
export function phone(scene: Scene, place: Place, roughness = 0.085, captioned = true): string {
  const { palette } = scene;
  const [lit, mid, dim] = palette.body;
  const layers = Array.from({ length: THICKNESS }, (_, index) => {
    const depth = index / (THICKNESS - 1);
    const band = depth > 0.28 && depth < 0.72 ? mid : depth <= 0.28 ? lit : dim;
    return `<div class="slab" style="transform:translateZ(${-index}px);background:linear-gradient(118deg,${lit} 0,${band} 30%,${dim} 100%)"></div>`;
  })
    .reverse()
    .join('');
  const { x, y, s = 1, rx = 0, ry = 0, rz = 0 } = place;
  const shade = (dx: number, dy: number, z: number, blur: number, alpha: number) =>
    `<div class="floor" style="inset:0;transform:translate3d(${dx}px,${dy}px,${z}px);filter:blur(${blur}px);background:rgb(${palette.shadow}/${alpha * palette.shadowStrength})"></div>`;
  return `<div class="phone" style="left:${x}px;top:${y}px;transform:scale3d(${s},${s},${s}) rotateX(${rx}deg) rotateY(${ry}deg) rotateZ(${rz}deg)">
    ${shade(14, 40, -50, 26, 0.3)}${shade(8, 14, -26, 9, 0.28)}
    ${layers}
    <div class="face" style="transform:translateZ(.6px);background:linear-gradient(125deg,${lit},${mid} 18%,${dim} 60%,${mid});"></div>
    <div class="face" style="transform:translateZ(1px);inset:2.5px;border-radius:64px;background:#08080a"></div>
    <div class="face" style="transform:translateZ(1.4px)">${video(scene, roughness, captioned)}</div>
  </div>`;
}
