import type { Run } from './layout-runs.ts'

/** A character of an icon font, alone or in front of words. */
const UNNAMED = /^(\p{Co})(?=\s|$)/u
const MIN_TIMES = 3

/**
 * Replaces a sign that has no Unicode value by a bullet if it begins several lines. A single one is an icon, for example of a telephone.
 */
export function nameRepeatedSigns(rows: readonly Run[][]): readonly Run[][] {
  const times = new Map<string, number>()
  for (const [first] of rows) {
    const sign = UNNAMED.exec(first?.text ?? '')?.[1]
    if (sign) times.set(sign, (times.get(sign) ?? 0) + 1)
  }
  if (times.size === 0) return rows
  return rows.map((row) => {
    const [first, ...rest] = row
    const sign = UNNAMED.exec(first?.text ?? '')?.[1]
    if (!first || !sign || (times.get(sign) ?? 0) < MIN_TIMES) return row
    return [{ ...first, text: first.text.replace(sign, '\u2022') }, ...rest]
  })
}
