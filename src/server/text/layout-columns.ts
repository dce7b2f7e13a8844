import { narrowToSection } from './columns-of-section.ts'
import { withoutLabelColumn } from './label-column.ts'
import { type Run, rowsOf, usualSize } from './layout-runs.ts'
import { withTopOfColumn } from './top-of-column.ts'

/** A part of a page that is read from top to bottom; `side` is its position on the page. */
export interface Region {
  side: 'head' | 'left' | 'main' | 'right'
  runs: Run[]
}

const MIN_LINES = 4
// years, and words for the present, at the edge of a line about a job
const DATED = /\d{4}|\d{2}\/\d{2}|present|heute|aujourd|actual/i

/** `isOfSection` if the columns are a list within one section. */
export type Split = { at: number; left: Run[]; right: Run[]; top: number; bottom: number; isOfSection?: true }

/** The position between two columns that continue on the next page, and the left edges of their lines. */
export interface Gutter {
  at: number
  isLeftSide: boolean
  sideEdges: ReadonlySet<number>
  mainEdges: ReadonlySet<number>
}
interface Divided {
  regions: Region[]
  /** Missing if the columns end on this page. */
  gutter?: Gutter
}

/**
 * Divides a page into its columns; a page without columns is all 'main'. Dates at the edge of lines are not a column. A page whose lines
 * fit into the columns of the previous pages is divided at `known`, even if one of its columns has few lines or none.
 */
export function toRegions(runs: readonly Run[], height: number, known?: Gutter): Divided {
  const unlabelled = known ? undefined : withoutLabelColumn(runs)
  if (unlabelled) return { regions: [{ side: 'main', runs: unlabelled }] }
  const continued = known && splitAtKnown(runs, height, known)
  const best = continued ? undefined : bestSplit(runs)
  const split = continued ?? withTopOfColumn(runs, best && narrowToSection(runs, best, isTwoColumns))
  if (!split) return { regions: [{ side: 'main', runs: [...runs] }], gutter: known }
  const regions = regionsOf(runs, split, continued && known)
  if (split.isOfSection) return { regions: regions.map((region) => ({ ...region, side: 'main' })), gutter: known }
  return { regions, gutter: gutterOf(runs, split) ?? known }
}

function regionsOf(runs: readonly Run[], { left, right, top, bottom }: Split, known?: Gutter): Region[] {
  const inside = new Set([...left, ...right])
  const head = runs.filter((run) => !inside.has(run) && run.y <= top)
  const foot = runs.filter((run) => !inside.has(run) && run.y > top && run.y >= bottom)
  const rest = runs.filter((run) => !inside.has(run) && run.y > top && run.y < bottom)
  const isLeftSide = known?.isLeftSide ?? widthOf(left) < widthOf(right)
  const columns: Region[] = isLeftSide
    ? [
        { side: 'left', runs: left },
        { side: 'main', runs: right },
      ]
    : [
        { side: 'main', runs: left },
        { side: 'right', runs: right },
      ]
  const regions: Region[] = [{ side: 'head', runs: head }, ...columns, { side: 'main', runs: [...rest, ...foot] }]
  return regions.filter((region) => region.runs.length > 0)
}

/** The gutter of a page, if its columns contain most of the page and continue to the end. */
function gutterOf(runs: readonly Run[], { at, left, right, bottom }: Split): Gutter | undefined {
  const below = rowsOf(runs.filter(({ y }) => y >= bottom - 1))
  if (below.length > 1 || left.length + right.length < runs.length * 0.6) return undefined
  const isLeftSide = widthOf(left) < widthOf(right)
  const [side, main] = isLeftSide ? [left, right] : [right, left]
  return { at, isLeftSide, sideEdges: edgesOf(side), mainEdges: edgesOf(main) }
}

const edgeOf = (row: readonly Run[]) => Math.round(row[0]?.left ?? 0)
const edgesOf = (runs: readonly Run[]) => new Set(rowsOf(runs).map(edgeOf))

