import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A small disk that can be filled up and made read-only. */
export type Disk = {
  folder: string;
  fill(): void;
  /** Fails while a file on it is open for writing, so `stopWriting` is called until none is. */
  makeReadOnly(stopWriting: () => void): Promise<void>;
  /** Makes it writable again, with free space. */
  mend(): void;
  remove(): void;
};

const SIZE_MB = 700;

/** Returns null if this machine does not allow it. */
export function openDisk(folder: string): Disk | null {
  fs.mkdirSync(folder, { recursive: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m,mode=755`, 'tmpfs', folder], {
      stdio: 'ignore',
    });
  } catch {
    return null;
  }
  const ballast = path.join(folder, 'ballast');
  const remount = (mode: 'ro' | 'rw') =>
    execFileSync('mount', ['-o', `remount,${mode}`, folder], { stdio: 'ignore' });
  return {
    folder,
    fill() {
      const file = fs.openSync(ballast, 'w');
      try {
        for (const piece of [Buffer.alloc(2 ** 20), Buffer.alloc(4096)]) fillWith(file, piece);
      } finally {
        fs.closeSync(file);
      }
    },
    async makeReadOnly(stopWriting) {
      const until = Date.now() + 20_000;
      for (let attempt = 0; ; attempt++) {
        if (attempt % 20 === 0) stopWriting();
        try {
          return void remount('ro');
        } catch (error) {
          if (Date.now() > until) throw error;
          await sleep(10);
        }
      }
    },
    mend() {
      remount('rw');
      fs.rmSync(ballast, { force: true });
    },
    remove: () => void execFileSync('umount', ['-l', folder], { stdio: 'ignore' }),
  };
}

function fillWith(file: number, piece: Buffer): void {
  try {
    for (;;) fs.writeSync(file, piece);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
