// Every command of package.json loads this first (`node -r`), in a syntax that each Node can read: an old one would refuse
// the syntax of the other files before they could say what to do.
'use strict';
const version = process.versions.node;
const numbers = version.split('.').map(Number);
if (numbers[0] < 20 || (numbers[0] === 20 && numbers[1] < 19)) {
  console.error(
    'Hooksmith needs Node 20.19 or newer to start; this is ' +
      version +
      '.\nInstall it from https://nodejs.org and run the command again.',
  );
  process.exit(1);
}
