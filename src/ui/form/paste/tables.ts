import { type Block, lineBreak, plainBlock, plainRun, type Run, textOf, trimRuns } from './blocks.ts'

/**
 * A table of words as list entries, one a row, its head as a bold line before them: the editors, mails and job boards know no
 * tables. Null for a table that only places things beside each other, whose cells are read as they come.
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

/** Empty columns that only separate others; rows of different lengths have no reliable columns. */
function withoutEmptyColumns(rows: Row[]): Row[] {
  const [first] = rows
  if (!first || rows.some(({ cells }) => cells.length !== first.cells.length)) return rows
  const isFilled = first.cells.map((_, at) => rows.some(({ cells }) => cells[at]?.length))
  return rows.map(({ isHead, cells }) => ({ isHead, cells: cells.filter((_, at) => isFilled[at]) }))
}

/** The paragraphs of a cell, one a line. */
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

/** Two columns are a name and what it is; of more each has its place, also where a cell is empty. */
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
