/** The edit distance of two words: how many letters must be inserted, deleted, replaced or swapped with their neighbor. */
export function editSteps(from: string, to: string): number {
  const a = Array.from(from)
  const b = Array.from(to)
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let steps = Math.min(rows[i - 1]![j]! + 1, row[j - 1]! + 1, rows[i - 1]![j - 1]! + same)
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (isSwap) steps = Math.min(steps, rows[i - 2]![j - 2]! + 1)
      row.push(steps)
    }
    rows.push(row)
  }
  return rows[a.length]![b.length]!
}
