import type { SourceLine } from '#lib/source-line.ts'
import { joinLines } from './join-hyphen.ts'
import { type Run, rowsOf, sizeOfWords } from './layout-runs.ts'
import { withTabsForLeaders } from './leaders.ts'
import { inReadingOrder, isLeftward } from './reading-order.ts'
import { nameRepeatedSigns } from './repeated-signs.ts'
import { joinStretched } from './stretched-rows.ts'
import { findUnsignedItems } from './unsigned-items.ts'

export interface PlacedLine extends SourceLine {
  y: number
  right: number
  /** The left edge of the text after a bullet. */
  textX: number
  /** The left edge of the last cell. */
  cellX: number
}

const SIGN =
  /^(?:[\u2022\u25e6\u25aa\u25ab\u25a0\u25a1\u25cf\u25cb\u2023\u2043\u2219\u00b7\u27a2\u27a4\u25ba\u25b6\u2713\u2714\u2756\u21d0\u30fb\uff65\uf0b7\uf0a7\uf0d8\uf076\uf0fc]\s*|[-\u2013\u2014*]\s+|\+\s+(?=\p{L}))(?=\S)/u

/** A character of a symbol font that has no Unicode value, separated from the words. */
const NAMELESS = /^\p{Cc}\s+(?=\S)/u

/** A bullet of moderncv, in fonts that have a brace at its code. */
const BRACE = /^\{\s+(?=[^\s}])(?![^}]*\})/u

/** A line's text without its bullet, and whether it had one. */
export function splitListSign(text: string): { text: string; isItem: boolean } {
  const bare = text.replace(NAMELESS, '').replace(SIGN, '').replace(BRACE, '')
  return { text: bare, isItem: bare !== text }
}

/** `words` are the words of the whole document, which distinguish broken words from compounds. */
type Column = { isSide: boolean; words: ReadonlySet<string> }

/** The lines of one column, from top to bottom; lines of the same paragraph or list item are joined. */
export function toLines(runs: readonly Run[], page: number, { isSide, words }: Column): PlacedLine[] {
  const isPageLeftward = isLeftward(runs.map(({ text }) => text).join(''))
  const rows = wrappedCells(joinStretched(nameRepeatedSigns(rowsOf(runs)))).map((row) =>
    inReadingOrder(
      row.map((run) => ({ ...run, x: run.left })),
      isPageLeftward,
    ),
  )
  const lines = hoistMargin(rows)
    .flatMap(apartFromMargin)
    .map((row) => lineOf(row, page, isSide, isPageLeftward))
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1]
    line.gap = before ? Math.max(0, (line.y - before.y) / line.size - 1.3) : 2
  }
  const column = { left: Math.min(...lines.map(({ x }) => x)), right: Math.max(...lines.map(({ right }) => right)) }
  const { starts, rests } = findUnsignedItems(lines)
  const joined: PlacedLine[] = []
  for (const line of lines) {
    const before = joined.at(-1)
    const isContinued = before && !starts.has(line) && (rests.has(line) || continuesLine(before, line, column))
    if (before && isContinued) join(before, line, words)
    else joined.push(line)
  }
  return joined
}

/**
 * Dates at the right edge may continue next to the first bullets ('May 2022' next to the title, '4 months' next to the first line). They
 * are moved to the row where they begin.
 */
function hoistMargin(rows: readonly Run[][]): Run[][] {
  const edge = Math.max(0, ...rows.map((row) => row.at(-1)?.right ?? 0))
  // text that is aligned at its right edge is no margin
  const aligned = rows.filter((row) => row.length === 1 && edge - (row[0]?.right ?? 0) < 3)
  if (aligned.length * 2 > rows.length && new Set(aligned.map(([run]) => Math.round(run?.left ?? 0))).size > 3)
    return [...rows]
  const isAtEdge = (run: Run | undefined) => run !== undefined && edge - run.right < 3 && run.text.length < 42
  const hoisted: Run[][] = []
  let head: Run[] | undefined
  for (const row of rows) {
    const [first, last] = [row[0], row.at(-1)]
    const isBeside = row.length > 1 && isAtEdge(last)
    const isBullet = first !== undefined && splitListSign(first.text).isItem
    const isAlone = row.length === 1 && isAtEdge(last) && (last?.left ?? 0) > edge * 0.55
    if (head && ((isBeside && isBullet) || isAlone) && last) {
      head.push(last)
      if (!isAlone) hoisted.push(row.slice(0, -1))
      continue
    }
    const whole = [...row]
    hoisted.push(whole)
    head = isBeside && !isBullet ? whole : isBullet || isBeside ? head : undefined
  }
  return hoisted
}

