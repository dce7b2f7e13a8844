import type { Run } from './layout-runs.ts'

const NEAR = 3
const MIN_CELLS = 4

/**
 * Joins the words of a justified line that were stretched so far that they look like cells: the white space between them is equal, and the
 * line above or below has the same edges.
 */
export function joinStretched(rows: readonly Run[][]): Run[][] {
  return rows.map((row, at) => {
    const isStretched = row.length >= MIN_CELLS && areEven(row) && [rows[at - 1], rows[at + 1]].some(hasEdgesOf(row))
    return isStretched ? [whole(row)] : row
  })
}

const hasEdgesOf =
  (row: readonly Run[]) =>
  (other: readonly Run[] | undefined): boolean =>
    other?.length === 1 &&
    Math.abs((other[0]?.left ?? 0) - (row[0]?.left ?? 0)) < NEAR &&
    Math.abs((other[0]?.right ?? 0) - (row.at(-1)?.right ?? 0)) < NEAR

function areEven(row: readonly Run[]): boolean {
  const gaps = row.slice(1).map((run, at) => run.left - (row[at]?.right ?? 0))
  return Math.max(...gaps) - Math.min(...gaps) < 1.5
}

function whole(row: readonly Run[]): Run {
  const [first] = row as [Run, ...Run[]]
  return {
    ...first,
    text: row.map(({ text }) => text).join(' '),
    right: row.at(-1)?.right ?? first.right,
    isBold: row.every(({ isBold }) => isBold),
  }
}
