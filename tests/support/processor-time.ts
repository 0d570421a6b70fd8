/** Milliseconds of the processor that this thread spends on the work: the same on a busy machine as on an idle one. */
export function processorTime(work: () => void): number {
  const start = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000;
}
