import net from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** Returns a function that tells whether an IP is one of our own proxies. */
export function createProxyMatcher(trustedProxies: readonly string[]): (ip: string) => boolean {
  const trusted = new net.BlockList();
  for (const proxy of trustedProxies) {
    const [ip = '', bits] = proxy.split('/');
    const family = net.isIPv6(ip) ? 'ipv6' : 'ipv4';
    if (bits) trusted.addSubnet(ip, Number(bits), family);
    else trusted.addAddress(ip, family);
  }
  return (ip) => trusted.check(ip, net.isIPv6(ip) ? 'ipv6' : 'ipv4');
}

/**
 * The client's IP, for limits. X-Forwarded-For is trusted only as far as configured proxies reach. An IPv6 address
 * counts as its network.
 */
export function createClientIp(trustedProxies: readonly string[]) {
  const isTrusted = createProxyMatcher(trustedProxies);
  return (c: Context): string => {
    const connected = plainIp(connectedIp(c));
    if (!isTrusted(connected)) return networkOf(connected);
    // Read from the right: the first entry that is not one of our proxies is the client. An entry that is no IP ends
    // the search too, because the client wrote everything to the left of it.
    for (const entry of (c.req.header('x-forwarded-for') ?? '').split(',').reverse()) {
      const ip = ipIn(entry);
      if (ip === null || !isTrusted(ip)) return networkOf(ip ?? connected);
    }
    return networkOf(connected);
  };
}

/** In tests `app.request()` has no socket. Such a request counts as from this machine. */
export function connectedIp(c: Context): string {
  try {
    return getConnInfo(c).remote.address ?? '127.0.0.1';
  } catch {
    return '127.0.0.1';
  }
}

/** Reads an IP with an optional port, which some proxies add, and optional brackets. Null if it is no IP. */
function ipIn(entry: string): string | null {
  const bare = /^\s*(?:\[([^\]]+)\](?::\d+)?|([^:\s]+):\d+|(\S+))\s*$/.exec(entry);
  const ip = plainIp(bare?.[1] ?? bare?.[2] ?? bare?.[3] ?? '');
  return net.isIP(ip) === 0 ? null : ip;
}

/** Unwraps an IPv4 address that the system wrapped into IPv6. */
export function plainIp(ip: string): string {
  return ip.startsWith('::ffff:') ? ip.slice(7) : ip;
}

/**
 * A client with one IPv6 address usually has the whole /64. Counted one by one, its 2^64 addresses would evade every
 * limit.
 */
export function networkOf(ip: string): string {
  if (!net.isIPv6(ip)) return ip;
  const [head = '', tail] = (ip.split('%')[0] as string).split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  const groups = tail === undefined ? left : [...left, ...zeros, ...right];
  const first = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${first.join(':')}::/64`;
}

/** The /48 around an IPv6 network, which one customer can own. An IPv4 address stays as it is. */
export function widerNetwork(ip: string): string {
  if (!ip.endsWith('::/64')) return ip;
  return `${ip.split(':').slice(0, 3).join(':')}::/48`;
}
