import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { Hono } from 'hono';
import type { Assets, EntryAssets } from '#platform/http/documents/assets.ts';
import { type Compressed, compress, sendCompressed } from '#platform/http/documents/compressed.ts';
import { HttpError } from '#platform/http/errors.ts';
import { isThemeName, THEME_NAMES, type ThemeName } from '#platform/theme-names.ts';
import { themeCss, themeFonts } from './theme-css.ts';

/** The name of the documents' stylesheet. A theme can follow after the mark. */
const SITE = 'src/site.css';

export function themeEntry(theme: ThemeName): string {
  return `${SITE}#${theme}`;
}

/**
 * The same styles as a file, because a document in a frame is under the policy of the page around it, which does not
 * allow our inline styles.
 */
export function themeFrameEntry(theme: ThemeName): string {
  return `${themeEntry(theme)}#framed`;
}

type Sheet = { css: string; content: Compressed | null };

/**
 * One stylesheet for each theme: the built styles of documents, and the theme's colors and fonts. It is inline, because
 * the first screen waits for it. In frames it is a file, and in development a second file beside Vite's.
 */
export function createThemeStyles(assets: Assets, clientFolder: string) {
  const shared = assets.development ? null : readSharedStyles(assets, clientFolder);
  const sheets = new Map<string, Sheet>();
  const files = new Map<ThemeName, string>();
  for (const theme of THEME_NAMES) {
    const css = `${shared ?? ''}${themeCss(theme)}`;
    const hash = crypto.createHash('sha256').update(css).digest('base64url');
    const file = `${theme}-${hash.slice(0, 8)}.css`;
    sheets.set(file, { css, content: null });
    files.set(theme, file);
  }
  const own = (theme: ThemeName) => `/assets/themes/${files.get(theme)}`;

  const entry = (source: string): EntryAssets => {
    const [base = '', theme = 'default', framed] = source.split('#');
    if (base !== SITE || !isThemeName(theme)) return assets.entry(source);
    const fonts = themeFonts(theme);
    if (shared !== null && !framed)
      return {
        script: null,
        preloads: [],
        styles: [],
        fonts,
        inline: sheets.get(files.get(theme) ?? '')?.css,
      };
    const beside = shared === null ? assets.entry(SITE).styles : [];
    return { script: null, preloads: [], styles: [...beside, own(theme)], fonts };
  };

  return {
    /** The same assets, but with the documents' styles in their theme. */
    assets: { ...assets, entry } satisfies Assets,
    routes: new Hono().get('/assets/themes/:file', (c) => {
      const sheet = sheets.get(c.req.param('file'));
      if (!sheet) throw new HttpError(404, 'There is no such file');
      sheet.content ??= compress(sheet.css);
      return sendCompressed(c, sheet.content, {
        'Content-Type': 'text/css; charset=utf-8',
        'Cache-Control': 'public, max-age=31536000, immutable',
        Vary: 'Accept-Encoding',
      });
    }),
  };
}

function readSharedStyles(assets: Assets, clientFolder: string): string {
  return assets
    .entry(SITE)
    .styles.map((href) => fs.readFileSync(path.join(clientFolder, href), 'utf8').replace(NOTICE, ''))
    .join('');
}

/**
 * A licence comment at the start of a file. It is left out of the document, because the first packets are for the page;
 * the stylesheet file and docs/licenses.md contain it.
 */
const NOTICE = /^\/\*![^*]*\*\/\s*/;
