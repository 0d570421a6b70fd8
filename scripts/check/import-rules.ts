import fs from 'node:fs';
import path from 'node:path';

/**
 * Checks which files may import which: composition root → features → platform and ui. Features may import each other
 * only along declared and used edges in one direction, and the engine only through the files listed below. The stages
 * of the engine depend on each other in one direction. No SQL in routes, no cycles, no barrels, no server code in the
 * browser's bundle, no source file over 300 lines.
 */

const root = path.join(import.meta.dirname, '../..');
const source = path.join(root, 'src');

/** Which features each feature imports. Most import `account`, for the session guards. */
const FEATURE_EDGES: Record<string, readonly string[]> = {
  admin: ['blog', 'landing', 'hooks', 'account', 'credits'],
  workspace: ['sharing', 'hooks', 'account', 'credits'],
  keys: ['workspace', 'webhooks', 'landing', 'hooks', 'account'],
  sharing: ['try', 'blog', 'landing', 'hooks', 'account'],
  try: ['landing', 'hooks', 'account', 'credits'],
  blog: ['landing', 'account'],
  legal: ['landing', 'credits'],
  landing: ['payments', 'hooks', 'credits'],
  webhooks: ['hooks', 'account'],
  payments: ['account', 'credits'],
  hooks: ['account', 'credits'],
  account: ['credits'],
};

/** The code that writes hooks, which is internal to its feature. */
const ENGINE = /^features\/hooks\/((?:read|book|write|ranker|writers)\/.*)$/;
/** The engine's files that other features may import. */
const ENGINE_PUBLIC_FILES: readonly { users: readonly string[]; files: readonly string[] }[] = [
  { users: ['root', 'try'], files: ['writers/writer.ts', 'writers/offline/offline-thread.ts'] },
  { users: ['root'], files: ['writers/choose-writer.ts'] },
  /** The facts about the engine that a public page shows. */
  { users: ['landing'], files: ['book/book-file.ts', 'ranker/training-facts.ts'] },
  /** The book, for its editor in the admin area. */
  {
    users: ['admin'],
    files: [
      'book/audience-slot.ts',
      'book/duplicate-lint.ts',
      'book/edits.ts',
      'book/ids.ts',
      'book/lint.ts',
      'book/sources.ts',
      'book/subject-yaml.ts',
      'book/subject.schema.ts',
    ],
  },
];

/** The stages of the engine (decision 25). Code runs from the later to the earlier ones; types may be shared. */
const ENGINE_STAGES = ['read', 'book', 'write', 'writers'];

const BROWSER_ENTRIES = ['client.tsx', 'site.ts'];
const SERVER_PACKAGES =
  /^(node:|pg$|pg-boss|drizzle-orm|@hono\/node-server|pino|prom-client|nodemailer|stripe$|ai$|@ai-sdk|rate-limiter|sanitize-html|satori|@resvg|react-dom\/server|@react-email|hono$|hono\/(?!client))/;
const ROUTES = /\.routes\.tsx?$/;
/** The query builder and the tables. */
const SQL_IMPORTS = /^(drizzle-orm(\/|$)|platform\/database\/schema)/;
/** These may be longer: theme data and tests. */
const LENGTH_EXEMPT = /^features\/landing\/themes\/|\.test\.tsx?$/;
const MAX_LINES = 300;

type Import = { from: string; to: string; typeOnly: boolean };

const files = fs
  .readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((name) => name.split(path.sep).join('/'))
  .filter((name) => /\.tsx?$/.test(name));
const texts = new Map(files.map((name) => [name, fs.readFileSync(path.join(source, name), 'utf8')]));
const imports = files.filter((name) => !/\.test\.tsx?$/.test(name)).flatMap(importsOf);
const findings = [
  ...layers(),
  ...unusedEdges(),
  ...featureCycles(),
  ...enginePublicFiles(),
  ...engineStages(),
  ...sqlInRoutes(),
  ...cycles(),
  ...barrels(),
  ...serverCodeInBrowser(),
  ...tooLong(),
];

for (const finding of findings) console.error(finding);
if (findings.length > 0) process.exit(1);
console.log(`Import rules hold for ${files.length} files.`);

