import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const FOLDERS = ['content', 'deploy', 'docs', 'packages', 'public', 'scripts', 'src', 'tests', 'tools'];

function walk(folder: string): string[] {
  return fs
    .readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}

const topFiles = fs.readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isFile());
const files = [...topFiles.map(({ name }) => name), ...FOLDERS.flatMap(walk)];
const folders = new Set(
  files.flatMap((file) => {
    const parts = file.split('/').slice(0, -1);
    return parts.map((_, n) => parts.slice(0, n + 1).join('/'));
  }),
);
/** Every end of a path that begins at a folder's or a file's name. */
const endsOf = (file: string) => file.split('/').map((_, n, parts) => parts.slice(n).join('/'));
const known = new Set([...files, ...folders].flatMap(endsOf));

/** Superseded decisions speak of files that are gone. */
const documents = files.filter(
  (file) =>
    /^(README|CONTRIBUTING)\.md$/.test(file) ||
    (/^docs\/.*\.md$/.test(file) && !file.startsWith('docs/decisions/history/')),
);

type Quoted = { file: string; words: string };

function quotedIn(file: string): Quoted[] {
  const text = fs.readFileSync(path.join(root, file), 'utf8').replaceAll(/^```.*?^```/gms, '');
  return [...text.matchAll(/`([^`\n]+)`/g)].map(([, words = '']) => ({ file, words }));
}

const FILE = /^[\w@./*-]+\.(css|html|js|json|md|mjs|sh|sql|svg|ts|tsx|txt|webp|yaml|yml|\*)$/;
const FOLDER = /^[\w@-]+(\/[\w@-]+)*\/$/;
const FROM_ROOT = new RegExp(`^(${FOLDERS.join('|')})(/[\\w@.*-]+)*/?$`);
const isPath = (words: string) => [FILE, FOLDER, FROM_ROOT].some((pattern) => pattern.test(words));
/** Examples of names, and files that the build, the product or the reader makes. */
const NOT_IN_REPOSITORY = /^(x[.-]|NNNN-|(data|dist|node_modules)\/|(posts|answer)\.json$)/;

function exists(words: string): boolean {
  const name = words.replace(/^\.?\//, '').replace(/\/$/, '');
  if (!name.includes('*')) return known.has(name);
  const parts = name.split('*').map((part) => part.replaceAll(/[.\\]/g, '\\$&'));
  const pattern = new RegExp(`^${parts.join('[^/]*')}$`);
  return known.values().some((end) => pattern.test(end));
}

test('every file and folder that the documents name exists', () => {
  const missing = documents
    .flatMap(quotedIn)
    .filter(({ words }) => isPath(words) && !NOT_IN_REPOSITORY.test(words) && !exists(words));
  expect(missing.map(({ file, words }) => `${file}: ${words}`)).toEqual([]);
});

/** `name` and `of.name` in camelCase, and what is called, but for functions of PostgreSQL. */
const CAMEL = /^(?:[\w$]+\.)*([a-z][a-z0-9]*[A-Z]\w*)$/;
const CALLED = /^(?!pg_)(?:[\w$]+\.)*([A-Za-z_$][\w$]*)\(.*\)$/;

test('every identifier that the documents name exists', () => {
  const sources = files.filter((file) => /^(src|scripts)\/.*\.(ts|tsx|mjs)$/.test(file));
  const identifiers = new Set(
    sources.flatMap(
      (file) => fs.readFileSync(path.join(root, file), 'utf8').match(/[A-Za-z_$][\w$]*/g) ?? [],
    ),
  );
  const missing = documents.flatMap(quotedIn).filter(({ words }) => {
    const name = CAMEL.exec(words)?.[1] ?? CALLED.exec(words)?.[1];
    return name !== undefined && !identifiers.has(name);
  });
  expect(missing.map(({ file, words }) => `${file}: ${words}`)).toEqual([]);
});
