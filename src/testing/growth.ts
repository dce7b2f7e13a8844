import { cpuMs } from './cpu-ms.ts'

/** The limit for `growthOf`: work that is about linear in its size is below it (4), quadratic work is above it (16). */
export const NEARLY_LINEAR = 10

const ROUNDS = 5
/**
 * The time to warm up, in milliseconds: the engine makes a function several times as fast after it ran for a while, which must not happen
 * between two sizes.
 */
const WARM_MS = 50
const MAX_ROUNDS = 25
// more than the resolution of the processor clock: many kernels count in ticks of four milliseconds
const MIN_MS = 10
const BUDGET_MS = 1_000
const MAX_MS = 10_000

type Work<T> = (input: T) => unknown

/** The processor time of one run, averaged over as many runs as fill at least `minMs`. */
async function costOf<T>(work: Work<T>, input: T, clock: () => number, minMs = MIN_MS): Promise<number> {
  const start = clock()
  let runs = 0
  // The clock is read after 1, 2, 4, … runs, because reading it takes longer than the smallest work.
  for (let batch = 1; ; batch *= 2) {
    for (let n = 0; n < batch; n++) {
      const done = work(input)
      if (done instanceof Promise) await done
    }
    runs += batch
    const spent = clock() - start
    if (spent >= minMs) return spent / runs
  }
}

/**
 * The factor by which the processor time of `work` grows for an input four times as large: about 4 if it is linear, 16 if it is quadratic,
 * less than 4 if a limit on the size cuts the work. A busy machine slows all sizes equally, so a test of this factor is reliable, while a
 * limit in seconds is not. Choose `size` so that `4 * size` is the size that a hostile sender would send. `clock` returns the milliseconds
 * of work so far; the test of this function counts steps instead.
 *
 * The factor is the square of the cost of doubling the input, using the cheaper of two doublings. Quadratic work costs four times as much
 * at both. Memory costs ten times as much once an array is too large for the engine's small pages, but only at one of the two.
 */
export async function growthOf<T>(
  size: number,
  make: (size: number) => T,
  work: Work<T>,
  clock = cpuMs,
): Promise<number> {
  const inputs = [make(size), make(2 * size), make(4 * size)] as const
  const start = clock()
  const costs: [number[], number[], number[]] = [[], [], []]
  await costOf(work, inputs[0], clock, WARM_MS)
  for (let round = 1; ; round++) {
    for (const [at, input] of inputs.entries()) costs[at]?.push(await costOf(work, input, clock))
    // The median, because a disturbance affects only some rounds, and a clock with ticks is wrong in both directions, so the minimum would
    // be too low.
    const [small, double, large] = [median(costs[0]), median(costs[1]), median(costs[2])]
    const growth = Math.min(double / small, large / double) ** 2
    const hasEnough = round >= ROUNDS || (round > 2 && clock() - start > BUDGET_MS)
    if (hasEnough && growth < NEARLY_LINEAR) return growth
    // growth that seems too high is measured more often
    if (round >= MAX_ROUNDS || clock() - start > MAX_MS) return growth
  }
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
