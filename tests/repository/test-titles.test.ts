import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const files = ['scripts', 'src', 'tests'].flatMap((folder) =>
  fs.globSync(`${folder}/**/*.test.{ts,tsx}`, { cwd: root }).map((file) => file.replaceAll('\\', '/')),
);

/** Titles after `test(`, and after the closing bracket of a case table. */
const TITLE = /(?:^\s*(?:test|it)\(|\)\()\s*(['"`])((?:\\.|(?!\1).)+)\1,\s*(?:async )?(?:\(|\w+ =>)/gms;
const NO_SUBJECT =
  /^(after|also|and|are|at(?! least| most)|because|before|but|by|can|cannot|for|from|has|have|if|in|is|like|may|must|never|not|of|on|or|that|then|to|until|what|whatever|when|where|which|while|who|whose|with|without|brings|comes|finds|gets|gives|goes|holds|keeps|learns|leaves|loads|makes|puts|refuses|says|sends|takes|tells) /;

test('every test title begins with its subject', () => {
  const titles = files.flatMap((file) =>
    [...fs.readFileSync(path.join(root, file), 'utf8').matchAll(TITLE)].map(([, , title = '']) => ({
      file,
      title,
    })),
  );
  expect(titles.length).toBeGreaterThan(1500);
  expect(titles.filter(({ title }) => NO_SUBJECT.test(title))).toEqual([]);
});
