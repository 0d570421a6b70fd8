import net from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** Where a request comes from. X-Forwarded-For is believed only as far as configured proxies reach. */
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
    if (!isTrusted(direct)) return direct;
    const chain = (c.req.header('x-forwarded-for') ?? '').split(',').map((part) => plain(part.trim()));
    // From the right: the last address that none of our own proxies vouches for is the client.
    const client = chain.reverse().find((address) => net.isIP(address) !== 0 && !isTrusted(address));
    return client ?? direct;
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
