import { expect, test } from 'vitest';
import { type BookEdit, type MergedSubject, mergeEdits, toServedSubject } from './edits.ts';
import { hashLine, toLineId, toPointId } from './ids.ts';
import type { Line, Subject } from './subject.schema.ts';

const ID = 'field/subject';
const line = (say: string, type: Line['type'] = 'List'): Line => ({
  type,
  say,
  tip: 'Hold it.',
  screen: 'It',
});
const FILE: Subject = {
  subject: 'a subject',
  names: ['one', 'two'],
  points: [
    {
      point: 'First.',
      payoff: 'Do it.',
      chip: 'first chip',
      hooks: [line('One is here.'), line('Two is here.', 'POV')],
    },
    { point: 'Second.', payoff: 'Do that.', chip: 'second chip', hooks: [line('Three is here.')] },
  ],
};
const idOf = (say: string) => toLineId(ID, hashLine(say));
const FIRST = toPointId(ID, 'first chip');

let made = 0;
function edit(changes: Partial<BookEdit>): BookEdit {
  made++;
  const at = new Date(made);
  const plain = {
    kind: 'line',
    target: '',
    parent: null,
    added: false,
    content: null,
    retired: false,
  } as const;
  return { ...plain, subject: ID, version: made, createdAt: at, by: null, at, ...changes };
}
const merged = (...edits: BookEdit[]) => mergeEdits(ID, FILE, edits) as MergedSubject;
const says = (part: MergedSubject) =>
  toServedSubject(part)?.points.map(({ hooks }) => hooks.map(({ say }) => say));

test('a subject without edits equals its file', () => {
  expect(toServedSubject(merged())).toEqual(FILE);
});

test('lines are changed, retired and added in their place, in the order of adding', () => {
  const one = edit({ target: idOf('One is here.'), content: line('One is gone.') });
  const two = edit({ target: idOf('Two is here.'), retired: true });
  const four = edit({
    target: idOf('Four is new.'),
    parent: FIRST,
    added: true,
    content: line('Four is newer.'),
  });
  const five = edit({
    target: idOf('Five is new.'),
    parent: FIRST,
    added: true,
    content: line('Five is new.'),
  });
  expect(says(merged(five, two, one, four))).toEqual([
    ['One is gone.', 'Four is newer.', 'Five is new.'],
    ['Three is here.'],
  ]);
});

test('a point keeps its lines when its words change and loses them when it is retired', () => {
  const chip = { point: 'First.', payoff: 'Do it.', chip: 'another chip' };
  expect(toServedSubject(merged(edit({ kind: 'point', target: FIRST, content: chip })))?.points[0]).toEqual({
    ...chip,
    hooks: FILE.points[0]?.hooks,
  });
  expect(says(merged(edit({ kind: 'point', target: FIRST, retired: true })))).toEqual([['Three is here.']]);
});

test('a point without lines and a subject without points are not served', () => {
  const third = edit({ target: idOf('Three is here.'), retired: true });
  expect(says(merged(third))).toEqual([['One is here.', 'Two is here.']]);
  expect(says(merged(third, edit({ kind: 'point', target: FIRST, retired: true })))).toBeUndefined();
  expect(toServedSubject(merged(edit({ kind: 'subject', target: ID, retired: true })))).toBeNull();
  expect(mergeEdits(ID, null, [third])).toBeNull();
});

test('an edit that is unreadable or whose target is gone is left out and reported', () => {
  const gone = edit({ target: idOf('Nobody says this.'), content: line('Never.') });
  const broken = edit({ target: idOf('One is here.'), content: { say: 7 } });
  const lost = edit({
    target: idOf('Lost.'),
    parent: 'field/subject#nowhere',
    added: true,
    content: line('Lost.'),
  });
  const part = merged(gone, broken, lost);
  expect(toServedSubject(part)).toEqual(FILE);
  expect(part.unused.map(({ edit: { target } }) => target)).toEqual([
    broken.target,
    gone.target,
    lost.target,
  ]);
});

test('edits that the files already contain change nothing', () => {
  const edits = [
    edit({ target: idOf('One is here.'), content: line('One is gone.') }),
    edit({ target: idOf('Two is here.'), retired: true }),
    edit({
      target: idOf('Four is new.'),
      parent: FIRST,
      added: true,
      content: line('Four is newer.', 'Story'),
    }),
    edit({
      kind: 'point',
      target: toPointId(ID, 'new chip'),
      added: true,
      content: { point: 'N.', payoff: 'P.', chip: 'newer chip' },
    }),
    edit({
      target: idOf('Six is new.'),
      parent: toPointId(ID, 'new chip'),
      added: true,
      content: line('Six is new.'),
    }),
  ];
  const exported = toServedSubject(merged(...edits)) as Subject;
  expect(exported.points).toHaveLength(3);
  expect(toServedSubject(mergeEdits(ID, exported, edits) as MergedSubject)).toEqual(exported);
});

test('a line added to a point finds the point after the files have taken over its new chip', () => {
  const chip = edit({
    kind: 'point',
    target: FIRST,
    content: { point: 'First.', payoff: 'Do it.', chip: 'another chip' },
  });
  const exported = toServedSubject(merged(chip)) as Subject;
  const later = edit({
    target: idOf('Late line.'),
    parent: FIRST,
    added: true,
    content: line('Late line.', 'Story'),
  });
  const part = mergeEdits(ID, exported, [chip, later]) as MergedSubject;
  expect(says(part)?.[0]).toEqual(['One is here.', 'Two is here.', 'Late line.']);
});