function importsOf(from: string): Import[] {
  const text = texts.get(from) ?? '';
  const staticImports = [
    ...text.matchAll(/^\s*(?:import|export)\s+(type\s+)?(?:([^'";]*?)\s+from\s+)?'([^']+)'/gm),
  ].map(([, type, names = '', target = '']) => {
    const named = /^\{([^}]*)\}$/s.exec(names.trim())?.[1];
    const allTypes = named?.split(',').every((name) => /^\s*(type\s|$)/.test(name)) ?? false;
    return { from, to: resolve(from, target), typeOnly: Boolean(type) || allTypes };
  });
  const lazy = [...text.matchAll(/\bimport\('([^']+)'\)/g)].map(([, target = '']) => ({
    from,
    to: resolve(from, target),
    typeOnly: false,
  }));
  return [...staticImports, ...lazy];
}

function resolve(from: string, target: string): string {
  if (target.startsWith('#')) return target.slice(1);
  if (target.startsWith('.')) return path.posix.join(path.posix.dirname(from), target);
  return target;
}

function layerOf(
  name: string,
): { layer: 'root' | 'features' | 'platform' | 'ui'; feature: string | null } | null {
  if (!files.includes(name)) return null;
  const [layer = '', feature = ''] = name.split('/');
  if (layer === 'features') return { layer, feature };
  if (layer === 'platform' || layer === 'ui') return { layer, feature: null };
  return { layer: 'root', feature: null };
}

function layers(): string[] {
  const rank = { root: 0, features: 1, ui: 2, platform: 2 };
  return imports.flatMap(({ from, to }) => {
    const a = layerOf(from);
    const b = layerOf(to);
    if (!a || !b) return [];
    if (rank[a.layer] > rank[b.layer])
      return [`${from} must not know ${to}: imports run root → features → platform, ui`];
    if (a.feature && b.feature && a.feature !== b.feature && !FEATURE_EDGES[a.feature]?.includes(b.feature)) {
      return [`${from} must not know ${to}: ${a.feature} → ${b.feature} is not declared`];
    }
    return [];
  });
}

function unusedEdges(): string[] {
  const used = new Set(imports.map(({ from, to }) => `${layerOf(from)?.feature} → ${layerOf(to)?.feature}`));
  return Object.entries(FEATURE_EDGES)
    .flatMap(([from, others]) => others.map((to) => `${from} → ${to}`))
    .filter((edge) => !used.has(edge))
    .map((edge) => `${edge} is declared, and nothing uses it`);
}

/** Code that two features need belongs in a lower layer, or is passed in by the composition root. */
function featureCycles(): string[] {
  return findCycles((name) => FEATURE_EDGES[name] ?? [], Object.keys(FEATURE_EDGES)).map(
    (cycle) => `Cycle of features: ${cycle}`,
  );
}

function enginePublicFiles(): string[] {
  const declared = ENGINE_PUBLIC_FILES.flatMap(({ users, files }) =>
    users.flatMap((user) => files.map((file) => `${user} → ${file}`)),
  );
  const used = imports.flatMap(({ from, to }) => {
    const file = ENGINE.exec(to)?.[1];
    const importer = layerOf(from);
    if (!file || !importer || importer.feature === 'hooks') return [];
    return [{ from, to, edge: `${importer.feature ?? importer.layer} → ${file}` }];
  });
  return [
    ...used
      .filter(({ edge }) => !declared.includes(edge))
      .map(({ from, to }) => `${from} must not know ${to}: it is not a public file of the engine for it`),
    ...declared
      .filter((edge) => !used.some((use) => use.edge === edge))
      .map((edge) => `${edge} is declared as a public file of the engine, and nothing uses it`),
  ];
}

function engineStages(): string[] {
  const stageOf = (name: string) => ENGINE_STAGES.indexOf(ENGINE.exec(name)?.[1]?.split('/')[0] ?? '');
  return imports
    .filter(({ from, to, typeOnly }) => !typeOnly && stageOf(from) >= 0 && stageOf(from) < stageOf(to))
    .map(({ from, to }) => `${from} must not know ${to}: it is a later stage of the engine`);
}

function sqlInRoutes(): string[] {
  return imports
    .filter(({ from, to }) => ROUTES.test(from) && SQL_IMPORTS.test(to))
    .map(({ from, to }) => `${from} must not import ${to}: SQL belongs in queries`);
}

/** Types do not exist at run time, so only value imports can form a cycle. */
function cycles(): string[] {
  const next = new Map<string, string[]>();
  for (const { from, to, typeOnly } of imports) {
    if (!typeOnly && texts.has(to)) next.set(from, [...(next.get(from) ?? []), to]);
  }
  return findCycles((name) => next.get(name) ?? [], files).map((cycle) => `Cycle: ${cycle}`);
}

function findCycles(next: (name: string) => readonly string[], names: readonly string[]): string[] {
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (name: string, trail: string[]): void => {
    const at = trail.indexOf(name);
    if (at >= 0) cycles.push([...trail.slice(at), name].join(' → '));
    if (at >= 0 || done.has(name)) return;
    for (const to of next(name)) visit(to, [...trail, name]);
    done.add(name);
  };
  for (const name of names) visit(name, []);
  return cycles;
}

function barrels(): string[] {
  return files
    .filter((name) => {
      const statements = (texts.get(name) ?? '')
        .split('\n')
        .filter((line) => /^\S/.test(line) && !/^(\/|\*|})/.test(line));
      return statements.length > 0 && statements.every((line) => /^export\s+(\*|\{|type\s*\{)/.test(line));
    })
    .map((name) => `${name} only passes others' exports on: import from the file itself`);
}

function serverCodeInBrowser(): string[] {
  const findings: string[] = [];
  for (const entry of BROWSER_ENTRIES) {
    const seen = new Set<string>();
    const visit = (name: string, trail: string[]): void => {
      if (seen.has(name)) return;
      seen.add(name);
      for (const { to, typeOnly } of imports.filter(({ from }) => from === name)) {
        if (typeOnly) continue;
        if (SERVER_PACKAGES.test(to) || /\.(routes|queries)\.tsx?$/.test(to)) {
          findings.push(`Server code in the browser: ${[...trail, name, to].join(' → ')}`);
        } else if (texts.has(to)) visit(to, [...trail, name]);
      }
    };
    visit(entry, []);
  }
  return findings;
}

function tooLong(): string[] {
  return files
    .filter((name) => !LENGTH_EXEMPT.test(name) && (texts.get(name) ?? '').split('\n').length > MAX_LINES)
    .map((name) => `${name} has more than ${MAX_LINES} lines`);
}
