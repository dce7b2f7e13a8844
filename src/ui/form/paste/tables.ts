import { type Block, lineBreak, plainBlock, plainRun, type Run, textOf, trimRuns } from './blocks.ts'

/**
 * Converts a table of text to list entries, one for each row, after its head as a bold line: the editors, mails and job boards have no
 * tables. Null for a layout table, whose cells are read in order.
 */
export function tableBlocks(table: Element, readCell: (cell: Element) => Block[]): Block[] | null {
  const rows = [...table.querySelectorAll('tr')]
  if (table.querySelector('table') || rows.length === 0) return null
  const read = withoutEmptyColumns(rows.map((row) => ({ isHead: isHead(row), cells: cellsOf(row).map(readCell) })))
  const columns = Math.max(...read.map(({ cells }) => cells.length))
  const fits = read.some(({ isHead }) => isHead) ? isLines : isOneLine
  if (columns < 2 || !read.every(({ cells }) => cells.every(fits))) return null
  return read.flatMap(({ isHead, cells }, at) => {
    const words = cells.map(linesOf)
    if (words.every((runs) => runs.length === 0)) return []
    const runs = joined(words, columns)
    return [at === 0 && (isHead || words.every(isBold)) ? headBlock(runs) : rowBlock(runs)]
  })
}

type Row = { isHead: boolean; cells: Block[][] }

/** Removes empty columns that only separate others. If rows have different lengths, nothing is removed. */
function withoutEmptyColumns(rows: Row[]): Row[] {
  const [first] = rows
  if (!first || rows.some(({ cells }) => cells.length !== first.cells.length)) return rows
  const isFilled = first.cells.map((_, at) => rows.some(({ cells }) => cells[at]?.length))
  return rows.map(({ isHead, cells }) => ({ isHead, cells: cells.filter((_, at) => isFilled[at]) }))
}

/** The paragraphs of a cell, one per line. */
const linesOf = (cell: Block[]): Run[] =>
  cell.flatMap(({ runs }, at) => (at === 0 ? trimRuns(runs) : [lineBreak, ...trimRuns(runs)]))

const cellsOf = (row: Element) => [...row.children].filter(({ localName }) => localName === 'td' || localName === 'th')
const isHead = (row: Element) =>
  row.parentElement?.localName === 'thead' || cellsOf(row).every((cell) => cell.localName === 'th')
const isLines = (cell: Block[]) => cell.every(({ kind, entry }) => kind === 'text' && !entry)
const isOneLine = (cell: Block[]) => cell.length < 2 && isLines(cell)
const isBold = (runs: Run[]) => runs.every(({ text, marks }) => marks.has('strong') || text.trim() === '')

function headBlock(words: Run[]): Block {
  const runs = words.map((run) => ({ ...run, marks: new Set([...run.marks, 'strong' as const]) }))
  return { ...plainBlock, runs }
}

const rowBlock = (runs: Run[]): Block => ({
  ...plainBlock,
  entry: { depth: 1, isOrdered: false, start: 1 },
  runs,
})

/** Joins the cells of a row. Two columns are read as name and value; with more columns an empty cell keeps its place. */
function joined(words: Run[][], columns: number): Run[] {
  if (columns > 2) {
    return words.flatMap((runs, at) => [
      ...(at > 0 ? [plainRun(' · ')] : []),
      ...(runs.length > 0 ? runs : [plainRun('–')]),
    ])
  }
  const [first = [], second] = words.filter((runs) => runs.length > 0)
  if (!second) return first
  return [...first, plainRun(/[:?!.]\s*$/.test(textOf(first)) ? ' ' : ': '), ...second]
}
