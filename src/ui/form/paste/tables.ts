import { type Block, plainBlock, plainRun, type Run, textOf, trimRuns } from './blocks.ts'

/**
 * A table of words as list entries, one a row, its head as a bold line before them: the editors, mails and job boards know no
 * tables. Null for a table that only places things beside each other, whose cells are read as they come.
 */
export function tableBlocks(table: Element, readCell: (cell: Element) => Block[]): Block[] | null {
  const rows = [...table.querySelectorAll('tr')]
  if (table.querySelector('table') || rows.length === 0) return null
  const read = rows.map((row) => ({ isHead: isHead(row), cells: cellsOf(row).map(readCell) }))
  const isData = read.some(({ cells }) => cells.length > 1) && read.every(({ cells }) => cells.every(isOneLine))
  if (!isData) return null
  return read.flatMap(({ isHead, cells }, at) => {
    const words = cells.flatMap((cell) => cell.map(({ runs }) => runs))
    if (words.length === 0) return []
    return [at === 0 && (isHead || words.every(isBold)) ? headBlock(words) : rowBlock(words)]
  })
}

const cellsOf = (row: Element) => [...row.children].filter(({ localName }) => localName === 'td' || localName === 'th')
const isHead = (row: Element) =>
  row.parentElement?.localName === 'thead' || cellsOf(row).every((cell) => cell.localName === 'th')
const isOneLine = (cell: Block[]) =>
  cell.length === 0 || (cell.length === 1 && cell[0]?.kind === 'text' && !cell[0].entry)
const isBold = (runs: Run[]) => runs.every(({ text, marks }) => marks.has('strong') || text.trim() === '')

function headBlock(words: Run[][]): Block {
  const runs = joined(words).map((run) => ({ ...run, marks: new Set([...run.marks, 'strong' as const]) }))
  return { ...plainBlock, runs }
}

const rowBlock = (words: Run[][]): Block => ({
  ...plainBlock,
  entry: { depth: 1, isOrdered: false, start: 1 },
  runs: joined(words),
})

/** Two cells are a name and what it is; more are parted alike. */
function joined(words: Run[][]): Run[] {
  const [first = []] = words
  const isNamed = words.length === 2 && !/[:?!.]\s*$/.test(textOf(first))
  const sign = words.length === 2 ? (isNamed ? ': ' : ' ') : ' · '
  return words.flatMap((runs, at) => (at === 0 ? trimRuns(runs) : [plainRun(sign), ...trimRuns(runs)]))
}
