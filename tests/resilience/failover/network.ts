import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';

/** A machine: a network namespace with one cable to a switch. */
export type Host = {
  name: string;
  address: string;
  /** Starts a program in the namespace. Its output goes to `log`. */
  run(command: string[], log: string): ChildProcess;
  /** The command prefix that runs a program in the namespace. */
  inside: string[];
  cut(): void;
  mend(): void;
  /** The ids of all processes in the namespace. */
  processes(): number[];
  killAll(): void;
};

const SWITCH = 'hooksmith-net';
const NETWORK = '10.213.0';
const ip = (...words: string[]) =>
  execFileSync('ip', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** Creates machines by name and last number of their address. Removes what an earlier run left first. */
export function openNetwork(machines: Record<string, number>) {
  removeNetwork();
  ip('link', 'add', SWITCH, 'type', 'bridge');
  ip('address', 'add', `${NETWORK}.1/24`, 'dev', SWITCH);
  ip('link', 'set', SWITCH, 'up');
  const hosts = Object.entries(machines).map(([name, number]) => openHost(name, `${NETWORK}.${number}`));
  return { hosts, close: removeNetwork };
}

function openHost(name: string, address: string): Host {
  const space = `hooksmith-${name}`;
  const cable = `hs-${name}`;
  ip('netns', 'add', space);
  ip('link', 'add', cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', space);
  ip('link', 'set', cable, 'master', SWITCH, 'up');
  ip('-n', space, 'address', 'add', `${address}/24`, 'dev', 'eth0');
  ip('-n', space, 'link', 'set', 'eth0', 'up');
  ip('-n', space, 'link', 'set', 'lo', 'up');
  const inside = ['ip', 'netns', 'exec', space];
  return {
    name,
    address,
    inside,
    run(command, log) {
      const file = fs.openSync(log, 'a');
      const [program = '', ...words] = [...inside, ...command];
      const child = spawn(program, words, { stdio: ['ignore', file, file] });
      fs.closeSync(file);
      return child;
    },
    cut: () => void ip('link', 'set', cable, 'down'),
    mend: () => void ip('link', 'set', cable, 'up'),
    processes: () => processesIn(space),
    killAll: () => killIn(space),
  };
}

function processesIn(space: string): number[] {
  return ip('netns', 'pids', space).split('\n').filter(Boolean).map(Number);
}

function killIn(space: string): void {
  // A process may have started another one before it was killed, so the list is read again.
  for (let pids = processesIn(space); pids.length > 0; pids = processesIn(space)) {
    for (const pid of pids) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // The process had ended already.
      }
    }
  }
}

function removeNetwork(): void {
  const spaces = ip('netns', 'list')
    .split('\n')
    .map((line) => line.split(' ')[0] ?? '')
    .filter((space) => space.startsWith('hooksmith-'));
  for (const space of spaces) {
    killIn(space);
    ip('netns', 'delete', space);
  }
  if (ip('-brief', 'link').includes(`${SWITCH} `)) ip('link', 'delete', SWITCH);
}
