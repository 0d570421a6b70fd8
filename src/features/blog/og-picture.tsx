import type { ReactNode } from 'react';
import { THEME_LABELS } from '#features/landing/theme.ts';
import { THEME_CHARACTERS } from '#features/landing/theme-character.ts';
import { THEMES } from '#features/landing/themes/registry.ts';
import type { ThemeName } from '#platform/theme-names.ts';
import { FONT_CHARACTERS, readOgFonts } from './og-fonts.ts';

/**
 * The picture of a shared address: its title in the theme's font, beside a phone that shows a hook as a caption over
 * the ruler of three seconds.
 */

export const OG_SIZE = { width: 1200, height: 630 };

const drawable = new Set(FONT_CHARACTERS);

/** The text without pictographs; null if the fonts lack a letter. */
export function toDrawable(text: string): string | null {
  const plain = [...text.normalize('NFC')]
    .map((character) => {
      if (drawable.has(character)) return character;
      if (/\s/.test(character)) return ' ';
      if (/[\p{Extended_Pictographic}\p{Cf}\p{M}\p{Regional_Indicator}]/u.test(character)) return '';
      return character.normalize('NFKD').replace(/\p{M}/gu, '');
    })
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
  return plain !== '' && [...plain].every((character) => drawable.has(character)) ? plain : null;
}

export type OgPictureContent = {
  title: string;
  theme: ThemeName;
  hook: string | null;
  /** Under the ruler. */
  note: string;
};

export async function drawOgPicture(drawn: OgPictureContent): Promise<Buffer> {
  // Loaded with the first picture, so that servers without one start faster.
  const [{ default: satori }, { renderAsync }] = await Promise.all([
    import('satori'),
    import('@resvg/resvg-js'),
  ]);
  const svg = await satori(<Picture {...drawn} />, {
    ...OG_SIZE,
    fonts: readOgFonts(drawn.theme).map((font) => ({ ...font, weight: 400, style: 'normal' })),
  });
  // The SVG consists of paths, so no fonts are needed. Rendering runs outside the event loop.
  return (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng();
}

function Picture({ title, theme, hook: spoken, note }: OgPictureContent) {
  const { colors, copy } = THEMES[theme];
  const hook = toDrawable(spoken ?? '');
  const words = toDrawable(title) ?? THEME_LABELS[theme];
  const width = hook ? 624 : 1056;
  return (
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        background: colors.background,
        color: colors.foreground,
        fontFamily: 'body',
      }}
    >
      <div
        style={{ display: 'flex', flexDirection: 'column', width: width + 72, padding: '60px 0 56px 72px' }}
      >
        <Brand theme={theme} />
        <Title words={words} theme={theme} width={width} />
        <div style={{ display: 'flex', flexDirection: 'column', width }}>
          <Ruler color={colors.foreground} width={width} height={20} />
          <div style={{ display: 'flex', marginTop: 22, fontSize: 28, color: copy.hero.subtitleColor }}>
            {note}
          </div>
        </div>
      </div>
      {hook && <Phone hook={hook} theme={theme} />}
    </div>
  );
}

function Brand({ theme }: { theme: ThemeName }) {
  const { colors } = THEMES[theme];
  return (
    <div style={{ display: 'flex', alignItems: 'center', fontFamily: 'heading', fontSize: 36 }}>
      <svg width="48" height="48" viewBox="1.5 1.5 13 13" style={{ marginRight: 16 }}>
        <title>Hooksmith</title>
        <path
          fill={colors.primary}
          d="M3 2h10a1 1 0 0 1 1 1v2a1 1 0 0 1-1 1h-2v2a1 1 0 0 1-1 1H3a1 1 0 0 1-1-1V3a1 1 0 0 1 1-1z"
        />
        <path fill={colors.foreground} d="M3 11h1v2h2v-1h1v1h2v-1h1v1h2v-2h1v3H3z" />
      </svg>
      Hooksmith
    </div>
  );
}

