import type { Draft } from './laid-out.ts'
import type { Block, Table } from './text-blocks.ts'

/** A cell with its lines, which are computed once, because tables may be deeply nested. */
type Column = { column: number; span: number; width: number; lines: Draft[] }

const SHORT = 40
const DATE =
  /[\u5e73\u4ee4\u662d][\u6210\u548c]\s?[\d\uff10-\uff19\u5143]{1,2}\s?\u5e74|[\uff11\uff12][\uff10\uff19][\uff10-\uff19]{2}|\b(19|20)\d\d\b|\b\d{1,2}[./]\d{2,4}\b|(19|20)\d\d\u5e74/
const OPEN_RANGE = /[-\u2013\u2014]\s*$/

/**
 * The lines of a table. Short cells are read across: a label or years next to their content. Long cells are columns, which are read one
 * after another.
 */
export function tableLines(table: Table, flow: (blocks: readonly Block[], left: number) => Draft[]): Draft[] {
  const cells = table.rows.map((row) =>
    row.map(({ blocks, left, ...cell }): Column => ({ ...cell, lines: flow(blocks, left) })),
  )
  return pagesOf(cells).flatMap((page) => {
    const rows = withSides(page.map((row) => row.filter(({ lines }) => lines.length > 0)))
    const isSectioned = hasLabelledSections(rows)
    const hasMonths = rows.some(isYearAndMonth)
    const names = rows.findIndex(namesColumns)
    return rows
      .flatMap((row, at) => (names >= 0 && at > names && isWork(row) ? workLines(row) : rowLines(row, isSectioned)))
      .map((line) => (hasMonths ? joinMonth(line) : line))
  })
}

const FEW = 3

/** If no row has two cells with text, the cells of the narrow column are side content: the other column is in rows of its own. */
function withSides(rows: Column[][]): Column[][] {
  const cells = rows.flat()
  if (rows.some(({ length }) => length > 1)) return rows
  for (const edge of new Set(cells.map(({ column }) => column))) {
    const [left, right] = [cells.filter((cell) => endOf(cell) <= edge), cells.filter(({ column }) => column >= edge)]
    if (linesIn(left) < FEW || linesIn(right) < FEW) continue
    const [leftWidth, rightWidth] = [widthOf(left), widthOf(right)]
    const side = leftWidth < rightWidth * 0.8 ? left : rightWidth < leftWidth * 0.8 ? right : []
    const lines = (cell: Column) => cell.lines.map((line) => ({ ...line, isSide: true }))
    return rows.map((row) => row.map((cell) => (side.includes(cell) ? { ...cell, lines: lines(cell) } : cell)))
  }
  return rows
}

const endOf = ({ column, span }: Column): number => column + span
const linesIn = (cells: readonly Column[]): number => cells.reduce((sum, { lines }) => sum + lines.length, 0)
const widthOf = (cells: readonly Column[]): number => Math.max(...cells.map(({ width }) => width))

function rowLines(columns: readonly Column[], isSectioned: boolean): Draft[] {
  const [first, second] = columns
  if (!first) return []
  if (!second) return first.lines
  if (columns.length === 2) return pairLines(first, second, isSectioned)
  if (columns.every(({ lines }) => lines.length === 1)) return [joinSideBySide(columns.flatMap(({ lines }) => lines))]
  // the row of an entry whose place or years take two lines
  const isEntry = columns.some(({ lines }) => isDate(lines)) && columns.every(({ lines }) => lines.length <= 2)
  return isEntry ? [joinSideBySide(columns.map(({ lines }) => joined(lines)))] : oneByOne(columns)
}

const NAME = 20
/** The usual heading of the period column in forms, in any row of a table. */
const PERIOD = /\u671f\u9593|\u6642\u671f|\u5e74\u6708|\u65f6\u95f4|\u8d77\u6b62|\uae30\uac04|\bperiod\b|\bdates?\b/i

/** A header row: one short word or phrase in each cell. */
const namesColumns = (row: readonly Column[], at: number): boolean =>
  row.length >= 2 &&
  row.every(({ lines: [first, ...more] }) => more.length === 0 && first && first.text.length <= NAME) &&
  !row.some(({ lines }) => /\d/.test(lines[0]?.text ?? '')) &&
  ((row.length >= 3 && at === 0) || row.some(({ lines }) => PERIOD.test(lines[0]?.text ?? '')))