/** Divides a page at the gutter of the previous pages; undefined if lines cross it or begin elsewhere. */
function splitAtKnown(runs: readonly Run[], height: number, known: Gutter): Split | undefined {
  const { at, isLeftSide, sideEdges, mainEdges } = known
  const rows = rowsOf(runs)
  const isCrossing = (run: Run) => run.left < at - 1 && run.right > at + 1
  // a running header and a page number may be anywhere
  const isAtEdge = (y: number) => y < height * 0.08 || y > height * 0.92
  const isOutside = (row: readonly Run[] | undefined) => row?.some((run) => isCrossing(run) && isAtEdge(run.y))
  const first = isOutside(rows[0]) ? 1 : 0
  const last = rows.length - (rows.length > 1 && isOutside(rows.at(-1)) ? 1 : 0)
  const band = rows.slice(first, last).flat()
  if (band.length === 0 || band.some(isCrossing)) return undefined
  const left = band.filter(({ right }) => right <= at + 1)
  const right = band.filter((run) => run.left >= at - 1)
  const [side, main] = isLeftSide ? [left, right] : [right, left]
  const inner = (column: readonly Run[]) => column.filter(({ y }) => y <= height * 0.92)
  if (!beginAt(inner(side), sideEdges) || !beginAt(inner(main), mainEdges)) return undefined
  return {
    at,
    left,
    right,
    top: rows[first - 1]?.[0]?.y ?? Number.NEGATIVE_INFINITY,
    bottom: rows[last]?.[0]?.y ?? Number.POSITIVE_INFINITY,
  }
}

/** How far a column may be from its place on the page before, in points. */
const MAX_SHIFT = 12

/** Whether nearly all lines begin at the edges of a known column, which may be a little further left or right on this page. */
function beginAt(runs: readonly Run[], edges: ReadonlySet<number>): boolean {
  const rows = rowsOf(runs)
  const shift = Math.min(...edges) - Math.min(...rows.map(edgeOf))
  const areKnown = (by: number) =>
    rows.filter((row) => [-1, 0, 1].some((off) => edges.has(edgeOf(row) + by + off))).length >= rows.length * 0.8
  return areKnown(0) || (Math.abs(shift) <= MAX_SHIFT && areKnown(shift))
}

const widthOf = (runs: readonly Run[]) => {
  const widths = runs.map(({ left, right }) => right - left)
  return widths.length === 0 ? 0 : Math.max(...widths)
}

function bestSplit(runs: readonly Run[]): Split | undefined {
  let best: Split | undefined
  for (const at of gutters(runs)) {
    const split = splitAt(runs, at)
    if (split && split.left.length + split.right.length > (best ? best.left.length + best.right.length : 0))
      best = split
  }
  return best
}

const OUTDENT = 12
/** Positions where several lines begin, away from the left edge of the page. */
function gutters(runs: readonly Run[]): number[] {
  const counts = new Map<number, number>()
  for (const { left } of runs) {
    const place = Math.round(left / 3)
    counts.set(place, (counts.get(place) ?? 0) + 1)
  }
  const first = Math.min(...runs.map(({ left }) => left))
  const places = [...counts]
    .filter(([place, count]) => count + (counts.get(place + 1) ?? 0) >= MIN_LINES && place * 3 > first + 60)
    .map(([place]) => place * 3 - 3)
  // headings may begin a little further left than the lines below them
  const outer = places.map((at) =>
    Math.min(at, ...runs.filter(({ left }) => left > at - OUTDENT && left < at).map(({ left }) => left - 2)),
  )
  return [...new Set([...places, ...outer])].sort((one, other) => one - other).slice(0, 40)
}

/** The largest band of the page that no text crosses at this position, with text on both sides. */
function splitAt(runs: readonly Run[], at: number): Split | undefined {
  const crossing = runs.filter((run) => run.left < at - 1 && run.right > at + 1).map(({ y }) => y)
  const edges = [Number.NEGATIVE_INFINITY, ...crossing.sort((one, other) => one - other), Number.POSITIVE_INFINITY]
  let best: Split | undefined
  for (const [index, top] of edges.entries()) {
    const bottom = edges[index + 1]
    if (bottom === undefined) break
    const band = runs.filter((run) => run.y > top + 1 && run.y < bottom - 1)
    const left = band.filter((run) => run.right <= at + 1)
    const right = band.filter((run) => run.left >= at - 1)
    if (!isTwoColumns(left, right)) continue
    if (!best || left.length + right.length > best.left.length + best.right.length)
      best = { at, left, right, top, bottom }
  }
  return best
}

function isTwoColumns(left: readonly Run[], right: readonly Run[]): boolean {
  if (left.length < MIN_LINES || right.length < MIN_LINES) return false
  const [leftRows, rightRows] = [rowsOf(left), rowsOf(right)]
  const [few, many] = leftRows.length <= rightRows.length ? [leftRows, rightRows] : [rightRows, leftRows]
  if (few.length < MIN_LINES) return false
  const white = Math.min(...right.map((run) => run.left)) - Math.max(...left.map((run) => run.right))
  if (white < 6) return false
  if (few === rightRows && (isMargin(few) || (isLoose(few) && besideShare(few, many) > 0.9))) return false
  if (isDateMargin(leftRows, rightRows)) return false
  const dated = few.filter(isDated)
  if (dated.length > few.length * 0.5) return false
  if (few === leftRows && isTable(few, many)) return false
  if (areNames(leftRows, rightRows)) return false
  const isGrid = few.length > many.length * 0.9 && besideShare(few, many) > 0.9 && everyShort(left) && everyShort(right)
  return !isGrid && !isLabels(few, many) && few.length >= many.length * 0.2
}

