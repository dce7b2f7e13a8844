import { type Run, rowsOf, usualSize } from './layout-runs.ts'

type Row = Run[]
/** Adjacent rows of the label column: a heading of one or more lines, and the dates below it. */
type Label = { heading: Row[]; dates: Row[]; top: number; bottom: number }

const MAX_CHARACTERS = 30
/** More lines than these at the top of a page, left of its name, are a column. */
const MAX_ABOVE = 5
const DATED = /\d{4}|\d{2}\/\d{2}/
const ADDRESS = /@|\/\/|www\.|\+\d/

/**
 * For a page whose headings are in a column to the left of their sections: the same runs, with each heading above the first line of its
 * section, and dates below a heading next to that line. Undefined for any other page.
 */
export function withoutLabelColumn(runs: readonly Run[]): Run[] | undefined {
  const columns = edgesOf(runs).map((at): Columns => {
    const left = runs.filter((run) => run.right <= at)
    return { at, labels: left.length > 2 ? labelsOf(left) : [], right: runs.filter((run) => run.left >= at) }
  })
  const column = columns.find(({ labels, right }) => isLabelColumn(labels, right)) ?? firstBelowTop(columns)
  if (!column) return undefined
  const { at, labels, right } = column
  const top = (labels[0]?.top ?? 0) - 1
  const others = runs.filter((run) => (run.left < at && run.right > at) || (run.right <= at && run.y < top))
  return [...others, ...right, ...placed(labels, right, others)]
}

type Columns = { at: number; labels: Label[]; right: Run[] }

/** The first label column that begins below the content at the top of the page, such as an address; with the labels below it. */
function firstBelowTop(columns: readonly Columns[]): Columns | undefined {
  for (const { at, labels, right } of columns) {
    for (let first = 1; first <= MAX_ABOVE && first < labels.length - 2; first += 1) {
      const rest = labels.slice(first)
      const top = (rest[0]?.top ?? 0) - 30
      const below = right.filter(({ y }) => y > top)
      if (isLabelColumn(rest, below)) return { at, labels: rest, right }
    }
  }
  return undefined
}

/** The positions, away from the left edge, where most lines begin. */
function edgesOf(runs: readonly Run[]): number[] {
  const first = Math.min(...runs.map(({ left }) => left))
  const counts = new Map<number, number>()
  for (const { left } of runs) counts.set(Math.floor(left), (counts.get(Math.floor(left)) ?? 0) + 1)
  const places = [...counts].filter(([place, count]) => count >= 4 && place > first + 50)
  const most = places.toSorted(([, one], [, other]) => other - one).slice(0, 6)
  return most.map(([place]) => place)
}

function labelsOf(left: readonly Run[]): Label[] {
  const labels: Label[] = []
  for (const row of rowsOf(left)) {
    const last = labels.at(-1)
    const { y, size } = row[0] as Run
    const isDated = row.some(({ text }) => DATED.test(text))
    const isNear = last && y - last.bottom < size * 2
    // a heading below dates starts the next label
    if (last && isNear && (isDated || last.dates.length === 0)) {
      ;(isDated ? last.dates : last.heading).push(row)
      last.bottom = y
    } else labels.push({ heading: isDated ? [] : [row], dates: isDated ? [row] : [], top: y, bottom: y })
  }
  return labels
}

function isLabelColumn(labels: readonly Label[], right: readonly Run[]): boolean {
  const headings = labels.filter(({ heading }) => heading.length > 0)
  if (headings.length < 3 || !labels.every(isShort)) return false
  const body = rowsOf(right)
  if (body.length < labels.length * 2) return false
  const usual = usualSize(right)
  const isLoud = (row: Row) => sizeOf(row) > usual * 1.15 || row.every(({ isBold, text }) => isBold || isCapital(text))
  const rows = headings.flatMap(({ heading }) => heading)
  if (!rows.every(isLoud)) return false
  const [least, most] = [Math.min(...rows.map(sizeOf)), Math.max(...rows.map(sizeOf))]
  // headings in the body itself mean that the page has a sidebar, not a label column
  const louder = body.filter(
    (row) => sizeOf(row) >= least && isLoud(row) && row.every(({ text }) => text.length < MAX_CHARACTERS),
  )
  return (
    most < least * 1.2 &&
    louder.length <= 3 &&
    labels.filter((label) => rowBeside(label, body)).length > labels.length * 0.75
  )
}

const isShort = ({ heading, dates }: Label): boolean =>
  heading.length < 4 && dates.length < 3 && [...heading, ...dates].every(isShortRow)

const isShortRow = (row: Row): boolean =>
  row.reduce((sum, { text }) => sum + text.length, 0) <= MAX_CHARACTERS && !row.some(({ text }) => ADDRESS.test(text))

const sizeOf = (row: Row): number => Math.max(...row.map(({ size }) => size))
const isCapital = (text: string): boolean => text === text.toUpperCase() && text !== text.toLowerCase()

/** The row of the body next to a label: the first row of a group that begins at about the same height, or else the nearest row. */
function rowBeside({ top, bottom }: Label, body: readonly Row[]): Row | undefined {
  const yOf = (at: number) => body[at]?.[0]?.y ?? 0
  const firstSize = (at: number) => body[at]?.[0]?.size ?? 0
  const isFirst = (at: number) => at === 0 || yOf(at) - yOf(at - 1) >= firstSize(at) * 2.2
  const near = body.findIndex((_, at) => yOf(at) > top - firstSize(at) * 1.6 && yOf(at) < bottom + firstSize(at) * 2)
  if (near < 0) return undefined
  let first = near
  while (near - first < 2 && !isFirst(first)) first -= 1
  return body[isFirst(first) && top - yOf(first) < firstSize(first) * 2.5 ? first : near]
}

/** The labels as runs at the heights of their rows. */
function placed(labels: readonly Label[], right: readonly Run[], crossing: readonly Run[]): Run[] {
  const body = rowsOf([...right, ...crossing])
  const own = rowsOf(right)
  return labels.flatMap((label) => {
    const y = rowBeside(label, own)?.[0]?.y ?? label.top
    const before = body.findLast((other) => (other[0]?.y ?? 0) < y - 2)?.[0]?.y ?? y - 40
    const heading = label.heading.flat()
    const dates = label.dates.flat()
    return [
      ...(heading.length > 0 ? [{ ...joined(heading), y: y - (y - before) * 0.4 }] : []),
      ...(dates.length > 0 ? [{ ...joined(dates), y }] : []),
    ]
  })
}

/** Merges the runs of a label; its letters may be drawn one by one, also in a short word ('T O'). */
function joined(runs: readonly Run[]): Run {
  const [first] = runs as [Run, ...Run[]]
  const text = runs
    .map((run) => run.text.replace(/^(?:\p{Lu} ){1,20}\p{Lu}$/u, (word) => word.replaceAll(' ', '')))
    .join(' ')
  return {
    ...first,
    text,
    right: Math.max(...runs.map(({ right }) => right)),
    isBold: runs.every(({ isBold }) => isBold),
  }
}
