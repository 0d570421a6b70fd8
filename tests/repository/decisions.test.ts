import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { testRows } from '../support/test-rows.ts';

const folder = path.join(import.meta.dirname, '../../docs/decisions');
const recordsIn = (sub: string) =>
  fs
    .readdirSync(path.join(folder, sub))
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .map((name) => path.posix.join(sub, name));
const numberOf = (file: string) => path.basename(file).slice(0, 4);
/** Superseded decisions are in `history/`. */
const files = [...recordsIn('.'), ...recordsIn('history')].sort((a, b) =>
  numberOf(a) < numberOf(b) ? -1 : 1,
);
const decisions = files.map((file) => {
  const text = fs.readFileSync(path.join(folder, file), 'utf8');
  const [title = '', blank, date = '', status = '', , opening = ''] = text.split('\n');
  return { file, number: numberOf(file), title, blank, date, status, opening, text };
});
const STATUSES = {
  accepted: /^- Status: accepted(, amended \d{4}-\d\d-\d\d)*$/,
  superseded: /^- Status: superseded by \[\d{4}\]\(\.\.\/\d{4}-[\w-]+\.md\)$/,
};
const accepted = decisions.filter(({ status }) => STATUSES.accepted.test(status));
const superseded = decisions.filter(({ status }) => STATUSES.superseded.test(status));

test('every decision has its own number', () => {
  const numbers = decisions.map(({ number }) => number);
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
});

testRows(decisions)(
  '$file states its number, its date and one valid status',
  ({ number, title, blank, date, status }) => {
    expect(title).toMatch(new RegExp(`^# ${Number(number)}\\. \\S`));
    expect(blank).toBe('');
    expect(date).toMatch(/^- Date: \d{4}-\d\d-\d\d$/);
    expect(Object.values(STATUSES).filter((pattern) => pattern.test(status))).toHaveLength(1);
  },
);

testRows(accepted)('$file opens with the decision in one sentence', ({ opening, text }) => {
  expect(opening).toMatch(/^\*\*Decision\.\*\* \S.*\.$/);
  expect(opening.replace('**Decision.** ', '')).not.toMatch(/[.!?] [A-Z]/);
  expect(text.split('\n').slice(4, 7)).toEqual(['', opening, '']);
});

testRows(accepted)('$file states what else was considered and what it costs', ({ text }) => {
  expect(text).toMatch(/^\*\*Considered\.\*\* \S/m);
  expect(text).toMatch(/^\*\*Costs\.\*\* \S/m);
});

testRows(accepted)('$file states its rule in at most 650 words, before what was measured', ({ text }) => {
  const [rule = '', measured = ''] = text.split(/^## What was measured$/m);
  expect(measured).not.toMatch(/^## /m);
  expect(rule.split(/\s+/).length).toBeLessThanOrEqual(650);
  for (const required of ['**Decision.**', '**Considered.**', '**Costs.**']) expect(rule).toContain(required);
});

test('superseded decisions are in history/, and accepted ones are not', () => {
  expect(superseded.map(({ file }) => file)).toEqual(files.filter((file) => file.startsWith('history/')));
});

testRows(superseded)(
  '$file is superseded by a later decision that is accepted',
  ({ file, number, status }) => {
    const [, link = ''] = /\]\((.*?)\)/.exec(status) ?? [];
    const successor = path.posix.join(path.posix.dirname(file), link);
    expect(numberOf(successor) > number).toBe(true);
    expect(accepted.map((one) => one.file)).toContain(successor);
  },
);

testRows(decisions)('$file links to files that exist', ({ file, text }) => {
  const links = [...text.matchAll(/\]\(([\w./-]+\.md)/g)].map(([, link = '']) => link);
  const missing = links.filter((link) => !fs.existsSync(path.join(folder, path.dirname(file), link)));
  expect(missing).toEqual([]);
});

test('the index lists every decision with its title, date and status', () => {
  const index = fs.readFileSync(path.join(folder, 'README.md'), 'utf8');
  const [current = '', history = ''] = index.split(/^## History.*$/m);
  const listedIn = (part: string) => part.split('\n').filter((line) => line.startsWith('| ['));
  for (const table of current.split(/^## /m)) expect(listedIn(table)).toEqual(listedIn(table).toSorted());
  const rows = decisions.map(({ file, number, title, date, status }) => {
    const shown = status.slice('- Status: '.length).replace(/\[(\d{4})\]\(.*\)/, '$1');
    return `| [${number}](${file}) | ${title.replace(/^# \d+\. /, '')} | ${date.slice('- Date: '.length)} | ${shown} |`;
  });
  const isSuperseded = (row: string) => row.includes('| superseded by ');
  expect(listedIn(current).toSorted()).toEqual(rows.filter((row) => !isSuperseded(row)));
  expect(listedIn(history)).toEqual(rows.filter(isSuperseded));
});

testRows(decisions)('$file has a paragraph for each amendment in its status', ({ status, text }) => {
  const amended = [...status.matchAll(/amended (\d{4}-\d\d-\d\d)/g)].map(([, date]) => date);
  const paragraphs = [...text.matchAll(/^\*\*Amended (\d{4}-\d\d-\d\d)\.\*\* \S/gm)].map(([, date]) => date);
  expect(paragraphs).toEqual(amended);
});
