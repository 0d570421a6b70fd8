// Finds a Chromium for the browser tests, or says in one sentence what to do. Plain JavaScript, see prepare.mjs.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
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

/** Installs Debian's package when it may (root, apt); never asks. */
export function findOrInstallChromium() {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium for the browser tests …');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env });
    spawnSync(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'],
      { stdio: 'ignore', env },
    );
  }
  return findChromium();
}
