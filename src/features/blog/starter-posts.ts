import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ThemeName } from '#platform/theme-names.ts';

/** An article that comes with the product, from a file in content/posts that the build compiles. */
export type StarterPost = {
  theme: ThemeName;
  title: string;
  excerpt: string;
  tags: readonly string[];
  /** Sanitized HTML. */
  content: string;
};

/** In the order of the blog. */
export function readStarterPosts(): readonly StarterPost[] {
  return JSON.parse(fs.readFileSync(compiledPosts(), 'utf8')) as StarterPost[];
}

/** Beside the built server; when run from the sources, in the build's folder. */
function compiledPosts(): string {
  const beside = fileURLToPath(new URL('./posts.json', import.meta.url));
  return fs.existsSync(beside)
    ? beside
    : fileURLToPath(new URL('../../../dist/server/posts.json', import.meta.url));
}
