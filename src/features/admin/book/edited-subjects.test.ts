import { expect, test } from 'vitest';
import { type BookEdit, mergeEdits } from '#features/hooks/book/edits.ts';
import { differsFromFile } from './edited-subjects.ts';

const ID = 'pets/parrots';
const edit: BookEdit = {
  kind: 'subject',
  target: ID,
  subject: ID,
  parent: null,
  added: true,
  content: { subject: 'parrots', names: ['parrot'] },
  retired: false,
  version: 1,
  createdAt: new Date(0),
  by: null,
  at: new Date(0),
};

test('a new subject without lines is not exported until it is retired', () => {
  const written = (edits: BookEdit[]) => {
    const part = mergeEdits(ID, null, edits);
    if (!part) throw new Error('there is no such subject');
    return differsFromFile({ id: ID, source: null, edits, part });
  };
  expect(written([edit])).toBe(true);
  expect(written([{ ...edit, retired: true }])).toBe(false);
});
