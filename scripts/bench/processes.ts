import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** Processor time and memory of the product's and its embedded database's processes. */

export const hasProc = fs.existsSync('/proc/self/stat');

type Stat = { parent: number; processorMs: number /** Of its children that have ended. */; endedMs: number };

/** All processes of the machine, by id. Needs /proc. */
export function processStats(): Map<number, Stat> {
  const pids = fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return new Map(pids.flatMap((pid) => readStat(Number(pid))));
}

function readStat(pid: number): [number, Stat][] {
  try {
    const fields = fs
      .readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
      .map(Number);
    // Fields after the name: state, parent, …, and from 11 on user and system time in hundredths of a second, of itself
    // and of its children.
    const ms = (first: number) => ((fields[first] ?? 0) + (fields[first + 1] ?? 0)) * 10;
    return [[pid, { parent: fields[1] ?? 0, processorMs: ms(11), endedMs: ms(13) }]];
  } catch {
    return [];
  }
}

/** The embedded database's server and its child processes. */
export function databasePids(dataDir: string, stats = processStats()): number[] {
  const file = path.join(dataDir, 'postgres/cluster/postmaster.pid');
  const postmaster = Number(fs.readFileSync(file, 'utf8').split('\n')[0]);
  return [...stats]
    .filter(([pid, { parent }]) => pid === postmaster || parent === postmaster)
    .map(([pid]) => pid);
}

export function residentMb(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) / 1024;
}

/** Shared memory counts once. */
export function databaseMb(dataDir: string): number {
  const kB = databasePids(dataDir).map((pid) => {
    const rollup = fs.readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0);
  });
  return kB.reduce((sum, one) => sum + one, 0) / 1024;
}

/** Processor time of the product and its database so far, including processes that have ended. */
export function processorMs(pid: number, dataDir: string): number {
  const stats = processStats();
  return [pid, ...databasePids(dataDir, stats)].reduce(
    (sum, one) =>
      sum + (stats.get(one)?.processorMs ?? 0) + (one === pid ? 0 : (stats.get(one)?.endedMs ?? 0)),
    0,
  );
}
