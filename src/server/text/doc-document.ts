import { openCompoundFile } from '../uploads/compound-file.ts'
import { DocLooks } from './doc-looks.ts'
import { type Block, type Cell, isPageField, type Look, ParagraphWriter, type TextDocument } from './text-blocks.ts'

const WORD_97 = 0x00c1
const MAX_FIELD_DEPTH = 50
const MAX_PIECES = 100_000
const windows1252 = new TextDecoder('windows-1252')

/** A stretch of text in the file: `place` is the offset of its first letter, `width` the bytes of each letter. */
type Piece = { text: string; place: number; width: number }

/**
 * Opens an old Word file (97 to 2007): its text with styles, lists and tables, its headers and text boxes. Null if it is older, locked by a
 * password or inconsistent.
 */
export function openDoc(bytes: Buffer): TextDocument | null {
  try {
    const file = openCompoundFile(bytes)
    const document = file?.readStream('WordDocument')
    if (!file || !document || document.readUInt16LE(0) !== 0xa5ec || document.readUInt16LE(2) < WORD_97) return null
    const flags = document.readUInt16LE(10)
    if (flags & 0x0100) return null
    const table = file.readStream(flags & 0x0200 ? '1Table' : '0Table')
    if (!table) return null
    const pieces = readPieces(document, pieceTable(table, document.readUInt32LE(0x01a2), document.readUInt32LE(0x01a6)))
    const looks = readLooks(document, table)
    // the lengths of the text, footnotes, headers, macros, comments, endnotes, and the texts of boxes, which follow each other
    const lengths = [0x4c, 0x50, 0x54, 0x58, 0x5c, 0x60, 0x64, 0x68].map((at) => document.readUInt32LE(at))
    const part = (number: number) => {
      const start = lengths.slice(0, number).reduce((sum, length) => sum + length, 0)
      return new DocReader(looks).blocksOf(cut(pieces, start, start + (lengths[number] ?? 0)))
    }
    return { heads: [...part(2), ...part(7)], body: [...part(0), ...part(6)], feet: [] }
  } catch {
    // All offsets come from the file; one that points outside it throws a RangeError.
    return null
  }
}

/** Reads the formatting; the text is useful even without it. */
function readLooks(document: Buffer, table: Buffer): DocLooks | null {
  try {
    return new DocLooks(document, table)
  } catch {
    return null
  }
}

function pieceTable(table: Buffer, start: number, length: number): Buffer {
  const end = start + length
  let at = start
  // Formatting runs (1) come first, then the pieces (2).
  while (at < end && table[at] === 1) at += 3 + table.readUInt16LE(at + 1)
  if (table[at] !== 2) throw new RangeError('No piece table')
  const size = table.readUInt32LE(at + 1)
  return table.subarray(at + 5, at + 5 + size)
}

function readPieces(document: Buffer, pieces: Buffer): Piece[] {
  const count = Math.floor((pieces.length - 4) / 12)
  if (count < 1 || count > MAX_PIECES) throw new RangeError('Not a piece table')
  const parts: Piece[] = []
  let bytesRead = 0
  for (let index = 0; index < count; index += 1) {
    const letters = pieces.readUInt32LE(index * 4 + 4) - pieces.readUInt32LE(index * 4)
    const packed = pieces.readUInt32LE((count + 1) * 4 + index * 8 + 2)
    const isSingleByte = (packed & 0x40000000) !== 0
    const width = isSingleByte ? 1 : 2
    const place = isSingleByte ? (packed & 0x3fffffff) >>> 1 : packed & 0x3fffffff
    const end = place + letters * width
    if (letters < 0 || end > document.length) throw new RangeError('Piece outside the file')
    // Pieces that share bytes would turn a small file into a huge text, so count the bytes.
    bytesRead += end - place
    if (bytesRead > document.length) throw new RangeError('Pieces larger than their file')
    const part = document.subarray(place, end)
    parts.push({ text: isSingleByte ? windows1252.decode(part) : part.toString('utf16le'), place, width })
  }
  return parts
}

/** The text from `start` to `end`, as positions over all pieces. */
function cut(pieces: readonly Piece[], start: number, end: number): Piece[] {
  let at = 0
  return pieces.flatMap(({ text, place, width }) => {
    const from = Math.max(0, start - at)
    const to = Math.min(text.length, end - at)
    at += text.length
    return from < to ? [{ text: text.slice(from, to), place: place + from * width, width }] : []
  })
}

