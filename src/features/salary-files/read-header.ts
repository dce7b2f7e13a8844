import type { Cells, Layout, Reading } from './layout.ts'
import { RefusedCell } from './layout.ts'
import { lcaLayout } from './lca-layout.ts'
import { oewsLayout } from './oews-layout.ts'
import { ownLayout } from './own-layout.ts'

const layouts: readonly Layout[] = [ownLayout, lcaLayout, oewsLayout]
const known = (name: string) => name.trim().toLowerCase()

/** Finds the columns of a layout in a header, by the names of any year. */
function placesOf({ columns, otherNames = {} }: Layout, header: readonly string[]): Map<string, number> {
  const places = new Map(header.map((name, place) => [known(name), place]))
  for (const column of new Set([...columns, ...Object.keys(otherNames)])) {
    const name = [column, ...(otherNames[column] ?? [])].find((one) => places.has(known(one)))
    const place = name === undefined ? undefined : places.get(known(name))
    if (place !== undefined) places.set(known(column), place)
  }
  return places
}

/** The beginning of the error text for a known layout with a repeated column. */
export const SAME_NAME = 'Two columns have the same name.'

export type HeaderReader = { layout: Layout; places: Map<string, number>; read(record: readonly string[]): Reading }

/** Returns the layout and a reader for a file with this header, or an error text. */
export function readHeader(header: readonly string[]): HeaderReader | string {
  const names = header.map(known)
  const repeated = header.find((name, place) => name !== '' && names.indexOf(known(name)) < place)
  const found = layouts.map((layout) => {
    const places = placesOf(layout, header)
    return { layout, places, missing: layout.columns.filter((name) => !places.has(known(name))) }
  })
  const match = found.find(({ missing }) => missing.length === 0)
  if (match && repeated !== undefined) return `${SAME_NAME} Rename one of the columns '${repeated}'.`
  if (!match) {
    const [closest] = found.toSorted(
      (a, b) => a.missing.length / a.layout.columns.length - b.missing.length / b.layout.columns.length,
    )
    const missing = closest?.missing.join(', ') ?? ''
    return `The columns in the first line don't match a known layout. The closest one, '${closest?.layout.key}', also needs: ${missing}.`
  }
  const { layout, places } = match
  return { layout, places, read: (record) => readLine(layout, record, { places, width: header.length }) }
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
  const cells: Cells = (column) => {
    const place = places.get(known(column))
    if (place === undefined) return layout.defaults?.[column] ?? ''
    return (record[place] ?? '').replace(/\p{Cc}/gu, ' ').trim()
  }
  try {
    return layout.read(cells)
  } catch (error) {
    if (error instanceof RefusedCell) return { kind: 'refused', column: error.column, reason: error.message }
    throw error
  }
}
