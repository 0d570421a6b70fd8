import { Gauge } from 'prom-client';
import type { Metrics } from '#platform/metrics.ts';

type Counted = { totalCount: number; idleCount: number; waitingCount: number };

/** Shows whether this process has enough connections. The values are read when the metrics are. */
export function measurePool({ registry }: Metrics, pool: Counted): void {
  const registers = [registry];
  new Gauge({
    name: 'database_connections',
    help: 'Connections of this process to the database.',
    labelNames: ['state'] as const,
    registers,
    collect() {
      this.set({ state: 'used' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
    },
  });
  new Gauge({
    name: 'database_connections_waited_for',
    help: 'How many wait for a connection.',
    registers,
    collect() {
      this.set(pool.waitingCount);
    },
  });
}