// Word's control characters. Of a field (a link, a date) only the displayed text is read, not the instruction.
const CELL_ENDS = 0x07
const FIELD_BEGINS = 0x13
const FIELD_SHOWS = 0x14
const FIELD_ENDS = 0x15
const PARAGRAPH_ENDS = new Set([CELL_ENDS, 0x0c, 0x0d])
const plainMarks = new Map([
  [0x09, '\t'],
  [0x0b, '\n'],
  [0x1e, '-'],
  [0xa0, ' '],
])
const LEADS_TO = /^\s*HYPERLINK\s+"([^"]{1,300})"/i

class DocReader {
  private readonly looks: DocLooks | null
  private readonly fields: { instruction: string; isShown: boolean }[] = []
  private readonly blocks: Block[] = []
  private row: Cell[] = []
  private cell: Block[] = []

  constructor(looks: DocLooks | null) {
    this.looks = looks
  }

  blocksOf(pieces: readonly Piece[]): Block[] {
    let paragraph: Piece[] = []
    for (const piece of pieces) {
      let begin = 0
      for (let at = 0; at < piece.text.length; at += 1) {
        if (!PARAGRAPH_ENDS.has(piece.text.charCodeAt(at))) continue
        paragraph.push({ ...piece, text: piece.text.slice(begin, at + 1), place: piece.place + begin * piece.width })
        this.paragraph(paragraph)
        paragraph = []
        begin = at + 1
      }
      if (begin < piece.text.length)
        paragraph.push({ ...piece, text: piece.text.slice(begin), place: piece.place + begin * piece.width })
    }
    if (paragraph.length > 0) this.paragraph(paragraph)
    this.endRow()
    return this.blocks
  }

  private paragraph(pieces: readonly Piece[]): void {
    const last = pieces.at(-1) as Piece
    const end = last.place + (last.text.length - 1) * last.width
    const { look, place } = this.looks?.ofParagraph(end) ?? { look: {}, place: {} }
    const writer = new ParagraphWriter()
    for (const piece of pieces) this.words(piece, look, writer)
    const endsCell = last.text.charCodeAt(last.text.length - 1) === CELL_ENDS
    if (place.endsRow) {
      this.endRow()
      return
    }
    const block = writer.finish(look, place.isItem ?? false)
    if (!place.isInTable) {
      this.endRow()
      this.blocks.push(block)
      return
    }
    this.cell.push(block)
    if (!endsCell) return
    this.row.push({ column: this.row.length, span: 1, left: 0, width: 0, blocks: this.cell })
    this.cell = []
  }

  private endRow(): void {
    const row = this.row
    const rest = this.cell
    this.row = []
    this.cell = []
    const last = this.blocks.at(-1)
    if (row.length > 0 && last?.kind === 'table') last.rows.push(row)
    else if (row.length > 0) this.blocks.push({ kind: 'table', rows: [row] })
    this.blocks.push(...rest)
  }

  private words({ text, place, width }: Piece, inherited: Look, writer: ParagraphWriter): void {
    let run = { look: inherited, end: -1 }
    let words = ''
    const flush = () => {
      if (words) writer.add(words, run.look)
      words = ''
    }
    for (let at = 0; at < text.length; at += 1) {
      const here = place + at * width
      if (here >= run.end) {
        flush()
        run = this.looks?.ofRun(here, inherited) ?? { look: inherited, end: Number.POSITIVE_INFINITY }
      }
      const code = text.charCodeAt(at)
      const field = this.fields.at(-1)
      if (code === FIELD_BEGINS && this.fields.length < MAX_FIELD_DEPTH)
        this.fields.push({ instruction: '', isShown: false })
      else if (code === FIELD_SHOWS && field) {
        field.isShown = !isPageField(field.instruction)
        writer.addLink(LEADS_TO.exec(field.instruction)?.[1])
      } else if (code === FIELD_ENDS) this.fields.pop()
      else if (this.fields.every(({ isShown }) => isShown)) {
        const letter = plainMarks.get(code) ?? (code < 0x20 ? '' : text.charAt(at))
        if (letter === '\n') {
          flush()
          writer.add('\n', run.look)
        } else words += letter
      } else if (field && field.instruction.length < 400) field.instruction += text.charAt(at)
    }
    flush()
  }
}
