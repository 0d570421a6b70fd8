import net from 'node:net';
import path from 'node:path';
import { z } from 'zod';
import { missingInProduction } from './production.ts';

/** Empty strings count as unset: `PORT= npm start` should behave like no PORT at all. */
const text = z
  .string()
  .trim()
  .transform((value) => (value === '' ? undefined : value))
  .optional();

/** Dollars for a million tokens. */
const price = text.pipe(z.coerce.number<string>().min(0).max(10_000).optional());

const environment = z.object({
  PORT: text.pipe(z.coerce.number<string>().int().min(0).max(65535).default(3000)),
  HOST: text,
  PUBLIC_URL: text.pipe(z.url({ protocol: /^https?$/ }).optional()),
  APP_ENV: text.pipe(z.enum(['local', 'production']).default('local')),
  DATA_DIR: text.pipe(z.string().default('./data')),
  DATABASE_URL: text.pipe(z.url({ protocol: /^postgres(ql)?$/ }).optional()),
  DATABASE_DIRECT_URL: text.pipe(z.url({ protocol: /^postgres(ql)?$/ }).optional()),
  DATABASE_REPLICA_URL: text.pipe(z.url({ protocol: /^postgres(ql)?$/ }).optional()),
  DATABASE_CONNECTIONS: text.pipe(z.coerce.number<string>().int().min(2).max(1000).optional()),
  WORKERS: text.pipe(z.coerce.number<string>().int().min(1).max(32).default(1)),
  ADMIN_EMAIL: text.pipe(z.email().optional()),
  ADMIN_PASSWORD: text,
  SECRET_KEY: text.pipe(
    z
      .string()
      .regex(
        /^([0-9a-f]{64}|[A-Za-z0-9+/]{43}=)$/i,
        'must be 32 bytes in hex or base64: openssl rand -hex 32.',
      )
      .optional(),
  ),
  AI_PROVIDER: text.pipe(
    z.enum(['offline', 'openai', 'anthropic', 'google', 'compatible']).default('offline'),
  ),
  AI_MODEL: text,
  AI_API_KEY: text,
  AI_BASE_URL: text.pipe(z.url({ protocol: /^https?$/ }).optional()),
  AI_HOOK_SECONDS: text.pipe(z.coerce.number<string>().min(1).max(600).default(14)),
  AI_RUN_SECONDS: text.pipe(z.coerce.number<string>().min(5).max(600).optional()),
  AI_EDITOR: text.pipe(z.enum(['true', 'false']).optional()),
  AI_INPUT_PRICE: price,
  AI_OUTPUT_PRICE: price,
  AI_DAILY_TOKENS: text.pipe(z.coerce.number<string>().int().min(1).optional()),
  STRIPE_SECRET_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  STRIPE_API_BASE: text.pipe(z.url({ protocol: /^https?$/ }).optional()),
  SMTP_URL: text.pipe(z.url({ protocol: /^smtps?$/ }).optional()),
  MAIL_FROM: text,
  SUPPORT_EMAIL: text.pipe(z.email().default('support@hooksmith.example')),
  GA_MEASUREMENT_ID: text.pipe(
    z
      .string()
      .regex(/^G-[A-Z0-9]+$/)
      .optional(),
  ),
  TRUSTED_PROXIES: text,
  METRICS_TOKEN: text,
  UNANSWERED_TOPICS: text.pipe(
    z
      .string()
      .regex(/^(off|[2-9]|[1-9]\d{1,2})$/, 'is off, or from how many people on a topic is listed: 2 or more.')
      .default('2'),
  ),
  LIMITS: text.pipe(z.string().default('on')),
  NODE_TLS_REJECT_UNAUTHORIZED: text,
  LOG_LEVEL: text.pipe(z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info')),
});

/** `off`, or changed limits as tries/seconds: `register=500/3600 generate=10/60`. */
export type LimitSettings = 'off' | Record<string, { points: number; seconds: number }>;

export type AiProvider = 'openai' | 'anthropic' | 'google' | 'compatible';

export type AiConfig = {
  provider: AiProvider;
  model: string;
  apiKey: string | null;
  baseUrl: string | null;
  /** The longest wait for the next hook, and for the whole run. */
  hookSeconds: number;
  runSeconds: number;
  /** Whether a second call edits the first answer. */
  editor: boolean;
  /** Dollars for a million tokens; null if not configured. */
  prices: { input: number; output: number } | null;
  /** Tokens per day (UTC) for all processes together. When they are used up, the book writes. */
  dailyTokens: number | null;
};

/** The product's settings. A group that is not configured is null, so that code cannot use half of it. */
export type Config = {
  port: number;
  host: string | undefined;
  publicUrl: URL | null;
  production: boolean;
  dataDir: string;
  databaseUrl: string | null;
  /** The same database without the pooler that `databaseUrl` leads to; null without a pooler. */
  databaseDirectUrl: string | null;
  /** A standby of the same database, for reads; null if there is none. */
  databaseReplicaUrl: string | null;
  /** The most connections to the database from one process; null for the default. */
  databaseConnections: number | null;
  /** Processes behind the one port. */
  workers: number;
  admin: { email: string; password: string } | null;
  /** Encrypts secrets that the database stores: those of authenticator apps and of webhooks. */
  secretKey: Buffer | null;
  ai: AiConfig | null;
  stripe: { secretKey: string; webhookSecret: string; apiBase: string | null } | null;
  smtp: { url: string } | null;
  mailFrom: string;
  supportEmail: string;
  gaMeasurementId: string | null;
  /** Empty if the operator declared that there is no proxy; null if nothing was declared. */
  trustedProxies: string[] | null;
  metricsToken: string | null;
  /** How many people must have typed an unanswered topic before admins see it; null: none are kept. */
  unansweredTopics: number | null;
  limits: LimitSettings;
  /** False if Node was told to accept any certificate. */
  checksCertificates: boolean;
  logLevel: string;
};

/** An invalid setting, in words for the operator. */
export class ConfigError extends Error {}

export function readConfig(env: Record<string, string | undefined>): Config {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`The environment has a mistake. ${lines.join(' ')}`);
  }
  const e = parsed.data;
  const config: Config = {
    port: e.PORT,
    host: e.HOST,
    publicUrl: e.PUBLIC_URL ? new URL(e.PUBLIC_URL) : null,
    production: e.APP_ENV === 'production',
    dataDir: path.resolve(e.DATA_DIR),
    databaseUrl: e.DATABASE_URL ?? null,
    databaseDirectUrl: e.DATABASE_DIRECT_URL ?? null,
    databaseReplicaUrl: e.DATABASE_REPLICA_URL ?? null,
    databaseConnections: e.DATABASE_CONNECTIONS ?? null,
    workers: e.WORKERS,
    admin: bothOrNeither(
      'ADMIN_EMAIL and ADMIN_PASSWORD',
      e.ADMIN_EMAIL,
      e.ADMIN_PASSWORD,
      (email, password) => ({
        email,
        password,
      }),
    ),
    secretKey: e.SECRET_KEY ? Buffer.from(e.SECRET_KEY, e.SECRET_KEY.length === 64 ? 'hex' : 'base64') : null,
    ai: readAi(e),
    stripe: bothOrNeither(
      'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET',
      e.STRIPE_SECRET_KEY,
      e.STRIPE_WEBHOOK_SECRET,
      (secretKey, webhookSecret) => ({ secretKey, webhookSecret, apiBase: e.STRIPE_API_BASE ?? null }),
    ),
    smtp: e.SMTP_URL ? { url: e.SMTP_URL } : null,
    mailFrom: e.MAIL_FROM ?? `Hooksmith <${e.SUPPORT_EMAIL}>`,
    supportEmail: e.SUPPORT_EMAIL,
    gaMeasurementId: e.GA_MEASUREMENT_ID ?? null,
    trustedProxies: readProxies(e.TRUSTED_PROXIES),
    metricsToken: e.METRICS_TOKEN ?? null,
    unansweredTopics: e.UNANSWERED_TOPICS === 'off' ? null : Number(e.UNANSWERED_TOPICS),
    limits: readLimits(e.LIMITS),
    checksCertificates: e.NODE_TLS_REJECT_UNAUTHORIZED !== '0',
    logLevel: e.LOG_LEVEL,
  };
  if (config.databaseDirectUrl && !config.databaseUrl) {
    throw new ConfigError('DATABASE_DIRECT_URL is for a pooler in DATABASE_URL: set both or neither.');
  }
  if (config.databaseReplicaUrl && !config.databaseUrl) {
    throw new ConfigError(
      'DATABASE_REPLICA_URL is for a replica of DATABASE_URL, and the embedded database has none: set both or neither.',
    );
  }
  refuseUnsafeProduction(config);
  return config;
}

