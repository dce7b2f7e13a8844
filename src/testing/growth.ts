import { cpuMs } from './cpu-ms.ts'

/** What `growthOf` is below where work is about linear in its size (4), and above where it is quadratic (16). */
export const NEARLY_LINEAR = 10

const ROUNDS = 5
/** The engine makes a function several times as fast once it has run for a while, which must not fall between the sizes. */
const WARM_MS = 50
const MOST_ROUNDS = 25
// more than the processor's clock resolves: many kernels count at the ticks of a timer, four milliseconds apart
const LEAST_MS = 10
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
 * is quadratic, less than 4 where a limit on the size cuts the work. A busy machine slows all sizes alike, so a test of
 * this holds where a limit in seconds does not. Choose `size` so that `4 * size` is what a hostile sender would send.
 * `clock` says how many milliseconds were worked so far; the test of this function counts steps instead.
 *
 * It is the square of what doubling the input costs, the cheaper of two doublings. Quadratic work costs four times as much at
 * both. Memory costs ten times as much once an array is too large for the engine's small pages: a cliff at one of the two.
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
    // What disturbs one round does not disturb most. A clock that counts at ticks is off both ways, so the middle is the truth
    // and not the least.
    const [small, double, large] = [median(costs[0]), median(costs[1]), median(costs[2])]
    const growth = Math.min(double / small, large / double) ** 2
    const hasEnough = round >= ROUNDS || (round > 2 && clock() - start > BUDGET_MS)
    if (hasEnough && growth < NEARLY_LINEAR) return growth
    // what looks too much is measured more often
    if (round >= MOST_ROUNDS || clock() - start > MOST_MS) return growth
  }
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
