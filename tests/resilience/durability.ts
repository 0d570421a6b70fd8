import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from '#platform/database/database.ts';
import { startEmbedded } from '#platform/database/embedded/embedded.ts';
import { createLog } from '#platform/log.ts';

export type DurabilityReport = { rounds: number; acknowledged: number; lost: number; failedStarts: number };

/**
 * Kills the product with SIGKILL at random moments, every third time and at the end together with its database. Counts
 * acknowledged values that are missing afterwards.
 */
export async function proveDurability(
  rounds: number,
  say: (line: string) => void = () => {},
): Promise<DurabilityReport> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hooksmith-durability-'));
  fs.chmodSync(folder, 0o755);
  const dataDir = path.join(folder, 'data');
  const notes = path.join(folder, 'acknowledged');
  fs.writeFileSync(notes, '');
  let failedStarts = 0;
  try {
    for (let round = 1; round <= rounds; round++) {
      const child = fork(path.join(import.meta.dirname, 'committer.ts'), [dataDir, notes], { stdio: 'pipe' });
      if (!(await becameReady(child))) failedStarts++;
      await sleep(50 + Math.random() * 400);
      if (round % 3 === 0 || round === rounds) killDatabase(dataDir);
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      say(`round ${round}: ${acknowledged(notes).length} acknowledged`);
    }
    const values = acknowledged(notes);
    const stored = await storedValues(dataDir);
    return {
      rounds,
      acknowledged: values.length,
      lost: values.filter((value) => !stored.has(value)).length,
      failedStarts,
    };
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

async function becameReady(child: ChildProcess): Promise<boolean> {
  const ended = once(child, 'exit').then(() => false);
  const ready = once(child, 'message').then(() => true);
  return Promise.race([ready, ended]);
}

function killDatabase(dataDir: string): void {
  const file = path.join(dataDir, 'postgres/cluster/postmaster.pid');
  process.kill(Number(fs.readFileSync(file, 'utf8').split('\n')[0]), 'SIGKILL');
}

/** A line that the kill cut off was not acknowledged. */
function acknowledged(notes: string): string[] {
  return fs.readFileSync(notes, 'utf8').split('\n').slice(0, -1);
}

async function storedValues(dataDir: string): Promise<Set<string>> {
  const log = createLog('silent');
  const embedded = await startEmbedded(dataDir, log);
  const connection = connect(embedded.connection, log);
  const { rows } = await connection.pool.query('select value from proof');
  await connection.close();
  await embedded.stop();
  return new Set(rows.map((row) => String(row.value)));
}
