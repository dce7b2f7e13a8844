/** The chance that a pair that is `is` has a higher value than one that is not. Equal values count half. */
export function auc(pairs: { value: number; is: boolean }[]): number {
  const [yes, no] = [pairs.filter((pair) => pair.is), pairs.filter((pair) => !pair.is)]
  let won = 0
  for (const { value } of yes) for (const other of no) won += value > other.value ? 1 : value === other.value ? 0.5 : 0
  return won / (yes.length * no.length)
}

/** Spearman's rank correlation. */
export const spearman = (a: number[], b: number[]): number => correlation(ranksOf(a), ranksOf(b))

function ranksOf(values: number[]): number[] {
  const order = values.map((value, at) => ({ value, at })).sort((a, b) => a.value - b.value)
  const ranks: number[] = []
  for (let from = 0; from < order.length; ) {
    let to = from
    while (order[to]?.value === order[from]!.value) to++
    for (const { at } of order.slice(from, to)) ranks[at] = (from + to - 1) / 2
    from = to
  }
  return ranks
}

function correlation(a: number[], b: number[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [meanA, meanB] = [mean(a), mean(b)]
  const product = (x: number[], meanX: number, y: number[], meanY: number) =>
    x.reduce((sum, value, at) => sum + (value - meanX) * (y[at]! - meanY), 0)
  return product(a, meanA, b, meanB) / Math.sqrt(product(a, meanA, a, meanA) * product(b, meanB, b, meanB))
}

/** Cohen's kappa with squared distances, of two judges on the same pairs: 1 is full agreement, 0 that of chance. */
export function weightedKappa(pairs: [number, number][]): number {
  const distance = (a: number, b: number) => (a - b) ** 2
  const seen = pairs.reduce((sum, [a, b]) => sum + distance(a, b), 0) / pairs.length
  const byChance = pairs.flatMap(([a]) => pairs.map(([, b]) => distance(a, b))).reduce((sum, one) => sum + one, 0)
  return 1 - seen / (byChance / pairs.length ** 2)
}

/**
 * Ridge regression: the weights, the constant first, for which the squared differences from `wanted` and `penalty` times the squared weights
 * are least.
 */
export function fitRidge(rows: number[][], wanted: number[], penalty: number): number[] {
  const all = rows.map((row) => [1, ...row])
  const size = all[0]!.length
  const matrix = Array.from({ length: size }, (_, i) =>
    Array.from({ length: size + 1 }, (_, j) => {
      const sum = all.reduce((total, row, at) => total + row[i]! * (j < size ? row[j]! : wanted[at]!), 0)
      return i === j && i > 0 ? sum + penalty : sum
    }),
  )
  // elimination; the matrix is positive definite, so no pivot is zero
  for (let i = 0; i < size; i++) {
    for (let below = i + 1; below < size; below++) {
      const factor = matrix[below]![i]! / matrix[i]![i]!
      for (let j = i; j <= size; j++) matrix[below]![j]! -= factor * matrix[i]![j]!
    }
  }
  const weights: number[] = []
  for (let i = size - 1; i >= 0; i--) {
    const rest = matrix[i]!.slice(i + 1, size).reduce((sum, value, at) => sum + value * weights[i + 1 + at]!, 0)
    weights[i] = (matrix[i]![size]! - rest) / matrix[i]![i]!
  }
  return weights
}
