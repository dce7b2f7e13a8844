import { openPdf } from './open-pdf.ts'
import { inReadingOrder, isLeftward, type Stretch } from './reading-order.ts'
import { MAX_TEXT_BYTES } from './tidy-text.ts'

interface Piece {
  str: string
  transform: number[]
  width: number
  hasEOL: boolean
}

interface Line {
  text: string
  /** The words with the spaces before them, as in the file. */
  stretches: Stretch[]
  left: number
  right: number
  y: number
  size: number
  /** Contains a wide gap, as between a job and its years, so it is not running text. */
  hasGap: boolean
}

/** The text of a PDF line by line; the lines of a paragraph are joined, so that sentences are complete. */
export async function readPdf(bytes: Uint8Array): Promise<{ text: string; pages: number }> {
  const pdf = await openPdf(bytes)
  const texts: string[] = []
  let length = 0
  for (let number = 1; number <= pdf.numPages && length <= MAX_TEXT_BYTES; number += 1) {
    const page = await pdf.getPage(number)
    const content = await page.getTextContent()
    const text = joinLines(toLines(content.items.filter((item) => 'str' in item)))
    page.cleanup()
    length += text.length
    texts.push(text)
  }
  return { text: texts.join('\n\n'), pages: pdf.numPages }
}

function toLines(pieces: readonly Piece[]): Line[] {
  const lines: Line[] = []
  let line: Line | undefined
  for (const { str, transform, width, hasEOL } of pieces) {
    const [, , c = 0, d = 0, x = 0, y = 0] = transform
    const size = Math.hypot(c, d) || line?.size || 1
    if (line && Math.abs(y - line.y) > size / 2 && str.trim()) line = undefined
    if (!line && str.trim()) {
      line = { text: '', stretches: [], left: x, right: x, y, size, hasGap: false }
      lines.push(line)
    }
    if (line && str) addPiece(line, str, x, width, size)
    if (hasEOL) line = undefined
  }
  const isPageLeftward = isLeftward(lines.map(({ text }) => text).join(''))
  for (const one of lines) one.text = textOf(one, isPageLeftward)
  return lines
}

function textOf({ text, stretches, size }: Line, isPageLeftward: boolean): string {
  const read = inReadingOrder(stretches, isPageLeftward)
  if (read.every((stretch, at) => stretch === stretches[at])) return text
  return read.reduce((joined, stretch, at) => {
    const before = read[at - 1]
    const gap = before ? Math.max(stretch.x - before.right, before.x - stretch.right) : 0
    return joined + (gap > size * 0.1 ? ' ' : '') + stretch.text
  }, '')
}

function addPiece(line: Line, str: string, x: number, width: number, size: number): void {
  const isBlank = str.trim() === ''
  const gap = isBlank ? width : x - line.right
  if (gap > size * 2) line.hasGap = true
  if (gap > size * 0.2 && !isBlank && !line.text.endsWith(' ')) line.text += ' '
  line.text += isBlank ? ' ' : str
  if (!isBlank) line.stretches.push({ text: str.trim(), x, right: x + width })
  if (!isBlank) line.right = Math.max(line.right, x + width)
}

function joinLines(lines: readonly Line[]): string {
  let text = ''
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1]
    if (!before) text += line.text
    // A word broken at its hyphen is joined and keeps the hyphen, because most such words are compounds ('data-driven').
    else if (goesOn(before, line, lines)) text = text.trimEnd() + (/\p{L}-\s*$/u.test(text) ? '' : ' ') + line.text
    else text += (before.y - line.y > line.size * 2.2 ? '\n\n' : '\n') + line.text
  }
  return text
}

const MIN_RUNNING_LENGTH = 45
const LIST_ITEM = /^\s*([^\p{L}\p{N}\s("'\u201c\u2018$\u20ac\u00a3]|\p{Co}|\d{1,2}[.)]\s)/u

/** Running text continues on the next line if the line had no room for the next word; a list item or a table row does not. */
function goesOn(line: Line, next: Line, all: readonly Line[]): boolean {
  const fall = line.y - next.y
  const isUnder = fall > 0 && fall < line.size * 1.9 && Math.abs(line.size - next.size) < 0.5
  if (!isUnder || line.hasGap || next.hasGap || line.text.length < MIN_RUNNING_LENGTH) return false
  if (/:\s*$/.test(line.text) || LIST_ITEM.test(next.text)) return false
  const column = all.filter((other) => Math.abs(other.left - line.left) < line.size * 4)
  const edge = Math.max(...column.map((other) => other.right))
  const word = /^\s*\S+/.exec(next.text)?.[0].length ?? 0
  const letterWidth = (next.right - next.left) / Math.max(1, next.text.length)
  return line.right + (word + 1) * letterWidth > edge
}
