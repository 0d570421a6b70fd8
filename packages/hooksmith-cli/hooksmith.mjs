#!/usr/bin/env node
import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { createApi } from './api.mjs';
import { credentials, forget, keep, readSecret } from './credentials.mjs';
import { Failure, REFUSED, USAGE } from './failure.mjs';
import { asCsv, asJson, asMarkdown, asText, plain } from './formats.mjs';

const HELP = `Hooks for short videos, from the terminal.

  hooksmith login [--url address]         keep a key (Settings, API keys)
  hooksmith logout                        forget it
  hooksmith write <topic> [--point text]  spend a run on ten hooks
  hooksmith list [--search words] [--limit n]
  hooksmith export [--format csv|md|json] [--output file]

  --json   answer as JSON (write, list)
  --help   this text

HOOKSMITH_KEY and HOOKSMITH_URL go before what login kept.
Exit codes: 0 done, 1 refused, 2 wrong use, 3 no connection.`;

const text = { type: 'string' };
const flag = { type: 'boolean' };
const COMMANDS = {
  login: { run: login, options: { url: text } },
  logout: { run: logout, options: {} },
  write: { run: write, options: { point: text, json: flag, 'idempotency-key': text }, takesTopic: true },
  list: { run: list, options: { search: text, limit: text, json: flag } },
  export: { run: exportAll, options: { format: text, output: text } },
};
const FORMATS = { csv: asCsv, md: asMarkdown, json: asJson };
const DEFAULT_URL = 'http://localhost:3000';
const LIST_MAX = 100;

async function login({ url }) {
  const before = credentials();
  const address = addressOf(url ?? before.url ?? DEFAULT_URL);
  const key = process.env.HOOKSMITH_KEY ?? (await readSecret('API key: '));
  if (!/^hsk_[\w-]{43}$/.test(key)) throw new Failure(USAGE, 'That is no API key: they begin with hsk_');
  const account = await createApi({ url: address, key })('GET', '/account');
  const file = keep({ url: address, key });
  print(`${plain(account.key.name)} is kept in ${file}. ${runs(account.runs_left)} left.`);
}

async function logout() {
  print(forget() ? 'The key is forgotten here. Revoke it in your settings too.' : 'No key was kept here.');
}

async function write({ topic, point, json, 'idempotency-key': again }) {
  const written = await api()('POST', '/hooks', { body: { topic, point }, idempotencyKey: again });
  print(json ? asJson(written) : `${asText(written.hooks)}\n\n${runs(written.runs_left)} left.`);
}

async function list({ search, limit = '20', json }) {
  const count = Number(limit);
  if (!Number.isInteger(count) || count < 1 || count > LIST_MAX)
    throw new Failure(USAGE, `--limit must be a whole number from 1 to ${LIST_MAX}`);
  const query = new URLSearchParams({ limit, ...(search && { search }) });
  const { hooks } = await api()('GET', `/hooks?${query}`);
  if (json) print(asJson(hooks));
  else print(hooks.length > 0 ? asText(hooks) : 'No hooks here.');
}

async function exportAll({ format = 'csv', output }) {
  if (!Object.hasOwn(FORMATS, format)) throw new Failure(USAGE, '--format must be csv, md or json');
  const call = api();
  const hooks = [];
  for (let path = `/hooks?limit=${LIST_MAX}`; path; ) {
    const page = await call('GET', path);
    hooks.push(...page.hooks);
    path = page.next?.replace(/^\/api\/v1/, '');
  }
  const file = FORMATS[format](hooks);
  if (!output) return print(file);
  try {
    fs.writeFileSync(output, `${file}\n`);
  } catch (error) {
    throw new Failure(REFUSED, `${output} could not be written: ${error.message}`);
  }
  print(`${hooks.length} hooks are in ${output}`);
}

function api() {
  const { url = DEFAULT_URL, key } = credentials();
  if (!key) throw new Failure(REFUSED, 'No key yet. Run "hooksmith login", or set HOOKSMITH_KEY.');
  return createApi({ url: addressOf(url), key });
}

/** A key must not travel in the clear, but for a product on this computer. */
function addressOf(text) {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol)) throw new Failure(USAGE, `${text} is no web address`);
  const here = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname);
  if (url.protocol === 'http:' && !here) throw new Failure(USAGE, `${url.origin} must be https`);
  return url.origin;
}

function runs(count) {
  return `${Number(count)} ${count === 1 ? 'run' : 'runs'}`;
}

function print(words) {
  process.stdout.write(`${words}\n`);
}

function parse(args) {
  const [name, ...rest] = args;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : null;
  if (!command) throw new Failure(USAGE, `There is no "${name}". Try hooksmith --help.`);
  const { options, takesTopic, run } = command;
  let parsed;
  try {
    parsed = parseArgs({ args: rest, options, allowPositionals: Boolean(takesTopic) });
  } catch (error) {
    throw new Failure(USAGE, `${error.message.split('. ')[0]}. Try hooksmith --help.`);
  }
  const topic = parsed.positionals.join(' ').trim();
  if (takesTopic && !topic) throw new Failure(USAGE, 'Say the topic: hooksmith write "sourdough bread"');
  return () => run({ ...parsed.values, topic });
}

async function main(args) {
  if (args.includes('--help') || args.includes('-h')) return print(HELP);
  if (args.length === 0) throw new Failure(USAGE, HELP);
  await parse(args)();
}

// Whoever reads from us may have enough: `hooksmith list | head`.
process.stdout.on('error', (error) => process.exit(error.code === 'EPIPE' ? 0 : 1));
try {
  await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = error.code;
}
