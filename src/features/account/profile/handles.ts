import { parseUrl } from '#platform/parse-url.ts';

/**
 * Handles as people paste them: `@name`, `name`, or a link to the profile. Only the name is stored, and screens add the
 * `@`. Shared by the forms and the server.
 */

type Network = { name: string; host: RegExp; handle: RegExp; notPeople: ReadonlySet<string> };

const INSTAGRAM: Network = {
  name: 'Instagram',
  host: /^(?:www\.|m\.)?instagram\.com$/,
  handle: /^(?!\.)(?!.*\.\.)[a-z0-9_.]{1,30}(?<!\.)$/i,
  /** First parts of paths that lead to a post or a page, not to a profile. */
  notPeople: new Set(['p', 'reel', 'reels', 'tv', 'stories', 'explore', 'accounts', 'direct', 'share']),
};

const TIKTOK: Network = {
  name: 'TikTok',
  host: /^(?:www\.|m\.)?tiktok\.com$/,
  handle: /^[a-z0-9_.]{2,24}(?<!\.)$/i,
  notPeople: new Set(),
};

export const networks = { tiktok: TIKTOK, instagram: INSTAGRAM };

export function handleSentence({ name }: Network): string {
  return `Please enter your ${name} handle, such as @name, or a link to your profile`;
}

/** The bare handle; null for an empty text; undefined for anything that is no handle of that network. */
export function parseHandle(input: string, network: Network): string | null | undefined {
  const text = input.trim();
  if (text === '' || text === '@') return null;
  const isLink = text.includes('/') || network.host.test(text.toLowerCase());
  const name = isLink ? nameInLink(text, network) : text;
  const bare = name?.replace(/^@/, '');
  return bare !== undefined && network.handle.test(bare) ? bare : undefined;
}

function nameInLink(text: string, network: Network): string | undefined {
  const url = parseUrl(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  if (!url) return undefined;
  const { hostname, pathname } = url;
  const [first = ''] = pathname.slice(1).split('/');
  if (!network.host.test(hostname) || network.notPeople.has(first.toLowerCase())) return undefined;
  // Only TikTok URLs with an @ lead to profiles. Music, tags and short links do not.
  if (network === TIKTOK && !first.startsWith('@')) return undefined;
  return first;
}
