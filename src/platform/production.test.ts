import { describe, expect, test } from 'vitest';
import { testRows } from '../../tests/support/test-rows.ts';
import { readConfig } from './config.ts';

/** A complete production configuration. Each test changes one setting. */
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

describe('APP_ENV=production starts', () => {
  testRows<[string, Record<string, string>]>([
    ['safe settings', {}],
    ['no proxy, if set explicitly', { TRUSTED_PROXIES: 'none' }],
    ['several proxies and networks', { TRUSTED_PROXIES: '10.0.0.0/8, ::1 2400:cb00::/32' }],
    ['a restricted live key', { STRIPE_SECRET_KEY: `rk_live_${'x7'.repeat(20)}` }],
    ['mail over required STARTTLS', { SMTP_URL: 'smtp://u:p@mail.example:587?requireTLS=true' }],
    ['a mail server on this machine', { SMTP_URL: 'smtp://127.0.0.1:25' }],
    ['a database on this machine', { DATABASE_URL: 'postgres://u:p@127.0.0.1/hooks' }],
    ['a database behind a socket', { DATABASE_URL: 'postgres://u:p@localhost/hooks?host=/run/postgresql' }],
    ['a database on a private network', { DATABASE_URL: 'postgres://u:p@10.1.2.3/hooks' }],
    ['a database in the next container', { DATABASE_URL: 'postgres://u:p@database/hooks' }],
    ['a database over TLS', { DATABASE_URL: 'postgres://u:p@db.example/hooks?sslmode=verify-full' }],
    ['a model on this machine', { ...MODEL, AI_BASE_URL: 'http://localhost:11434/v1' }],
    ['a model over TLS', { ...MODEL, AI_BASE_URL: 'https://models.example/v1' }],
    ['a long admin password', { ...ADMIN, ADMIN_PASSWORD: 'kettle-orbit-47-lamp' }],
    ['a long metrics token', { METRICS_TOKEN: 'f3a9c1d27b6e4805' }],
  ])('the product starts in production with %s', (_, changed) => {
    expect(errorMessage(changed)).toBe('');
    expect(readConfig({ ...SAFE, ...changed }).production).toBe(true);
  });
  test('the product starts in production with TRUSTED_PROXIES=none and trusts no proxy', () => {
    expect(readConfig({ ...SAFE, TRUSTED_PROXIES: 'none' }).trustedProxies).toEqual([]);
  });
});

