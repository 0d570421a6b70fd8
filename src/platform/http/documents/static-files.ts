import fs from 'node:fs';
import path from 'node:path';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { type Compressed, sendCompressed } from './compressed.ts';
import { etagOf } from './etag.ts';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
};

type StaticFile = { file: string; headers: Record<string, string>; content: Compressed | null };

/**
 * Serves the files of a build. The list of files is read once, and requests are looked up in it, so a visitor's path
 * never reaches the disk. A file's bytes are cached after its first request.
 */
export function staticFiles(root: string) {
  const files = listFiles(root);
  const send = async (c: Context, file: StaticFile) => {
    file.content ??= await load(file.file);
    return sendCompressed(c, file.content, file.headers);
  };
  return createMiddleware((c, next) => {
    const file = c.req.method === 'GET' || c.req.method === 'HEAD' ? files.get(c.req.path) : undefined;
    return file ? send(c, file) : next();
  });
}

function listFiles(root: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  if (!fs.existsSync(root)) return files;
  for (const name of fs.readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    const type = TYPES[path.extname(name)];
    if (!type || name.split(path.sep).some((part) => part.startsWith('.'))) continue;
    const url = `/${name.split(path.sep).join('/')}`;
    files.set(url, {
      file: path.join(root, name),
      headers: {
        'Content-Type': type,
        // The names of these files contain a hash of their content, so they never change.
        'Cache-Control': /^\/(assets|fonts)\//.test(url)
          ? 'public, max-age=31536000, immutable'
          : 'public, max-age=86400',
        Vary: 'Accept-Encoding',
      },
      content: null,
    });
  }
  return files;
}

async function load(file: string): Promise<Compressed> {
  const optional = (ending: string) => fs.promises.readFile(file + ending).catch(() => null);
  const [plain, br, gzip] = await Promise.all([fs.promises.readFile(file), optional('.br'), optional('.gz')]);
  return { plain, br, gzip, etag: etagOf(plain) };
}
