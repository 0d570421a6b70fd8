import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { AUTHORIZATION } from '../authorization.ts';

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
/** Every suffix of a path that begins at a folder or file name. */
const endsOf = (file: string) => file.split('/').map((_, n, parts) => parts.slice(n).join('/'));
const known = new Set([...files, ...folders].flatMap(endsOf));

/** Superseded decisions may name files that no longer exist. */
const documents = files.filter(
  (file) =>
    /^(README|CONTRIBUTING|content\/README|packages\/.*\/README)\.md$/.test(file) ||
    (/^docs\/.*\.md$/.test(file) && !file.startsWith('docs/decisions/history/')),
);

const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');

type Quoted = { file: string; words: string };
const BLOCK = /^```.*?^```/gms;
const CODE = /^```ts\n(.*?)^```/gms;
const wordsQuotedIn = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, words = '']) => words);

const quotedIn = (file: string): Quoted[] =>
  wordsQuotedIn(read(file).replaceAll(BLOCK, '')).map((words) => ({ file, words }));

/** In programs and diagrams, every word that looks like a file is one. Absolute paths are on servers. */
const wordsOfBlocksIn = (file: string): Quoted[] =>
  (read(file).replaceAll(CODE, '').match(BLOCK) ?? []).flatMap((block) =>
    (block.match(/(?<![\w@./*-])[\w@*][\w@./*-]*/g) ?? [])
      .filter((words) => FILE.test(words))
      .map((words) => ({ file, words })),
  );

const FILE = /^[\w@./*-]+\.(css|html|js|json|md|mjs|sh|sql|svg|ts|tsx|txt|webp|yaml|yml|\*)$/;
const FOLDER = /^[\w@-]+(\/[\w@-]+)*\/$/;
const FROM_ROOT = new RegExp(`^(${FOLDERS.join('|')})(/[\\w@.*-]+)*/?$`);
const isPath = (words: string) => [FILE, FOLDER, FROM_ROOT].some((pattern) => pattern.test(words));
/** Example names, and files that the build, the product or the reader creates. */
const NOT_IN_REPOSITORY =
  /^(x[.-]|NNNN-|(data|dist|node_modules)\/|(posts|answer|file|inputs)\.json$|.*\/credentials\.json$|retired-subjects\.txt$)/;

function exists(words: string): boolean {
  const name = words.replace(/^\.?\//, '').replace(/\/$/, '');
  if (!name.includes('*')) return known.has(name);
  const parts = name.split('*').map((part) => part.replaceAll(/[.\\]/g, '\\$&'));
  const pattern = new RegExp(`^${parts.join('[^/]*')}$`);
  return known.values().some((end) => pattern.test(end));
}

/** The words of a quoted command. `<name>` matches any name. */
const wordsOf = ({ file, words }: Quoted): Quoted[] =>
  words.split(' ').map((word) => ({ file, words: word.replaceAll(/<\w+>/g, '*') }));

test('every file and folder that the documents name exists', () => {
  const missing = documents
    .flatMap((file) => [...quotedIn(file).flatMap(wordsOf), ...wordsOfBlocksIn(file)])
    .filter(({ words }) => isPath(words) && !NOT_IN_REPOSITORY.test(words) && !exists(words));
  expect(missing.map(({ file, words }) => `${file}: ${words}`)).toEqual([]);
});

/** `name` and `of.name` in camelCase, and calls, except functions of PostgreSQL. */
const CAMEL = /^(?:[\w$]+\.)*([a-z][a-z0-9]*[A-Z]\w*)$/;
const CALLED = /^(?!pg_)(?:[\w$]+\.)*([A-Za-z_$][\w$]*)\(.*\)$/;
const identifierOf = (words: string) => CAMEL.exec(words)?.[1] ?? CALLED.exec(words)?.[1];

test('every identifier that the documents name exists', () => {
  const sources = files.filter((file) => /^(src|scripts)\/.*\.(ts|tsx|mjs)$/.test(file));
  const identifiers = new Set(sources.flatMap((file) => read(file).match(/[A-Za-z_$][\w$]*/g) ?? []));
  const missing = documents.flatMap(quotedIn).filter(({ words }) => {
    const name = identifierOf(words);
    return name !== undefined && !identifiers.has(name);
  });
  expect(missing.map(({ file, words }) => `${file}: ${words}`)).toEqual([]);
});

test('every call that the documents name has a route', () => {
  const routes = Object.keys(AUTHORIZATION).map((route) =>
    route.replaceAll(/:\w+(\{[^}]*\})?|\{\w+\}/g, ':'),
  );
  // CONTRIBUTING tells its reader to add this call.
  const quoted = documents.filter((file) => file !== 'CONTRIBUTING.md').flatMap(quotedIn);
  const missing = quoted.filter(({ words }) => {
    const [call] = /^(GET|POST|PUT|PATCH|DELETE) \/[^?\s…*]*/.exec(words) ?? [];
    return call && !words.includes('…') && !routes.includes(call.replaceAll(/:\w+|\{\w+\}/g, ':'));
  });
  expect(missing.map(({ file, words }) => `${file}: ${words}`)).toEqual([]);
});

test('every link between documents leads to a file and a heading that exist', () => {
  const anchorsOf = (file: string) =>
    [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    );
  const broken = documents.flatMap((file) =>
    [
      ...read(file)
        .replaceAll(BLOCK, '')
        .matchAll(/\]\(([^)\s]+)\)/g),
    ].flatMap(([, link = '']) => {
      if (/^(https?|mailto):/.test(link)) return [];
      const [to = '', anchor] = link.split('#');
      const target = to ? path.posix.join(path.posix.dirname(file), to) : file;
      const isThere = files.includes(target) || folders.has(target.replace(/\/$/, ''));
      const isHeading = !anchor || !target.endsWith('.md') || (isThere && anchorsOf(target).includes(anchor));
      return isThere && isHeading ? [] : [`${file}: ${link}`];
    }),
  );
  expect(broken).toEqual([]);
});

test('code in the documents stands in the file that it names, line for line', () => {
  const linesOf = (text: string) => text.replaceAll(/^\s+|\n$/gm, '');
  const parts = documents.flatMap((document) =>
    [...read(document).matchAll(CODE)].flatMap(([, code = '']) =>
      code.split(/^(?=\/\/ \S+\.tsx?$)/m).map((part) => ({ document, part })),
    ),
  );
  expect(parts.length).toBeGreaterThan(2);
  const wrong = parts.flatMap(({ document, part }) => {
    const [, name = '', text = ''] = /^\/\/ (\S+)\n(.*)$/s.exec(part) ?? [];
    const [source = ''] = files.filter((file) => endsOf(file).includes(name));
    const pieces = text.split(/^\s*\/\/ …$/m).map(linesOf);
    const stands = source !== '' && pieces.every((piece) => linesOf(read(source)).includes(piece));
    return stands ? [] : [`${document}: ${part}`];
  });
  expect(wrong).toEqual([]);
});

/** All files that a path in a document may mean. Documents write paths below a folder that they name earlier. */
const sourcesAt = (words: string) =>
  files.filter((file) => /^src\/.*\.tsx?$/.test(file) && endsOf(file).includes(words));
const holds = (file: string, name: string) => new RegExp(`\\b${name}\\b`).test(read(file));

test('a step in a list of the files of a call names only what its files hold', () => {
  const wrong = documents.flatMap((file) =>
    [...read(file).matchAll(/^\d+\. (?:\*\*)?`.*(?:\n {3}.*)*/gm)].flatMap(([step]) => {
      const quoted = wordsQuotedIn(step);
      const named = quoted.flatMap(sourcesAt);
      const missing = quoted
        .map(identifierOf)
        .filter((name) => name !== undefined && !named.some((source) => holds(source, name)));
      return named.length > 0 ? missing.map((name) => `${file}: ${name} in ${quoted[0]}`) : [];
    }),
  );
  expect(wrong).toEqual([]);
});

test('a message in a diagram is sent and received by files that name it', () => {
  const wrong = documents.flatMap((file) =>
    (read(file).match(BLOCK) ?? [])
      .filter((block) => block.includes('sequenceDiagram'))
      .flatMap((block) => {
        const participants = new Map(
          [...block.matchAll(/participant (\w+) as (\S+)/g)].map(([, letter, name = '']) => [letter, name]),
        );
        return [...block.matchAll(/(\w+)->>(\w+): ([a-z]+[A-Z]\w*|\w+(?=\())/g)].flatMap(
          ([, from, to, name = '']) =>
            [from, to]
              .flatMap((letter) => participants.get(letter) ?? [])
              .filter((participant) => {
                const sources = sourcesAt(participant);
                return sources.length > 0 && !sources.some((source) => holds(source, name));
              })
              .map((participant) => `${file}: ${name} in ${participant}`),
        );
      }),
  );
  expect(wrong).toEqual([]);
});
