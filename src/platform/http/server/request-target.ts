import type http from 'node:http';

const HOST = /^[\w.:[\]-]{0,260}$/;
const TARGET = /^(?:\/|\*$|https?:\/\/[\w.:[\]-]{1,260}(?:[/?]|$))/i;

/**
 * Whether there is at most one host, and host and target contain only characters that hosts can have: parsing a host of
 * many different characters is slow. Some are still invalid, such as 1.1.1.1.1.
 */
export function hasValidTarget({
  url = '/',
  headers: { host = '' },
  rawHeaders,
}: http.IncomingMessage): boolean {
  if (!TARGET.test(url) || hasTwoHosts(rawHeaders) || isUndecodable(url)) return false;
  return (url.startsWith('/') || URL.canParse(url, 'http://here')) && isHost(host);
}

/** Nearly every request is for the same one. */
let lastHost = '';

function isHost(host: string): boolean {
  if (host === lastHost) return true;
  const valid = HOST.test(host) && URL.canParse(`http://${host}`);
  if (valid) lastHost = host;
  return valid;
}

const MAX_UNDECODABLE_PARTS = 32;

/** Hono decodes a broken target piece by piece, and each broken piece throws. Thousands fit into one target. */
function isUndecodable(url: string): boolean {
  if (!url.includes('%') || url.split('%', MAX_UNDECODABLE_PARTS + 1).length <= MAX_UNDECODABLE_PARTS)
    return false;
  try {
    decodeURIComponent(url);
    return false;
  } catch {
    return true;
  }
}

/** Node takes the first of two hosts. A proxy in front may have taken the other one (RFC 9112). */
function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  const isHost = (text: string, n: number) => n % 2 === 0 && text.length === 4 && /^host$/i.test(text);
  return rawHeaders.filter(isHost).length > 1;
}
