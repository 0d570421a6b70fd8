import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { build, type Plugin } from 'vite';
import { compilePosts } from '#features/blog/compile-posts.ts';
import { writeBook } from './book/write-book.ts';

/** Builds the browser's files (hashed, precompressed) and the server's bundle into `dist/`. */

const root = path.join(import.meta.dirname, '..');
const client = path.join(root, 'dist/client');
const server = path.join(root, 'dist/server');

/** These packages have hundreds of files, most of them unused. Loading them one by one is slow and takes memory. */
const BUNDLED = [
  'drizzle-orm',
  'zod',
  '@hono/zod-openapi',
  '@hono/zod-validator',
  '@asteasolutions/zod-to-openapi',
  'hono',
  'pg-boss',
  'luxon',
  'cron-parser',
  'serialize-error',
  'prom-client',
  'rate-limiter-flexible',
];

await build({ root, logLevel: 'warn' });
/** Node needs twice the memory for a program with a character beyond Latin-1. */
const inLatin1: Plugin = {
  name: 'latin-1',
  generateBundle(_, bundle) {
    for (const output of Object.values(bundle)) {
      if (output.type !== 'chunk') continue;
      const escaped = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
      output.code = output.code.replace(/[^\0-\xff]/g, escaped);
    }
  },
};

await build({
  root,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  plugins: [inLatin1],
  ssr: { noExternal: BUNDLED },
  build: {
    ssr: true,
    outDir: server,
    emptyOutDir: true,
    target: 'node24',
    // The thread that writes hooks is a separate program. Node keeps the text of every program in memory, so spaces are
    // removed. Names stay for the log's stack traces.
    rolldownOptions: {
      output: { minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } } },
      input: { main: 'src/main.ts', worker: 'src/features/hooks/writers/offline/worker.ts' },
    },
  },
});
fs.cpSync(path.join(root, 'src/platform/database/migrations'), path.join(server, 'migrations'), {
  recursive: true,
});
fs.cpSync(path.join(root, 'src/features/blog/og-fonts'), path.join(server, 'og-fonts'), { recursive: true });
fs.writeFileSync(
  path.join(server, 'posts.json'),
  JSON.stringify(compilePosts(path.join(root, 'content/posts'))),
);
// Other threads compress while this one compiles the book.
const compressed = precompress(client);
writeBook(path.join(server, 'book.bin'));
await compressed;

async function precompress(folder: string): Promise<void> {
  const brotli = promisify(zlib.brotliCompress);
  const gzip = promisify(zlib.gzip);
  const compress = async (name: string) => {
    const file = path.join(folder, name);
    const content = fs.readFileSync(file);
    if (content.length < 512) return;
    const [small, compatible] = await Promise.all([brotli(content), gzip(content, { level: 9 })]);
    fs.writeFileSync(`${file}.br`, small);
    fs.writeFileSync(`${file}.gz`, compatible);
  };
  const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
  await Promise.all(names.filter((name) => /\.(js|css|svg|json|webmanifest|txt)$/.test(name)).map(compress));
}