const isDated = (row: readonly Run[]) => row.some(({ text }) => DATED.test(text))

/**
 * Whether the left column is a margin with dates, each at the height of its content; other text in it, such as headings, has nothing next
 * to it.
 */
function isDateMargin(left: readonly Run[][], right: readonly Run[][]): boolean {
  const dated = left.filter(isDated)
  const others = left.filter((row) => !isDated(row))
  if (dated.length < 2 || besideShare(dated, right) <= 0.8) return false
  return besideShare(others, right, 0.9) < 0.15 || areLabelsToo(dated, others, right)
}

/** Whether the rows of a margin without dates are labels that look like the dates, each next to its value, below headings. */
function areLabelsToo(dated: readonly Run[][], others: readonly Run[][], right: readonly Run[][]): boolean {
  const size = usualSize(dated.flat())
  const labels = others.filter((row) => row.every((run) => !run.isBold && run.size < size * 1.15))
  return dated.length * 2 > others.length && besideShare(labels, right) > 0.9 && everyShort(labels.flat())
}

/** Whether the right column is only a few short remarks without a heading, and so not a column. */
function isLoose(rows: readonly Run[][]): boolean {
  const runs = rows.flat()
  const usual = usualSize(runs)
  const isUniform = runs.every(({ isBold }) => isBold === runs[0]?.isBold)
  return rows.length < 9 && isUniform && runs.every(({ size, text }) => size < usual * 1.15 && text.length < 42)
}

/** Whether the right column is dates and places: short, aligned at the right edge, beginning anywhere. */
function isMargin(rows: readonly Run[][]): boolean {
  const last = rows.map((row) => row.at(-1) as Run)
  const edge = Math.max(...last.map(({ right }) => right))
  const atEdge = last.filter(({ right }) => edge - right < 3)
  const starts = new Set(last.map(({ left }) => Math.round(left / 4)))
  return (
    atEdge.length > rows.length * 0.85 &&
    starts.size > Math.min(4, rows.length * 0.4) &&
    last.every(({ text }) => text.length < 42)
  )
}

/** Whether the column consists of labels and years at the height of their content, and therefore with white space between them. */
function isLabels(few: readonly Run[][], many: readonly Run[][]): boolean {
  const close = few.filter(
    (row, at) => at > 0 && heightOf(row) - heightOf(few[at - 1] as Run[]) < (row[0]?.size ?? 0) * 1.8,
  )
  const plain = few.filter((row) => !row[0]?.isBold)
  return close.length < few.length * 0.5 && (besideShare(plain, many) > 0.8 || besideShare(few, many) >= 0.75)
}

/** Whether the left column is a few short labels, each at the height of its content. */
const isTable = (left: readonly Run[][], right: readonly Run[][]): boolean =>
  left.length <= 8 &&
  left.every((row) => row.length === 1 && (row[0]?.text.length ?? 0) < 28) &&
  besideShare(left, right) === 1

/** Whether the left column is field names such as 'Employer:' with their values next to them; the colon may be in front of the value. */
function areNames(left: readonly Run[][], right: readonly Run[][]): boolean {
  const named = left.filter((row) => /[:\uff1a]$/u.test(row.at(-1)?.text ?? ''))
  if (named.length > MIN_LINES && named.length > left.length * 0.4 && besideShare(named, right) >= 0.7) return true
  const valued = right.filter((row) => /^[:\uff1a]/u.test(row[0]?.text ?? ''))
  return valued.length >= MIN_LINES - 1 && valued.length > left.length * 0.3 && besideShare(valued, left) >= 0.7
}

const heightOf = (row: readonly Run[]) => row[0]?.y ?? 0

/** The share of these rows that are at the height of one of the others; `within` is the tolerance in letter sizes. */
function besideShare(few: readonly Run[][], many: readonly Run[][], within = 0): number {
  const heights = many.map(heightOf)
  const reach = (row: readonly Run[]) => Math.max(2, within * (row[0]?.size ?? 0))
  const alignedRows = few.filter((row) => heights.some((y) => Math.abs(y - heightOf(row)) < reach(row)))
  return alignedRows.length / Math.max(1, few.length)
}

const everyShort = (runs: readonly Run[]) => runs.every(({ text }) => text.length < 40)
