import type { Split } from './layout-columns.ts'
import { type Run, rowsOf, usualSize } from './layout-runs.ts'

const NEAR = 3
/** More headings than a page has. */
const MAX_HEADINGS = 30

/**
 * Narrows columns to one section of the page, if they are a list in two columns: the right column has no headings, and the left one has
 * headings of the whole page. Undefined if no section has two columns.
 */
export function narrowToSection(
  runs: readonly Run[],
  split: Split,
  isTwoColumns: (left: readonly Run[], right: readonly Run[]) => boolean,
): Split | undefined {
  const headings = headingsOf(runs)
  const left = new Set(split.left)
  const inside = headings.filter((run) => left.has(run))
  if (
    inside.length === 0 ||
    inside.length > MAX_HEADINGS ||
    inside.length === headings.length ||
    split.right.some(isLoudBeside(runs))
  )
    return split
  const edges = [split.top, ...inside.map(({ y }) => y), split.bottom]
  const parts = edges.slice(1).map((bottom, at): Split => {
    const isWithin = ({ y }: Run) => y > (edges[at] as number) + 1 && y < bottom - 1
    const [left, right] = [split.left.filter(isWithin), split.right.filter(isWithin)]
    return { ...split, left, right, top: edges[at] as number, bottom, isOfSection: true }
  })
  return parts
    .filter(({ left, right }) => isTwoColumns(left, right))
    .toSorted((one, other) => other.right.length - one.right.length)[0]
}

/** The bold and larger lines of the page that begin at its left edge and have nothing beside them. */
function headingsOf(runs: readonly Run[]): Run[] {
  const edge = Math.min(...runs.map(({ left }) => left))
  const isLoud = isLoudBeside(runs)
  return rowsOf(runs).flatMap((row) => {
    const [first] = row as [Run, ...Run[]]
    return row.length === 1 && first.left - edge < NEAR && isLoud(first) && first.text.length < 60 ? [first] : []
  })
}

function isLoudBeside(runs: readonly Run[]): (run: Run) => boolean {
  const usual = usualSize(runs)
  return ({ size, isBold }) => isBold && size > usual * 1.1
}
