import { describe, expect, test } from 'vitest';
import { testRows } from '../../tests/support/test-rows.ts';
import { readConfig } from './config.ts';

/** What a careful operator sets; each test changes one of them. */
const SAFE = {
  APP_ENV: 'production',
  PUBLIC_URL: 'https://hooksmith.example',
  STRIPE_SECRET_KEY: `sk_live_${'a1B2'.repeat(6)}`,
  STRIPE_WEBHOOK_SECRET: `whsec_${'a1B2'.repeat(8)}`,
  SMTP_URL: 'smtps://mail.example',
  TRUSTED_PROXIES: '10.0.0.2',
};
const MODEL = { AI_PROVIDER: 'compatible', AI_MODEL: 'm' };
const ADMIN = { ADMIN_EMAIL: 'olga@hooksmith.example' };

function errorMessage(changed: Record<string, string>): string {
  try {
    readConfig({ ...SAFE, ...changed });
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

describe('APP_ENV=production starts with', () => {
  test.each<[string, Record<string, string>]>([
    ['what a careful operator sets', {}],
    ['no proxy, where that is said', { TRUSTED_PROXIES: 'none' }],
    ['several proxies and networks', { TRUSTED_PROXIES: '10.0.0.0/8, ::1 2400:cb00::/32' }],
    ['a restricted live key', { STRIPE_SECRET_KEY: `rk_live_${'x7'.repeat(20)}` }],
    ['mail over STARTTLS that is demanded', { SMTP_URL: 'smtp://u:p@mail.example:587?requireTLS=true' }],
    ['a mail server on this machine', { SMTP_URL: 'smtp://127.0.0.1:25' }],
    ['a database on this machine', { DATABASE_URL: 'postgres://u:p@127.0.0.1/hooks' }],
    ['a database behind a socket', { DATABASE_URL: 'postgres://u:p@localhost/hooks?host=/run/postgresql' }],
    ['a database on a network of our own', { DATABASE_URL: 'postgres://u:p@10.1.2.3/hooks' }],
    ['a database in the next container', { DATABASE_URL: 'postgres://u:p@database/hooks' }],
    ['a database over TLS', { DATABASE_URL: 'postgres://u:p@db.example/hooks?sslmode=verify-full' }],
    ['a model on this machine', { ...MODEL, AI_BASE_URL: 'http://localhost:11434/v1' }],
    ['a model over TLS', { ...MODEL, AI_BASE_URL: 'https://models.example/v1' }],
    ['a long admin password', { ...ADMIN, ADMIN_PASSWORD: 'kettle-orbit-47-lamp' }],
    ['a long metrics token', { METRICS_TOKEN: 'f3a9c1d27b6e4805' }],
  ])('%s', (_, changed) => {
    expect(errorMessage(changed)).toBe('');
    expect(readConfig({ ...SAFE, ...changed }).production).toBe(true);
  });
  test('TRUSTED_PROXIES=none, which trusts nobody', () => {
    expect(readConfig({ ...SAFE, TRUSTED_PROXIES: 'none' }).trustedProxies).toEqual([]);
  });
});

describe('APP_ENV=production refuses', () => {
  const weak = 'ADMIN_PASSWORD of 12 characters or more';
  const live = 'STRIPE_SECRET_KEY as a live key';
  const tls = 'SMTP_URL with TLS';
  const proxies = 'TRUSTED_PROXIES';
  const db = 'DATABASE_URL with TLS';
  test.each<[string, Record<string, string>, string]>([
    ['a proxy that nobody named', { TRUSTED_PROXIES: '' }, `${proxies} as the addresses of your proxy`],
    ['every address as a proxy', { TRUSTED_PROXIES: '0.0.0.0/0' }, `${proxies} that are your own`],
    ['half of all addresses', { TRUSTED_PROXIES: '10.0.0.2 128.0.0.0/1' }, `${proxies} that are your own`],
    ['every IPv6 address as a proxy', { TRUSTED_PROXIES: '::/0' }, `${proxies} that are your own`],
    ['all of IPv4, mapped', { TRUSTED_PROXIES: '::ffff:0:0/96' }, `${proxies} that are your own`],
    ['all public IPv6 addresses', { TRUSTED_PROXIES: '2000::/7' }, `${proxies} that are your own`],
    ['a short admin password', { ...ADMIN, ADMIN_PASSWORD: 'a' }, weak],
    ['an admin password of eleven', { ...ADMIN, ADMIN_PASSWORD: 'kettle-orb1' }, weak],
    ['one letter many times', { ...ADMIN, ADMIN_PASSWORD: 'aaaaaaaaaaaaaaaa' }, weak],
    ['a password everybody tries', { ...ADMIN, ADMIN_PASSWORD: 'Password1234' }, weak],
    ['a row of digits', { ...ADMIN, ADMIN_PASSWORD: '123456789012' }, weak],
    ['a walk over the keyboard', { ...ADMIN, ADMIN_PASSWORD: '1q2w3e4r5t6y' }, weak],
    ['the alphabet backwards', { ...ADMIN, ADMIN_PASSWORD: 'LKJIHGFEDCBA' }, weak],
    ['a word twice', { ...ADMIN, ADMIN_PASSWORD: 'sandwichsandwich' }, weak],
    ["the admin's own name", { ...ADMIN, ADMIN_PASSWORD: 'olga@hooksmith.example' }, weak],
    ['a key that is none', { STRIPE_SECRET_KEY: 'anything' }, live],
    ['a test key', { STRIPE_SECRET_KEY: `sk_test_${'a1B2'.repeat(6)}` }, live],
    ['a publishable key', { STRIPE_SECRET_KEY: `pk_live_${'a1B2'.repeat(6)}` }, live],
    ['the beginning of a key', { STRIPE_SECRET_KEY: 'sk_live_x' }, live],
    ['a webhook secret to guess', { STRIPE_WEBHOOK_SECRET: 'x' }, 'STRIPE_WEBHOOK_SECRET as Stripe shows it'],
    ['a short one', { STRIPE_WEBHOOK_SECRET: 'whsec_x' }, 'STRIPE_WEBHOOK_SECRET as Stripe shows it'],
    ['a provider in the clear', { STRIPE_API_BASE: 'http://stripe.example' }, 'STRIPE_API_BASE on https'],
    ['mail in the clear', { SMTP_URL: 'smtp://mail.example:587' }, tls],
    ['STARTTLS if it happens', { SMTP_URL: 'smtp://mail.example?requireTLS=false' }, tls],
    ['an unchecked certificate', { SMTP_URL: 'smtps://mail.example?tls.rejectUnauthorized=false' }, tls],
    ['a database in the clear', { DATABASE_URL: 'postgres://u:p@db.example/hooks' }, db],
    [
      'a replica in the clear',
      { DATABASE_URL: 'postgres://u:p@10.1.2.3/h', DATABASE_REPLICA_URL: 'postgres://u:p@db.example/h' },
      'DATABASE_REPLICA_URL with TLS',
    ],
    ['one by its number', { DATABASE_URL: 'postgres://u:p@203.0.113.7/hooks' }, db],
    ['one behind another name', { DATABASE_URL: 'postgres://u:p@localhost/hooks?host=db.example' }, db],
    ['TLS that asks nobody', { DATABASE_URL: 'postgres://u:p@db.example/h?sslmode=no-verify' }, db],
    ['TLS if it happens', { DATABASE_URL: 'postgres://u:p@db.example/h?sslmode=prefer' }, db],
    [
      'TLS with the rules of libpq',
      { DATABASE_URL: 'postgres://u:p@db.example/h?sslmode=require&uselibpqcompat=true' },
      db,
    ],
    ['one whose dots are hidden', { DATABASE_URL: 'postgres://u:p@db%2Eexample/hooks' }, db],
    ['one whose number has no dots', { DATABASE_URL: 'postgres://u:p@134744072/hooks' }, db],
    ['one in hexadecimal', { DATABASE_URL: 'postgres://u:p@0x08080808/hooks' }, db],
    ['certificates that nobody checks', { NODE_TLS_REJECT_UNAUTHORIZED: '0' }, 'checked certificates'],
    ['a model in the clear', { ...MODEL, AI_BASE_URL: 'http://models.example/v1' }, 'AI_BASE_URL on https'],
    ['a metrics token to guess', { METRICS_TOKEN: 'x' }, 'METRICS_TOKEN of 16 characters or more'],
  ])('%s', (_, changed, message) => {
    const said = errorMessage(changed);
    expect(said).toMatch(/^APP_ENV=production refuses to start without: .*\.$/);
    expect(said).toContain(message);
    // The rest was in order, and no secret is repeated.
    expect(said).not.toContain(';');
    for (const [name, value] of Object.entries(changed)) {
      if (value.length > 3 && name !== 'TRUSTED_PROXIES') expect(said).not.toContain(value);
    }
  });

  test('several at once, in one sentence', () => {
    expect(errorMessage({ PUBLIC_URL: '', TRUSTED_PROXIES: '', SMTP_URL: '' })).toMatch(
      /PUBLIC_URL on https; .*SMTP_URL; TRUSTED_PROXIES/,
    );
  });
});

testRows(['10.0.0.0/33', 'proxy.internal', '10.0.0', 'none, 10.0.0.1', '10.0.0.1/', '::/129'])(
  'TRUSTED_PROXIES=%s is a mistake everywhere, said in a sentence',
  (TRUSTED_PROXIES) => {
    expect(() => readConfig({ TRUSTED_PROXIES })).toThrow(
      'TRUSTED_PROXIES is none, or a list of addresses and networks such as 10.0.0.2 or 10.0.0.0/8.',
    );
  },
);
