import sanitize from 'sanitize-html';
import type { Heading } from '#features/landing/table-of-contents.tsx';
import { HttpError } from '#platform/http/errors.ts';

/**
 * The HTML of a post. It is made harmless when it is written and once more when it is read, because a
 * row may have come another way or from a time with other rules.
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
  /** A hook is set as the caption it will be; nothing else may look like one. */
  allowedClasses: { blockquote: ['hook'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  // Pictures come from this site alone, which the Content-Security-Policy demands anyway.
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    // The page has one title already.
    h1: 'h2',
    a: (tagName, attribs) => ({
      tagName,
      attribs: OUTWARD.test(attribs.href ?? '') ? { ...attribs, rel: 'noopener' } : without(attribs, 'rel'),
    }),
    img: (tagName, attribs) => ({ tagName, attribs: { alt: '', ...attribs, loading: 'lazy' } }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
};

function without({ ...attribs }: sanitize.Attributes, name: string): sanitize.Attributes {
  delete attribs[name];
  return attribs;
}

/** No text needs more; thousands of open tags would keep the processor busy for seconds. */
const MAX_DEPTH = 100;

export function cleanHtml(html: string): string {
  let depth = 0;
  const onOpenTag = () => {
    if (++depth > MAX_DEPTH) throw new HttpError(400, 'The content is nested too deeply');
  };
  return sanitize(html, { ...RULES, onOpenTag, onCloseTag: () => depth-- }).trim();
}

/** Characters of HTML in the cache: thousands of posts. */
const MAX_CACHED_CHARACTERS = 16_000_000;
const cleaned = new Map<string, string>();
let cachedCharacters = 0;

/** The HTML of a row, made harmless once for each version of it. */
export function cleanStored(html: string): string {
  const known = cleaned.get(html);
  if (known !== undefined) return known;
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

/** A row that came another way and is too deep to be cleaned is shown as its text. */
function cleanOrText(html: string): string {
  try {
    return cleanHtml(html);
  } catch {
    return `<p>${escapeText(html.replace(/<[^<>]*>/g, ' ')).trim()}</p>`;
  }
}

/** The words of a piece of HTML, as text. */
export function plainText(html: string): string {
  const spaced = html.replace(/<\/(p|h\d|li|td|th|blockquote|pre|figcaption)>|<br\s*\/?>/gi, '$& ');
  return decode(sanitize(spaced, { allowedTags: [], allowedAttributes: {} }))
    .replace(/\s+/g, ' ')
    .trim();
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The sanitizer leaves only these four, and non-breaking spaces as the character. */
function decode(text: string): string {
  return text.replace(/&(amp|lt|gt|quot);/g, (_, name: string) => ENTITIES[name] ?? '');
}

const WORDS_A_MINUTE = 220;

export function readingTime(html: string): number {
  const words = plainText(html).split(' ').filter(Boolean).length;
  return Math.max(1, Math.ceil(words / WORDS_A_MINUTE));
}

export function hasContent(html: string): boolean {
  return plainText(html) !== '' || /<img\b/.test(html);
}

const HOOK = /<blockquote class="hook">(.*?)<\/blockquote>/gs;

/** Sanitized HTML made ready for its page: anchors on the headings, and hooks set as captions. */
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

/** The first hook that a post quotes: its cover shows it as the caption it is. */
export function firstHook(html: string): string | null {
  const hook = html.match(HOOK)?.[0];
  return hook ? plainText(hook) : null;
}
