import { setImmediate } from 'node:timers/promises'
import type { SalarySearch } from '../../contract.ts'
import { below, type Columns, type Dictionary } from './columns.ts'
import { traitsWanted } from './traits.ts'

/** A turn takes about a millisecond; then others have theirs. */
export const turn = 65_536

/** The data points of a search, by their places in the columns: their base salaries rise. */
export async function findRows(columns: Columns, search: SalarySearch): Promise<Int32Array> {
  const { jobTitle, location, salaryMin = 0, salaryMax = Infinity, ...filters } = search
  const isTitle = containing(columns.titles, jobTitle)
  const isPlace = containing(columns.places, location)
  const from = below(columns.base, salaryMin)
  const to = below(columns.base, salaryMax + 1)
  if (!isTitle || !isPlace || from >= to) return new Int32Array(0)
  const wanted = { isTitle, isPlace, ...traitsWanted(filters) }
  const rows = new Int32Array(to - from)
  let found = 0
  for (let at = from; at < to; at += turn) {
    if (at > from) await setImmediate()
    found = findBetween(columns, wanted, { at, to: Math.min(at + turn, to) }, rows, found)
  }
  return rows.subarray(0, found)
}

/** A mark for each name that contains a text, whatever the case; null where none does. */
function containing(names: Dictionary, text: string): Uint8Array | null {
  const wanted = text.toLowerCase()
  const marks = Uint8Array.from(names, (name) => (name.includes(wanted) ? 1 : 0))
  return marks.includes(1) ? marks : null
}

type Wanted = { isTitle: Uint8Array; isPlace: Uint8Array; of: number; have: number }

function findBetween(
  { title, place, traits }: Columns,
  { isTitle, isPlace, of, have }: Wanted,
  { at, to }: { at: number; to: number },
  rows: Int32Array,
  before: number,
): number {
  let found = before
  for (let n = at; n < to; n++) {
    if ((traits[n]! & of) === have && isTitle[title[n]!] === 1 && isPlace[place[n]!] === 1) rows[found++] = n
  }
  return found
}