/** Text in the left margin next to a list item, such as the end of a period, becomes a separate line. */
function apartFromMargin(row: Run[]): Run[][] {
  const [first, second] = row
  // a bullet alone at the end is the start of a right-to-left line
  const hasText = row.length > 2 || (second?.text.length ?? 0) > 2
  // a dash may be in front of a date at the right edge
  const isSigned = second && !/^[-\u2013\u2014]/.test(second.text) && splitListSign(`${second.text} x`).isItem
  const isBeside = first && isSigned && hasText
  return isBeside && first.text.length < 16 && !splitListSign(`${first.text} x`).isItem
    ? [[first], row.slice(1)]
    : [row]
}

/** Joins two rows whose cells all continue below ('University of | Ibadan,' above 'Ibadan | Nigeria'). */
function wrappedCells(rows: readonly Run[][]): Run[][] {
  const whole: Run[][] = []
  for (const row of rows) {
    const last = whole.at(-1)
    const isContinued =
      last?.length === row.length &&
      row.length > 1 &&
      /,$/.test(last.at(-1)?.text ?? '') &&
      row.every((run, at) => isBelow(last[at] as Run, run))
    if (!isContinued) whole.push(row.map((run) => ({ ...run })))
    else
      for (const [at, run] of row.entries())
        Object.assign(last[at] as Run, { text: `${last[at]?.text} ${run.text}`, y: run.y })
  }
  return whole
}

const isBelow = (above: Run, run: Run) =>
  Math.abs(above.left - run.left) < 3 && run.y - above.y < run.size * 1.6 && above.isBold === run.isBold

/** In right-to-left text a bullet may come last, and brackets may be mirrored. */
function turned(text: string): string {
  const signed = text.replace(/^(.{0,300})\t([\u2022\u25cf\u25aa\u25e6*-])$/u, '$2 $1')
  return /^[^()]{0,300}\)/.test(signed) ? signed.replace(/[()]/g, (sign) => (sign === '(' ? ')' : '(')) : signed
}

function lineOf(row: readonly Run[], page: number, isSide: boolean, isPageLeftward: boolean): PlacedLine {
  const [first, ...rest] = row as [Run, ...Run[]]
  // text that is drawn twice, such as a heading and its shadow, is used once
  const isTwice = rest.length > 0 && rest.every(({ text }) => text === first.text) && /\p{L}{3}/u.test(first.text)
  // the spaced-out letters of a heading
  const isSpaced = row.length > 2 && row.every(({ text }) => /^\p{L}$/u.test(text))
  const joined = isSpaced
    ? row.map(({ text }) => text).join('')
    : isTwice
      ? first.text
      : rest.reduce((text, run) => `${text}\t${run.text}`, first.text)
  const line = placedLine(row, isPageLeftward ? turned(joined) : joined, page, isSide)
  return line.kind === 'item' ? { ...line, textX: line.x + line.size * 0.6 } : line
}

/** A line of these runs with this text, at the left edge of its first run. */
export function placedLine(row: readonly Run[], written: string, page: number, isSide: boolean): PlacedLine {
  const [first] = row as [Run, ...Run[]]
  const { text, isItem } = splitListSign(withTabsForLeaders(written))
  return {
    text,
    page,
    x: first.left,
    y: first.y,
    right: Math.max(...row.map(({ right }) => right)),
    textX: first.left,
    cellX: Math.max(...row.map(({ left }) => left)),
    size: sizeOfWords(row),
    isBold: first.isBold,
    gap: 0,
    kind: isItem ? 'item' : 'text',
    isSide,
    links: [],
  }
}

const ADDRESS = /@|:\/\/|www\.|\+\d|\.com\b|\d{2,4}([ .-]\d{2,4}){2}/
const IDEOGRAPH = /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u
/** Whether a sentence continues on the next line. */
const isRunning = (text: string): boolean =>
  /[\u3002\uff0c\u3001]/u.test(text) && /[^\u3002\uff01\uff1f\uff1a\uff1b:;]$/u.test(text)
/** 'Universidad Aut\u00f3noma de': a name whose last word is on the next line. */
const OPEN_END = /\p{L}{3}.{0,60} (?:of|and|for|the|de|del|des|du|et|y|e|da|do|di|della|und|f\u00fcr|der|&)$/u
/** No line begins with such a word, so it continues the line above. */
const CONJUNCTION = /^(?:and|und|et|oder|or|ou|oraz|och|og|\u0438|&)\s/u
/** 'English: C1' begins a new entry. */
const LABELLED = /^[\p{L} ]{2,24}:\s/u

/**
 * Whether a line continues in the next one: it had no room for the next word, or its sentence is clearly not finished. Both must have the
 * same size and be close together.
 */
