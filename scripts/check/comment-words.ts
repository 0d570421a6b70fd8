import fs from 'node:fs';
import path from 'node:path';

/** Refuses the words that `CONTRIBUTING.md`, "How we write comments", rules out in comments. */
process.chdir(path.join(import.meta.dirname, '../..'));
const COMMENT = /(?<=^|[\s{(])(?:\/\*[\s\S]*?\*\/|\/\/ .*$)/gm;
const BANNED = /\b(?:whoever|so many|anew|lately|mend(?:s|ed|ing)?)\b|(?:^|[.:;] )who\b/gi;

const filesIn = (folder: string) =>
  fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name));
const files = ['src', 'scripts', 'tests']
  .flatMap(filesIn)
  .filter((file) => /(?<!comment-words)\.(?:tsx?|mjs|css)$/.test(file));
for (const file of files) {
  const text = fs.readFileSync(file, 'utf8');
  for (const { 0: comment, index } of text.matchAll(COMMENT)) {
    const words = comment.replace(/^\/[/*]+\s*|\s*\*\/$/g, '').replace(/\s*\n\s*(?:\* ?)?/g, ' ');
    for (const [word] of words.matchAll(BANNED)) {
      console.error(`${file}:${text.slice(0, index).split('\n').length} do not write "${word}" in a comment`);
      process.exitCode = 1;
    }
  }
}
