import path from 'node:path';
import { openBook } from '#features/hooks/book/book.ts';
import { duplicateFaults } from '#features/hooks/book/duplicate-lint.ts';
import { lintFile } from '#features/hooks/book/lint.ts';
import { readFrames, readSubjectFiles } from '#features/hooks/book/read-files.ts';
import { readBrief } from '#features/hooks/read/brief.ts';
import { isNamed, relevanceFor, suitsBrief } from '#features/hooks/write/points/match-points.ts';
import { findPoints, toSearchText } from '#features/hooks/write/points/search-text.ts';
import { applyRatings, ratingSheet } from './book/ratings.ts';
import { statistics, subjectTable } from './book/statistics.ts';
import { content, faultLine, freshBook } from './book/write-book.ts';
import { helpOf } from './commands.mjs';
import { fail } from './hooks/arguments.ts';
import { readNamed } from './hooks/inputs-file.ts';

const [command = 'help', ...args] = process.argv.slice(2);
const hooks = path.join(content, 'hooks');
const commands: Record<string, () => void> = { check, stats, subjects, sheet, rate, find };
(commands[command] ?? (() => fail(helpOf('book'))))();

function check(): void {
  const { files, faults } = readSubjectFiles(hooks, args[0]);
  faults.push(
    ...readFrames(path.join(content, 'frames')).faults,
    ...files.flatMap(lintFile),
    ...duplicateFaults(files),
  );
  for (const fault of faults) console.log(faultLine(fault));
  const lines = files.flatMap(({ subject }) => subject.points).flatMap((point) => point.hooks).length;
  console.log(`${files.length} subjects, ${lines} hooks, ${faults.length} faults`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}

function stats(): void {
  console.log(statistics(readSubjectFiles(hooks, args[0]).files));
}

function subjects(): void {
  console.log(subjectTable(readSubjectFiles(hooks).files));
}

function sheet(): void {
  console.log(ratingSheet(readSubjectFiles(hooks, args[0]).files));
}

function rate(): void {
  const [file] = args;
  if (!file) fail(helpOf('book'));
  const faults = applyRatings(hooks, readSubjectFiles(hooks).files, readNamed(file));
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}

function find(): void {
  const [topic, businessDescription = '', idealCustomer = ''] = args;
  if (!topic) fail(helpOf('book'));
  const book = openBook(freshBook());
  const brief = readBrief({ topic, point: null, businessDescription, idealCustomer }, book.words);
  console.log(`read as ${brief.shape}, about ${brief.topicName ?? 'nothing that can be named'}`);
  console.log(
    `searched for “${toSearchText({ topic: brief.topic })}”, roles ${[...brief.roles.topic, '·', ...brief.roles.customer].join(' ')}`,
  );
  for (const match of findPoints(book, { topic: brief.topic }).slice(0, 25)) {
    const { point, reasons } = match;
    const relevance = relevanceFor(brief, match);
    const suited = suitsBrief(point, brief, isNamed(match)) ? ' ' : '✗';
    const why = Object.entries(reasons)
      .map(([name, value]) => `${name} ${value.toFixed(2)}`)
      .join('  ');
    console.log(`${suited} ${relevance.toFixed(2)}  ${point.id.padEnd(70)} ${why}`);
  }
}
