import sanitize from 'sanitize-html';
import type { Heading } from '#features/landing/table-of-contents.tsx';
import { HttpError } from '#platform/http/errors.ts';

/**
 * The HTML of a post. It is sanitized when it is stored and again when it is read, because a row may have been written
 * differently, or by an older version with other rules.
 */

const OUTWARD = /^https?:/i;

const RULES: sanitize.IOptions = {
  allowedTags: [
    ...['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code', 'hr', 'br'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'mark', 'sub', 'sup', 'small', 'cite', 'q', 'kbd', 'abbr'],
    ...['a', 'img', 'figure', 'figcaption', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'caption'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    abbr: ['title'],
    ol: ['start'],
  },
  /** A hook is shown as a caption. Nothing else may use its class. */
  allowedClasses: { blockquote: ['hook'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  // Pictures must be from this site, as the Content-Security-Policy requires.
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    // The page already has an h1.
    h1: 'h2',
    a: (tagName, attribs) => ({
      tagName,
      attribs: OUTWARD.test(attribs.href ?? '')
        ? { ...attribs, rel: 'noopener' }
        : omitAttribute(attribs, 'rel'),
    }),
    img: (tagName, attribs) => ({ tagName, attribs: { alt: '', ...attribs, loading: 'lazy' } }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
};

function omitAttribute({ ...attribs }: sanitize.Attributes, name: string): sanitize.Attributes {
  delete attribs[name];
  return attribs;
}

/** No text needs more. Thousands of open tags would block the processor for seconds. */
const MAX_DEPTH = 100;

export function cleanHtml(html: string): string {
  let depth = 0;
  const onOpenTag = () => {
    if (++depth > MAX_DEPTH) throw new HttpError(400, 'The content is nested too deeply');
  };
  return sanitize(html, { ...RULES, onOpenTag, onCloseTag: () => depth-- }).trim();
}

/** The size of the cache in characters: thousands of posts. */
const MAX_CACHED_CHARACTERS = 16_000_000;
const cleaned = new Map<string, string>();
let cachedCharacters = 0;

/** The sanitized HTML of a row, cached for each version of it. */
export function cleanStored(html: string): string {
  const cached = cleaned.get(html);
  if (cached !== undefined) return cached;
  const clean = cleanOrText(html);
  cleaned.set(html, clean === html ? html : clean);
  cachedCharacters += html.length + clean.length;
  for (const [oldest, itsClean] of cleaned) {
    if (cachedCharacters <= MAX_CACHED_CHARACTERS) break;
    cleaned.delete(oldest);
    cachedCharacters -= oldest.length + itsClean.length;
  }
  return clean;
}

/** Stored HTML that is nested too deeply to be sanitized is shown as text. */
function cleanOrText(html: string): string {
  try {
    return cleanHtml(html);
  } catch {
    return `<p>${escapeText(html.replace(/<[^<>]*>/g, ' ')).trim()}</p>`;
  }
}

/** The text of HTML. */
export function plainText(html: string): string {
  const spaced = html.replace(/<\/(p|h\d|li|td|th|blockquote|pre|figcaption)>|<br\s*\/?>/gi, '$& ');
  return decode(sanitize(spaced, { allowedTags: [], allowedAttributes: {} }))
    .replace(/\s+/g, ' ')
    .trim();
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The sanitizer only leaves these four entities. Non-breaking spaces are characters. */
function decode(text: string): string {
  return text.replace(/&(amp|lt|gt|quot);/g, (_, name: string) => ENTITIES[name] ?? '');
}

const WORDS_PER_MINUTE = 220;

export function readingTime(html: string): number {
  const words = plainText(html).split(' ').filter(Boolean).length;
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));
}

export function hasContent(html: string): boolean {
  return plainText(html) !== '' || /<img\b/.test(html);
}

const HOOK = /<blockquote class="hook">(.*?)<\/blockquote>/gs;

/** Prepares sanitized HTML for its page: headings get anchors, and hooks become captions. */
export function prepareForPage(html: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = [];
  const ready = html
    .replace(HOOK, (_, inner: string) => {
      const words = escapeText(plainText(inner));
      return `<blockquote class="hook"><span class="caption">${words}</span></blockquote>`;
    })
    .replace(/<h2>(.*?)<\/h2>/gs, (_, inner: string) => {
      const id = `part-${headings.length + 1}`;
      headings.push({ id, text: plainText(inner) });
      return `<h2 id="${id}">${inner}</h2>`;
    });
  return { html: ready, headings };
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** The first hook of a post, which its cover shows as a caption. */
export function firstHook(html: string): string | null {
  const hook = html.match(HOOK)?.[0];
  return hook ? plainText(hook) : null;
}
