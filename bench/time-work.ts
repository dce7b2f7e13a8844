const PATIENCE_MS = 20_000

/**
 * Measures a piece of work over a number of rounds, and returns 'p50 / p95' in milliseconds. It stops early if the rounds take longer than
 * 20 s. `before` runs before each round and is not measured.
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
    // the first two rounds fill the caches
    if (i >= 2) times.push(performance.now() - started)
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return `${at(0.5).toFixed(1)} / ${at(0.95).toFixed(1)}`
}
