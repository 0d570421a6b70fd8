import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestOf } from '../../../../tests/support/book.ts';
import { writeOffline } from '../write/write-offline.ts';
import { type Book, openBook } from './book.ts';
import { bookFile } from './book-file.ts';
import { compileBook } from './compile.ts';
import { openEditedBook } from './edited-book.ts';
import { readFrames, readSubjectFiles, type SubjectFile } from './read-files.ts';
import type { PackedLists } from './stem-lists.ts';
import type { Subject } from './subject.schema.ts';

/** A book edited at run time equals the book compiled from the changed files. */

const content = path.join(import.meta.dirname, '../../../../content');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'book-'));
const small = path.join(folder, 'book.bin');
let files: SubjectFile[];
let book: Book;
const words = fs.readFileSync(path.join(content, 'vectors/words.bin'));
const frames = readFrames(path.join(content, 'frames')).frames.slice(0, 5);

beforeAll(() => {
  files = ['baking', 'pets'].flatMap((field) => readSubjectFiles(path.join(content, 'hooks'), field).files);
  fs.writeFileSync(small, compileBook(files, frames, words));
  book = openBook(small);
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

test('the country of a point is read from its file, words or subject, and never from a sum in dollars', () => {
  const [field, slug] = ['financial-advisor', 'rules'];
  const head = { payoff: 'Write it down.', hooks: [] };
  const points = [
    { ...head, chip: 'file', point: 'Tax is paid in two halves.', review: { region: 'UK' } },
    { ...head, chip: 'other file', point: 'Tax is paid in two halves.', review: { region: 'EU' } },
    { ...head, chip: 'words', point: 'An EMI holiday makes the loan longer.' },
    { ...head, chip: 'sum', point: 'Five dollars a week is a start.' },
  ];
  const countries = (subject: string) => {
    const compiled = compileBook([{ field, slug, subject: { subject, names: [], points } }], [], words);
    return openBook(writeSmall(compiled)).subjects[0]?.chapter.points.map(({ country }) => country);
  };
  expect(countries('saving')).toEqual(['UK', 'elsewhere', 'IN', null]);
  expect(countries('saving in Canada')).toEqual(['UK', 'elsewhere', 'IN', 'CA']);
});

const writeSmall = (compiled: Buffer): string => {
  const file = path.join(folder, 'one.bin');
  fs.writeFileSync(file, compiled);
  return file;
};

const idOf = ({ field, slug }: SubjectFile) => `${field}/${slug}`;

/** Everything in a book, with stems by name, because their ids may differ. */
function describeBook(book: Book) {
  const stems = [...book.stems.keys()];
  const stemsIn = ({ starts, ids }: PackedLists) =>
    [...starts.subarray(1)].map((end, list) => [...ids.subarray(starts[list], end)].map((id) => stems[id]));
  return {
    subjects: book.subjects.map(({ id, field, index, name, names, roles, chapter }) => ({
      id,
      field,
      index,
      name,
      names: [...names.counts],
      roles: [...roles],
      points: chapter.points.map(({ id, text, payoff, roles, stance, aside, lines }) => {
        return { id, text, payoff, roles, stance, aside, lines };
      }),
      stems: [names.stems, chapter.pointStems, chapter.whenStems].map(stemsIn),
      lines: Array.from({ length: chapter.lineCount }, (_, n) => chapter.line(n)),
      vectors: [names.vectors, ...Object.values(chapter.vectors)].map((rows) =>
        Buffer.from(rows).toString('base64'),
      ),
    })),
    vectors: Buffer.from(book.vectors).toString('base64'),
    byStem: new Map(
      stems.map((stem, place) => {
        const { starts, ids } = book.subjectsByStem;
        return [stem, [...ids.subarray(starts[place], starts[place + 1])]] as const;
      }),
    ),
  };
}

/** Unused stems may stay in the table. */
function withoutDeadStems(one: ReturnType<typeof describeBook>) {
  return { ...one, byStem: new Map([...one.byStem].filter(([, subjects]) => subjects.length > 0)) };
}

function editedWith(edited: ReadonlyMap<string, Subject | null>): Book {
  const inUse = openEditedBook(small);
  expect(inUse.edit(edited)).toEqual([]);
  return inUse.book();
}

function compiledWith(edited: ReadonlyMap<string, Subject | null>): Book {
  const kept = files.filter((file) => !edited.has(idOf(file)));
  const changed = [...edited].flatMap(([id, subject]) => {
    const [field = '', slug = ''] = id.split('/');
    return subject ? [{ file: `${id}.yaml`, field, slug, subject, lineOf: () => 1 }] : [];
  });
  const order = (file: SubjectFile) => `${file.field}/ ${file.slug}.yaml`;
  const all = [...kept, ...changed].sort((a, b) => (order(a) < order(b) ? -1 : 1));
  return openBook(compileBook(all, frames, words));
}

test('edits of the book give the same book as changed files would', () => {
  const [first, second] = files as [SubjectFile, SubjectFile];
  const last = files.at(-1) as SubjectFile;
  const changed = structuredClone(first.subject);
  changed.points[0]?.hooks.splice(0, 1);
  changed.points[1]?.hooks.push({
    type: 'Trend',
    say: 'Zanzibar quinces want a sharper peeler.',
    tip: 'Hold a quince.',
    screen: 'Sharper',
  });
  const edited = new Map<string, Subject | null>([
    [idOf(first), changed],
    [idOf(second), null],
    ['baking/zz-new', second.subject],
    ['aaa/first', second.subject],
    ['zzz/last', first.subject],
    [idOf(last), { ...last.subject, names: [...last.subject.names, 'xylophone squirrels'] }],
  ]);
  expect(withoutDeadStems(describeBook(editedWith(edited)))).toEqual(
    withoutDeadStems(describeBook(compiledWith(edited))),
  );
});

test('a book without edits equals the compiled book', () => {
  expect(describeBook(editedWith(new Map()))).toEqual(describeBook(book));
});

test('edits are applied to a book in use and removed from it again', () => {
  const inUse = openEditedBook(small);
  const [first] = files as [SubjectFile];
  expect(inUse.edit(new Map([[idOf(first), null]]))).toEqual([]);
  expect(inUse.book().subjects).toHaveLength(files.length - 1);
  expect(inUse.edit(new Map([[idOf(first), { broken: true } as unknown as Subject]]))).toMatchObject([
    { about: idOf(first) },
  ]);
  expect(inUse.book().subjects).toHaveLength(files.length);
  inUse.edit(new Map());
  expect(describeBook(inUse.book())).toEqual(describeBook(book));
});

test('a retired line appears in no run', () => {
  const whole = openEditedBook(bookFile());
  const topic = 'sourdough starter';
  const lines = (seed: number) =>
    writeOffline(requestOf(topic, { seed }), { book: whole.book(), uses: new Map() }).hooks;
  const [hook] = lines(1);
  const subject = whole.book().subjects.find(({ id }) => hook?.lineId?.startsWith(`${id}#`));
  const [field = '', slug = ''] = subject?.id.split('/') ?? [];
  const file = readSubjectFiles(path.join(content, 'hooks'), field).files.find((one) => one.slug === slug);
  const changed = structuredClone(file?.subject) as Subject;
  for (const point of changed.points) point.hooks = point.hooks.filter(({ say }) => say !== hook?.text);
  whole.edit(new Map([[`${field}/${slug}`, changed]]));
  for (let seed = 1; seed <= 10; seed++)
    expect(lines(seed).map(({ lineId }) => lineId)).not.toContain(hook?.lineId);
});
