/** Parts of the interface around the phone: hook card, topic field, buttons, ruler. */

import { caption } from './phone.ts';
import type { Palette, Place, Scene } from './types.ts';

const HEART =
  'M16 28C8 22 3 17.2 3 11.2 3 7 6.2 4 10 4c2.5 0 4.7 1.3 6 3.4C17.3 5.3 19.5 4 22 4c3.8 0 7 3 7 7.2C29 17.2 24 22 16 28z';
const COPY =
  '<rect x="11" y="11" width="16" height="17" rx="3.5"/><path d="M21 7.5V7a3 3 0 0 0-3-3H8a3 3 0 0 0-3 3v12a3 3 0 0 0 3 3h.5"/>';

export const fragmentStyles = `
  .bit{position:absolute;transform-origin:50% 50%}
  .card{width:456px;padding:26px 28px 24px;border-radius:22px;font-family:Body}
  .card header{display:flex;align-items:center;gap:14px;margin-bottom:18px;font-size:21px;font-weight:650}
  .card header i{flex:1}
  .card .tip{margin:18px 0 0;font-size:22px;line-height:1.34;font-weight:480;display:flex;gap:12px;text-wrap:balance}
  .card .tip:before{content:"";flex:0 0 3px;border-radius:2px;background:currentColor;opacity:.35}
  .field{width:548px;padding:20px 20px 20px 26px;border-radius:22px;font-family:Body}
  .field label{display:block;font-size:18px;font-weight:560;margin-bottom:12px}
  .field .row{display:flex;align-items:center;gap:14px}
  .field .text{flex:1;font-size:24px;line-height:1.22;font-weight:560;text-wrap:balance}
  .field .text:after{content:"";display:inline-block;width:2.5px;height:1.1em;margin-left:3px;vertical-align:-.16em;background:var(--accent)}
  .field .go{padding:17px 24px;border-radius:14px;font-size:21px;font-weight:700;white-space:nowrap}
  .round{width:112px;height:112px;border-radius:50%;display:grid;place-items:center}
`;

function turn({ x, y, bottom, s = 1, rx = 0, ry = 0, rz = 0 }: Place): string {
  return `left:${x}px;${bottom ? 'bottom' : 'top'}:${y}px;transform:perspective(1700px) rotateX(${rx}deg) rotateY(${ry}deg) rotateZ(${rz}deg) scale(${s})`;
}

/** A near and a far shadow. Higher elements have softer and longer shadows. */
function lift(palette: Palette, height: number): string {
  const rim = palette.dark ? 'inset 0 1.5px 0 rgb(255 255 255/.13),' : 'inset 0 1.5px 0 rgb(255 255 255/.9),';
  const strength = palette.shadowStrength;
  return `box-shadow:${rim}0 0 0 1px rgb(${palette.shadow}/${0.07 * strength}),${height * 0.12}px ${height * 0.22}px ${height * 0.3}px rgb(${palette.shadow}/${0.26 * strength}),${height * 0.5}px ${height}px ${height * 1.5}px rgb(${palette.shadow}/${0.3 * strength})`;
}

export function hookCard(scene: Scene, place: Place): string {
  const { palette } = scene;
  return `<div class="bit card" style="${turn(place)};background:${palette.card};color:${palette.cardInk};${lift(palette, 34)}">
    <header><span style="color:${palette.cardMuted}">${scene.hook.type}</span><i></i>
      <svg width="28" height="28" viewBox="0 0 32 32" fill="none" stroke="${palette.cardMuted}" stroke-width="2.6" stroke-linecap="round">${COPY}</svg>
      <svg width="30" height="30" viewBox="0 0 32 32"><path d="${HEART}" fill="${palette.accent}"/></svg></header>
    ${caption(scene.card, scene.cardSize ?? 30, palette, 'Caption', scene.fonts.captionWeight)}
    <p class="tip" style="color:${palette.cardMuted}"><span>${scene.hook.tip}</span></p></div>`;
}

export function topicField(scene: Scene, place: Place): string {
  const { palette } = scene;
  return `<div class="bit field" style="--accent:${palette.accent};${turn(place)};background:${palette.card};color:${palette.cardInk};${lift(palette, 26)}">
    <label style="color:${palette.cardMuted}">What’s your video about?</label>
    <div class="row"><span class="text">${scene.topic}</span><span class="go" style="background:${palette.accent};color:${palette.accentInk}">Generate Hooks</span></div></div>`;
}

export function heartButton(scene: Scene, place: Place): string {
  const { palette } = scene;
  return `<div class="bit round" style="${turn(place)};background:${palette.accent};${lift(palette, 24)}"><svg width="54" height="54" viewBox="0 0 32 32"><path d="${HEART}" fill="${palette.accentInk}"/></svg></div>`;
}

/** The 0–3 s scale: a thin line, thirty ticks, the playhead where the viewer decides. */
export function ruler(scene: Scene, place: Place, width: number, played: number): string {
  const { palette } = scene;
  const ticks = Array.from({ length: 31 }, (_, index) => {
    const x = (index / 30) * width;
    const length = index % 10 === 0 ? 34 : index % 5 === 0 ? 22 : 13;
    return `<path d="M${x} 0v${length}" stroke-width="${index % 10 === 0 ? 3 : 2}"/>`;
  }).join('');
  const numbers = [0, 1, 2, 3]
    .map((second) => `<text x="${(second / 3) * width}" y="64" text-anchor="middle">${second} s</text>`)
    .join('');
  const head = width * played;
  return `<div class="bit" style="${turn(place)}"><svg width="${width}" height="90" style="overflow:visible;display:block"><g stroke="${palette.muted}" fill="none"><path d="M0 0H${width}" stroke-width="3"/>${ticks}</g>
    <g fill="${palette.muted}" style="font:600 24px Body">${numbers}</g>
    <path d="M0 0H${head}" stroke="${palette.accent}" stroke-width="6"/><path d="M${head} -30V34" stroke="${palette.accent}" stroke-width="5"/><path d="M${head - 13} -42h26v16l-13 14-13-14z" fill="${palette.accent}"/></svg></div>`;
}
