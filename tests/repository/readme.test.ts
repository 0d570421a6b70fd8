import fs from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');

type Line = { type: string; say: string; tip: string; screen: string };
type Subject = { points: { hooks: Line[] }[] };

test('the hooks that the README shows are lines of the book, word for word', () => {
  const [, table = ''] = read('README.md').split(
    '| type | say | do | on screen |\n| --- | --- | --- | --- |\n',
  );
  const [rows = ''] = table.split('\n\n');
  const { points } = load(read('content/hooks/baking/sourdough.yaml')) as Subject;
  const lines = points.flatMap(({ hooks }) => hooks);
  const known = lines.map(({ type, say, tip, screen }) => `| ${[type, say, tip, screen].join(' | ')} |`);
  expect(rows.split('\n')).toHaveLength(3);
  expect(known).toEqual(expect.arrayContaining(rows.split('\n')));
});
