import { joinLines } from './join-hyphen.ts'
import type { Region } from './layout-columns.ts'
import { type PlacedLine, placedLine } from './layout-lines.ts'
import { type Run, rowsOf } from './layout-runs.ts'
import { inReadingOrder, isLeftward } from './reading-order.ts'

/**
 * LinkedIn's 'Save to PDF' gives every profile the same layout, so positions and sizes are known: since 2018 with a side column
 * ('columns'), before that in one column ('list'), both on US Letter.
 */
type LinkedInForm = 'columns' | 'list'

const GUTTER = 205
const edges = {
  columns: { left: 21.6, main: 223.6, right: 590.4 },
  list: { left: 36, main: 36, right: 576 },
} as const

/** The form of a profile that LinkedIn saved; undefined for all other documents. */
export function linkedInForm(pages: readonly { runs: readonly Run[]; links: readonly { url: string }[] }[]) {
  const runs = pages[0]?.runs ?? []
  const isAt = (size: number, left: number) => (run: Run) =>
    Math.abs(run.size - size) < 0.3 && Math.abs(run.left - left) < 1
  const leads = (address: RegExp) => pages.some(({ links }) => links.some(({ url }) => address.test(url)))
  const profile = /linkedin\.com\/in\//i
  const isProfile = runs.some((run) => run.left < GUTTER && profile.test(run.text)) || leads(profile)
  const { columns, list } = edges
  if (isProfile && runs.some(isAt(26, columns.main)) && runs.some(isAt(13, columns.left))) return 'columns'
  const end = pages.at(-1)?.runs ?? []
  const isOffered = end.some((run) => /\bLinkedIn\b/.test(run.text)) && leads(/linkedin\.com\/(profile|in)\//i)
  if (isOffered && runs.some(isAt(20, list.left)) && runs.some(isAt(16, list.left))) return 'list'
  return undefined
}

/** The columns of a page in this form, without its page number. */
export function linkedInRegions(runs: readonly Run[], form: LinkedInForm): Region[] {
  const own = runs.filter((run) => !isFooter(run))
  if (form === 'list') return [{ side: 'main', runs: own }]
  const regions: Region[] = [
    { side: 'left', runs: own.filter(({ left }) => left < GUTTER) },
    { side: 'main', runs: own.filter(({ left }) => left >= GUTTER) },
  ]
  return regions.filter((region) => region.runs.length > 0)
}

const isFooter = ({ size, y, text }: Run) => size < 10.3 && y > 755 && /\d/.test(text)

/** The lines of one column: a line that had no room for the next word is joined with the following line. */
export function linkedInLines(
  { side, runs }: Region,
  page: number,
  form: LinkedInForm,
  words: ReadonlySet<string>,
): PlacedLine[] {
  const isSide = side === 'left'
  const isPageLeftward = isLeftward(runs.map(({ text }) => text).join(''))
  const lines: PlacedLine[] = []
  for (const row of rowsOf(runs)) {
    const line = lineOf(row, page, isSide, isPageLeftward)
    const before = lines.at(-1)
    line.gap = before ? Math.max(0, (line.y - before.y) / line.size - 1.3) : 2
    if (before && goesOn(before, line, form)) join(before, line, words)
    else lines.push(line)
  }
  return lines
}

function lineOf(row: readonly Run[], page: number, isSide: boolean, isPageLeftward: boolean): PlacedLine {
  const read = inReadingOrder(
    row.map((run) => ({ ...run, x: run.left })),
    isPageLeftward,
  )
  return placedLine(row, read.map((run) => run.text).join('\t'), page, isSide)
}

/** The lines of one value are closer together than two values; in running text the room left at the end of the line decides. */
function goesOn(line: PlacedLine, next: PlacedLine, form: LinkedInForm): boolean {
  const fall = (next.y - line.y) / next.size
  if (next.text.includes('\t') || Math.abs(next.size - line.size) > 0.3 || fall > 1.75) return false
  if (next.kind === 'item' && !isPeriod(next.text)) return false
  if (line.isSide) return !isReach(line.text, next.text) && fall < (isAddress(line.text) ? 1.4 : 1.25)
  if (form === 'columns' && fall < 1.25) return true
  if (line.isBold !== next.isBold) return false
  const indent = next.x - line.x
  if (form === 'list' && !line.isBold && indent > 2 && indent < 4.5) return true
  if (Math.abs(indent) > 4.5 || (form === 'columns' && fall < 1.45)) return false
  return isPeriod(next.text) || isOpen(line.text) || hadNoRoom(line, next, edges[form])
}

/** The end of a line about education, whose dot looks like a bullet: '· (2010 - 2014)'. */
const isPeriod = (text: string) => /^(?:\u00b7\s?)?\([^()]{4,60}\)$/.test(text) && /\d{4}/.test(text)
const isOpen = (text: string) => /\u00b7\s*\([^()]*$|\s\u00b7$/.test(text)
/** A phone number or a labeled address is complete, and an email address begins a new value. */
const isReach = (text: string, next: string) =>
  isLabelled(text) || NUMBER.test(text) || NUMBER.test(next) || /\S@/.test(next)
const NUMBER = /^\+?[\d\s().-]{7,24}(\([^()\d]+\))?$/
const isLabelled = (text: string) => text.endsWith(')') && isAddress(text.split(' (')[0] ?? '')
const isAddress = (text: string) => /[@/]/.test(text) && !/\s/.test(text)
const IDEOGRAPH = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u

/** Paragraphs are broken to balance the right edge, so a line may end some words early; then its sentence is clearly not finished. */
function hadNoRoom(line: PlacedLine, next: PlacedLine, { main, right }: { main: number; right: number }): boolean {
  const letter = (next.right - next.x) / Math.max(1, next.text.length)
  const word = IDEOGRAPH.test(next.text[0] ?? '') ? 1 : (/^\S+/.exec(next.text)?.[0].length ?? 0)
  const left = right - line.right - (word + 1) * letter
  const isEnded = /[.!?:;\u3002]["\u201d\u00bb)]?$/.test(line.text)
  if (!isEnded && (line.kind === 'item' || /^[\p{Ll}&]/u.test(next.text))) return left < (right - main) * 0.35
  return left < (isEnded ? 0 : 24)
}

function join(line: PlacedLine, next: PlacedLine, words: ReadonlySet<string>): void {
  if (next.kind === 'item') next.text = `\u00b7 ${next.text}`
  const isBroken = (isAddress(line.text) && !next.text.startsWith('(')) || next.text.startsWith('@')
  const isIdeographic = IDEOGRAPH.test(line.text.at(-1) ?? '') && IDEOGRAPH.test(next.text[0] ?? '')
  line.text = isBroken || isIdeographic ? line.text + next.text : joinLines(line.text, next.text, words)
  line.y = next.y
  line.right = next.right
  line.links.push(...next.links)
}
