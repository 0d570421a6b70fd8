import fc from 'fast-check';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { testRows } from '../../../../tests/support/test-rows.ts';
import { createClientIp, networkOf, widerNetwork } from './client-ip.ts';

/** Requests without a socket come from 127.0.0.1. */
async function ipOf(trusted: string[], forwarded?: string): Promise<string> {
  const clientIp = createClientIp(trusted);
  const app = new Hono().get('/', (c) => c.text(clientIp(c)));
  const headers: Record<string, string> = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return (await app.request('/', { headers })).text();
}

describe('the IP of a request', () => {
  test('a header from an unknown sender does not change the IP of a request', async () => {
    expect(await ipOf([], '10.9.9.9')).toBe('127.0.0.1');
    expect(await ipOf(['10.0.0.0/8'], '10.9.9.9')).toBe('127.0.0.1');
  });

  test('the IP of a request is the last one that no trusted proxy added', async () => {
    const proxies = ['127.0.0.1', '10.0.0.0/8'];
    expect(await ipOf(proxies, '6.6.6.6, 203.0.113.7, 10.1.2.3')).toBe('203.0.113.7');
    expect(await ipOf(proxies, 'rubbish, ::ffff:203.0.113.7')).toBe('203.0.113.7');
    expect(await ipOf(proxies, 'rubbish')).toBe('127.0.0.1');
    // Some proxies add a port. Addresses to the left of an unreadable one are never used.
    expect(await ipOf(proxies, '6.6.6.6, 203.0.113.8:5555')).toBe('203.0.113.8');
    expect(await ipOf(proxies, '6.6.6.6, [2001:db8::1]:5555')).toBe('2001:db8:0:0::/64');
    expect(await ipOf(proxies, '6.6.6.6, unknown')).toBe('127.0.0.1');
    expect(await ipOf(proxies)).toBe('127.0.0.1');
  });

  test('an IPv6 address counts as its /64 network', async () => {
    expect(await ipOf(['127.0.0.1'], '2001:db8:1:2:aaaa::1')).toBe('2001:db8:1:2::/64');
  });
});

describe('a network', () => {
  testRows([
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:0DB8:0000:0000:1::', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['1:2:3:4:5:6:7:8', '1:2:3:4::/64'],
    ['203.0.113.7', '203.0.113.7'],
  ])('the network of %s is %s', (ip, expected) => expect(networkOf(ip)).toBe(expected));

  testRows([
    ['2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['0:0:0:0::/64', '0:0:0::/48'],
    ['203.0.113.7', '203.0.113.7'],
  ])('the network %s lies in %s', (ip, wider) => expect(widerNetwork(ip)).toBe(wider));

  test('all addresses of a network give the same network in every spelling', () => {
    const group = fc.integer({ min: 0, max: 0xffff });
    const half = fc.tuple(group, group, group, group);
    fc.assert(
      fc.property(half, half, half, (prefix, one, other) => {
        const spell = (host: number[]) => [...prefix, ...host].map((g) => g.toString(16)).join(':');
        const short = new URL(`http://[${spell(other)}]/`).hostname.slice(1, -1);
        expect(networkOf(spell(one))).toBe(networkOf(short));
      }),
    );
  });
});
