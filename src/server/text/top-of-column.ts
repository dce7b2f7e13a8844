import type { Split } from './layout-columns.ts'
import { type Run, rowsOf } from './layout-runs.ts'

const WHITE = 10

/**
 * Adds the top of the columns if the right one is wider there: its lines cross the position between the columns, but begin right of the
 * lines of the left column beside them.
 */
export function withTopOfColumn(runs: readonly Run[], split: Split | undefined): Split | undefined {
  if (!split) return undefined
  const inside = new Set([...split.left, ...split.right])
  const above = rowsOf(runs.filter((run) => !inside.has(run) && run.y <= split.top + 1)).toReversed()
  const left: Run[] = []
  const right: Run[] = []
  let below: Run[] | undefined
  let edge = Number.NEGATIVE_INFINITY
  let wide = Number.POSITIVE_INFINITY
  for (const row of above) {
    const [first] = row as [Run, ...Run[]]
    const isFar = (below?.[0]?.y ?? split.top) - first.y > first.size * 2
    const own = row.filter((run) => run.right <= split.at + 1)
    const others = row.filter((run) => run.right > split.at + 1)
    const nextEdge = Math.max(edge, ...own.map((run) => run.right))
    const nextWide = Math.min(wide, ...others.map((run) => run.left))
    if (isFar || nextWide < nextEdge + WHITE) break
    edge = nextEdge
    wide = nextWide
    left.push(...own)
    right.push(...others)
    below = row
  }
  // a line right of nothing is not a part of a column
  if (left.length === 0 || right.length === 0) return split
  const top = Math.min(...[...left, ...right].map(({ y }) => y)) - 1
  return { ...split, left: [...left, ...split.left], right: [...right, ...split.right], top }
}
