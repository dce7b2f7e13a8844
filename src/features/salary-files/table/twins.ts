import type { TableRow } from '#features/import-files/table.ts'
import { plainWords } from '#lib/names.ts'

const ID =
  /\b(?:id|nr|no|number|nummer|numero|case|matricule|matricola|timestamp|zeitstempel|marca temporal|personalnummer|employee|mitarbeiter)\b/
const MOST = 200_000

/**
 * Finds rows that repeat an earlier one in every cell. Two people can have the same pay, so rows are compared only if a column has a number,
 * a name or a time of each row.
 */
export function twinFinder(header: readonly string[]): (row: TableRow) => number | null {
  if (!header.some((name) => ID.test(plainWords(name)))) return () => null
  const seen = new Map<string, number>()
  return ({ number, cells }) => {
    const key = cells.map((cell) => cell.trim()).join('\u0000')
    const first = seen.get(key)
    if (first === undefined && seen.size < MOST) seen.set(key, number)
    return first ?? null
  }
}
