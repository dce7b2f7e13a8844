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
  /** Its row number. */
  headerNumber: number
  rows: CsvRow[]
  /** Numbers of rows that could not be read, because a quote never ends or the row is too long. */
  broken: number[]
}

const longestRecord = 1_000_000
/** By default the delimiter that fits the text. */
type CsvOptions = { maxRows: number; delimiter?: string | undefined }

/** The records of a CSV text (RFC 4180, any line ending and delimiter), at most `maxRows` after the header. Blank lines are skipped. */
export function readCsv(text: string, { maxRows, delimiter }: CsvOptions): CsvTable {
  const broken: number[] = []
  // use one line ending, so that a cell has the same text whichever program saved it
  const records = parse(text.replace(/\r\n?/g, '\n'), {
    bom: true,
    info: true,
    delimiter: delimiter ?? delimiterOf(text),
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
    headerNumber: head?.number ?? 1,
    rows: rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== '')),
    broken,
  }
}

const delimiters = [',', ';', '\t', '|'] as const

/** Text that is enough to find the delimiter. */
const BEGINNING = 20_000

/**
 * The delimiter: the candidate that occurs equally often in most lines, outside quotes. Titles above a table contain none, and commas in
 * texts vary from line to line. A comma if none occurs.
 */
export function delimiterOf(text: string): (typeof delimiters)[number] {
  const lines = text
    .slice(0, BEGINNING)
    .replace(/"[^"]*"/g, '')
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, 30)
  const score = (sign: string) => {
    const times = new Map<number, number>()
    for (const line of lines) {
      const count = line.split(sign).length - 1
      if (count > 0) times.set(count, (times.get(count) ?? 0) + 1)
    }
    const [count, equal] = [...times].reduce((best, one) => (one[1] >= best[1] ? one : best), [0, 0])
    // of two that are equally even, the one in the first line
    const isFirst = lines[0]?.includes(sign) ?? false
    return equal * 1000 + (isFirst ? 500 : 0) + count
  }
  return delimiters.reduce(
    (best, sign) => (score(sign) > score(best) ? sign : best),
    ',' as (typeof delimiters)[number],
  )
}
