import net from 'node:net';

/**
 * Whether an IP is on the public internet, by the special-purpose registries of IANA. For IPv6 only global unicast is.
 * Addresses that embed an IPv4 address (mapped, NAT64, 6to4, Teredo) are not, whatever they embed.
 */

const SPECIAL_V4 = [
  '0.0.0.0/8', // this network
  '10.0.0.0/8',
  '100.64.0.0/10', // carrier-grade NAT
  '127.0.0.0/8',
  '169.254.0.0/16', // link-local, metadata of clouds
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4', // multicast
  '240.0.0.0/4', // reserved, broadcast
];
const GLOBAL_V6 = '2000::/3';
const SPECIAL_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'];

function listOf(networks: readonly string[], family: 'ipv4' | 'ipv6'): net.BlockList {
  const list = new net.BlockList();
  for (const network of networks) {
    const [ip = '', bits] = network.split('/');
    list.addSubnet(ip, Number(bits), family);
  }
  return list;
}
const specialV4 = listOf(SPECIAL_V4, 'ipv4');
const globalV6 = listOf([GLOBAL_V6], 'ipv6');
const specialV6 = listOf(SPECIAL_V6, 'ipv6');

export function isPublicIp(ip: string): boolean {
  if (net.isIPv4(ip)) return !specialV4.check(ip, 'ipv4');
  // A zone id names an interface of this machine.
  if (!net.isIPv6(ip) || ip.includes('%')) return false;
  return globalV6.check(ip, 'ipv6') && !specialV6.check(ip, 'ipv6');
}
