/** A hand with a sleeve, seen from behind, that holds a thin object by its middle. */

import type { Color } from './types.ts';

export type Skin = { lit: Color; base: Color; dim: Color; line: Color };

export const SKINS = {
  light: { lit: '#f3c6a4', base: '#e0a780', dim: '#b97a55', line: '#96593a' },
  tan: { lit: '#d9a077', base: '#bd7f56', dim: '#8f5735', line: '#6d3d22' },
  deep: { lit: '#a86f4a', base: '#855034', dim: '#5d3421', line: '#3f2114' },
} satisfies Record<string, Skin>;

type Hold = { skin: Skin; sleeve: readonly [Color, Color]; cuff: Color; held: string };

function finger(path: string, width: number, skin: Skin): string {
  return `<path d="${path}" stroke="${skin.line}" stroke-width="${width + 2}" opacity=".6"/><path d="${path}" stroke="${skin.base}" stroke-width="${width}"/><path d="${path}" transform="translate(-1.5 -${width * 0.22})" stroke="${skin.lit}" stroke-width="${width * 0.36}" opacity=".5" filter="url(#b2)"/>`;
}

/** The object's tip is at 0 0, and the arm comes from the lower right. */
export function hand({ skin, sleeve, cuff, held }: Hold): string {
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round">
    <path d="M150 128 358 388" stroke="${sleeve[1]}" stroke-width="96" stroke-linecap="butt"/><path d="M142 134 346 394" stroke="${sleeve[0]}" stroke-width="66" stroke-linecap="butt" opacity=".85"/>
    <path d="M178 196C190 214 204 236 212 262M164 218C176 240 184 258 188 280" stroke="${sleeve[1]}" stroke-width="3" opacity=".6"/>
    <path d="M118 96 152 138" stroke="${skin.dim}" stroke-width="62" stroke-linecap="butt"/><path d="M112 100 146 142" stroke="${skin.base}" stroke-width="46" stroke-linecap="butt"/>
    <path d="M184 104 122 154" stroke="${cuff}" stroke-width="20"/><path d="M182 114 128 158" stroke="#000" stroke-opacity=".16" stroke-width="4"/>
    ${finger('M98 104C78 92 62 70 48 44', 21, skin)}
    ${held}
    <path d="M84 36C112 18 150 40 156 76 160 104 146 132 120 134 98 134 84 116 80 92z" fill="${skin.base}" stroke="${skin.line}" stroke-opacity=".4" stroke-width="1.5"/>
    <path d="M92 40C112 28 138 42 146 68" stroke="${skin.lit}" stroke-width="10" opacity=".6" filter="url(#b3)"/>
    <path d="M150 92C148 118 134 130 116 130" stroke="${skin.dim}" stroke-width="12" opacity=".55" filter="url(#b3)"/>
    ${finger('M140 84C128 96 108 98 94 92', 20, skin)}
    ${finger('M142 66C126 78 102 78 84 72', 21, skin)}
    ${finger('M134 48C116 58 92 56 72 50', 22, skin)}
    ${finger('M118 34C98 34 70 32 44 24', 22, skin)}
    <path d="M36 20.5C40 17 46 18 48 20" stroke="${skin.lit}" stroke-width="5" opacity=".8"/>
  </g>`;
}

/** A felt marker along the line through the fingers, tip at 0 0. */
export function feltMarker(color: Color, barrel: Color = '#f4f3ef'): string {
  return `<g transform="rotate(26)"><path d="M0 0 16 -4V4z" fill="${color}"/><path d="M14 -6H34V6H14z" fill="#2b2b2b"/><path d="M32 -10H150V10H32z" fill="${barrel}"/><path d="M32 4H150V10H32z" fill="#000" opacity=".18"/><path d="M36 -6H146" stroke="#fff" stroke-width="3" opacity=".7"/><path d="M150 -11H186V11H150z" fill="${color}"/><path d="M150 5H186V11H150z" fill="#000" opacity=".25"/></g>`;
}
