import type { Look } from './text-blocks.ts'

/** The properties of a paragraph in an old Word file that are not part of its look. */
export type DocPlace = { isItem?: boolean; isInTable?: boolean; endsRow?: boolean }
type Formatting = { look: Look; place: DocPlace }
type Range<Value> = { start: number; end: number; value: Value }

const PAGE = 512
const MAX_PAGES = 4000
const MAX_STYLES = 4000
const MAX_CHAIN = 20
/** Built-in styles 1 to 9 are headings, 62 is the title and 74 the subtitle, in every language of Word. */
const isHeadingStyle = (kind: number) => (kind >= 1 && kind <= 9) || kind === 62 || kind === 74

/** The formatting of an old Word file: of paragraphs and of runs of text, by their position in the document. */
export class DocLooks {
  private readonly styles: Formatting[]
  private readonly paragraphs: Range<Formatting>[]
  private readonly runs: Range<Buffer>[]

  constructor(document: Buffer, table: Buffer) {
    this.styles = readStyles(tablePart(document, table, 0xa2))
    this.paragraphs = pagesOf(document, tablePart(document, table, 0x0102), 13, (page, at) => this.paragraph(page, at))
    this.runs = pagesOf(document, tablePart(document, table, 0xfa), 1, (page, at) =>
      page.subarray(at + 1, at + 1 + byteOf(page, at)),
    )
  }

  /** The formatting of the paragraph that ends here. */
  ofParagraph(place: number): Formatting {
    return find(this.paragraphs, place)?.value ?? { look: {}, place: {} }
  }

  /** The formatting of the text from here, and the position where it changes. */
  ofRun(place: number, inherited: Look): { look: Look; end: number } {
    const found = find(this.runs, place)
    if (!found) return { look: inherited, end: Number.POSITIVE_INFINITY }
    return { look: apply(found.value, { look: inherited, place: {} }).look, end: found.end }
  }

  private paragraph(page: Buffer, at: number): Formatting {
    const short = byteOf(page, at)
    const [start, length] = short === 0 ? [at + 2, byteOf(page, at + 1) * 2] : [at + 1, short * 2 - 1]
    const properties = page.subarray(start, start + length)
    if (properties.length < 2) return { look: {}, place: {} }
    return apply(properties.subarray(2), this.styles[properties.readUInt16LE(0)] ?? { look: {}, place: {} })
  }
}

/** A part of the table stream; its offset and length are in the file's header. */
function tablePart(document: Buffer, table: Buffer, at: number): Buffer {
  const start = document.readUInt32LE(at)
  return table.subarray(start, start + document.readUInt32LE(at + 4))
}

const byteOf = (bytes: Buffer, at: number) => bytes[at] ?? 0

function find<Value>(ranges: readonly Range<Value>[], place: number): Range<Value> | undefined {
  let [low, high] = [0, ranges.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((ranges[middle] as Range<Value>).end <= place) low = middle + 1
    else high = middle
  }
  const found = ranges[low]
  return found && found.start <= place ? found : undefined
}

/** Formatting is stored in pages of 512 bytes: the positions, then for each the offset of its properties. */
function pagesOf<Value>(
  document: Buffer,
  list: Buffer,
  step: number,
  read: (page: Buffer, at: number) => Value,
): Range<Value>[] {
  const ranges: Range<Value>[] = []
  const count = Math.min(MAX_PAGES, Math.floor((list.length - 4) / 8))
  for (let index = 0; index < count; index += 1) {
    const start = (list.readUInt32LE((count + 1) * 4 + index * 4) & 0x3fffff) * PAGE
    const page = document.subarray(start, start + PAGE)
    const entries = byteOf(page, PAGE - 1)
    if (page.length < PAGE || (entries + 1) * 4 + entries * step > PAGE) continue
    for (let entry = 0; entry < entries; entry += 1) {
      const offset = byteOf(page, (entries + 1) * 4 + entry * step) * 2
      const value = read(page, offset === 0 ? PAGE : offset)
      ranges.push({ start: page.readUInt32LE(entry * 4), end: page.readUInt32LE(entry * 4 + 4), value })
    }
  }
  return ranges.toSorted((one, other) => one.start - other.start)
}

