import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { PoolConfig } from 'pg';

export type BaselineOptions = {
  /** The routes by name, each with the length of its answer in bytes. */
  sizes: Record<string, number>;
  /** Adds `/select-1`, on a pool like the product's. */
  database?: PoolConfig;
};

/** Starts a Hono server without middleware in a new process, to compare the product with. */
export async function startBaselineServer(
  options: BaselineOptions,
): Promise<{ url: string; pid: number; end(): void }> {
  const child = fork(path.resolve('scripts/bench/bare-server.ts'), [JSON.stringify(options)], {
    stdio: 'inherit',
  });
  const [port] = await once(child, 'message');
  return { url: `http://localhost:${port}`, pid: child.pid as number, end: () => child.kill() };
}
