import type { ImportReading } from './contract.ts'
import { systemOf } from './systems.ts'
import type { Table } from './table.ts'

/** What a preview says of the file itself. */
export const describeFile = (table: Table): ImportReading['file'] => ({
  format: table.format,
  sheets: table.sheets,
  sheet: table.sheet,
  rows: table.rows.length,
  system: systemOf(table.header),
  around: table.around.slice(0, 20),
  isCut: table.isCut,
})
