import mammoth from 'mammoth'
import type { SourceLine } from '#lib/source-line.ts'
import { takeSign } from './layout-lines.ts'

interface DocxElement {
  type: string
  value?: string
  children?: DocxElement[]
  numbering?: { isOrdered: boolean } | null
  styleName?: string | null
  styleId?: string | null
  isBold?: boolean
  fontSize?: number | null
  href?: string
}
type Draft = Pick<SourceLine, 'text' | 'kind' | 'isBold' | 'size' | 'links' | 'gap' | 'isSide'>

const HEADING = /^(heading|title|\u00fcberschrift|titre|t\u00edtulo|subtitle)/i
const MAX_LINES = 20_000

/** The lines of a Word file in reading order: headings, list items, bold lines; rows of a table side by side, its long cells one by one. */
export async function layoutDocx(bytes: Buffer): Promise<{ lines: SourceLine[] }> {
  let drafts: Draft[] = []
  await mammoth.convertToHtml(
    { buffer: bytes },
    {
      externalFileAccess: false,
      includeEmbeddedStyleMap: false,
      transformDocument(document: DocxElement) {
        drafts = linesOf(document)
        return { ...document, children: [] }
      },
    },
  )
  return { lines: drafts.slice(0, MAX_LINES).map((draft) => ({ ...draft, page: 1, x: 0 })) }
}

function linesOf(element: DocxElement): Draft[] {
  if (element.type === 'paragraph') return paragraph(element)
  if (element.type === 'tableRow') return row(element)
  return (element.children ?? []).flatMap(linesOf)
}

/** Emptiness before a paragraph is kept as its gap; breaks within it make lines. */
function paragraph(element: DocxElement): Draft[] {
  const words: { text: string; isBold: boolean; size: number }[] = []
  const links: string[] = []
  collect(element, { isBold: false, size: 0 }, words, links)
  const raw = words.map(({ text }) => text).join('')
  const visible = words.filter(({ text }) => text.trim())
  const isHeading = HEADING.test(element.styleName ?? '') || HEADING.test(element.styleId ?? '')
  const size = Math.max(0, ...visible.map((word) => word.size)) || (isHeading ? 14 : 11)
  return raw.split('\n').flatMap((part, index) => {
    const { text, isItem } = takeSign(
      part
        .trim()
        .replace(/(?:(?<!\s)\s+)?\t\s*/g, '\t')
        .replace(/ {3,}/g, '\t'),
    )
    if (!text) return []
    const kind = isHeading ? 'heading' : isItem || element.numbering ? 'item' : 'text'
    const isBold = visible.length > 0 && visible[0]?.isBold === true
    return [{ text, kind, isBold, size, links: index === 0 ? links : [], gap: 0, isSide: false } satisfies Draft]
  })
}

type Look = { isBold: boolean; size: number }

function collect(element: DocxElement, look: Look, words: (Look & { text: string })[], links: string[]): void {
  const own = { isBold: element.isBold ?? look.isBold, size: element.fontSize ?? look.size }
  if (element.href && /^(https?|mailto|tel):/i.test(element.href)) links.push(element.href.slice(0, 300))
  if (element.type === 'text') words.push({ ...own, text: element.value ?? '' })
  if (element.type === 'tab') words.push({ ...own, text: '\t' })
  if (element.type === 'break') words.push({ ...own, text: '\n' })
  if (element.type === 'noteReference' || element.type === 'commentReference') return
  for (const child of element.children ?? []) collect(child, own, words, links)
}

/** Short cells are one line; where a cell is a column of its own, the cells are read one after the other. */
function row({ children = [] }: DocxElement): Draft[] {
  const cells = children.map((cell) => (cell.children ?? []).flatMap(linesOf)).filter((cell) => cell.length > 0)
  const [first, second] = cells
  if (!first) return []
  if (!second) return first
  if (cells.every((cell) => cell.length === 1)) return [beside(cells.map(([line]) => line as Draft))]
  // a label or years beside what they are about
  if (cells.length === 2 && first.length <= 2) {
    const [line, ...rest] = second
    return [beside([...first, line as Draft]), ...rest]
  }
  if (cells.length === 2 && second.length <= 2) return [beside([first[0] as Draft, ...second]), ...first.slice(1)]
  const longest = Math.max(...cells.map((cell) => cell.length))
  return cells.flatMap((cell) => cell.map((line) => ({ ...line, isSide: cell.length < longest })))
}

function beside(lines: readonly Draft[]): Draft {
  const [first] = lines as [Draft]
  return { ...first, text: lines.map(({ text }) => text).join('\t'), links: lines.flatMap(({ links }) => links) }
}
