import fs from 'node:fs';
import path from 'node:path';
import { load, YAMLException } from 'js-yaml';
import { Marked } from 'marked';
import { z } from 'zod';
import { THEME_NAMES } from '#platform/theme-names.ts';
import { cleanHtml } from './post-html.ts';
import type { StarterPost } from './starter-posts.ts';

/** Only the build and the tests use this. The server reads its result (starter-posts.ts). */

const frontMatterSchema = z.strictObject({
  theme: z.enum(THEME_NAMES),
  title: z.string().min(1),
  excerpt: z.string().min(1).max(150),
  tags: z.array(z.string().min(1)).min(1),
});

const markdown = new Marked({
  renderer: {
    // Every quotation in a post is a hook, which the page shows as a caption.
    blockquote({ tokens }) {
      const text = tokens.map((token) =>
        'tokens' in token ? this.parser.parseInline(token.tokens ?? []) : '',
      );
      return `<blockquote class="hook">${text.join(' ')}</blockquote>\n`;
    },
    // A blank line before each part, for an admin who edits the HTML.
    heading({ tokens, depth }) {
      return `\n<h${depth}>${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
  },
});

/** Reads all posts of the folder. Throws one error that lists all faults with their files. */
export function compilePosts(folder: string): StarterPost[] {
  const posts: StarterPost[] = [];
  const faults: string[] = [];
  for (const file of fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .sort()) {
    try {
      const post = compilePost(fs.readFileSync(path.join(folder, file), 'utf8'));
      if (posts.some(({ theme }) => theme === post.theme)) throw new Error(`a second post for ${post.theme}`);
      posts.push(post);
    } catch (error) {
      faults.push(`${file}: ${error instanceof Error ? error.message : error}`);
    }
  }
  if (faults.length > 0) throw new Error(`The posts cannot be compiled:\n${faults.join('\n')}`);
  return posts.sort((a, b) => THEME_NAMES.indexOf(a.theme) - THEME_NAMES.indexOf(b.theme));
}

/** Front matter between two lines of `---`, then Markdown. */
export function compilePost(source: string): StarterPost {
  const [, head, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(source.replaceAll('\r\n', '\n')) ?? [];
  if (head === undefined || body === undefined) throw new Error('begins with no front matter (--- … ---)');
  const parsed = frontMatterSchema.safeParse(parseYaml(head));
  if (!parsed.success) {
    throw new Error(
      parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '),
    );
  }
  return { ...parsed.data, content: cleanHtml(markdown.parse(body, { async: false })) };
}

function parseYaml(text: string): unknown {
  try {
    return load(text);
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    throw new Error(`${error.reason} at line ${(error.mark?.line ?? 0) + 1}`);
  }
}
