import net from 'node:net';
import type { Config } from './config.ts';

/**
 * The settings without which `APP_ENV=production` does not start, each as a sentence that says what to set. They never
 * contain the value, because they end up in logs.
 */
export function missingInProduction(config: Config): string[] {
  return [
    config.publicUrl?.protocol !== 'https:' && 'PUBLIC_URL on https',
    ...missingForStripe(config.stripe),
    missingForDatabase('DATABASE_URL', config.databaseUrl),
    missingForDatabase('DATABASE_DIRECT_URL', config.databaseDirectUrl),
    missingForDatabase('DATABASE_REPLICA_URL', config.databaseReplicaUrl),
    config.ai?.baseUrl?.startsWith('http:') &&
      !isOwnNetworkHost(new URL(config.ai.baseUrl).hostname) &&
      'AI_BASE_URL on https, since it carries the key and what people typed',
    missingForMail(config.smtp),
    !config.checksCertificates && 'checked certificates (NODE_TLS_REJECT_UNAUTHORIZED must not be 0)',
    config.limits === 'off' && 'LIMITS=on',
    missingForProxies(config),
    config.admin &&
      isWeak(config.admin) &&
      `ADMIN_PASSWORD of ${ADMIN_PASSWORD_LENGTH} characters or more that nobody guesses`,
    config.metricsToken !== null &&
      config.metricsToken.length < TOKEN_LENGTH &&
      `METRICS_TOKEN of ${TOKEN_LENGTH} characters or more, such as openssl rand -hex 32 prints`,
  ].filter((message) => typeof message === 'string');
}

const ADMIN_PASSWORD_LENGTH = 12;
const DIFFERENT_CHARACTERS = 6;
const TOKEN_LENGTH = 16;
/** Long passwords are rarely on lists, but these words followed by a number are. */
const TRIED_FIRST =
  /^\W*(password|passw0rd|qwerty(uiop)?|admin(istrator)?|letmein|welcome|changeme|hooksmith|iloveyou)[\W\d]*$/i;

/** Rows of a keyboard and the like. A password that is only a part of one, or one part repeated, is refused. */
const ROWS = [
  '1234567890'.repeat(6),
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb',
];
const REPEATED = /^(.{1,12})\1+$/;

function isPredictable(password: string): boolean {
  const typed = password.toLowerCase();
  const reversed = [...typed].reverse().join('');
  return REPEATED.test(typed) || ROWS.some((row) => row.includes(typed) || row.includes(reversed));
}

function isWeak({ email, password }: NonNullable<Config['admin']>): boolean {
  const accountWords = [email, email.split('@')[0], email.split('@')[1]].map((part) => part?.toLowerCase());
  return (
    [...password].length < ADMIN_PASSWORD_LENGTH ||
    new Set(password).size < DIFFERENT_CHARACTERS ||
    TRIED_FIRST.test(password) ||
    isPredictable(password) ||
    accountWords.includes(password.toLowerCase())
  );
}

function missingForStripe(stripe: Config['stripe']) {
  if (!stripe) {
    return ['STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET (the test checkout is not for production)'];
  }
  return [
    !/^[sr]k_live_\w{20,}$/.test(stripe.secretKey) &&
      'STRIPE_SECRET_KEY as a live key (sk_live_… or rk_live_…)',
    !/^whsec_[\w+/=-]{20,}$/.test(stripe.webhookSecret) &&
      'STRIPE_WEBHOOK_SECRET as Stripe shows it (whsec_…)',
    stripe.apiBase !== null && new URL(stripe.apiBase).protocol !== 'https:' && 'STRIPE_API_BASE on https',
  ];
}

/**
 * This machine, and private networks: private addresses, and names without a dot, as containers have them. Nobody else
 * can listen there. A host of digits (134744072, 0x08080808) is an address in another notation.
 */
function isOwnNetworkHost(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '');
  if (net.isIP(bare) === 0) return /^[a-z][\w-]*$/i.test(bare);
  return OWN_NETWORKS.check(bare, net.isIPv6(bare) ? 'ipv6' : 'ipv4');
}

const OWN_NETWORKS = new net.BlockList();
for (const [ip, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  OWN_NETWORKS.addSubnet(ip, bits, 'ipv4');
OWN_NETWORKS.addAddress('::1', 'ipv6');
OWN_NETWORKS.addSubnet('fc00::', 7, 'ipv6');

/** The modes of node-postgres that check the certificate. */
const CHECKED = ['require', 'verify-ca', 'verify-full'];

function missingForDatabase(name: string, url: string | null): string | false {
  if (!url) return false;
  const { hostname, searchParams } = new URL(url);
  const host = searchParams.getAll('host').at(-1) ?? hostname;
  if (host.startsWith('/') || isOwnNetworkHost(host)) return false;
  const checked =
    CHECKED.includes(String(searchParams.getAll('sslmode'))) && !searchParams.has('uselibpqcompat');
  return (
    !checked && `${name} with TLS and a valid certificate (?sslmode=verify-full) where it leads elsewhere`
  );
}

function missingForMail(smtp: Config['smtp']): string | false {
  if (!smtp) return 'SMTP_URL';
  const { protocol, hostname, searchParams } = new URL(smtp.url);
  if (['localhost', '127.0.0.1', '[::1]'].includes(hostname)) return false;
  const encrypted = protocol === 'smtps:' || String(searchParams.getAll('requireTLS')) === 'true';
  const unchecked = searchParams.has('tls.rejectUnauthorized');
  return (
    (!encrypted || unchecked) &&
    'SMTP_URL with TLS and a valid certificate (smtps://… or smtp://…?requireTLS=true), since mails hold links that sign in'
  );
}

/**
 * The smallest prefix that is accepted as somebody's own network: 10.0.0.0/8, also written as IPv6, fc00::/7, and a
 * large provider's.
 */
function minPrefixLength(ip: string): number {
  if (!net.isIPv6(ip)) return 8;
  if (/^::ffff:/i.test(ip)) return 96 + 8;
  return /^f[cd]/i.test(ip) ? 7 : 19;
}

function missingForProxies({ trustedProxies }: Config): string | false {
  if (trustedProxies === null) {
    return 'TRUSTED_PROXIES as the addresses of your proxy, or TRUSTED_PROXIES=none where none stands before the product (limits by address depend on it)';
  }
  const tooWide = trustedProxies.some((proxy) => {
    const [ip = '', bits] = proxy.split('/');
    return bits !== undefined && Number(bits) < minPrefixLength(ip);
  });
  return tooWide && 'TRUSTED_PROXIES that are your own (whoever is in them may pretend to be any address)';
}
