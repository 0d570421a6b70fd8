/** Milliseconds of processor time that this thread spends on the work. Other load on the machine does not change it. */
export function processorTime(work: () => void): number {
  const start = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000;
}