const isWork = ([period, ...others]: readonly Column[]): boolean =>
  period !== undefined &&
  others.length > 0 &&
  (others.length > 1 || period.lines.length > 1) &&
  [period, ...others].some(({ lines }) => lines.length > 2) &&
  period.lines.every(({ text, kind }) => text.length <= NAME * 1.5 && kind !== 'item') &&
  period.lines.some((line) => isDate([line]))

/**
 * A row for one job in a table of several: its period next to the first line of the job, then each cell; a cell of single words becomes one
 * line.
 */
function workLines([period, what, ...others]: readonly Column[]): Draft[] {
  const [head, ...rest] = what?.lines ?? []
  if (!period || !head) return []
  const cells = others.map(({ lines }) => {
    const isList = lines.length > 1 && lines.every(({ text, kind }) => kind === 'text' && text.length <= NAME)
    return isList ? [{ ...joined(lines), text: lines.map(({ text }) => text).join(', ') }] : lines
  })
  // the employer may be above the period in the same cell
  const name = period.lines.slice(
    0,
    period.lines.findIndex((line) => isDate([line])),
  )
  const dates = joined(period.lines.slice(name.length))
  if (name.length > 0) return [...name, dates, head, ...rest, ...cells.flat()]
  return [joinSideBySide([dates, head]), ...rest, ...cells.flat()]
}

function pairLines(left: Column, right: Column, isSectioned: boolean): Draft[] {
  const across = lineByLine(left.lines, right.lines) ?? lineByLine(right.lines, left.lines, true)
  if (across) return across
  if (isSectioned && isLabel(left.lines)) return [apartFrom(joined(left.lines)), ...right.lines]
  if (left.lines.length === 1 && right.lines.length === 1) return [joinSideBySide([...left.lines, ...right.lines])]
  const [leftDate, leftRest] = takeDate(left.lines)
  if (leftDate) {
    const [head, ...rest] = right.lines as [Draft, ...Draft[]]
    return [joinSideBySide([...leftDate, head]), ...rest, ...leftRest]
  }
  const [rightDate, rightRest] = takeDate(right.lines)
  if (rightDate && rightRest.length === 0) {
    const [head, ...rest] = left.lines as [Draft, ...Draft[]]
    return [joinSideBySide([head, ...rightDate]), ...rest]
  }
  if (isLabel(left.lines)) {
    const label = joined(left.lines)
    if (isHeadOf(label, right.lines)) return [apartFrom(label), ...right.lines]
    const [head, ...rest] = right.lines as [Draft, ...Draft[]]
    return [joinSideBySide([label, head]), ...rest]
  }
  return oneByOne([left, right])
}

/** The date at the start of a cell, with the short lines below it (a place); then the remaining lines. */
function takeDate(lines: readonly Draft[]): [Draft[] | null, Draft[]] {
  const [first] = lines
  if (!first || !isDate([first]) || first.text.length > SHORT) return [null, []]
  let count = 1
  let date = first
  while (count < lines.length && count < 3 && continuesLine(date, lines[count] as Draft)) {
    date = joined([date, lines[count] as Draft])
    count += 1
  }
  const rest = lines.slice(count)
  const isPlace = rest.length <= 2 && rest.every(({ text, kind }) => kind !== 'item' && isPlaceLike(text))
  return isPlace ? [[date, ...rest], []] : [[date], rest]
}

/** A list of tools below the years is not a place. */
const isPlaceLike = (text: string) => text.length <= SHORT && !/[\u2022\u00b7|\t]|,.*,/.test(text)

/** '2010 -' above '2012', or '06/2010' above 'bis 2012'. */
const continuesLine = ({ text }: Draft, next: Draft) =>
  next.text.length <= SHORT &&
  (OPEN_RANGE.test(text) ||
    /^([-\u2013\u2014]|(to|bis|until|till|a|\u00e0|al|au|hasta|do|tot|\u043f\u043e)\s)/i.test(next.text))

/** Years in one cell and their content in the other, at the same heights: read across, line by line. */
function lineByLine(dates: readonly Draft[], others: readonly Draft[], isReversed = false): Draft[] | null {
  if (dates.length < 2 || dates.length >= others.length + 1 || !dates.every((line) => isDate([line]))) return null
  if (
    dates.some(
      (line, index) => line.text.length > SHORT || (index > 0 && continuesLine(dates[index - 1] as Draft, line)),
    )
  )
    return null
  const byPlace = new Map(dates.map((line) => [line.at, line]))
  const bold = others.filter(({ isBold, kind }) => isBold || kind === 'heading')
  const heads = others.filter(({ at }, index) => byPlace.has(at) && others[index - 1]?.at !== at)
  const matched = bold.length === dates.length ? bold : heads.length === dates.length ? heads : null
  if (!matched) return null
  return others.map((line) => {
    const index = matched.indexOf(line)
    const date = dates[index]
    return date ? joinSideBySide(isReversed ? [line, date] : [date, line]) : line
  })
}

