import { inReadingOrder, isLeftward } from './reading-order.ts'
import { repairGlyphs } from './repair-glyphs.ts'

/** Adjacent words on a page; y increases downwards, all lengths in points. */
export interface Run {
  text: string
  left: number
  right: number
  y: number
  size: number
  isBold: boolean
  /** A space was drawn after it, which may be narrow. */
  isBeforeSpace?: boolean
}

export interface Piece {
  str: string
  transform: number[]
  width: number
  fontName: string
}

const SIGN =
  /^[\u2022\u25e6\u25aa\u25ab\u25a0\u25a1\u25cf\u25cb\u2023\u2043\u2219\u00b7\u27a2\u27a4\u25ba\u25b6\uf0b7\uf0a7\u2013\u2014*-]$/
/** Whether a text is a list sign alone, which may be drawn larger than the words after it. */
export const isSignAlone = (text: string): boolean => SIGN.test(text)

/** The size of the words of these runs; list signs count only if there is nothing else. */
export function sizeOfWords(runs: readonly Run[]): number {
  const words = runs.filter(({ text }) => !isSignAlone(text))
  return Math.max(...(words.length > 0 ? words : runs).map(({ size }) => size))
}

/** A gap of more than this many letter heights separates two parts, not two words. */
const APART = 1.1
/** The same between a bold label and its content. */
const LABEL_APART = 0.75

/** Joins the pieces that a PDF draws into runs: words on one line without a wide gap, in reading order. */
export function toRuns(items: readonly Piece[], height: number, isBoldFont: (fontName: string) => boolean): Run[] {
  const drawn: Run[] = []
  for (const { str, transform, width, fontName } of withAccents(items)) {
    const last = drawn.at(-1)
    if (last && !str.trim()) last.isBeforeSpace = str !== ''
    if (!str.trim()) continue
    const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = transform
    // only upright text forms lines
    if (Math.abs(b) > Math.abs(a)) continue
    const size = Math.hypot(c, d) || 1
    const letter = width / Math.max(1, str.length)
    const lead = (str.length - str.trimStart().length) * letter
    const trail = (str.length - str.trimEnd().length) * letter * 0.5
    drawn.push({
      text: repairGlyphs(str.replace(SPACED, (word) => word.replaceAll(' ', ''))).trim(),
      left: x + lead,
      right: x + width - trail,
      y: height - y,
      size,
      isBold: isBoldFont(fontName),
    })
  }
  const pieces = withoutShadows(drawn)
  const isPageLeftward = isLeftward(pieces.map(({ text }) => text).join(''))
  return rowsOf(pieces).flatMap((row) => groupRow(row).map((group) => joinGroup(group, isPageLeftward)))
}

/** A word with spaced-out letters: 'E D U C AT I O N'. */
const SPACED = /^(?:\p{L}{1,2} ){3,30}\p{L}{1,2}$/u

const ACCENT = /^[\u00a8\u00b4\u0060\u02c6\u02dc\u02c7\u02da\u02d8\u02dd]$/

/** An accent that is drawn before its capital letter becomes the first character of that letter's piece. */
function withAccents(items: readonly Piece[]): Piece[] {
  const whole: Piece[] = []
  for (const [at, item] of items.entries()) {
    const before = items[at - 1]
    if (ACCENT.test(item.str) && isAbove(item, items[at + 1])) continue
    whole.push(
      before && ACCENT.test(before.str) && isAbove(before, item) ? { ...item, str: before.str + item.str } : item,
    )
  }
  return whole
}

function isAbove({ transform, width }: Piece, letter: Piece | undefined): boolean {
  const [, , , size = 0, x = 0, y = 0] = transform
  const [, , , , left = 0, base = 0] = letter?.transform ?? []
  const isOver = left <= x + width && left > x - width && y > base && y - base < size * 0.6
  return letter !== undefined && isOver && /^\p{Lu}/u.test(letter.str)
}

/** Drops words that are drawn again at a small offset, as a shadow. */
function withoutShadows(drawn: readonly Run[]): Run[] {
  const seen = new Map<string, Run[]>()
  return drawn.filter((run) => {
    const same = seen.get(run.text) ?? []
    if (same.some((other) => Math.abs(other.left - run.left) < 1.6 && Math.abs(other.y - run.y) < 1.6)) return false
    seen.set(run.text, [...same.slice(-20), run])
    return true
  })
}

/** Splits a row at wide gaps. */
function groupRow(row: readonly Run[]): Run[][] {
  const groups: Run[][] = []
  let last: Run | undefined
  for (const run of row) {
    if (last && belongs(last, run)) {
      groups.at(-1)?.push(run)
      last = { ...run, right: Math.max(last.right, run.right), text: `${last.text}${run.text}` }
    } else {
      groups.push([run])
      last = run
    }
  }
  return groups
}

function joinGroup(group: readonly Run[], isPageLeftward: boolean): Run {
  const read = inReadingOrder(
    group.map((run) => ({ ...run, x: run.left })),
    isPageLeftward,
  )
  const text = read.reduce((joined, run, at) => {
    const before = read[at - 1]
    const gap = before ? Math.max(run.left - before.right, before.left - run.right) : 0
    return joined + (gap > run.size * 0.12 || (before && isSpaced(before, run, gap)) ? ' ' : '') + run.text
  }, '')
  return {
    text,
    left: Math.min(...group.map(({ left }) => left)),
    right: Math.max(...group.map(({ right }) => right)),
    y: group[0]?.y ?? 0,
    size: sizeOfWords(group),
    isBold: group.every(({ isBold }) => isBold),
  }
}

/** Whether a narrow space is between two runs; between single letters it only spaces them out. */
const isSpaced = (before: Run, run: Run, gap: number): boolean =>
  before.isBeforeSpace === true && gap > run.size * 0.03 && before.text.length + run.text.length > 2

function belongs(last: Run, next: Run): boolean {
  const gap = next.left - last.right
  // a label may have another size than its content
  const isOtherSize = Math.max(last.size, next.size) > Math.min(last.size, next.size) * 1.18
  if (isOtherSize && gap > Math.min(last.size, next.size) * 0.5) return false
  const most = SIGN.test(last.text) ? 4 : last.isBold === next.isBold ? APART : LABEL_APART
  return gap < Math.max(last.size, next.size) * most
}

/** The median size of these runs; 0 without runs. */
export function usualSize(runs: readonly Run[]): number {
  const sizes = runs.map(({ size }) => size).toSorted((one, other) => one - other)
  return sizes[Math.floor(sizes.length / 2)] ?? 0
}

/** Groups runs by baseline: rows from top to bottom, each from left to right. */
export function rowsOf<R extends Run>(runs: readonly R[]): R[][] {
  const rows: { y: number; size: number; runs: R[] }[] = []
  for (const run of [...runs].sort((one, other) => one.y - other.y)) {
    const row = rows.at(-1)
    if (row && Math.abs(run.y - row.y) < Math.min(row.size, run.size) * 0.45) row.runs.push(run)
    else rows.push({ y: run.y, size: run.size, runs: [run] })
  }
  return rows.map((row) => row.runs.sort((one, other) => one.left - other.left))
}
