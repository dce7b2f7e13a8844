/** A random source that gives the same numbers in each run. */
export type Dice = {
  /** A number from 0 (included) to 1 (excluded). */
  share(): number
  /** A normally distributed number with mean 0 and standard deviation 1. */
  normal(): number
  /** Picks an item with a probability proportional to its weight. */
  pick<T>(weighted: readonly (readonly [T, number])[]): T
}

/** A random source from a seed: mulberry32, which gives the same numbers on each machine. */
export function rollDice(seed: number): Dice {
  let state = seed >>> 0
  const share = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    share,
    normal: () => Math.sqrt(-2 * Math.log(1 - share())) * Math.cos(2 * Math.PI * share()),
    pick(weighted) {
      const total = weighted.reduce((sum, [, weight]) => sum + weight, 0)
      let left = share() * total
      const found = weighted.find(([, weight]) => {
        left -= weight
        return left < 0
      })
      return (found ?? (weighted.at(-1) as (typeof weighted)[number]))[0]
    },
  }
}
