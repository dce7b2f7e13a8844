import { type CsvError, parse } from 'csv-parse/sync'

export type CsvRow = {
  /**
   * The row in a spreadsheet program, from 1: a blank line is a row, line ends within quotes are none. It is what people see of
   * the file.
   */
  number: number
  cells: string[]
}
export type CsvTable = {
  /** The first record: the names of the columns. */
  header: string[]
  rows: CsvRow[]
  /** Rows whose quote never ends or that are too long, by number: nothing of them could be read. */
  broken: number[]
}

const longestRecord = 1_000_000

/** The records of a CSV text (RFC 4180, whatever its line ends and delimiter), at most `most` after the header; blank lines are no records. */
export function readCsv(text: string, { most }: { most: number }): CsvTable {
  const broken: number[] = []
  // one kind of line end, so that a cell has the same text whatever program saved it
  const records = parse(text.replace(/\r\n?/g, '\n'), {
    bom: true,
    info: true,
    delimiter: delimiterOf(text),
    relax_column_count: true,
    // a wrong quote costs its own line and not the next ones too
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    max_record_size: longestRecord,
    to: most + 1,
    on_skip: (error?: CsvError) => {
      const { records = 0, empty_lines = 0 } = (error ?? {}) as { records?: number; empty_lines?: number }
      broken.push(records + empty_lines + broken.length + 1)
    },
  }) as unknown as { record: string[]; info: { records: number; empty_lines: number } }[]
  const [head, ...rows] = records.map(({ record, info }) => ({
    number: info.records + info.empty_lines,
    cells: record,
  }))
  return {
    header: head?.cells ?? [],
    rows: rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== '')),
    broken,
  }
}

const delimiters = [',', ';', '\t', '|'] as const

/** The delimiter of the cells: the sign that occurs most often in the first line, outside of quotes; a comma where none does. */
export function delimiterOf(text: string): (typeof delimiters)[number] {
  const [first = ''] = text
    .replace(/^\ufeff/, '')
    .trimStart()
    .split(/\r\n|\r|\n/, 1)
  const bare = first.replace(/"[^"]*"/g, '')
  const count = (sign: string) => bare.split(sign).length - 1
  return delimiters.reduce(
    (best, sign) => (count(sign) > count(best) ? sign : best),
    ',' as (typeof delimiters)[number],
  )
}
