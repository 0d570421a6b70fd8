import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { testRows } from '../support/test-rows.ts';

const folder = path.join(import.meta.dirname, '../../docs/decisions');
const files = fs
  .readdirSync(folder)
  .filter((name) => name !== 'README.md')
  .sort();
const decisions = files.map((file) => {
  const text = fs.readFileSync(path.join(folder, file), 'utf8');
  const [title = '', blank, date = '', status = ''] = text.split('\n');
  return { file, number: file.slice(0, 4), title, blank, date, status, text };
});

test('every decision has a number of its own', () => {
  const numbers = decisions.map(({ number }) => number);
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
});

testRows(decisions)(
  '$file says its number, its date and its status',
  ({ number, title, blank, date, status }) => {
    expect(title).toMatch(new RegExp(`^# ${Number(number)}\\. \\S`));
    expect(blank).toBe('');
    expect(date).toMatch(/^- Date: \d{4}-\d\d-\d\d$/);
    expect(status).toMatch(/^- Status: (accepted|superseded by \[\d{4}\]\(\d{4}-[\w-]+\.md\))/);
  },
);

testRows(decisions.filter(({ number }) => Number(number) >= 41))(
  '$file says what else was considered and what it costs',
  ({ text }) => {
    expect(text).toMatch(/^\*\*Considered\.\*\* \S/m);
    expect(text).toMatch(/^\*\*Costs\.\*\* \S/m);
  },
);

testRows(decisions.filter(({ status }) => status.includes('](')))(
  '$file is superseded by a decision that exists and holds',
  ({ number, status }) => {
    const [, successor = ''] = /\]\((.*?)\)/.exec(status) ?? [];
    expect(files).toContain(successor);
    expect(successor > number).toBe(true);
    expect(decisions.find(({ file }) => file === successor)?.status).toMatch(/^- Status: accepted/);
  },
);

test('the index lists every decision as it is', () => {
  const index = fs.readFileSync(path.join(folder, 'README.md'), 'utf8');
  const [current = '', history = ''] = index.split(/^## History.*$/m);
  const listedIn = (part: string) => part.split('\n').filter((line) => line.startsWith('| ['));
  const rows = decisions.map(({ file, number, title, date, status }) => {
    const [, shortStatus = ''] = /^- Status: (accepted|superseded by \[\d{4})/.exec(status) ?? [];
    return `| [${number}](${file}) | ${title.replace(/^# \d+\. /, '')} | ${date.slice('- Date: '.length)} | ${shortStatus.replace('[', '')} |`;
  });
  const isSuperseded = (row: string) => row.includes('| superseded by ');
  expect(listedIn(current)).toEqual(rows.filter((row) => !isSuperseded(row)));
  expect(listedIn(history)).toEqual(rows.filter(isSuperseded));
});
