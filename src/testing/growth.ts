import { cpuMs } from './cpu-ms.ts'

/** What `growthOf` is below where work is about linear in its size (4), and above where it is quadratic (16). */
export const NEARLY_LINEAR = 10

const ROUNDS = 3
/** The engine makes a function several times as fast once it has run for a while, which must not fall between the sizes. */
const WARM_MS = 50
const MOST_ROUNDS = 25
// far above what the processor's clock resolves and what a collection of garbage costs
const LEAST_MS = 5
const BUDGET_MS = 1_000
const MOST_MS = 10_000

type Work<T> = (input: T) => unknown

/** Processor time of one run, from as many runs as it takes to fill this time. */
async function costOf<T>(work: Work<T>, input: T, clock: () => number, leastMs = LEAST_MS): Promise<number> {
  const start = clock()
  let runs = 0
  // The clock is read after 1, 2, 4, … runs: reading it costs more than the smallest work does.
  for (let batch = 1; ; batch *= 2) {
    for (let n = 0; n < batch; n++) {
      const done = work(input)
      if (done instanceof Promise) await done
    }
    runs += batch
    const spent = clock() - start
    if (spent >= leastMs) return spent / runs
  }
}

/**
 * How many times more processor time `work` takes on an input four times as large: about 4 where it is linear, 16 where it
 * is quadratic, less than 4 where a limit on the size cuts the work. A busy machine slows both sizes alike, so a test of
 * this holds where a limit in seconds does not. Choose `size` so that `4 * size` is what a hostile sender would send.
 * `clock` says how many milliseconds were worked so far; the test of this function counts steps instead.
 */
export async function growthOf<T>(
  size: number,
  make: (size: number) => T,
  work: Work<T>,
  clock = cpuMs,
): Promise<number> {
  const [small, large] = [make(size), make(4 * size)]
  const start = clock()
  let [least, most] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  await costOf(work, small, clock, WARM_MS)
  // What disturbs one round does not disturb all: the least of each size is what it really costs.
  for (let round = 1; round <= MOST_ROUNDS; round++) {
    least = Math.min(least, await costOf(work, small, clock))
    most = Math.min(most, await costOf(work, large, clock))
    const hasEnough = round >= ROUNDS || (round > 1 && clock() - start > BUDGET_MS)
    // what looks too much is measured more often: a disturbance only ever adds to a cost
    if (hasEnough && most / least < NEARLY_LINEAR) break
    if (clock() - start > MOST_MS) break
  }
  return most / least
}
