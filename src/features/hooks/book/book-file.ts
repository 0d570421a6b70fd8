import fs from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Where the compiled book lies: beside the built server, or, run from the source, where the build puts it. */
export function bookFile(): string {
  const beside = fileURLToPath(new URL('./book.bin', import.meta.url));
  return fs.existsSync(beside)
    ? beside
    : fileURLToPath(new URL('../../../../dist/server/book.bin', import.meta.url));
}
