/** Chance that comes out the same in every run. */
export type Dice = {
  /** From 0 on, below 1. */
  share(): number
  /** Normally distributed around 0 with deviation 1. */
  normal(): number
  /** One of them, each as often as its weight says. */
  pick<T>(weighted: readonly (readonly [T, number])[]): T
}

/** Dice from a seed: mulberry32, whose numbers are the same on every machine. */
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
