const PATIENCE_MS = 20_000

/**
 * How long a piece of work takes, 'p50 / p95' in milliseconds over a number of rounds, fewer where they would take longer than 20 s.
 * `before` each round something else is done, which does not count.
 */
export async function timeWork(
  rounds: number,
  work: () => Promise<unknown>,
  before: () => Promise<unknown> = async () => {},
): Promise<string> {
  const times: number[] = []
  const deadline = performance.now() + PATIENCE_MS
  for (let i = 0; i < rounds + 2 && (performance.now() < deadline || i < 4); i++) {
    await before()
    const started = performance.now()
    await work()
    // the first two fill the caches
    if (i >= 2) times.push(performance.now() - started)
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return `${at(0.5).toFixed(1)} / ${at(0.95).toFixed(1)}`
}
