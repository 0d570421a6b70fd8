import type { Curve } from './growth.ts';
import { PEOPLE } from './growth.ts';
import type { Disk } from './growth-disk.ts';
import type { Sent, SingleRuns } from './growth-single-runs.ts';
import { count, measuredOn, type Row, table } from './report.ts';

/** The growth report as Markdown. */

export type Seen = {
  curves: readonly Curve[];
  once: readonly SingleRuns[];
  disks: readonly Disk[];
  load: number;
};

const OWN_MORE_MS = 5;
const ADMIN_P95_MS = 150;
const DELETION_MS = 1000;
const FILE_GROWTH_MB = 50;

/** The largest size with its targets, beside the smallest. */
export function rowsOf({ curves, once }: Pick<Seen, 'curves' | 'once'>): Row[] {
  const timed = curves.map(({ name, kind, points }): Row => {
    const [small, large] = [points[0], points.at(-1)];
    const [from, to] = [small?.p95 ?? 0, large?.p95 ?? 0];
    const spent = [small?.processor ?? 0, large?.processor ?? 0].map((ms) => ms.toFixed(1));
    const figure = `p95 ${from.toFixed(1)} → ${to.toFixed(1)} ms, processor ${spent.join(' → ')} ms`;
    if (kind === 'own')
      return { what: name, figure, target: `at most ${OWN_MORE_MS} ms more`, met: to <= from + OWN_MORE_MS };
    if (kind === 'admin')
      return { what: name, figure, target: `at most ${ADMIN_P95_MS} ms`, met: to <= ADMIN_P95_MS };
    return { what: name, figure };
  });
  const last = once.at(-1);
  return last ? [...timed, ...onceRows(last)] : timed;
}

function onceRows({
  deletion,
  heavyDeletion,
  ownFile,
  largeOwnFile,
  hugeOwnFile,
  allUsers,
}: SingleRuns): Row[] {
  const within = (ms: number) => ({ target: `at most ${DELETION_MS} ms`, met: ms <= DELETION_MS });
  const small = ({ grewMb }: Sent) => ({
    target: `under ${FILE_GROWTH_MB} MB`,
    met: grewMb < FILE_GROWTH_MB,
  });
  const slowest = Math.max(...heavyDeletion);
  return [
    { what: 'Deleting a user', figure: `p95 ${deletion.p95.toFixed(0)} ms`, ...within(deletion.p95) },
    { what: 'Deleting one with 5,000 hooks', figure: `${slowest.toFixed(0)} ms`, ...within(slowest) },
    { what: 'File of 5,000 hooks', figure: sent(ownFile), ...small(ownFile) },
    { what: 'File of 100,000 hooks', figure: sent(largeOwnFile), ...small(largeOwnFile) },
    { what: 'File of 400,000 hooks', figure: sent(hugeOwnFile), ...small(hugeOwnFile) },
    { what: 'CSV of all users', figure: sent(allUsers), ...small(allUsers) },
  ];
}

const sent = ({ bytes, seconds, grewMb }: Sent) =>
  `${(bytes / 1e6).toFixed(1)} MB in ${seconds.toFixed(1)} s, the process grew by ${grewMb.toFixed(0)} MB`;

const GB = (bytes: number) => (bytes / 1e9).toFixed(2);

export function markdownOf({ curves, once, disks, load }: Seen): string {
  const sizes = curves[0]?.points.map(({ users }) => users) ?? [];
  const ends = [0, sizes.length - 1];
  const head = [
    '',
    ...sizes.flatMap((users) => [`${count(users)} users`, 'p95']),
    ...ends.map((n) => `processor, ${count(sizes[n] ?? 0)}`),
  ];
  const lines = (kind: Curve['kind']) =>
    curves
      .filter((curve) => curve.kind === kind)
      .map(({ name, points }) => [
        name,
        ...points.flatMap(({ p50, p95 }) => [p50.toFixed(1), p95.toFixed(1)]),
        ...ends.map((n) => points[n]?.processor.toFixed(1) ?? ''),
      ]);
  const hooks = disks.at(-1)?.hooks ?? 0;
  return `## Growth

${measuredOn()} Load average over the last quarter of an hour: ${load.toFixed(1)}.

![The time of a request against the number of users](performance-growth.svg)

A user's own data:

${table(head, lines('own'))}

Work:

${table(head, lines('work'))}

The admin's lists and searches:

${table(head, lines('admin'))}

In milliseconds, median and p95 of one request at a time, with ten hooks a user on average: ${count(hooks)} at the right. One
user in 10,000 has 5,010, one in 100 has 210, a quarter none. The products of all sizes run at once and take turns, so that whatever else
the machine does falls on all of them. Each request is by one of ${PEOPLE} users from all over the table, or one of ten with 5,000
hooks. A flat line is what is wanted. A login is slow on purpose: nearly all of it is argon2id. At the far right, what product and database
spent of the processor on one request, in milliseconds: other work on the machine, which every time above contains, hardly touches it.

Farewells and files, at the end of the run:

${onceTable(once)}

Memory is what the process grew by while it sent the file, at most.

Disk, in GB:

${diskTable(disks)}`;
}

function onceTable(once: readonly SingleRuns[]): string {
  const head = [
    'users',
    'deleting a user, ms, p95',
    'one with 5,000 hooks, ms, slowest',
    'file of 5,000 hooks',
    'file of 100,000 hooks',
    'file of 400,000 hooks',
    'CSV of all users',
  ];
  const file = ({ bytes, seconds, grewMb }: Sent) =>
    `${(bytes / 1e6).toFixed(1)} MB, ${seconds.toFixed(1)} s, +${grewMb.toFixed(0)} MB of memory`;
  return table(
    head,
    once.map(({ users, deletion, heavyDeletion, ownFile, largeOwnFile, hugeOwnFile, allUsers }) => [
      count(users),
      deletion.p95.toFixed(0),
      Math.max(...heavyDeletion).toFixed(0),
      file(ownFile),
      file(largeOwnFile),
      file(hugeOwnFile),
      file(allUsers),
    ]),
  );
}

function diskTable(disks: readonly Disk[]): string {
  const large = disks.at(-1);
  if (!large) return '';
  const shown = large.tables.filter(({ heap, indexes }) => heap + indexes > large.bytes / 200);
  const lines = shown.map(({ table: name, rows, heap, indexes }) => [
    `\`${name}\``,
    count(rows),
    GB(heap),
    GB(indexes),
    count((heap + indexes) / large.users),
  ]);
  const sum = ['all tables', '', '', GB(large.bytes), count(large.bytes / large.users)];
  return table(['', 'rows', 'rows, GB', 'indexes, GB', 'bytes a user'], [...lines, sum]);
}
