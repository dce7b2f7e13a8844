import { type CsvError, parse } from 'csv-parse/sync'

export type CsvRow = {
  /**
   * The row number in a spreadsheet program, from 1: a blank line counts as a row, a line break inside quotes does not. Users see this
   * number.
   */
  number: number
  cells: string[]
}
export type CsvTable = {
  /** The first record, with the column names. */
  header: string[]
  rows: CsvRow[]
  /** Numbers of rows that could not be read, because a quote never ends or the row is too long. */
  broken: number[]
}

const longestRecord = 1_000_000

/** The records of a CSV text (RFC 4180, any line ending and delimiter), at most `maxRows` after the header. Blank lines are skipped. */
export function readCsv(text: string, { maxRows }: { maxRows: number }): CsvTable {
  const broken: number[] = []
  // use one line ending, so that a cell has the same text whichever program saved it
  const records = parse(text.replace(/\r\n?/g, '\n'), {
    bom: true,
    info: true,
    delimiter: delimiterOf(text),
    relax_column_count: true,
    // a misplaced quote breaks only its own row
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    max_record_size: longestRecord,
    to: maxRows + 1,
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

/** The delimiter: the candidate that occurs most often in the first line outside quotes, or a comma if none occurs. */
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
