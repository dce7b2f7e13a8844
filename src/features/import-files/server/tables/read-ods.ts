import { Parser } from 'htmlparser2'
import yauzl from 'yauzl'
import type { RawTable, TableOptions, TableRow } from '../../table.ts'

const MAX_CELLS_A_ROW = 1000
type Sheet = { name: string; records: TableRow[]; isCut: boolean }

/** The records of one sheet of an OpenDocument spreadsheet (.ods), by default the first with content. Rejects for a damaged file. */
export async function readOds(bytes: Buffer, { sheet, maxRows }: TableOptions): Promise<RawTable> {
  const sheets = (await readSheets(bytes, maxRows)).filter(({ records }) => records.length > 0)
  const at = Math.min(sheet ?? 0, Math.max(sheets.length - 1, 0))
  const { records = [], isCut = false } = sheets[at] ?? {}
  return { format: 'ods', sheets: sheets.map(({ name }) => name), sheet: at, records, broken: [], isCut }
}

async function readSheets(bytes: Buffer, maxRows: number): Promise<Sheet[]> {
  const zip = await yauzl.fromBufferPromise(bytes, { lazyEntries: true, autoClose: false })
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName !== 'content.xml') continue
    const reading = sheetParser(maxRows)
    const stream = await zip.openReadStreamPromise(entry)
    stream.setEncoding('utf8')
    for await (const chunk of stream) reading.parser.write(chunk as string)
    reading.parser.end()
    return reading.sheets
  }
  throw new TypeError('The file has no content')
}

/** Reads the sheets as the text arrives: the whole document would take many times the memory. */
function sheetParser(maxRows: number) {
  const sheets: Sheet[] = []
  let row: string[] = []
  let cell: { text: string; value: string | undefined; repeats: number } | null = null
  let [rowNumber, rowRepeats, isInNote] = [0, 1, false]
  const endRow = () => {
    const sheet = sheets.at(-1)
    const isFilled = row.some((one) => one !== '')
    // blank rows to the end of the sheet are one element with a large number
    const times = isFilled ? Math.min(rowRepeats, maxRows) : 0
    for (let n = 0; n < times && sheet; n += 1) {
      if (sheet.records.length > maxRows) sheet.isCut = true
      else sheet.records.push({ number: rowNumber + n + 1, cells: [...row] })
    }
    rowNumber += rowRepeats
  }
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (name === 'table:table') {
          sheets.push({ name: attributes['table:name'] ?? '', records: [], isCut: false })
          rowNumber = 0
        } else if (name === 'table:table-row') {
          row = []
          rowRepeats = count(attributes['table:number-rows-repeated'])
        } else if (name === 'table:table-cell' || name === 'table:covered-table-cell') {
          cell = {
            text: '',
            value: storedValue(attributes),
            repeats: count(attributes['table:number-columns-repeated']),
          }
        } else if (name === 'office:annotation') isInNote = true
        else if (cell && !isInNote) cell.text += spaceOf(name, cell.text, attributes)
      },
      ontext(words) {
        if (cell && !isInNote) cell.text += words
      },
      onclosetag(name) {
        if (name === 'table:table-row') endRow()
        else if (name === 'office:annotation') isInNote = false
        else if (cell && (name === 'table:table-cell' || name === 'table:covered-table-cell')) {
          const text = (cell.value ?? cell.text).trim()
          const times = text === '' ? Math.min(cell.repeats, MAX_CELLS_A_ROW - row.length) : cell.repeats
          for (let n = 0; n < times && row.length < MAX_CELLS_A_ROW; n += 1) row.push(text)
          cell = null
        }
      },
      onprocessinginstruction(name) {
        if (name.toLowerCase() === '!doctype') throw new TypeError('A document type is declared')
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  return { parser, sheets }
}

const count = (text: string | undefined): number => Math.max(1, Number.parseInt(text ?? '1', 10) || 1)

/** The stored value of a date or number, which does not depend on how it is displayed. */
function storedValue(attributes: Record<string, string>): string | undefined {
  const type = attributes['office:value-type']
  if (type === 'date') return attributes['office:date-value']?.replace(/T00:00:00$/, '')
  return type === 'float' || type === 'currency' || type === 'percentage' ? attributes['office:value'] : undefined
}

function spaceOf(name: string, before: string, attributes: Record<string, string>): string {
  if (name === 'text:p') return before === '' ? '' : '\n'
  if (name === 'text:line-break') return '\n'
  if (name === 'text:s') return ' '.repeat(Math.min(count(attributes['text:c']), 100))
  return name === 'text:tab' ? ' ' : ''
}
