import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createResolve } from '#features/webhooks/resolve.ts';
import { findTarget, TargetRefused } from '#features/webhooks/webhook-target.ts';
import { isPublicIp } from '#platform/http/security/public-ip.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { testRows } from '../support/test-rows.ts';
import { signedIn } from '../support/users.ts';

/** SSRF attempts known from other products. None may reach a server on this machine. */

let hits = 0;
const server = http.createServer((_, response) => {
  hits++;
  response.end();
});
let port = 0;
let app: TestApp;

/** Attackers' host names and the addresses they resolve to in turn. The last address repeats. */
const NAMES: Record<string, string[][]> = {
  'loopback.attacker.example': [['127.0.0.1']],
  'metadata.attacker.example': [['169.254.169.254']],
  'mixed.attacker.example': [['93.184.215.14', '127.0.0.1']],
  'mixed6.attacker.example': [['2606:2800:21f:cb07:6820:80da:af6b:8b2c', '::1']],
  'mapped.attacker.example': [['::ffff:127.0.0.1']],
  'nat64.attacker.example': [['64:ff9b::7f00:1']],
  'ula.attacker.example': [['fd00::1']],
  'linklocal.attacker.example': [['fe80::1%lo']],
  'zero.attacker.example': [['0.0.0.0']],
  'nothing.attacker.example': [[]],
  'rebind.attacker.example': [['93.184.215.14'], ['127.0.0.1']],
};
const lookUps = new Map<string, number>();
const resolve = async (name: string): Promise<string[]> => {
  const answers = NAMES[name];
  if (!answers) return createResolve()(name);
  const time = lookUps.get(name) ?? 0;
  lookUps.set(name, time + 1);
  return answers[Math.min(time, answers.length - 1)] as string[];
};

const HOSTS = [
  'localhost',
  'LOCALHOST',
  'localhost.',
  'localhost.localdomain',
  'foo.localhost',
  'printer.local',
  'metadata.google.internal',
  'intranet',
  'router.lan',
  'host.home.arpa',
  '127.0.0.1',
  '127.0.0.1.',
  '127.1',
  '127.0.1',
  '127.255.255.254',
  '2130706433',
  '0x7f000001',
  '0x7f.0.0.1',
  '0x7f.1',
  '017700000001',
  '0177.0.0.1',
  '0177.0x0.0.1',
  '00000177.0.0.1',
  '127.0.0.0x1',
  '①②⑦.⓪.⓪.①',
  '127。0。0。1',
  '１２７.0.0.1',
  '%31%32%37.0.0.1',
  '0',
  '0.0.0.0',
  '0.1.2.3',
  '10.0.0.1',
  '10.255.255.255',
  '0xa000001',
  '100.64.0.1',
  '100.127.255.254',
  '169.254.169.254',
  '2852039166',
  '0xa9fea9fe',
  '0251.0376.0251.0376',
  '169.254.43518',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.1',
  '192.0.2.1',
  '192.88.99.1',
  '192.168.0.1',
  '192.168.257',
  '198.18.0.1',
  '198.51.100.7',
  '203.0.113.9',
  '224.0.0.1',
  '239.255.255.250',
  '240.0.0.1',
  '255.255.255.255',
  '[::]',
  '[::1]',
  '[0:0:0:0:0:0:0:1]',
  '[0000::0001]',
  '[::127.0.0.1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[0:0:0:0:0:ffff:7f00:0001]',
  '[::ffff:10.0.0.1]',
  '[::ffff:0:127.0.0.1]',
  '[64:ff9b::127.0.0.1]',
  '[64:ff9b::a9fe:a9fe]',
  '[64:ff9b:1::7f00:1]',
  '[2002:7f00:1::]',
  '[2001:0:7f00:1::1]',
  '[2001:db8::1]',
  '[100::1]',
  '[fc00::1]',
  '[fd12:3456:789a::1]',
  '[fe80::1]',
  '[fe80::1%25lo]',
  '[fec0::1]',
  '[ff02::1]',
  '[5f00::1]',
  ...Object.keys(NAMES).filter((name) => !name.startsWith('rebind')),
];
const URLS = [
  'http://example.com:22/',
  'http://example.com:8080/',
  'https://example.com:80/',
  'http://127.0.0.1@example.com/',
  'http://example.com@127.0.0.1/',
  'http://user:secret@example.com/',
  'http://example.com\\@127.0.0.1/',
  'http:\\\\127.0.0.1\\',
  'http:127.0.0.1',
  'http:///127.0.0.1/',
  ' http://127.0.0.1/',
  'http://127.0.0.1\t/',
  'http://127.0.0.1#@example.com/',
  'http://127.0.0.1?@example.com/',
  '//127.0.0.1/',
  'ftp://example.com/',
  'file:///etc/passwd',
  'gopher://127.0.0.1/',
  'data:text/plain,hello',
  'javascript:alert(1)',
  'unix:/var/run/docker.sock',
  'http://',
  'example.com/hooks',
];
const TRICKS = [...HOSTS.flatMap((host) => [`http://${host}/`, `https://${host}/hooks?x=1`]), ...URLS];

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '::', done));
  port = (server.address() as AddressInfo).port;
  // If an attempt gets through, it reaches its own IP on the port of this server.
  const dial = ({ ip }: { ip: string }) => ({ host: ip, port });
  app = await createTestApp({ env: { LIMITS: 'off' }, webhooks: { resolve, dial, withinMs: 500 } });
});
afterAll(async () => {
  await app.close();
  server.close();
});

