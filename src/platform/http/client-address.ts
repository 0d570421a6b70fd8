import net from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** Returns a test for whether an address is one of our own proxies. */
export function createProxyMatcher(trustedProxies: readonly string[]): (address: string) => boolean {
  const trusted = new net.BlockList();
  for (const proxy of trustedProxies) {
    const [address = '', bits] = proxy.split('/');
    const family = net.isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits) trusted.addSubnet(address, Number(bits), family);
    else trusted.addAddress(address, family);
  }
  return (address) => trusted.check(address, net.isIPv6(address) ? 'ipv6' : 'ipv4');
}

/**
 * Finds a request's address, for limits. X-Forwarded-For is believed only as far as configured proxies
 * reach; an IPv6 address counts as its network.
 */
export function createClientAddress(trustedProxies: readonly string[]) {
  const isTrusted = createProxyMatcher(trustedProxies);
  return (c: Context): string => {
    const direct = plain(connectedAddress(c));
    if (!isTrusted(direct)) return network(direct);
    const chain = (c.req.header('x-forwarded-for') ?? '').split(',').map(addressIn);
    // From the right: the last that none of our own proxies vouches for is the client. What is no address ends the
    // search too: further left stands whatever the client wrote.
    const client = chain.reverse().find((address) => address === null || !isTrusted(address));
    return network(client ?? direct);
  };
}

/** `app.request()` in tests has no socket behind it; such a request comes from this machine. */
export function connectedAddress(c: Context): string {
  try {
    return getConnInfo(c).remote.address ?? '127.0.0.1';
  } catch {
    return '127.0.0.1';
  }
}

/** With the port that some proxies add, and brackets around IPv6; null for what is no address. */
function addressIn(entry: string): string | null {
  const bare = /^\s*(?:\[([^\]]+)\](?::\d+)?|([^:\s]+):\d+|(\S+))\s*$/.exec(entry);
  const address = plain(bare?.[1] ?? bare?.[2] ?? bare?.[3] ?? '');
  return net.isIP(address) === 0 ? null : address;
}

/** An IPv4 address as such where the system wraps it into IPv6. */
export function plain(address: string): string {
  return address.startsWith('::ffff:') ? address.slice(7) : address;
}

/** A client with one IPv6 address usually has the whole /64. Counted one by one, its 2^64 addresses would escape every limit. */
export function network(address: string): string {
  if (!net.isIPv6(address)) return address;
  const [head = '', tail] = (address.split('%')[0] as string).split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  const groups = tail === undefined ? left : [...left, ...zeros, ...right];
  const first = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${first.join(':')}::/64`;
}

/** The /48 around an IPv6 network, which one customer can have as a whole; an IPv4 address stands for itself. */
export function widerNetwork(address: string): string {
  if (!address.endsWith('::/64')) return address;
  return `${address.split(':').slice(0, 3).join(':')}::/48`;
}
