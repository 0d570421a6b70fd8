// Plain JavaScript for the host's Node (20.19 or newer: node-version.cjs): it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

export const root = path.join(import.meta.dirname, '..');
const installStamp = path.join(root, 'node_modules/.hooksmith-install');
const buildStamp = path.join(root, 'dist/.build-stamp');

const INSTALL_FAILED =
  'The dependencies could not be installed. Check the network, and what npm said above, and run the command again.';
const BUILD_FAILED =
  'The build failed, as said above. If you changed nothing, delete node_modules and run the command again.';

/**
 * Installs the lockfile's packages if that was not done already: those for serving, or with `tools` also those for
 * checking, testing, measuring and drawing (tools/package.json). Not `npm ci`, because it refuses a lockfile in which a
 * package for another platform could not be resolved, and that varies.
 */
export function install({ tools = false } = {}) {
  const locked = digest([path.join(root, 'package-lock.json')]);
  const [had, hadTools] = (read(installStamp) ?? '').split(' ');
  if (had === locked && (hadTools || !tools)) return;
  console.error('Installing dependencies (once) …');
  const npm = process.env.npm_execpath;
  const [command, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  const args = [
    'install',
    '--no-save',
    '--ignore-scripts',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    ...(tools ? [] : ['--workspaces=false']),
  ];
  run(command, [...first, ...args, '--loglevel=error'], INSTALL_FAILED);
  fs.writeFileSync(installStamp, tools ? `${locked} tools` : locked);
}

/** Builds if anything changed since the last build. */
export function build() {
  const inputs = [
    'src',
    'public',
    'content',
    'scripts/build.ts',
    'scripts/book',
    'vite.config.ts',
    'package.json',
    'package-lock.json',
  ];
  const stamp = digest(inputs.flatMap((input) => filesBelow(path.join(root, input))));
  if (read(buildStamp) === stamp) return;
  console.log('Building …');
  run(node24(), [path.join(root, 'scripts/build.ts')], BUILD_FAILED);
  fs.writeFileSync(buildStamp, stamp);
}

/** The product's Node: npm's, or the host's if that is new enough. */
export function node24() {
  const own = path.join(root, 'node_modules/.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  if (fs.existsSync(own)) return fs.realpathSync(own);
  if (Number.parseInt(process.versions.node, 10) >= 24) return process.execPath;
  fail(
    `npm has no Node 24 for this platform (${process.platform} ${process.arch}): install Node 24 or newer and start again.`,
  );
}

export function run(command, args, complaint) {
  const env = {
    ...process.env,
    PATH: `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
  };
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env });
  if (error || status !== 0) fail(complaint);
}

export function fail(message, code = 1) {
  console.error(message);
  process.exit(code);
}

function filesBelow(start) {
  if (!fs.existsSync(start)) return [];
  if (fs.statSync(start).isFile()) return [start];
  return fs
    .readdirSync(start, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

function digest(files) {
  const hash = crypto.createHash('sha256');
  for (const file of files)
    hash.update(path.relative(root, file)).update('\0').update(fs.readFileSync(file)).update('\0');
  return hash.digest('hex');
}

function read(file) {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : null;
}
