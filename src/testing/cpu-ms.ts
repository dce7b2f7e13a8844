/** Processor time of this thread so far, in milliseconds: other threads and other programs do not count. */
export function cpuMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}
