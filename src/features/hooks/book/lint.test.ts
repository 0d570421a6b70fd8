import { expect, test } from 'vitest';
import { withoutAudience } from './audience-slot.ts';
import { duplicateFaults } from './duplicate-lint.ts';
import { lintFile } from './lint.ts';
import { readSubjectFile, type SubjectFile } from './read-files.ts';

const NAMES = Array.from({ length: 12 }, (_, i) => `"name ${i}"`).join(', ');
const OBJECTS = 'Bowl Kettle Pot Pan Lid Cup Jar Tin Box Fork Knife Spoon Whisk Tray Rack Mill'.split(' ');
const TYPES = ['List', 'Question', 'Story', 'POV', 'Trend', 'Insider', 'How-To', 'Challenge'];

/** A file of eight points without an error, except for the line that the test inserts. */
function fileWith(line: string, { chip = 'a short chip', file = 'field/subject.yaml' } = {}): SubjectFile {
  const points = TYPES.map((type, n) => {
    const own = n === 0 ? line : hook({ type, say: `${OBJECTS[n]} and plate ${n * 7} wait there.` });
    const other = hook({
      type: TYPES[(n + 1) % 8] as string,
      say: `${OBJECTS[n + 8]} number ${n + 20} sings.`,
    });
    return `  - point: "Point ${n}."\n    payoff: "Do ${n}."\n    chip: "${n === 0 ? chip : 'chip'}"\n    hooks:\n      - ${own}\n      - ${other}`;
  });
  const read = readSubjectFile(`subject: "x"\nnames: [${NAMES}]\npoints:\n${points.join('\n')}\n`, file);
  if (!('subject' in read)) throw new Error(JSON.stringify(read.faults));
  return read;
}

function hook({
  type = 'List',
  say = 'Gum, a straw, a fizzy drink: air.',
  tip = 'Set them down.',
  screen = 'It adds up',
}): string {
  return `{type: ${type}, say: "${say}", tip: "${tip}", screen: "${screen}"}`;
}

test('a correct file has no fault', () => {
  expect(lintFile(fileWith(hook({})))).toEqual([]);
});

test('every fault of a line is reported with its file and line', () => {
  const cases: [string, RegExp][] = [
    [hook({ say: 'Too few words.' }), /fewer than 4/],
    [hook({ say: `${'word '.repeat(16)}word.` }), /17 words/],
    [hook({ say: 'One two three four five six seven eight nine ten eleven.' }), /first clause of 11/],
    [hook({ say: "Let's talk about your bloated belly." }), /announces/],
    [hook({ say: "Here's what your belly wants today." }), /announces/],
    [hook({ say: 'Nobody tells you about fizzy drinks.' }), /empty tease/],
    [hook({ say: 'Unleash your gut with one drink.' }), /hype/],
    [hook({ say: 'Studies show that gum adds air.' }), /claims proof/],
    [hook({ say: 'My client stopped chewing gum today.' }), /own history/],
    [hook({ say: 'Gum adds air to your #belly.' }), /nobody says/],
    [hook({ say: 'Gum adds air to bellies 🔥.' }), /nobody says/],
    [hook({ say: 'For {aud} gum is only air.' }), /vocative/],
    [hook({ say: 'Gum is {noun} for the belly.' }), /slot other than/],
    [hook({ say: 'Gum is only air for bellies' }), /no stop/],
    [hook({ tip: 'word '.repeat(15).trim() }), /tip of 15/],
    [hook({ screen: 'one two three four five six' }), /words on screen/],
    [hook({ type: 'Question' }), /two hooks of one type/],
  ];
  for (const [line, what] of cases) {
    const faults = lintFile(fileWith(line));
    expect(faults.map((fault) => fault.what).join('\n'), line).toMatch(what);
    expect(faults[0]).toMatchObject({ file: 'field/subject.yaml', line: expect.any(Number) });
  }
  expect(lintFile(fileWith(hook({ say: 'Too few words.' })))[0]?.line).toBe(8);
});

test('a chip of more than four words is a fault', () => {
  expect(lintFile(fileWith(hook({}), { chip: 'one two three four five' }))[0]?.what).toMatch(/chip of 5/);
});

test('a violation of the schema is reported with its line', () => {
  const read = readSubjectFile('subject: "x"\nnames: []\npoints:\n  - point: 3\n', 'a/b.yaml');
  expect('faults' in read && read.faults).toContainEqual(
    expect.objectContaining({ file: 'a/b.yaml', line: 4 }),
  );
});

test('two similar lines are found in any two files', () => {
  const one = fileWith(hook({ say: 'Rinse the beans until the foam is gone.' }), { file: 'a/one.yaml' });
  const two = fileWith(hook({ say: 'Rinse your beans until the foam is gone.' }), { file: 'b/two.yaml' });
  const alike = duplicateFaults([one, two]).filter(({ what }) => what.includes('Rinse'));
  expect(alike).toHaveLength(1);
  expect(alike[0]?.what).toContain('a/one.yaml');
});

test('a line reads well without its audience', () => {
  expect(withoutAudience('{aud}, the listing photos lie.')).toBe('The listing photos lie.');
  expect(withoutAudience('Open the drawer, {aud}. Look.')).toBe('Open the drawer. Look.');
  expect(withoutAudience('Tour it at nine p.m., {aud}. Stand still.')).toBe(
    'Tour it at nine p.m. Stand still.',
  );
});
