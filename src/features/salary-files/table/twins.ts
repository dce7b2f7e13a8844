import type { Table, TableRow } from '#features/import-files/table.ts'
import { plainWords } from '#lib/names.ts'

const ID =
  /\b(?:id|nr|no|number|nummer|numero|case|matricule|matricola|timestamp|zeitstempel|marca temporal|personalnummer|employee|mitarbeiter)\b/
const MOST = 200_000

/** Whether a column has a number, a name or a time of each row. Without one, two people can have equal rows. */
export function hasId(head: Pick<Table, 'header' | 'rows'>): boolean {
  const running = runningColumns(head)
  return head.header.some((name, at) => !running.has(at) && ID.test(plainWords(name)))
}

/** In plain words: names of columns that only count the rows of a file. */
const RUNNING = /^(?:|index|unnamed 0|row|row number|row id|rownumber|rownum|n|nr|no|lfd nr|lfd|id|column 1|level 0)$/
const SAMPLE = 200

/** The columns that number the rows, one after the other. */
function runningColumns({ header, rows }: Pick<Table, 'header' | 'rows'>): Set<number> {
  const first = rows.slice(0, SAMPLE)
  const isRunning = (at: number) =>
    first.length > 2 &&
    first.every(({ cells }, row) => {
      const [before, value] = [first[row - 1]?.cells[at] ?? '', cells[at] ?? '']
      return /^\d+$/.test(value) && (row === 0 || Number(value) === Number(before) + 1)
    })
  return new Set(header.flatMap((name, at) => (RUNNING.test(plainWords(name)) && isRunning(at) ? [at] : [])))
}

/** Finds rows that repeat an earlier one in every cell but those that number the rows. */
export function twinFinder(head: Pick<Table, 'header' | 'rows'>): (row: TableRow) => number | null {
  const running = runningColumns(head)
  const seen = new Map<string, number>()
  return ({ number, cells }) => {
    const key = cells.map((cell, at) => (running.has(at) ? '' : cell.trim())).join('\u0000')
    const first = seen.get(key)
    if (first === undefined && seen.size < MOST) seen.set(key, number)
    return first ?? null
  }
}
