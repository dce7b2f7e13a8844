import type { Cells, Layout, Reading } from './layout.ts'
import { RefusedCell } from './layout.ts'
import { lcaLayout } from './lca-layout.ts'
import { oewsLayout } from './oews-layout.ts'
import { ownLayout } from './own-layout.ts'

const layouts: readonly Layout[] = [ownLayout, lcaLayout, oewsLayout]
const known = (name: string) => name.trim().toLowerCase()

/** Returns the layout and a reader for a file with this header, or an error text. */
export function readHeader(
  header: readonly string[],
): { layout: Layout; read(record: readonly string[]): Reading } | string {
  const places = new Map(header.map((name, place) => [known(name), place]))
  if (places.size < header.length) return 'Two columns have the same name.'
  const missingOf = ({ columns }: Layout) => columns.filter((name) => !places.has(known(name)))
  const layout = layouts.find((one) => missingOf(one).length === 0)
  if (!layout) {
    const [closest] = layouts.toSorted(
      (a, b) => missingOf(a).length / a.columns.length - missingOf(b).length / b.columns.length,
    )
    const missing = closest ? missingOf(closest).join(', ') : ''
    return `The columns in the first line don't match a known layout. The closest one, '${closest?.key}', also needs: ${missing}.`
  }
  return { layout, read: (record) => readLine(layout, record, { places, width: header.length }) }
}

function readLine(
  layout: Layout,
  record: readonly string[],
  { places, width }: { places: Map<string, number>; width: number },
): Reading {
  if (record.length !== width) {
    return { kind: 'refused', column: '', reason: `has ${record.length} cells, but the first line has ${width}` }
  }
  if (record.some((cell) => cell.startsWith('"'))) {
    return { kind: 'refused', column: '', reason: 'is not valid CSV: misplaced quote' }
  }
  const cells: Cells = (column) => (record[places.get(known(column)) ?? -1] ?? '').replace(/\p{Cc}/gu, ' ').trim()
  try {
    return layout.read(cells)
  } catch (error) {
    if (error instanceof RefusedCell) return { kind: 'refused', column: error.column, reason: error.message }
    throw error
  }
}
