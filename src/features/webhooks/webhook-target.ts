import net from 'node:net';
import { isPublicIp } from '#platform/http/security/public-ip.ts';
import { parseUrl } from '#platform/parse-url.ts';
import type { Resolve } from './resolve.ts';
import { LONG_URL, MAX_URL } from './webhooks.schema.ts';

/** Its message says why, in a sentence for the webhook's owner. */
export class TargetRefused extends Error {}

export type Target = { url: URL; ip: string; port: number };
type Rules = { production: boolean; resolve: Resolve };

const NOT_A_URL = 'Enter the address to send to, such as https://example.com/hooks';
const PRIVATE = 'This address leads to a private network. Use one on the public internet.';
const NOT_FOUND = 'No server was found at this address. Check the name.';
/** Names that only resolve inside a network. */
const LOCAL_NAME = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|home\.arpa|onion|invalid|test)$/;

/** Checks only the URL; the name is not looked up. The URL parser turns decimal, octal and hex hosts into IPs. */
export function parseTarget(text: string, { production }: Pick<Rules, 'production'>): URL {
  const url = parseUrl(text);
  if (!url || !/^https?:$/.test(url.protocol)) throw new TargetRefused(NOT_A_URL);
  if (production && url.protocol !== 'https:')
    throw new TargetRefused('The address must begin with https://');
  // The URL parser omits the default port of the scheme.
  if (url.port !== '') throw new TargetRefused('Only the usual port can be used: leave it out.');
  if (url.username !== '' || url.password !== '')
    throw new TargetRefused('The address must not hold a user name or a password.');
  const host = hostOf(url);
  if (net.isIP(host)) {
    if (!isPublicIp(host)) throw new TargetRefused(PRIVATE);
  } else if (!host.includes('.') || LOCAL_NAME.test(host)) throw new TargetRefused(PRIVATE);
  url.hash = '';
  // Measured as it is sent, with non-ASCII letters escaped.
  if (url.href.length > MAX_URL) throw new TargetRefused(LONG_URL);
  return url;
}

/** Looks the name up once and returns one IP, so that the IP that was checked is the one connected to. Refuses a name with any private IP. */
export async function findTarget(text: string, rules: Rules): Promise<Target> {
  const url = parseTarget(text, rules);
  const host = hostOf(url);
  const ips = net.isIP(host) ? [host] : await rules.resolve(host).catch(() => []);
  const [ip] = ips;
  if (ip === undefined) throw new TargetRefused(NOT_FOUND);
  if (!ips.every(isPublicIp)) throw new TargetRefused(PRIVATE);
  return { url, ip, port: url.protocol === 'https:' ? 443 : 80 };
}

/** Returns the host without IPv6 brackets and trailing dot. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
}
