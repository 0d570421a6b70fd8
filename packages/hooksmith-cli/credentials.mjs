import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import readline from 'node:readline';
import { Writable } from 'node:stream';

/** Where a key is kept: a file that only its owner can read. */

function fileOf() {
  const { XDG_CONFIG_HOME, APPDATA } = process.env;
  const windows = process.platform === 'win32' ? APPDATA : undefined;
  const folder = XDG_CONFIG_HOME || windows || path.join(os.homedir(), '.config');
  return path.join(folder, 'hooksmith', 'credentials.json');
}

/** What the environment says, then what was kept: a kept key goes to the address that it was kept for and no other. */
export function credentials() {
  const { HOOKSMITH_URL, HOOKSMITH_KEY } = process.env;
  const kept = readKept();
  const url = HOOKSMITH_URL || kept.url;
  return { url, key: HOOKSMITH_KEY || (originOf(url) === originOf(kept.url) ? kept.key : undefined) };
}

function originOf(url) {
  return URL.canParse(url) ? new URL(url).origin : null;
}

function readKept() {
  try {
    return JSON.parse(fs.readFileSync(fileOf(), 'utf8')) ?? {};
  } catch {
    return {};
  }
}

export function keep(kept) {
  const file = fileOf();
  fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  // A file beside it, so that the old one stays whole until the new one is; made anew, so that its mode holds.
  const next = `${file}.${process.pid}`;
  fs.writeFileSync(next, `${JSON.stringify(kept, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  fs.renameSync(next, file);
  return file;
}

export function forget() {
  const there = fs.existsSync(fileOf());
  fs.rmSync(fileOf(), { force: true });
  return there;
}

/** One line: from a pipe as it is, from a terminal without showing it. */
export async function readSecret(question) {
  const { stdin, stderr } = process;
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  if (stdin.isTTY) stderr.write(question);
  const lines = readline.createInterface({ input: stdin, output: silent, terminal: Boolean(stdin.isTTY) });
  lines.once('SIGINT', () => process.exit(130));
  const line = await new Promise((resolve) => {
    lines.once('line', resolve);
    lines.once('close', () => resolve(''));
  });
  lines.close();
  if (stdin.isTTY) stderr.write('\n');
  return line.trim();
}
