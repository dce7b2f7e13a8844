import type { SourceLine } from '#lib/source-line.ts'
import { readDrawnHyphens } from './drawn-hyphens.ts'
import { readDrawnLigatures } from './drawn-ligatures.ts'
import { wordsOf } from './join-hyphen.ts'
import { type Gutter, type Region, toRegions } from './layout-columns.ts'
import { type PlacedLine, toLines } from './layout-lines.ts'
import { linkedInForm, linkedInLines, linkedInRegions } from './layout-linkedin.ts'
import { type Piece, type Run, toRuns } from './layout-runs.ts'
import { openPdf, type PdfPage } from './open-pdf.ts'

type Link = { url: string; rect: number[] }
type Placed = { rank: number; line: PlacedLine; edge: 'top' | 'bottom' | null }

/** More pages than any resume has; later pages are ignored. */
const MAX_PAGES = 40
const MAX_RUNS = 6000
const order = { head: 0, left: 1, main: 2, right: 3 }

/** The lines of a PDF, column by column, with their look; running headers and page numbers only once. */
export async function layoutPdf(bytes: Uint8Array): Promise<{ lines: SourceLine[]; pages: number; isCut: boolean }> {
  const pdf = await openPdf(bytes)
  const pages = Math.min(pdf.numPages, MAX_PAGES)
  const read: PageOfRuns[] = []
  let runCount = 0
  for (let number = 1; number <= pages && runCount < MAX_RUNS; number += 1) {
    const page = await readPage(await pdf.getPage(number))
    runCount += page.runs.length
    read.push(page)
  }
  const words = wordsOf(read.flatMap(({ runs }) => runs.map(({ text }) => text)))
  const placed = placePages(read, words)
  const lines = withoutRepeats(placed, pdf.numPages).sort((one, other) => one.rank - other.rank)
  return {
    lines: lines.map(({ line }) => plain(line)),
    pages: pdf.numPages,
    isCut: pdf.numPages > pages || runCount >= MAX_RUNS,
  }
}

type PageOfRuns = { height: number; runs: Run[]; links: Link[] }

async function readPage(page: PdfPage): Promise<PageOfRuns> {
  const [, top = 0, , bottom = 0] = page.view
  const height = Math.max(top, bottom)
  // fonts have their names only after the page's drawing was read
  const drawing = await page.getOperatorList().catch(() => null)
  const same = (text: string) => text
  const putBack = drawing ? await readDrawnHyphens(drawing) : same
  const putRight = drawing ? await readDrawnLigatures(drawing) : same
  const pieces = (await page.getTextContent()).items.filter((item): item is never => 'str' in item) as Piece[]
  const repaired = pieces.slice(0, MAX_RUNS).map((piece) => ({ ...piece, str: putRight(putBack(piece.str)) }))
  const runs = toRuns(repaired, height, boldFonts(page))
  const links = await linksOf(page, height)
  page.cleanup()
  return { height, runs, links }
}

/** The lines of all pages; a column of one page continues on the next. */
function placePages(pages: readonly PageOfRuns[], words: ReadonlySet<string>): Placed[] {
  const form = linkedInForm(pages)
  if (form) {
    const linesOf: LinesOf = (region, number) => linkedInLines(region, number, form, words)
    return pages.flatMap((page, index) => placeLines(page, linkedInRegions(page.runs, form), index + 1, linesOf))
  }
  const linesOf: LinesOf = ({ side, runs }, number) =>
    toLines(runs, number, { isSide: side === 'left' || side === 'right', words })
  let gutter: Gutter | undefined
  return pages.flatMap((page, index) => {
    const divided = toRegions(page.runs, page.height, gutter)
    gutter = divided.gutter
    return placeLines(page, divided.regions, index + 1, linesOf)
  })
}

type LinesOf = (region: Region, page: number) => PlacedLine[]

