import fs from 'node:fs';
import path from 'node:path';

/** The lines of the specification that have a test, read from the tests themselves. */
export function testedIds(): Set<string> {
  const files = fs.readdirSync(import.meta.dirname).filter((name) => name.endsWith('.test.ts'));
  const sources = files
    .map((name) => fs.readFileSync(path.join(import.meta.dirname, name), 'utf8'))
    .join('\n');
  return new Set([...sources.matchAll(/\bspec\(\s*'([^']+)'/g)].map((match) => match[1] as string));
}
