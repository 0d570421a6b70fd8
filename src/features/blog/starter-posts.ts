import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ThemeName } from '#features/landing/theme.ts';

/** An article that the product brings along: a file of content/posts, its Markdown converted by the build. */
export type StarterPost = {
  theme: ThemeName;
  title: string;
  excerpt: string;
  tags: readonly string[];
  /** Sanitized HTML. */
  content: string;
};

/** In the order in which the blog shows them. */
export function readStarterPosts(): readonly StarterPost[] {
  return JSON.parse(fs.readFileSync(compiledPosts(), 'utf8')) as StarterPost[];
}

/** Beside the built server, or, run from the source, where the build puts it. */
function compiledPosts(): string {
  const beside = fileURLToPath(new URL('./posts.json', import.meta.url));
  return fs.existsSync(beside)
    ? beside
    : fileURLToPath(new URL('../../../dist/server/posts.json', import.meta.url));
}