const isDate = (lines: readonly Draft[]) => DATE.test(lines[0]?.text ?? '')

/** A few words that name the content next to them. */
const isLabel = (lines: readonly Draft[]) =>
  lines.length <= 2 &&
  lines.every(({ size, isBold }) => size === lines[0]?.size && isBold === lines[0].isBold) &&
  joined(lines).text.length <= 48 &&
  !/[\d@\t]/.test(joined(lines).text) &&
  lines.every(({ kind }) => kind !== 'item')

/** A label in larger or bold letters is a heading if there are several lines next to it. */
const isHeadOf = (label: Draft, lines: readonly Draft[]) =>
  lines.length > 1 &&
  (label.kind === 'heading' ||
    lines.every(({ size }) => label.size > size + 0.4) ||
    (label.isBold && !lines.every(({ isBold }) => isBold) && lines.length > 2))

/** Whether each row is a section: a label that occurs once, and several lines. */
function hasLabelledSections(rows: readonly Column[][]): boolean {
  const labelled = rows.filter(([left, right]) => left && right && isLabel(left.lines))
  const labels = labelled.map(([left]) => joined((left as Column).lines).text)
  const long = labelled.filter(([, right]) => (right as Column).lines.length > 2)
  return long.length >= 2 && long.length * 2 >= labelled.length && new Set(labels).size === labels.length
}

/** Reads the cells as columns; narrower ones are side content. */
function oneByOne(columns: readonly Column[]): Draft[] {
  const longest = Math.max(...columns.map(({ lines }) => lines.length))
  const widest = Math.max(...columns.map(({ width }) => width))
  const isSide = ({ lines, width }: Column) => (widest > 0 ? width < widest * 0.8 : lines.length < longest)
  return columns.flatMap((column) =>
    column.lines.map((line) => ({ ...line, isSide: line.isSide || (longest > 3 && isSide(column)) })),
  )
}

function joinSideBySide(lines: readonly Draft[]): Draft {
  const [first] = lines as [Draft]
  const kinds = new Set(lines.map(({ kind }) => kind))
  return {
    ...first,
    text: lines.map(({ text }) => text).join('\t'),
    kind: kinds.size === 1 ? first.kind : 'text',
    isBold: lines.some(({ isBold }) => isBold),
    size: Math.max(...lines.map(({ size }) => size)),
    links: lines.flatMap(({ links }) => links),
  }
}

const joined = (lines: readonly Draft[]): Draft => ({
  ...joinSideBySide(lines),
  text: lines.map(({ text }) => text).join(' '),
})
const apartFrom = (line: Draft): Draft => ({ ...line, above: Math.max(line.above, line.size * 2) })

const MIN_ROWS = 6
const MAX_COLUMNS = 60

/** A form whose two pages are next to each other in one table, with an empty column between them, is read page by page. */
function pagesOf(rows: Column[][]): Column[][][] {
  const edges = new Set(rows.flatMap((row) => row.map(({ column }) => column)))
  if (rows.length < MIN_ROWS || edges.size > MAX_COLUMNS) return [rows]
  for (const edge of edges) {
    const left = rows.map((row) => row.filter(({ column }) => column < edge))
    const right = rows.map((row) => row.filter(({ column }) => column > edge))
    if (isEmptyColumn(rows, edge) && isGrid(left) && isGrid(right)) return [...pagesOf(left), ...pagesOf(right)]
  }
  return [rows]
}

const isEmptyColumn = (rows: readonly Column[][], edge: number) =>
  rows.every((row) =>
    row.every(({ column, span, lines }) => column > edge || column + span <= edge || lines.length === 0),
  )

const isGrid = (rows: readonly Column[][]) =>
  rows.filter((row) => row.filter(({ lines }) => lines.length > 0).length > 1).length >= 3

const isYearAndMonth = (row: readonly Column[]) =>
  /(^|\t)\u5e74\t\u6708(\t|$)/.test(row.map(({ lines }) => lines[0]?.text).join('\t'))

/** Below the headers 'year' and 'month' of a Japanese form, two cells are one date. */
const joinMonth = (line: Draft): Draft => ({
  ...line,
  text: line.text.replace(/^((?:19|20)\d\d)\t(1[0-2]|0?[1-9])(?=\t|$)/, '$1\u5e74$2\u6708'),
})