describe('APP_ENV=production refuses', () => {
  const weak = 'ADMIN_PASSWORD of 12 characters or more';
  const live = 'STRIPE_SECRET_KEY as a live key';
  const tls = 'SMTP_URL with TLS';
  const proxies = 'TRUSTED_PROXIES';
  const db = 'DATABASE_URL with TLS';
  testRows<[string, Record<string, string>, string]>([
    ['an unnamed proxy', { TRUSTED_PROXIES: '' }, `${proxies} as the addresses of your proxy`],
    ['every address as a proxy', { TRUSTED_PROXIES: '0.0.0.0/0' }, `${proxies} that are your own`],
    ['half of all addresses', { TRUSTED_PROXIES: '10.0.0.2 128.0.0.0/1' }, `${proxies} that are your own`],
    ['every IPv6 address as a proxy', { TRUSTED_PROXIES: '::/0' }, `${proxies} that are your own`],
    ['all of IPv4, mapped', { TRUSTED_PROXIES: '::ffff:0:0/96' }, `${proxies} that are your own`],
    ['all public IPv6 addresses', { TRUSTED_PROXIES: '2000::/7' }, `${proxies} that are your own`],
    ['a short admin password', { ...ADMIN, ADMIN_PASSWORD: 'a' }, weak],
    ['an admin password of eleven', { ...ADMIN, ADMIN_PASSWORD: 'kettle-orb1' }, weak],
    ['an admin password of one letter', { ...ADMIN, ADMIN_PASSWORD: 'aaaaaaaaaaaaaaaa' }, weak],
    ['a common admin password', { ...ADMIN, ADMIN_PASSWORD: 'Password1234' }, weak],
    ['an admin password of digits in order', { ...ADMIN, ADMIN_PASSWORD: '123456789012' }, weak],
    ['an admin password along the keyboard', { ...ADMIN, ADMIN_PASSWORD: '1q2w3e4r5t6y' }, weak],
    ['the alphabet backwards as the admin password', { ...ADMIN, ADMIN_PASSWORD: 'LKJIHGFEDCBA' }, weak],
    ['a word twice as the admin password', { ...ADMIN, ADMIN_PASSWORD: 'sandwichsandwich' }, weak],
    ["the admin's address as the password", { ...ADMIN, ADMIN_PASSWORD: 'olga@hooksmith.example' }, weak],
    ['an invalid Stripe key', { STRIPE_SECRET_KEY: 'anything' }, live],
    ['a test key of Stripe', { STRIPE_SECRET_KEY: `sk_test_${'a1B2'.repeat(6)}` }, live],
    ['a publishable key of Stripe', { STRIPE_SECRET_KEY: `pk_live_${'a1B2'.repeat(6)}` }, live],
    ['the beginning of a Stripe key', { STRIPE_SECRET_KEY: 'sk_live_x' }, live],
    [
      'a webhook secret that can be guessed',
      { STRIPE_WEBHOOK_SECRET: 'x' },
      'STRIPE_WEBHOOK_SECRET as Stripe shows it',
    ],
    [
      'a short webhook secret',
      { STRIPE_WEBHOOK_SECRET: 'whsec_x' },
      'STRIPE_WEBHOOK_SECRET as Stripe shows it',
    ],
    [
      'a payment provider without TLS',
      { STRIPE_API_BASE: 'http://stripe.example' },
      'STRIPE_API_BASE on https',
    ],
    ['mail without TLS', { SMTP_URL: 'smtp://mail.example:587' }, tls],
    ['mail with optional STARTTLS', { SMTP_URL: 'smtp://mail.example?requireTLS=false' }, tls],
    [
      'mail with an unchecked certificate',
      { SMTP_URL: 'smtps://mail.example?tls.rejectUnauthorized=false' },
      tls,
    ],
    ['a database without TLS', { DATABASE_URL: 'postgres://u:p@db.example/hooks' }, db],
    [
      'a replica without TLS',
      { DATABASE_URL: 'postgres://u:p@10.1.2.3/h', DATABASE_REPLICA_URL: 'postgres://u:p@db.example/h' },
      'DATABASE_REPLICA_URL with TLS',
    ],
    ['a database by public IP without TLS', { DATABASE_URL: 'postgres://u:p@203.0.113.7/hooks' }, db],
    [
      'a remote database behind a local name',
      { DATABASE_URL: 'postgres://u:p@localhost/hooks?host=db.example' },
      db,
    ],
    ['a database with unverified TLS', { DATABASE_URL: 'postgres://u:p@db.example/h?sslmode=no-verify' }, db],
    ['a database with optional TLS', { DATABASE_URL: 'postgres://u:p@db.example/h?sslmode=prefer' }, db],
    [
      'a database with the TLS rules of libpq',
      { DATABASE_URL: 'postgres://u:p@db.example/h?sslmode=require&uselibpqcompat=true' },
      db,
    ],
    ['a database whose host has encoded dots', { DATABASE_URL: 'postgres://u:p@db%2Eexample/hooks' }, db],
    ['a database whose IP is one number', { DATABASE_URL: 'postgres://u:p@134744072/hooks' }, db],
    ['a database whose IP is hexadecimal', { DATABASE_URL: 'postgres://u:p@0x08080808/hooks' }, db],
    ['unchecked certificates', { NODE_TLS_REJECT_UNAUTHORIZED: '0' }, 'checked certificates'],
    ['a model without TLS', { ...MODEL, AI_BASE_URL: 'http://models.example/v1' }, 'AI_BASE_URL on https'],
    ['a metrics token that can be guessed', { METRICS_TOKEN: 'x' }, 'METRICS_TOKEN of 16 characters or more'],
  ])('the product refuses to start in production: %s', (_, changed, message) => {
    const said = errorMessage(changed);
    expect(said).toMatch(/^APP_ENV=production refuses to start without: .*\.$/);
    expect(said).toContain(message);
    // The other settings were valid, and no secret is printed.
    expect(said).not.toContain(';');
    for (const [name, value] of Object.entries(changed)) {
      if (value.length > 3 && name !== 'TRUSTED_PROXIES') expect(said).not.toContain(value);
    }
  });

  test('the product names several unsafe settings in one sentence', () => {
    expect(errorMessage({ PUBLIC_URL: '', TRUSTED_PROXIES: '', SMTP_URL: '' })).toMatch(
      /PUBLIC_URL on https; .*SMTP_URL; TRUSTED_PROXIES/,
    );
  });
});

testRows(['10.0.0.0/33', 'proxy.internal', '10.0.0', 'none, 10.0.0.1', '10.0.0.1/', '::/129'])(
  'TRUSTED_PROXIES=%s is refused in every environment with a sentence',
  (TRUSTED_PROXIES) => {
    expect(() => readConfig({ TRUSTED_PROXIES })).toThrow(
      'TRUSTED_PROXIES is none, or a list of addresses and networks such as 10.0.0.2 or 10.0.0.0/8.',
    );
  },
);
