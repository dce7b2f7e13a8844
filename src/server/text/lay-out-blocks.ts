import type { SourceLine } from '#lib/source-line.ts'
import type { Draft } from './laid-out.ts'
import { inReadingOrder, sideBoxes } from './lay-out-boxes.ts'
import { tableLines } from './lay-out-tables.ts'
import { splitListSign } from './layout-lines.ts'
import type { Block, Box, Paragraph, TextDocument } from './text-blocks.ts'

const MAX_LINES = 20_000
const LINE_HEIGHT = 1.2
/** Capitals look as high as the letters of a size larger by this factor. */
const CAPITAL = 1.1
/** A border or background color of a paragraph counts as this much white space, as a share of the letter size. */
const RULE = 0.5
/** The distance of tab stops if the file does not set its own. */
const TAB = 36
/** A line with more letters has no room for another word. */
const FULL = 30
const PRIVATE_SIGNS = /[\ue000-\uf8ff]/g
const PAGE_WORD =
  /^(page|seite|p\u00e1gina|pagina|strona|\u0441\u0442\u0440\u0430\u043d\u0438\u0446\u0430|\u0441\u0442\u0440|sayfa|sida|side|blad)(?!\p{L})\W*(\d{1,3}(?!\d)|of|von|de|di|sur|van|av|af|z|\u0438\u0437|$)/iu
const PAGE_NUMBERS = /^\d{0,3} ?(of|von|de|di|sur|van|av|af|z|\u0438\u0437)? ?\d{0,3}$/iu

/** The lines of a word processor's file in reading order: headers and footers first, then side boxes, then the text. */
export function layOut({ heads, feet, body }: TextDocument): SourceLine[] {
  const sides = sideBoxes(body, flow)
  const aside = inReadingOrder([...sides]).flatMap((box) => boxLines(box, true))
  const main = [...aside, ...flow(body, 0, sides)]
  const seen = new Set(main.map(({ text }) => text.toLowerCase()))
  const edges = [...flow(heads), ...flow(feet).filter(({ text }) => !SIGNED.test(text))].flatMap((draft) =>
    withoutPageNumbers(draft, seen),
  )
  const drafts = [...edges, ...main].slice(0, MAX_LINES)
  const usual = usualSpace(drafts.slice(1))
  return drafts.map(({ above, at: _, ...line }, index) => ({
    ...line,
    page: 1,
    gap: index === 0 || (drafts[index - 1]?.isSide && !line.isSide) ? 2 : Math.max(0, (above - usual) / line.size),
  }))
}

/** 'Lagos, 17.11.2022' and 'Updated: March 2024' in a footer. */
const SIGNED = /^(\p{L}+[,:]?\s){0,3}(\d{1,2}[./-]){0,2}(19|20)\d\d$/u

/** The line of a header or footer when it occurs first, without page numbers. */
function withoutPageNumbers(draft: Draft, seen: Set<string>): Draft[] {
  const text = draft.text
    .split('\t')
    .filter((part) => !isPageNumber(part))
    .join('\t')
  if (!text || seen.has(text.toLowerCase())) return []
  seen.add(text.toLowerCase())
  return [{ ...draft, text }]
}

function isPageNumber(text: string): boolean {
  const words = text.replace(/[\p{P}\p{S}\s]+/gu, ' ').trim()
  return PAGE_WORD.test(words) || PAGE_NUMBERS.test(words)
}

/** The space that most lines have above them, which separates nothing. */
function usualSpace(drafts: readonly Draft[]): number {
  const counts = new Map<number, number>()
  for (const { above } of drafts) counts.set(Math.round(above), (counts.get(Math.round(above)) ?? 0) + 1)
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most), [0, 0] as [number, number])[0]
}

const NONE: ReadonlySet<Box> = new Set()

/** The lines of the blocks in order, without the boxes `separateBoxes`, which are read separately. */
export function flow(blocks: readonly Block[], left = 0, separateBoxes: ReadonlySet<Box> = NONE): Draft[] {
  const drafts: Draft[] = []
  let [empty, below] = [0, 0]
  for (const [at, block] of blocks.entries()) {
    const own =
      block.kind === 'table'
        ? tableLines(block, (cell, inner) => flow(cell, left + inner, separateBoxes))
        : linesOf(block, left)
    const [first] = own
    if (block.kind === 'paragraph') {
      const boxes = inReadingOrder(block.boxes.filter((box) => !separateBoxes.has(box)))
      drafts.push(...boxes.flatMap((box) => boxLines(box, false)))
      if (first) first.above = Math.max(block.above, below) + (block.isRuled ? first.size * RULE : 0)
      else empty += Math.max(block.above, below) + block.size * LINE_HEIGHT
      below = block.below
    }
    if (!first) continue
    const last = drafts.at(-1)
    const isWrapped = block.kind === 'paragraph' && /^[ \t]*\t/.test(block.lines[0]?.text ?? '')
    if (last && isWrapped && own.length === 1 && first.kind === 'text' && empty === 0 && continues(last, first)) {
      last.text += ` ${first.text}`
      continue
    }
    first.above += empty
    empty = 0
    if (block.kind === 'table') below = 0
    for (const draft of own) drafts.push({ ...draft, at })
  }
  return drafts
}

const boxLines = ({ blocks, width }: Box, isApart: boolean): Draft[] =>
  flow(blocks).map((draft) => ({ ...draft, isSide: isApart && width < WIDE }))

/** Half the width of a page: a box of this width is not a side column. */
const WIDE = 300

/** Line breaks within a paragraph make lines, except inside a sentence. */
function linesOf(paragraph: Paragraph, left: number): Draft[] {
  const drafts: Draft[] = []
  for (const [index, line] of paragraph.lines.entries()) {
    const tabs = /^[ \t]*/.exec(line.text)?.[0].split('\t').length ?? 1
    const words = withoutSpacing(line.text.trim())
      .replace(/(?:(?<!\s)\s+)?\t\s*/g, '\t')
      .replace(/ {3,}/g, '\t')
      .replace(/^-(?=\p{L})/u, '- ')
    const { text: bare, isItem } = splitListSign(words)
    const text = bare.replace(PRIVATE_SIGNS, '').trim()
    if (!text) continue
    const kind = paragraph.isHeading && text.length <= 120 ? 'heading' : isItem || paragraph.isItem ? 'item' : 'text'
    const draft: Draft = {
      text,
      kind,
      isBold: line.isBold,
      size: line.isCapital ? line.size * CAPITAL : line.size,
      x: left + paragraph.indent + (tabs - 1) * TAB,
      links: index === 0 ? paragraph.links : [],
      isSide: false,
      above: 0,
      at: 0,
    }
    const last = drafts.at(-1)
    if (last && !isItem && continues(last, draft)) last.text += ` ${text}`
    else drafts.push(draft)
  }
  return drafts
}

/** Chinese and Japanese characters that are spaced out to fill a line are one word. */
function withoutSpacing(text: string): string {
  const signs = text.split(/[\s\u30fb]+/)
  return signs.length > 1 && signs.every((sign) => /^\p{Script=Han}$/u.test(sign)) ? text.replace(/\s/g, '') : text
}

/** Whether a sentence continues after a manual line break: the line is full, and the next begins with a lower-case letter. */
const continues = (line: Draft, next: Draft): boolean =>
  line.text.length > FULL &&
  line.kind !== 'heading' &&
  !/[.!?:;]$/.test(line.text) &&
  /^[\p{Ll}(]/u.test(next.text) &&
  !/^\(?\S*[@/]|^www\.|\t/.test(next.text)
