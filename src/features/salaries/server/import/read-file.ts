import { createReadStream } from 'node:fs'
import { type CsvError, parse } from 'csv-parse'
import type { RefusedLine } from '#db/schema/salaries.ts'
import type { Layout, PublishedPoint } from '#features/salary-files/layout.ts'
import type { SalaryPoint } from '#features/salary-files/point.ts'
import { readHeader, SAME_NAME } from '#features/salary-files/read-header.ts'
import { isForeign } from '#features/salary-files/table/salary-reader.ts'

const longestRecord = 1_000_000
/** Rows that decide whether amounts are in dollars. */
const SAMPLE = 500

export type FileLine =
  | { kind: 'layout'; layout: Layout }
  | { kind: 'point'; point: SalaryPoint; converted?: string }
  | { kind: 'published'; point: PublishedPoint }
  | { kind: 'left-out' }
  | ({ kind: 'refused' } & RefusedLine)

/** Thrown for a file that has none of the layouts; the message explains why. */
export class UnreadableFile extends Error {}

/** Streams a CSV file of any size: first its layout, then the result of each line. */
export async function* readFile(path: string): AsyncGenerator<FileLine> {
  const broken: Extract<FileLine, { kind: 'refused' }>[] = []
  const records = createReadStream(path).pipe(
    parse({
      bom: true,
      info: true,
      relax_column_count: true,
      // a misplaced quote affects only its own line, which is rejected because of its cell
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_error: true,
      max_record_size: longestRecord,
      on_skip: (error?: CsvError) => {
        const reason = "has a quote that isn't closed: the text up to this line couldn't be read"
        broken.push({ kind: 'refused', line: Number(error?.lines ?? 0), column: '', reason })
      },
    }),
  )
  let header: Exclude<ReturnType<typeof readHeader>, string> | undefined
  for await (const { record, info } of records as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
    // the parser reads ahead, so first yield the broken lines that precede this record
    while (broken[0] && broken[0].line < info.lines) yield broken.shift() as FileLine
    if (!header) {
      const read = readHeader(record)
      if (typeof read === 'string') throw new UnreadableFile(read)
      header = read
      yield { kind: 'layout', layout: header.layout }
      continue
    }
    const reading = header.read(record)
    yield reading.kind === 'refused' ? { ...reading, line: info.lines } : reading
  }
  yield* broken
  if (!header) throw new UnreadableFile('The file is empty.')
}

/**
 * Whether a file has one of the layouts with a fixed meaning, in the form in which it is read line by line: CSV with commas, in UTF-8, and
 * amounts in dollars.
 */
export async function isKnownFile(path: string): Promise<boolean> {
  const [header = [], ...rows] = await firstRecords(path)
  const read = readHeader(header)
  if (typeof read === 'string') return read.startsWith(SAME_NAME)
  const head = { header, rows: rows.map((cells, at) => ({ number: at + 2, cells })) }
  return read.layout.key !== 'own' || !isForeign(head, read)
}

/** Which columns a CSV file lacks for the closest known layout; null for a file of another kind. */
export async function lackingColumns(path: string): Promise<string | null> {
  const [header] = await firstRecords(path)
  if (!header) return 'The file is empty.'
  if (header[0]?.startsWith('PK') || header.some((name) => name.includes('\u0000'))) return null
  const read = readHeader(header)
  return typeof read === 'string' ? read : null
}

async function firstRecords(path: string): Promise<string[][]> {
  const found: string[][] = []
  const options = { bom: true, relax_column_count: true, relax_quotes: true, skip_empty_lines: true, to: SAMPLE }
  const records = createReadStream(path).pipe(
    parse({ ...options, skip_records_with_error: true, max_record_size: longestRecord }),
  )
  for await (const cells of records as AsyncIterable<string[]>) found.push(cells)
  return found
}
