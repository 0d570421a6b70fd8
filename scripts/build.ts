import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { build } from 'vite';
import { compilePosts } from '#features/blog/compile-posts.ts';
import { writeBook } from './book/write-book.ts';

/** Builds the browser's files (hashed, precompressed) and the server's bundle into `dist/`. */

const root = path.join(import.meta.dirname, '..');
const client = path.join(root, 'dist/client');
const server = path.join(root, 'dist/server');

await build({ root, logLevel: 'warn' });
await build({
  root,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  // From its hundreds of files Node would read its large package.json for each: slow, and memory that stays.
  ssr: { noExternal: ['drizzle-orm'] },
  build: {
    ssr: true,
    outDir: server,
    emptyOutDir: true,
    target: 'node24',
    // The thread that writes hooks is a program of its own, beside the server.
    rolldownOptions: {
      input: { main: 'src/main.ts', thread: 'src/features/hooks/writers/offline/thread.ts' },
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
writeBook(path.join(server, 'book.bin'));
await precompress(client);

async function precompress(folder: string): Promise<void> {
  const brotli = promisify(zlib.brotliCompress);
  const gzip = promisify(zlib.gzip);
  for (const name of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|css|svg|json|webmanifest|txt)$/.test(name)) continue;
    const file = path.join(folder, name);
    const content = fs.readFileSync(file);
    if (content.length < 512) continue;
    fs.writeFileSync(`${file}.br`, await brotli(content));
    fs.writeFileSync(`${file}.gz`, await gzip(content, { level: 9 }));
  }
}
