// Finds a Chromium for the browser tests, or says in one sentence what to do. Plain JavaScript, see prepare.mjs.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

// The headless shell first, because it renders the same pages in two thirds of the time.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

export function findChromium() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const named = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [process.env.CHROMIUM_PATH, ...named, ...PLACES].find((file) => file && fs.existsSync(file)) ?? null;
}

/** Installs Debian's package if it is missing and this account may (root, apt). Never asks. */
export function findOrInstallChromium() {
  const chromium = findChromium();
  if (chromium && (process.env.CHROMIUM_PATH || path.basename(chromium) === NAMES[0])) return chromium;
  if (process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium for the browser tests …');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const apt = (...words) => spawnSync('apt-get', [...words], { stdio: 'ignore', env }).status === 0;
    const add = (name) => apt('install', '-y', '-qq', '--no-install-recommends', name, 'fonts-liberation');
    apt('update', '-qq');
    // Older releases of Debian, and Ubuntu, have no package of the shell alone.
    if (!add(NAMES[0]) && !chromium) add('chromium');
  }
  return findChromium();
}