function readStyles(sheet: Buffer): Formatting[] {
  if (sheet.length < 8) return []
  const headLength = sheet.readUInt16LE(4)
  const raw: { kind: number; base: number; paragraph: Buffer; run: Buffer }[] = []
  let at = 2 + sheet.readUInt16LE(0)
  for (let index = 0; index < MAX_STYLES && at + 2 <= sheet.length; index += 1) {
    const length = sheet.readUInt16LE(at)
    raw.push(readStyle(sheet.subarray(at + 2, at + 2 + length), headLength))
    at += 2 + length
  }
  const resolve = (index: number, depth: number): Formatting => {
    const style = raw[index]
    if (!style || depth > MAX_CHAIN) return { look: {}, place: {} }
    const said = apply(style.run, apply(style.paragraph, resolve(style.base, depth + 1)))
    return isHeadingStyle(style.kind) ? { ...said, look: { ...said.look, isHeading: true } } : said
  }
  return raw.map((_, index) => resolve(index, 0))
}

function readStyle(style: Buffer, headLength: number) {
  const none = { kind: 0, base: -1, paragraph: Buffer.alloc(0), run: Buffer.alloc(0) }
  if (style.length < headLength + 2 || headLength < 8 || (byteOf(style, 2) & 15) !== 1) return none
  let at = headLength + 4 + style.readUInt16LE(headLength) * 2
  const parts: Buffer[] = []
  while (parts.length < 2 && at + 2 <= style.length) {
    const length = style.readUInt16LE(at)
    parts.push(style.subarray(at + 2, at + 2 + length))
    at += 2 + length + (length % 2)
  }
  const [paragraph = none.paragraph, run = none.run] = parts
  return {
    kind: style.readUInt16LE(0) & 0xfff,
    base: style.readUInt16LE(2) >>> 4,
    paragraph: paragraph.subarray(2),
    run,
  }
}

/** The length of a property's value by kind; 0 if the value's first byte is its length. */
const LENGTHS = [1, 1, 2, 4, 2, 2, 0, 3]

/** Applies a list of properties to the inherited ones. */
function apply(properties: Buffer, inherited: Formatting): Formatting {
  const look = { ...inherited.look }
  const place = { ...inherited.place }
  let at = 0
  while (at + 3 <= properties.length) {
    const property = properties.readUInt16LE(at)
    const length = LENGTHS[property >>> 13] || byteOf(properties, at + 2) + 1
    const value = properties.subarray(at + 2, at + 2 + length)
    at += 2 + length
    if (value.length === length) set(property, value, look, place, inherited.look)
  }
  return { look, place }
}

const points = (value: Buffer) => Math.max(-2000, Math.min(2000, value.readInt16LE(0) / 20))

/** 0 and 0xf801 mean no list. Small numbers are a list, and their complements a list without an indent of its own. */
const isList = (list: number) => (list > 0 && list < 0x7ff) || list > 0xf801

function set(property: number, value: Buffer, look: Look, place: DocPlace, inherited: Look): void {
  const first = byteOf(value, 0)
  // 0x80 means as in the style, 0x81 the opposite
  const isSet = (styled: boolean | undefined) => (first & 0x80 ? (first & 1) !== Number(styled ?? false) : first === 1)
  if (property === 0x0835) look.isBold = isSet(inherited.isBold)
  else if (property === 0x083b || property === 0x083a) look.isCapital = isSet(inherited.isCapital)
  else if (property === 0x083c || property === 0x0800) look.isHidden = isSet(inherited.isHidden)
  else if (property === 0x4a43) look.size = Math.min(500, value.readUInt16LE(0) / 2)
  else if (property === 0x840f || property === 0x845e) look.left = points(value)
  else if (property === 0x8411 || property === 0x8460) look.first = points(value)
  else if (property === 0xa413) look.above = points(value)
  else if (property === 0xa414) look.below = points(value)
  else if (property === 0x2640) look.isHeading = first < 9
  else if (property === 0x460b) place.isItem = isList(value.readUInt16LE(0))
  else if (property === 0x2416) place.isInTable = first === 1
  else if (property === 0x2417) place.endsRow = first === 1
}