function placeLines(
  { height, links }: PageOfRuns,
  regions: readonly Region[],
  number: number,
  linesOf: LinesOf,
): Placed[] {
  return regions.flatMap((region) => {
    // the header of the first page comes first; those of later pages belong to the main column
    const rank = region.side === 'head' && number > 1 ? order.main : order[region.side]
    return linesOf(region, number).map((line): Placed => {
      line.links = linksIn(line, links)
      return { rank, line, edge: line.y < height * 0.08 ? 'top' : line.y > height * 0.92 ? 'bottom' : null }
    })
  })
}

const plain = ({ y: _y, right: _right, textX: _textX, cellX: _cellX, ...line }: PlacedLine): SourceLine => line

function boldFonts(page: PdfPage): (fontName: string) => boolean {
  const known = new Map<string, boolean>()
  return (fontName) => {
    const isKnown = known.get(fontName)
    if (isKnown !== undefined) return isKnown
    const isBold = page.commonObjs.has(fontName) && looksBold(page.commonObjs.get(fontName))
    known.set(fontName, isBold)
    return isBold
  }
}

const looksBold = (font: { name?: string; bold?: boolean; black?: boolean }) =>
  Boolean(font.bold || font.black || /bold|black|heavy|semi|demi|[-_]medi/i.test(font.name ?? ''))

async function linksOf(page: PdfPage, height: number): Promise<Link[]> {
  const notes = (await page.getAnnotations().catch(() => [])) as { url?: string; rect: number[] }[]
  return notes.flatMap(({ url, rect: [left = 0, low = 0, right = 0, high = 0] }) =>
    url && /^(https?|mailto|tel):/i.test(url) ? [{ url, rect: [left, height - high, right, height - low] }] : [],
  )
}

const linksIn = (line: PlacedLine, links: readonly Link[]) =>
  links
    .filter(({ rect: [left = 0, top = 0, right = 0, bottom = 0] }) => {
      return line.y >= top - 1 && line.y <= bottom + 1 && right >= line.x && left <= line.right
    })
    .map(({ url }) => url.slice(0, 300))

const OF = '(?:\\/|of|von|de|sur|di|z|\u0438\u0437|\\|)'
const PAGE = '(?:page|seite|p[\u00e1a]g(?:ina)?\\.?|strona|sida|side|\u0441\u0442\u0440\\.?|\u7b2c)'
/** 'Page 1 of 2', '1/2', '3', also next to a name. */
const NUMBERED = new RegExp(
  `^(?:.{0,60}[\\s\u00b7|\u2013-])?(?:${PAGE}\\s*\\d{1,3}(?:\\s*${OF}\\s*\\d{1,3})?|\\d{1,2}\\s*${OF}\\s*\\d{1,2})(?:[\\s\u00b7|\u2013-].{0,60})?$|^\\W*\\d{1,3}\\W*$`,
  'iu',
)

/** The number of a house, '12/34', is none: its second number is not that of the last page. */
function isPageNumber(text: string, pageCount: number): boolean {
  if (!NUMBERED.test(text) || /@|\d{4}/.test(text)) return false
  const last = /\d\s?\/\s?(\d{1,3})/.exec(text)?.[1]
  return last === undefined || Number(last) === pageCount || !/\p{L}/u.test(text)
}

/** Removes page numbers and lines that repeat at the edge of several pages; the header of the first page stays. */
function withoutRepeats(placed: Placed[], pageCount: number): Placed[] {
  const pages = new Map<string, Set<number>>()
  const keyOf = ({ line }: Placed) => line.text.replace(/\d+/g, '#')
  for (const one of placed) {
    if (one.edge) pages.set(keyOf(one), (pages.get(keyOf(one)) ?? new Set()).add(one.line.page))
  }
  return placed.filter((one) => {
    if (!one.edge) return true
    if (isPageNumber(one.line.text, pageCount)) return false
    const isRepeated = (pages.get(keyOf(one))?.size ?? 0) > 1
    return !isRepeated || (one.line.page === 1 && one.edge === 'top')
  })
}
