import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import packageFile from '../../package.json' with { type: 'json' };
import { COMMANDS, fileOf, helpOf } from '../../scripts/commands.mjs';
import toolsFile from '../../tools/package.json' with { type: 'json' };
import { temporaryFolder } from '../support/product-process.ts';

const root = path.join(import.meta.dirname, '../..');
const { folder, remove } = temporaryFolder('commands');
afterAll(remove);

const names = Object.keys(packageFile.scripts);
const VERSION_CHECK = './scripts/node-version.cjs';
const CONFIGS = ['vitest.config.ts', 'drizzle.config.ts', 'biome.json', 'knip.json'];

test('every command of package.json is documented and prints its help from the documentation', () => {
  expect(names.toSorted()).toEqual(Object.keys(COMMANDS).toSorted());
  for (const name of names) {
    const [, script, ...words] = (packageFile.scripts as Record<string, string>)[name]?.split(' ') ?? [];
    const said = execFileSync(process.execPath, [script as string, ...words, '--help'], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(said.trim(), name).toBe(helpOf(name));
    expect(said, name).toContain(name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`);
  }
});

test('a part of a command is scripts/COMMAND/PART.ts or in the file of the command', () => {
  for (const [name, { parts = {}, file }] of Object.entries(COMMANDS)) {
    const own = `${name}.ts`;
    if (file) expect(file).toBe(own);
    for (const [part, { file }] of Object.entries(parts)) expect([own, `${name}/${part}.ts`]).toContain(file);
    const files = [file, ...Object.values(parts).map((part) => part.file)].filter((one) => one !== undefined);
    const missing = files.filter((one) => !fs.existsSync(path.join(root, 'scripts', one)));
    expect(missing, name).toEqual([]);
  }
});

test('arguments are passed to the part that is named, or else to the command', () => {
  expect(fileOf('prove', ['credits', '--rounds', '3'])).toEqual({
    file: 'prove.ts',
    args: ['credits', '--rounds', '3'],
  });
  expect(fileOf('bench', ['--growth'])).toEqual({ file: 'bench.ts', args: ['--growth'] });
  expect(fileOf('admin', ['list'])).toEqual({ file: 'admin.ts', args: ['list'] });
  expect(fileOf('prove', [])).toBeNull();
  expect(fileOf('prove', ['nothing'])).toBeNull();
});

test('a command installs what it needs before the first install, and tools only if it uses them', () => {
  fs.mkdirSync(path.join(folder, 'scripts'), { recursive: true });
  for (const file of ['run.mjs', 'commands.mjs', 'prepare.mjs'])
    fs.copyFileSync(path.join(root, 'scripts', file), path.join(folder, 'scripts', file));
  fs.writeFileSync(path.join(folder, 'package-lock.json'), '{}');
  const npm = path.join(folder, 'npm.js');
  fs.writeFileSync(npm, 'console.log(process.argv.slice(2).join(" ")); process.exit(1);');
  const run = (...words: string[]) =>
    spawnSync(process.execPath, ['scripts/run.mjs', ...words], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, npm_execpath: npm },
    });
  expect(run('backup').stdout).toMatch(/^install .*--workspaces=false/);
  expect(run('check').stdout).toMatch(/^install (?!.*--workspaces=false)/);
  expect(run('check')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('The dependencies could not be installed.'),
  });
  expect(run('prove')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('npm run prove -- credits'),
  });
});

test('packages among the tools are used by checks, tests or drawings and by nothing that is served', () => {
  const names = Object.keys(toolsFile.devDependencies);
  const search = (name: string, ...where: string[]) =>
    spawnSync('grep', ['-rlF', '--exclude-dir=node_modules', '--exclude=package.json', name, ...where], {
      cwd: root,
      encoding: 'utf8',
    })
      .stdout.split('\n')
      .filter(Boolean);
  const unused = names.filter(
    (name) =>
      !/^@(?:types|fontsource-variable)\//.test(name) &&
      search(name, 'scripts', 'tests', 'src', ...CONFIGS).length === 0,
  );
  expect(unused).toEqual([]);
  const served = names.flatMap((name) =>
    search(`from '${name}`, 'src').filter((file) => !/\.test\.tsx?$|development\.ts$/.test(file)),
  );
  expect(served).toEqual([]);
});

test('a Node version that is too old is refused with the required version', () => {
  const old = `Object.defineProperty(process.versions, 'node', { value: '18.20.0' }); require('${VERSION_CHECK}');`;
  const { status, stderr } = spawnSync(process.execPath, ['-e', old], { cwd: root, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain('Hooksmith needs Node 20.19 or newer to start; this is 18.20.0.');
  expect(stderr).toContain('Install it from https://nodejs.org');
  for (const command of Object.values(packageFile.scripts))
    expect(command).toMatch(new RegExp(`^node -r ${VERSION_CHECK} scripts/`));
});
