import { type Run, rowsOf } from './layout-runs.ts'

type Row = Run[]
/** Rows of the label column close to each other: a heading of one or more lines, and the dates below it. */
type Label = { heading: Row[]; dates: Row[]; top: number; bottom: number }

const MOST_LETTERS = 30
/** More lines than these at the top of a page, left of its name, are a column. */
const MOST_ABOVE = 5
const DATED = /\d{4}|\d{2}\/\d{2}/
const ADDRESS = /@|\/\/|www\.|\+\d/

/**
 * A page whose headings are in a column of their own, to the left of their sections: the same runs with each heading above
 * the first line of its section, and dates below a heading beside that line. Undefined for any other page.
 */
export function withoutLabelColumn(runs: readonly Run[]): Run[] | undefined {
  const columns = edgesOf(runs).map((at) => {
    const left = runs.filter((run) => run.right <= at)
    return { at, labels: left.length > 2 ? labelsOf(left) : [], right: runs.filter((run) => run.left >= at) }
  })
  const whole = columns.find(({ labels, right }) => isLabelColumn(labels, right))
  const { at, labels, right } = whole ?? columns.map(belowTop).find((column) => column.labels.length > 0) ?? {}
  if (at === undefined || !labels || !right) return undefined
  const top = (labels[0]?.top ?? 0) - 1
  const others = runs.filter((run) => (run.left < at && run.right > at) || (run.right <= at && run.y < top))
  return [...others, ...right, ...placed(labels, right, others)]
}

type Columns = { at: number; labels: Label[]; right: Run[] }

/** The same with the labels below what a page has at its top, as an address; with none where they are no label column. */
function belowTop({ at, labels, right }: Columns): Columns {
  for (let first = 1; first <= MOST_ABOVE && first < labels.length - 2; first += 1) {
    const rest = labels.slice(first)
    const top = (rest[0]?.top ?? 0) - 30
    const below = right.filter(({ y }) => y > top)
    if (isLabelColumn(rest, below)) return { at, labels: rest, right }
  }
  return { at, labels: [], right }
}

/** The places, away from the left edge, where most lines begin. */
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
    // a heading below dates is the next one
    if (last && isNear && (isDated || last.dates.length === 0)) {
      ;(isDated ? last.dates : last.heading).push(row)
      last.bottom = y
    } else labels.push({ heading: isDated ? [] : [row], dates: isDated ? [row] : [], top: y, bottom: y })
  }
  return labels
}

function isLabelColumn(labels: readonly Label[], right: readonly Run[]): boolean {
  const headings = labels.filter(({ heading }) => heading.length > 0)
  const body = rowsOf(right)
  if (headings.length < 3 || body.length < labels.length * 2) return false
  const letters = (row: Row) => row.reduce((sum, { text }) => sum + text.length, 0)
  const isShort = (row: Row) => letters(row) <= MOST_LETTERS && !row.some(({ text }) => ADDRESS.test(text))
  if (
    !labels.every(
      ({ heading, dates }) => heading.length < 3 && dates.length < 3 && [...heading, ...dates].every(isShort),
    )
  )
    return false
  const sizes = right.map(({ size }) => size).toSorted((one, other) => one - other)
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0
  const sizeOf = (row: Row) => Math.max(...row.map(({ size }) => size))
  const isLoud = (row: Row) => sizeOf(row) > usual * 1.15 || row.every(({ isBold, text }) => isBold || isCapital(text))
  const rows = headings.flatMap(({ heading }) => heading)
  if (!rows.every(isLoud)) return false
  const [least, most] = [Math.min(...rows.map(sizeOf)), Math.max(...rows.map(sizeOf))]
  // the headings that a body has of its own are those of a page with a sidebar
  const louder = body.filter((row) => sizeOf(row) >= least && row.every(({ text }) => text.length < MOST_LETTERS))
  return (
    most < least * 1.2 &&
    louder.length <= 3 &&
    labels.filter((label) => beside(label, body)).length > labels.length * 0.75
  )
}

const isCapital = (text: string): boolean => text === text.toUpperCase() && text !== text.toLowerCase()

/** The row of the body at the height of a label: the first of a group of rows that begins about there, or has it at its middle. */
function beside({ top, bottom }: Label, body: readonly Row[]): Row | undefined {
  const yOf = (row: Row | undefined) => row?.[0]?.y ?? 0
  const near = body.findIndex(
    (row) => yOf(row) > top - (row[0]?.size ?? 0) * 1.6 && yOf(row) < bottom + (row[0]?.size ?? 0) * 2,
  )
  if (near < 0) return undefined
  let first = near
  while (first > 0 && near - first < 2 && yOf(body[first]) - yOf(body[first - 1]) < (body[first]?.[0]?.size ?? 0) * 2.2)
    first -= 1
  const isTop = first === 0 || yOf(body[first]) - yOf(body[first - 1]) >= (body[first]?.[0]?.size ?? 0) * 2.2
  return body[isTop && top - yOf(body[first]) < (body[first]?.[0]?.size ?? 0) * 2.5 ? first : near]
}

/** The labels at the heights of their rows. */
function placed(labels: readonly Label[], right: readonly Run[], crossing: readonly Run[]): Run[] {
  const body = rowsOf([...right, ...crossing])
  const own = rowsOf(right)
  return labels.flatMap((label) => {
    const y = beside(label, own)?.[0]?.y ?? label.top
    const before = body.findLast((other) => (other[0]?.y ?? 0) < y - 2)?.[0]?.y ?? y - 40
    const heading = label.heading.flat()
    const dates = label.dates.flat()
    return [
      ...(heading.length > 0 ? [{ ...joined(heading), y: y - (y - before) * 0.4 }] : []),
      ...(dates.length > 0 ? [{ ...joined(dates), y }] : []),
    ]
  })
}

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
