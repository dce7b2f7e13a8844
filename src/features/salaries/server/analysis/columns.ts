/** Names as they are compared, each once. */
export type Dictionary = readonly string[]

/**
 * All data points as a search reads them, sorted by base salary: column by column, 30 bytes each. Amounts are US dollars a year,
 * -1 where nothing is said.
 */
export type Columns = {
  /** Changes whenever the data does. */
  version: string
  count: number
  titles: Dictionary
  places: Dictionary
  /** Place in `titles`. */
  title: Int32Array
  /** Place in `places`. */
  place: Int32Array
  base: Int32Array
  /** See `traits`. */
  traits: Int32Array
  bonus: Int32Array
  equity: Int32Array
  total: Int32Array
  paidDays: Int16Array
}

/** How many of these sorted amounts are below one, found by halving. */
export function below(sorted: ArrayLike<number>, amount: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] as number) < amount) low = middle + 1
    else high = middle
  }
  return low
}

/** The order in which amounts of at most 28 bits rise, equal ones as they come. */
export function risingOrder(amounts: Int32Array): Uint32Array {
  const bits = 14
  const mask = 2 ** bits - 1
  let order = Uint32Array.from(amounts.keys())
  for (const shift of [0, bits]) {
    const starts = new Uint32Array(mask + 2)
    for (const amount of amounts) starts[((amount >> shift) & mask) + 1]!++
    for (let n = 1; n <= mask; n++) starts[n]! += starts[n - 1]!
    const next = new Uint32Array(amounts.length)
    for (const n of order) next[starts[(amounts[n]! >> shift) & mask]!++] = n
    order = next
  }
  return order
}