test(`none of ${TRICKS.length} tricks is accepted as an address or reaches a server of this machine`, async () => {
  expect(TRICKS.length).toBeGreaterThan(60);
  const { visitor, id } = await signedIn(app);
  const taken: string[] = [];
  for (const url of TRICKS) {
    const answer = await visitor.post('/api/webhook-endpoints', { url, events: ['run.done'] });
    if (answer.status !== 400) taken.push(url);
  }
  expect(taken).toEqual([]);

  // Stored directly, as if each name had resolved to an allowed address before.
  const { rows } = await app.pool.query(
    `insert into webhook_endpoints (user_id, url, events, secret)
    select $1, url, '{run.done}', 'whsec_x' from unnest($2::text[]) url returning id`,
    [id, TRICKS],
  );
  const codes = new Set<number | null>();
  for (const { id: endpoint } of rows) {
    const answer = await visitor.post(`/api/webhook-endpoints/${endpoint}/test`);
    const [delivery] = await answer.json();
    expect(delivery.status).toBe('failed');
    codes.add(delivery.answer_code);
  }
  expect([...codes]).toEqual([null]);
  expect(hits).toBe(0);
}, 60_000);

test('a delivery connects to the IP that was checked, even if the name resolves differently later', async () => {
  const { visitor } = await signedIn(app);
  const target = await findTarget('http://rebind.attacker.example/', { production: false, resolve });
  // The name is resolved once, and the connection uses that address.
  expect([target.ip, lookUps.get('rebind.attacker.example')]).toEqual(['93.184.215.14', 1]);
  const answer = await visitor.post('/api/webhook-endpoints', {
    url: 'http://rebind.attacker.example/',
    events: ['run.done'],
  });
  expect(answer.status).toBe(400);
  expect(hits).toBe(0);
});

describe('the rules for addresses', () => {
  const rules = { resolve: async () => ['93.184.215.14'] };
  test('production delivers to https only', async () => {
    await expect(findTarget('http://example.com/', { ...rules, production: true })).rejects.toThrow(
      TargetRefused,
    );
    const target = await findTarget('https://example.com/a?b#c', { ...rules, production: true });
    expect([target.url.href, target.port]).toEqual(['https://example.com/a?b', 443]);
  });
  testRows(['8.8.8.8', '93.184.215.14', '172.15.0.1', '172.32.0.1', '2606:4700::1111', '2a00:1450::1'])(
    '%s counts as a public IP',
    (ip) => expect(isPublicIp(ip)).toBe(true),
  );
});
