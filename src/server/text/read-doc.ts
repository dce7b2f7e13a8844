import { openCompoundFile } from '../uploads/compound-file.ts'

const WORD_97 = 0x00c1
const MAX_FIELD_DEPTH = 50
const MAX_PIECES = 100_000
const windows1252 = new TextDecoder('windows-1252')

/**
 * The text of an old Word file (97 to 2007), read from its piece table; null where it is older, locked by a password or
 * contradicts itself.
 */
export function readDoc(bytes: Buffer): { text: string } | null {
  try {
    const file = openCompoundFile(bytes)
    const document = file?.readStream('WordDocument')
    if (!file || !document || document.readUInt16LE(0) !== 0xa5ec || document.readUInt16LE(2) < WORD_97) return null
    const flags = document.readUInt16LE(10)
    if (flags & 0x0100) return null
    const table = file.readStream(flags & 0x0200 ? '1Table' : '0Table')
    if (!table) return null
    const length = document.readUInt32LE(0x4c)
    const pieces = pieceTable(table, document.readUInt32LE(0x01a2), document.readUInt32LE(0x01a6))
    return { text: tidyMarks(readPieces(document, pieces, length)) }
  } catch {
    // Every offset comes from the file; one that leads outside it throws a RangeError.
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

function readPieces(document: Buffer, pieces: Buffer, length: number): string {
  const count = Math.floor((pieces.length - 4) / 12)
  if (count < 1 || count > MAX_PIECES) throw new RangeError('Not a piece table')
  const parts: string[] = []
  let [read, bytesRead] = [0, 0]
  for (let index = 0; index < count && read < length; index += 1) {
    const letters = Math.min(pieces.readUInt32LE(index * 4 + 4) - pieces.readUInt32LE(index * 4), length - read)
    const place = pieces.readUInt32LE((count + 1) * 4 + index * 8 + 2)
    const isSingleByte = (place & 0x40000000) !== 0
    const start = isSingleByte ? (place & 0x3fffffff) >>> 1 : place & 0x3fffffff
    const end = start + letters * (isSingleByte ? 1 : 2)
    if (letters < 0 || end > document.length) throw new RangeError('Piece outside the file')
    // Pieces that share their bytes would make a giant of a small file.
    bytesRead += end - start
    if (bytesRead > document.length) throw new RangeError('Pieces larger than their file')
    const part = document.subarray(start, end)
    parts.push(isSingleByte ? windows1252.decode(part) : part.toString('utf16le'))
    read += letters
  }
  return parts.join('')
}

// Word's own marks in the text. Of a field (a link, a date) only what it shows is read, not its instruction.
const FIELD_BEGINS = 0x13
const FIELD_SHOWS = 0x14
const FIELD_ENDS = 0x15
const plainMarks = new Map([
  [0x07, '\n'],
  [0x0b, '\n'],
  [0x0c, '\n'],
  [0x0d, '\n'],
  [0x1e, '-'],
])

function tidyMarks(text: string): string {
  const isShown: boolean[] = []
  let tidy = ''
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0
    if (code === FIELD_BEGINS && isShown.length < MAX_FIELD_DEPTH) isShown.push(false)
    else if (code === FIELD_SHOWS) isShown[isShown.length - 1] = true
    else if (code === FIELD_ENDS) isShown.pop()
    else if (!isShown.includes(false)) tidy += plainMarks.get(code) ?? letter
  }
  return tidy
}
