import { writeCompoundFile } from '../uploads/compound-file-writer.testing.ts'

/** A paragraph of an old Word file: its text with the end mark, the number of its style, and formatting as `[property, ...bytes]`. */
export interface DocParagraph {
  text: string
  style?: number
  properties?: number[][]
  /** The formatting of all its letters. */
  letters?: number[][]
}

const TEXT_AT = 2048
const PAGE = 512

/** A small old Word file for tests: its text, then its headers, then its text boxes, all formatted. */
export function writeDoc(
  text: DocParagraph[],
  {
    headers = [],
    boxes = [],
    styles = [],
  }: { headers?: DocParagraph[]; boxes?: DocParagraph[]; styles?: Buffer[] } = {},
): Buffer {
  const all = [...text, ...headers, ...boxes]
  const whole = all.map((paragraph) => paragraph.text).join('')
  const places = [TEXT_AT]
  for (const paragraph of all) places.push((places.at(-1) ?? 0) + paragraph.text.length)
  const document = Buffer.alloc(8 * PAGE * 2)
  const numbers: [number, number][] = [
    [0x4c, lengthOf(text)],
    [0x54, lengthOf(headers)],
    [0x64, lengthOf(boxes)],
  ]
  document.writeUInt16LE(0xa5ec, 0)
  document.writeUInt16LE(0x00c1, 2)
  document.writeUInt16LE(0x0200, 10)
  for (const [at, length] of numbers) document.writeUInt32LE(length, at)
  document.write(whole, TEXT_AT, 'latin1')
  writePage(document.subarray(8 * PAGE), places, 13, all.map(paragraphProperties))
  writePage(
    document.subarray(9 * PAGE),
    places,
    1,
    all.map(({ letters = [] }) => withLength(joined(letters))),
  )
  const end = TEXT_AT + whole.length
  const parts: [number, Buffer][] = [
    [0x01a2, pieces(whole.length)],
    [0x0102, words(TEXT_AT, end, 8)],
    [0xfa, words(TEXT_AT, end, 9)],
    [0xa2, styleSheet(styles)],
  ]
  let at = 0
  for (const [place, part] of parts) {
    document.writeUInt32LE(at, place)
    document.writeUInt32LE(part.length, place + 4)
    at += part.length
  }
  return writeCompoundFile([
    { name: 'WordDocument', content: document },
    { name: '1Table', content: Buffer.concat(parts.map(([, part]) => part)) },
  ])
}

const lengthOf = (paragraphs: readonly DocParagraph[]) => paragraphs.reduce((sum, { text }) => sum + text.length, 0)
const withLength = (bytes: Buffer) => Buffer.concat([Buffer.from([bytes.length]), bytes])

function joined(properties: readonly number[][]): Buffer {
  return Buffer.concat(
    properties.map(([property = 0, ...value]) => Buffer.from([property & 0xff, property >>> 8, ...value])),
  )
}

/** Pads to an even number of bytes after a zero, which marks the two-byte form. */
function paragraphProperties({ style = 0, properties = [] }: DocParagraph): Buffer {
  const bytes = Buffer.concat([Buffer.from([style, 0]), joined(properties)])
  const even = Buffer.concat([bytes, Buffer.alloc(bytes.length % 2)])
  return Buffer.concat([Buffer.from([0, even.length / 2]), even])
}

function writePage(page: Buffer, places: readonly number[], step: number, entries: readonly Buffer[]): void {
  for (const [index, place] of places.entries()) page.writeUInt32LE(place, index * 4)
  let at = PAGE - 2
  for (const [index, entry] of entries.entries()) {
    at -= entry.length + (entry.length % 2)
    entry.copy(page, at)
    page[places.length * 4 + index * step] = at / 2
  }
  page[PAGE - 1] = entries.length
}

function pieces(letters: number): Buffer {
  const list = Buffer.alloc(5 + 16)
  list[0] = 2
  list.writeUInt32LE(16, 1)
  list.writeUInt32LE(letters, 9)
  list.writeUInt32LE((TEXT_AT * 2) | 0x40000000, 15)
  return list
}

function words(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [index, value] of values.entries()) bytes.writeUInt32LE(value, index * 4)
  return bytes
}

const NONE = 0xfff

/** A paragraph style: its number in Word, the style that it is based on, and formatting. */
export function docStyle(kind: number, base = NONE, properties: number[][] = [], letters: number[][] = []): Buffer {
  const head = Buffer.alloc(10)
  head.writeUInt16LE(kind, 0)
  head.writeUInt16LE((base << 4) | 1, 2)
  const name = Buffer.from([1, 0, 0x41, 0, 0, 0])
  const parts = [Buffer.concat([Buffer.from([0, 0]), joined(properties)]), joined(letters)].map((part) =>
    Buffer.concat([Buffer.from([part.length, 0]), part, Buffer.alloc(part.length % 2)]),
  )
  return Buffer.concat([head, name, ...parts])
}

function styleSheet(styles: readonly Buffer[]): Buffer {
  const head = Buffer.from([4, 0, styles.length, 0, 10, 0])
  return Buffer.concat([head, ...styles.map((style) => Buffer.concat([Buffer.from([style.length, 0]), style]))])
}