function readLimits(value: string): LimitSettings {
  if (value === 'off') return 'off';
  if (value === 'on') return {};
  return Object.fromEntries(
    value.split(/[\s,]+/).map((part) => {
      const match = /^(\w+)=([1-9]\d*)\/([1-9]\d*)$/.exec(part);
      if (!match)
        throw new ConfigError('LIMITS is on, off, or a list such as register=500/3600 (tries/seconds).');
      return [match[1], { points: Number(match[2]), seconds: Number(match[3]) }];
    }),
  );
}

function bothOrNeither<T>(
  names: string,
  a: string | undefined,
  b: string | undefined,
  make: (a: string, b: string) => T,
): T | null {
  if (a && b) return make(a, b);
  if (a || b) throw new ConfigError(`${names} belong together: set both or neither.`);
  return null;
}

function readAi(e: z.infer<typeof environment>): Config['ai'] {
  if (e.AI_PROVIDER === 'offline') return null;
  if (!e.AI_MODEL) throw new ConfigError(`AI_PROVIDER=${e.AI_PROVIDER} needs AI_MODEL.`);
  if (e.AI_PROVIDER === 'compatible' && !e.AI_BASE_URL) {
    throw new ConfigError('AI_PROVIDER=compatible needs AI_BASE_URL.');
  }
  if (e.AI_PROVIDER !== 'compatible' && !e.AI_API_KEY) {
    throw new ConfigError(`AI_PROVIDER=${e.AI_PROVIDER} needs AI_API_KEY.`);
  }
  // An editor makes a run half as long again, so a model on the operator's own machine gets one only if configured.
  const editor = e.AI_EDITOR ? e.AI_EDITOR === 'true' : e.AI_PROVIDER !== 'compatible';
  const runSeconds = e.AI_RUN_SECONDS ?? (editor ? 45 : 25);
  if (e.AI_HOOK_SECONDS > runSeconds) {
    throw new ConfigError('AI_HOOK_SECONDS must not be more than AI_RUN_SECONDS.');
  }
  if ((e.AI_INPUT_PRICE === undefined) !== (e.AI_OUTPUT_PRICE === undefined)) {
    throw new ConfigError('AI_INPUT_PRICE and AI_OUTPUT_PRICE belong together: set both or neither.');
  }
  return {
    provider: e.AI_PROVIDER,
    model: e.AI_MODEL,
    apiKey: e.AI_API_KEY ?? null,
    baseUrl: e.AI_BASE_URL ?? null,
    hookSeconds: e.AI_HOOK_SECONDS,
    runSeconds,
    editor,
    prices:
      e.AI_INPUT_PRICE === undefined ? null : { input: e.AI_INPUT_PRICE, output: e.AI_OUTPUT_PRICE ?? 0 },
    dailyTokens: e.AI_DAILY_TOKENS ?? null,
  };
}

function readProxies(value: string | undefined): string[] | null {
  if (value === undefined) return null;
  if (value === 'none') return [];
  const proxies = value.split(/[\s,]+/).filter(Boolean);
  if (!proxies.every(isIpOrNetwork)) {
    throw new ConfigError(
      'TRUSTED_PROXIES is none, or a list of addresses and networks such as 10.0.0.2 or 10.0.0.0/8.',
    );
  }
  return proxies;
}

function isIpOrNetwork(text: string): boolean {
  const [ip = '', bits, ...rest] = text.split('/');
  const maxPrefix = { 0: -1, 4: 32, 6: 128 }[net.isIP(ip)] as number;
  return (
    rest.length === 0 &&
    maxPrefix > 0 &&
    (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= maxPrefix))
  );
}

function refuseUnsafeProduction(config: Config): void {
  if (!config.production) return;
  const missing = missingInProduction(config);
  if (missing.length > 0) {
    throw new ConfigError(`APP_ENV=production refuses to start without: ${missing.join('; ')}.`);
  }
}
