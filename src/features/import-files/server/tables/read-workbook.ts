import readWorkbookFile, { type SheetData } from 'read-excel-file/node'
import type { RawTable, TableOptions } from '../../table.ts'

/** The records of one sheet of an Excel workbook (.xlsx), by default the first with content. Rejects for a damaged file. */
export async function readWorkbook(bytes: Buffer, { sheet, maxRows }: TableOptions): Promise<RawTable> {
  const all = await readWorkbookFile(bytes)
  const filled = all.filter(({ data }) => data.length > 0)
  const at = Math.min(sheet ?? 0, Math.max(filled.length - 1, 0))
  const data: SheetData = filled[at]?.data ?? []
  return {
    format: 'xlsx',
    sheets: filled.map((one) => one.sheet),
    sheet: at,
    records: data.slice(0, maxRows + 1).map((cells, row) => ({ number: row + 1, cells: cells.map(cellText) })),
    broken: [],
    isCut: data.length > maxRows + 1,
  }
}

function cellText(cell: SheetData[number][number]): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return dateText(cell)
  return String(cell).trim()
}

/** A date without a time if it is midnight. Workbooks have no time zone: the library reads every date as UTC. */
function dateText(date: Date): string {
  if (Number.isNaN(date.getTime())) return ''
  const text = date.toISOString()
  return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text.slice(0, 19)
}