function continuesLine(line: PlacedLine, next: PlacedLine, { left, right }: { left: number; right: number }): boolean {
  if (next.kind === 'item' || next.text.includes('\t') || next.page !== line.page) return false
  const fall = next.y - line.y
  // a label at the start of an item may be larger than the rest
  const maxOther = line.kind === 'item' ? 1.3 : 0.6
  if (fall <= 0 || fall > line.size * 1.9 || Math.abs(next.size - line.size) > maxOther) return false
  if (isBrokenAddress(line.text, next.text)) return line.isBold === next.isBold
  if (line.isBold !== next.isBold || ADDRESS.test(line.text) || ADDRESS.test(next.text)) return false
  // Chinese or Japanese text wraps only at the end of a full line
  const isOver =
    isIdeographic(line.text) && line.right < right - line.size * 6 && line.right - line.x < (right - left) * 0.5
  const letter = (next.right - next.x) / Math.max(1, next.text.length)
  const firstWord = /^\S+/.exec(next.text)?.[0].length ?? 0
  if (line.kind === 'item') {
    const isFull = line.text.length > 40 && line.right + (firstWord + 0.5) * letter > right
    return !isOver && next.x > line.x + 4 && next.gap <= (isFull ? 0.8 : 0.5)
  }
  const cell = line.text.split('\t').at(-1) ?? ''
  // a bold name that had no room, also in a centered column
  const isCentred = Math.abs(line.x + line.right - next.x - next.right) < 8
  const isBroken =
    line.isBold && /^[\p{Ll}&]/u.test(next.text) && /\p{L}{3}$/u.test(line.text) && line.size === next.size
  if (isBroken && cell === line.text && (isCentred || Math.abs(line.x - next.x) <= 3)) return next.gap < 0.5
  const isInCell = cell !== line.text && Math.abs(next.x - line.cellX) <= 3 && next.x > line.x + 30
  // the value of a label continues below itself
  if (isInCell && cell.length > 24 && /[^.!?:;,]$/.test(cell)) return line.right + (firstWord + 1.5) * letter > right
  if (isAlignedAtRight(line, next)) return next.gap < 0.3 && /^\p{Ll}/u.test(next.text) && /[^.!?:]$/.test(line.text)
  if (Math.abs(next.x - line.x) > 3 || cell !== line.text) return false
  if (line.text.split('(').length > line.text.split(')').length) return true
  if (/[^,],$/.test(line.text) || /^\(/.test(next.text)) return !line.isBold
  if (OPEN_END.test(line.text) && fall <= line.size * 1.5) return true
  if (CONJUNCTION.test(next.text) && /[\p{L})]$/u.test(line.text)) return line.isBold === next.isBold && next.gap < 0.3
  const isShort = right - line.right > (right - left) * 0.25
  if (!isShort && line.text.length > 24 && /[^.!?:]$/.test(line.text) && /^\p{Ll}/u.test(next.text)) return true
  // a complete, indented sentence is an item whose bullet was drawn as graphics
  if (line.x > left + 8 && /[.!?\u3002\uff01\uff1f]$/.test(line.text)) return false
  if (LABELLED.test(next.text) || (/\)$/.test(line.text) && right - left < 200)) return false
  // Chinese or Japanese text can wrap after each character
  const isOfIdeographs = isIdeographic(next.text)
  // running text need not be as wide as its column
  if (isOfIdeographs && line.text.length >= 30 && next.gap < 0.25 && isRunning(line.text)) return true
  const most = /[\u3002\uff01\uff1f]$/.test(line.text) ? -0.5 : 2
  const word = isOfIdeographs ? most : firstWord
  return line.text.length > 24 && line.right + (word + 1.5) * letter > right
}

/** Whether two lines end, but do not begin, at the same edge. */
const isAlignedAtRight = (line: PlacedLine, next: PlacedLine): boolean =>
  Math.abs(line.right - next.right) < 2 && Math.abs(line.x - next.x) > 8 && !line.text.includes('\t')

const isIdeographic = (text: string): boolean => IDEOGRAPH.test(text)

/** 'linkedin.com/in/maya-' above 'okafor': an address that had no room. */
const isBrokenAddress = (text: string, next: string) =>
  (/(^|\s)[^\s@/]*[@/]\S*$/.test(text) && /[-./@_]$/.test(text) && /^[\w.@/-]+$/.test(next)) ||
  isBrokenDomain(text, next)

/** Top-level domains that are not the start of a longer one. */
const KNOWN_END = /\.(?:com|org|net|edu|gov|info|biz|name|email|online|cloud|tech|example)$/i

/** 'maya.okafor@mailbo' above 'x.com', or 'maya@okafor.c' above 'om': a narrow column broke the domain. */
function isBrokenDomain(text: string, next: string): boolean {
  const domain = /^[\w.+-]+@([\w-]+(?:\.[\w-]+)*)$/.exec(text)?.[1]
  if (domain === undefined || /\s/.test(next)) return false
  if (!domain.includes('.')) return /^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}$/i.test(next)
  return !KNOWN_END.test(domain) && KNOWN_END.test(domain + next) && /^[a-z]{1,6}$/i.test(next)
}

function join(line: PlacedLine, next: PlacedLine, words: ReadonlySet<string>): void {
  line.text = isBrokenAddress(line.text, next.text) ? line.text + next.text : joinLines(line.text, next.text, words)
  line.y = next.y
  line.right = next.right
  line.isBold &&= next.isBold
  line.links.push(...next.links)
}
