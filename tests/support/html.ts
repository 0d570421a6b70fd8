/** Reads a document as a person would, without a browser: its sections, its words, its links. */

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  nbsp: '\u00a0',
};

function decode(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27|nbsp);/g, (_, name: string) => ENTITIES[name] ?? '');
}

/** The words of a piece of HTML; a space where an element ends a line. */
export function textOf(html: string): string {
  const body = html.replace(/<head>.*<\/head>/s, '').replace(/<script.*?<\/script>/gs, '');
  return decode(
    body.replace(/<\/(p|li|h\d|div|dt|dd|option|summary|figcaption)>/g, ' ').replace(/<[^>]+>/g, ''),
  )
    .replace(/\s+/g, ' ')
    .trim();
}

/** The names of the landing page's sections, in their order. */
export function sectionNames(html: string): string[] {
  return [...html.matchAll(/data-section="(\w+)"/g)].map((match) => match[1] ?? '');
}

export function sectionOf(html: string, name: string): string {
  const start = html.indexOf(`data-section="${name}"`);
  return start < 0 ? '' : html.slice(html.lastIndexOf('<', start), html.indexOf('</section>', start));
}

/** Where the link with exactly these words leads. */
export function hrefOf(html: string, words: string): string | undefined {
  const links = [...html.matchAll(/<a\b[^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs)];
  return links.find((link) => textOf(link[2] ?? '') === words)?.[1];
}

export function titleOf(html: string): string {
  return decode(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? '');
}

export function headings(html: string, level: 1 | 2 | 3): string[] {
  return [...html.matchAll(new RegExp(`<h${level}\\b[^>]*>(.*?)</h${level}>`, 'gs'))].map((match) =>
    textOf(match[1] ?? ''),
  );
}
