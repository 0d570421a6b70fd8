import type { Server } from 'node:http';
import type { Config } from '#platform/config.ts';
import { IPV6_48_FACTOR, LIMITS } from '../limits/rate-limits.ts';
import { createProxyMatcher, networkOf, plainIp, widerNetwork } from '../security/client-ip.ts';

/** The most connections of one IP at once. Our own IPs may hold any number. */
export type ConnectionLimit = { most: number; isOurs: (ip: string) => boolean };

/** Our own proxies carry everybody's connections, and programs on this machine belong to the operator. */
export function connectionLimit({
  limits,
  trustedProxies,
}: Pick<Config, 'limits' | 'trustedProxies'>): ConnectionLimit {
  const isTrusted = createProxyMatcher(trustedProxies ?? []);
  const { points } =
    limits === 'off' ? { points: Number.POSITIVE_INFINITY } : (limits.connections ?? LIMITS.connections);
  return { most: points, isOurs: (ip) => isTrusted(ip) || /^(127\.|::1$)/.test(ip) };
}

/**
 * Each connection costs memory and a file descriptor, so one address cannot have them all. IPv6 is counted by /64 and
 * by /48.
 */
export function limitConnections(server: Server, { most, isOurs }: ConnectionLimit): void {
  const openConnections = new Map<string, number>();
  const add = (key: string, change: 1 | -1) => {
    const count = (openConnections.get(key) ?? 0) + change;
    if (count > 0) openConnections.set(key, count);
    else openConnections.delete(key);
  };
  server.on('connection', (socket) => {
    const ip = plainIp(socket.remoteAddress ?? '');
    if (isOurs(ip)) return;
    const own = networkOf(ip);
    const around = widerNetwork(own);
    if (
      (openConnections.get(own) ?? 0) >= most ||
      (openConnections.get(around) ?? 0) >= most * IPV6_48_FACTOR
    ) {
      socket.destroy();
      return;
    }
    const keys = new Set([own, around]);
    for (const key of keys) add(key, 1);
    socket.once('close', () => {
      for (const key of keys) add(key, -1);
    });
  });
}
