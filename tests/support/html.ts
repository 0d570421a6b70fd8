/** Reads a document's sections, text and links without a browser. */

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

/** The text of a piece of HTML, with a space where an element ends a line. */
export function textOf(html: string): string {
  const body = html.replace(/<head>.*<\/head>/s, '').replace(/<script.*?<\/script>/gs, '');
  return decode(
    body.replace(/<\/(p|li|h\d|div|dt|dd|option|summary|figcaption)>/g, ' ').replace(/<[^>]+>/g, ''),
  )
    .replace(/\s+/g, ' ')
    .trim();
}

/** The names of the landing page's sections, in order. */
export function sectionNames(html: string): string[] {
  return [...html.matchAll(/data-section="(\w+)"/g)].map((match) => match[1] ?? '');
}

export function sectionOf(html: string, name: string): string {
  const start = html.indexOf(`data-section="${name}"`);
  return start < 0 ? '' : html.slice(html.lastIndexOf('<', start), html.indexOf('</section>', start));
}

/** The address of the link with exactly this text. */
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
