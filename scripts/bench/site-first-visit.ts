/** The bytes of a phone's first visit, as the server compresses them. */
export type FirstVisit = { page: number; script: number; fonts: number; hero: number };

/** Bytes. `page` is document, styles and scripts together, including consent. */
export const LIMITS: FirstVisit = { page: 45_000, script: 15_000, fonts: 60_000, hero: 60_000 };

type Fetch = (url: string, init: RequestInit) => Promise<Response> | Response;

/** Follows the document to its styles, scripts (with those that they load later), fonts and mobile picture. */
export async function measureFirstVisit(address: string, ask: Fetch = fetch): Promise<FirstVisit> {
  const origin = new URL(address).origin;
  const sizes = new Map<string, number>();
  const texts = new Map<string, string>();
  const get = async (path: string): Promise<string> => {
    if (sizes.has(path)) return texts.get(path) ?? '';
    const url = new URL(path, origin).href;
    const answer = await ask(url, { headers: { 'Accept-Encoding': 'br' } });
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
    // The transferred size is the Content-Length, because the body may be decompressed already.
    const body = Buffer.from(await answer.arrayBuffer());
    sizes.set(path, Number(answer.headers.get('content-length') ?? body.length));
    const plain = await ask(url, { headers: { 'Accept-Encoding': 'identity' } });
    texts.set(path, await plain.text());
    return texts.get(path) ?? '';
  };

  const document = address.slice(origin.length);
  const html = await get(document);
  const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? '');
  const styles = all(html, /<link rel="stylesheet" href="([^"]+)"/g);
  // Loaded by an element or by the inline loader.
  const scripts = new Set(all(html, /"(\/assets\/[\w.-]+\.js)"/g));
  for (const script of scripts) {
    const code = await get(script);
    for (const file of all(code, /["'`](?:\.\/|\/?assets\/)([\w.-]+\.(?:js|css))["'`]/g)) {
      if (file.endsWith('.css')) styles.push(`/assets/${file}`);
      else scripts.add(`/assets/${file}`);
    }
  }
  const fonts = all(html, /as="font" type="font\/woff2" href="([^"]+)"/g);
  // A post has no picture, or one further down.
  const heroes = all(html, /<img[^>]* src="([^"]+)"/g).slice(0, 1);
  for (const path of [...styles, ...fonts, ...heroes]) await get(path);
  const sum = (paths: Iterable<string>) =>
    [...new Set(paths)].reduce((total, path) => total + (sizes.get(path) ?? 0), 0);
  const script = sum(scripts);
  return { page: sum([document, ...styles]) + script, script, fonts: sum(fonts), hero: sum(heroes) };
}
