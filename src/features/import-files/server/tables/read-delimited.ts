import { readCsv } from '#lib/csv-table.ts'
import type { RawTable } from '../../table.ts'

/** Excel's own first line, which names the separator. Excel does not show it as a row. */
const SEPARATOR_LINE = /^\ufeff?"?sep=(.)"?\r?\n/i

/** The records of a CSV or TSV text, with the separator that it states or that fits. */
export function readDelimited(text: string, maxRows: number): RawTable {
  const stated = SEPARATOR_LINE.exec(text)
  const body = stated ? text.slice(stated[0].length) : text
  const { header, headerNumber, rows, broken } = readCsv(body, { maxRows: maxRows + 1, delimiter: stated?.[1] })
  const records = [{ number: headerNumber, cells: header }, ...rows]
  return {
    format: 'csv',
    sheets: [''],
    sheet: 0,
    records: records.slice(0, maxRows + 1),
    broken,
    isCut: records.length > maxRows + 1,
  }
}
