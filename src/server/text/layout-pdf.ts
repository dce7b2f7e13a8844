import { getDocumentProxy } from 'unpdf'
import type { SourceLine } from '#lib/source-line.ts'
import { toRegions } from './layout-columns.ts'
import { type PlacedLine, toLines } from './layout-lines.ts'
import { type Piece, toRuns } from './layout-runs.ts'

type Document = Awaited<ReturnType<typeof getDocumentProxy>>
type Page = Awaited<ReturnType<Document['getPage']>>
type Link = { url: string; rect: number[] }

/** More pages than any resume has; what follows is left out. */
const MAX_PAGES = 40
const MAX_RUNS = 6000
const order = { head: 0, left: 1, main: 2, right: 3 }

/** The lines of a PDF, column by column, with what they look like; running heads and page numbers only once. */
export async function layoutPdf(bytes: Uint8Array): Promise<{ lines: SourceLine[]; pages: number; isCut: boolean }> {
  const pdf = await getDocumentProxy(bytes, { verbosity: 0, maxImageSize: 0, useSystemFonts: false, enableXfa: false })
  const pages = Math.min(pdf.numPages, MAX_PAGES)
  const placed: { rank: number; line: PlacedLine; isEdge: boolean }[] = []
  let runCount = 0
  for (let number = 1; number <= pages && runCount < MAX_RUNS; number += 1) {
    const page = await pdf.getPage(number)
    const [, top = 0, , bottom = 0] = page.view
    const height = Math.max(top, bottom)
    const pieces = (await page.getTextContent()).items.filter((item): item is never => 'str' in item) as Piece[]
    const runs = toRuns(pieces.slice(0, MAX_RUNS), height, await boldFonts(page))
    const links = await linksOf(page, height)
    page.cleanup()
    runCount += runs.length
    for (const { side, runs: own } of toRegions(runs)) {
      // the head of the first page begins everything; later ones belong to the main column
      const rank = side === 'head' && number > 1 ? order.main : order[side]
      for (const line of toLines(own, number, side === 'left' || side === 'right')) {
        line.links = linksIn(line, links)
        placed.push({ rank, line, isEdge: line.y < height * 0.08 || line.y > height * 0.92 })
      }
    }
  }
  const lines = withoutRepeats(placed).sort((one, other) => one.rank - other.rank)
  return {
    lines: lines.map(({ line }) => plain(line)),
    pages: pdf.numPages,
    isCut: pdf.numPages > pages || runCount >= MAX_RUNS,
  }
}

const plain = ({ y: _y, right: _right, textX: _textX, ...line }: PlacedLine): SourceLine => line

async function boldFonts(page: Page): Promise<(fontName: string) => boolean> {
  // fonts have their names only once the page's drawing has been read
  await page.getOperatorList().catch(() => undefined)
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

async function linksOf(page: Page, height: number): Promise<Link[]> {
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

/** Page numbers are left out, and of a running head all but the first. */
function withoutRepeats<P extends { line: SourceLine; isEdge: boolean }>(placed: P[]): P[] {
  const seen = new Set<string>()
  return placed.filter(({ line, isEdge }) => {
    if (!isEdge) return true
    if (/^(page|seite|p\u00e1gina)?\s*\d{1,3}(\s*(\/|of|von|de|sur)\s*\d{1,3})?$/i.test(line.text)) return false
    const words = line.text.replace(/\d+/g, '#')
    if (line.page > 1 && seen.has(words)) return false
    seen.add(words)
    return true
  })
}
