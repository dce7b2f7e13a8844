import type { ColumnOfText } from './flatten.ts'

export const tableFormats = ['csv', 'xlsx', 'ods', 'json', 'xml', 'vcf'] as const
export type TableFormat = (typeof tableFormats)[number]

/** `number` is the row number in a spreadsheet program, from 1; for JSON and XML the position of the record. */
export type TableRow = { number: number; cells: string[] }

/** The records of one sheet before it is known which of them is the header. */
export type RawTable = {
  format: TableFormat
  /** The names of all sheets with content; one without a name for other files. */
  sheets: string[]
  /** The position in `sheets` of the one that was read. */
  sheet: number
  records: TableRow[]
  /** Rows that could not be read, because a quote never ends or the row is too long. */
  broken: number[]
  /** The file has more rows than were read. */
  isCut: boolean
}

export type Table = Omit<RawTable, 'records'> & {
  /** The column names; 'Column 1' and so on for a file without a header. */
  header: string[]
  rows: TableRow[]
  /** Rows around the table: titles and filters above the header, totals and remarks below the rows. */
  around: { row: number; text: string }[]
}

export type TableProblem = 'TABLE_UNREADABLE' | 'TABLE_EMPTY'
export type TableOptions = {
  maxRows: number
  /** Which sheet of a workbook, from 0. */
  sheet?: number | undefined
  /** The column of a text with a heading in JSON and XML. Without it, headings and texts are columns of their own. */
  columnOfText?: ColumnOfText | undefined
}
