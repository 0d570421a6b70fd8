import { Counter, Gauge } from 'prom-client';
import type { Metrics } from '#platform/metrics.ts';

/** These exist only if a replica is configured. */
export function createReplicaMetrics({ registry }: Metrics) {
  const registers = [registry];
  const reads = new Counter({
    name: 'database_reads_total',
    help: 'Reads that a replica may answer, by who answered.',
    labelNames: ['from'] as const,
    registers,
  });
  for (const from of ['replica', 'primary'] as const) reads.inc({ from }, 0);
  return {
    reads,
    used: new Gauge({ name: 'database_replica_used', help: '1 while reads go to the replica.', registers }),
    behind: new Gauge({
      name: 'database_replica_behind_bytes',
      help: "How much of the primary's log the replica had not applied when it was last asked.",
      registers,
    }),
  };
}
