import net from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * Where a request comes from, for limits. X-Forwarded-For is believed only as far as configured proxies
 * reach; an IPv6 address counts as its network.
 */
export function createClientAddress(trustedProxies: readonly string[]) {
  const trusted = new net.BlockList();
  for (const proxy of trustedProxies) {
    const [address = '', bits] = proxy.split('/');
    const family = net.isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits) trusted.addSubnet(address, Number(bits), family);
    else trusted.addAddress(address, family);
  }
  const isTrusted = (address: string) => trusted.check(address, net.isIPv6(address) ? 'ipv6' : 'ipv4');

  return (c: Context): string => {
    const direct = plain(connectedAddress(c));
    if (!isTrusted(direct)) return network(direct);
    const chain = (c.req.header('x-forwarded-for') ?? '').split(',').map((part) => plain(part.trim()));
    // From the right: the last address that none of our own proxies vouches for is the client.
    const client = chain.reverse().find((address) => net.isIP(address) !== 0 && !isTrusted(address));
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

function plain(address: string): string {
  return address.startsWith('::ffff:') ? address.slice(7) : address;
}

/** Whoever has one IPv6 address has the 2^64 of its network too: as one each, no limit would hold. */
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