/** The largest size at which the words fit between brand and ruler. */
function titleSize(words: string, width: number, scale: number): number {
  const longest = Math.max(...words.split(' ').map((word) => word.length));
  for (const size of [132, 112, 96, 88, 80, 72, 66, 60, 54, 48, 44, 40]) {
    const letter = size * 0.53 * (scale < 0.9 ? 1.13 : 1);
    // Ragged lines waste about a tenth.
    const lines = Math.ceil((words.length * letter) / (width * 0.9));
    if (lines * size * 1.06 <= ROOM && longest * letter <= width) return size;
  }
  return 36;
}
const ROOM = 330;

function Title({ words, theme, width }: { words: string; theme: ThemeName; width: number }) {
  const { heading } = THEME_CHARACTERS[theme];
  const size = titleSize(words, width, heading.scale);
  return (
    <div style={{ display: 'flex', flexGrow: 1, alignItems: 'center', width }}>
      <div
        style={{
          display: 'block',
          fontFamily: 'heading',
          fontSize: size,
          letterSpacing: heading.tracking,
          lineHeight: 1.06,
          lineClamp: Math.floor(ROOM / (size * 1.06)),
          wordBreak: 'break-word',
        }}
      >
        {words}
      </div>
    </div>
  );
}

type RulerProps = { color: string; width: number; height: number };

function Ruler({ color, width, height }: RulerProps) {
  const ticks = Array.from({ length: 31 }, (_, tick) => ({
    x: 1 + (tick * (width - 2)) / 30,
    length: tick % 10 === 0 ? height : height / 2,
  }));
  const path = ticks.map(({ x, length }) => `M${x.toFixed(1)} ${height}v-${length}`).join('');
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} style={{ opacity: 0.4 }}>
      <title>Three seconds</title>
      <path d={path} stroke={color} strokeWidth="2" />
    </svg>
  );
}

/** Large, and cut off at the lower edge, as on all pages of the site. */
function Phone({ hook, theme }: { hook: string; theme: ThemeName }) {
  const { colors } = THEMES[theme];
  return (
    <div style={{ display: 'flex', position: 'absolute', right: 64, top: 64, width: 376, height: 566 }}>
      <div
        style={{
          position: 'absolute',
          width: 356,
          height: 700,
          border: `10px solid ${colors.foreground}`,
          borderRadius: 54,
          background: colors.secondary,
        }}
      />
      <div
        style={{
          position: 'absolute',
          left: 142,
          top: 30,
          width: 92,
          height: 14,
          borderRadius: 7,
          background: colors.foreground,
        }}
      />
      <Speaker color={colors.foreground} />
      <div style={{ display: 'flex', position: 'absolute', left: 28, bottom: 78, width: 330 }}>
        <Caption hook={hook} theme={theme} />
      </div>
      <div style={{ display: 'flex', position: 'absolute', left: 30, bottom: 36 }}>
        <Ruler color={colors.foreground} width={316} height={18} />
      </div>
    </div>
  );
}

/** The person who films, from the shoulders up. */
function Speaker({ color }: { color: string }) {
  return (
    <svg
      width="316"
      height="484"
      viewBox="0 0 316 484"
      style={{ position: 'absolute', left: 30, top: 82, opacity: 0.1 }}
    >
      <title>Somebody on camera</title>
      <circle cx="158" cy="92" r="74" fill={color} />
      <path d="M6 484V314a120 120 0 0 1 120-120h64a120 120 0 0 1 120 120v170z" fill={color} />
    </svg>
  );
}

/** Each word has its own background. Neighbors overlap, so that a line is one strip. */
function Caption({ hook, theme }: { hook: string; theme: ThemeName }): ReactNode {
  const { colors } = THEMES[theme];
  const size =
    hook.length > 140 ? 22 : hook.length > 110 ? 26 : hook.length > 75 ? 30 : hook.length > 50 ? 34 : 40;
  const pad = size * 0.27;
  return (
    <div
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        paddingLeft: pad,
        fontFamily: THEME_CHARACTERS[theme].caption,
        fontSize: size,
        lineHeight: 1.42,
        color: colors.background,
      }}
    >
      {hook.split(' ').map((word, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, never changed
          key={index}
          style={{
            background: colors.primary,
            borderRadius: size * 0.2,
            padding: `0 ${pad}px`,
            marginLeft: -pad,
          }}
        >
          {word}
        </span>
      ))}
    </div>
  );
}
