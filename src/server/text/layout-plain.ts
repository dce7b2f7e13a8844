import type { SourceLine } from '#lib/source-line.ts'
import { takeSign } from './layout-lines.ts'

const RULE = /^\s*([-=_~*#])\1{2,}\s*$/
const MAX_LINES = 20_000

/** The lines of plain text: underlined text is a heading, wide blanks separate two things, wrapped items are joined. */
export function layoutPlain(text: string): SourceLine[] {
  const lines: SourceLine[] = []
  let gap = 2
  let isOpen = false
  for (const raw of text.split(/\r\n?|[\n\v\f\u0085\u2028\u2029]/).slice(0, MAX_LINES)) {
    const last = lines.at(-1)
    if (RULE.test(raw)) {
      if (last && gap === 0) last.kind = 'heading'
      isOpen = false
      continue
    }
    if (!raw.trim()) {
      gap = 1
      isOpen = false
      continue
    }
    const indent = raw.length - raw.trimStart().length
    const { text: bare, isItem } = takeSign(raw.trim())
    const { text: words, isHeading } = takeHash(bare)
    const tidy = words.replace(/\t+| {3,}/g, '\t').replace(/ {2,}/g, ' ')
    if (last && isOpen && gap === 0 && !isItem && goesOn(last, raw, indent)) last.text += ` ${tidy}`
    else {
      lines.push({
        text: tidy,
        page: 1,
        x: indent,
        size: 1,
        isBold: false,
        gap,
        kind: isHeading ? 'heading' : isItem ? 'item' : 'text',
        isSide: false,
        links: [],
      })
    }
    isOpen = true
    gap = 0
  }
  return lines
}

function takeHash(text: string): { text: string; isHeading: boolean } {
  const words = text.replace(/^#{1,6}\s+/, '').replace(/^\*\*(.+)\*\*$/, '$1')
  return { text: words, isHeading: words !== text }
}

function goesOn(last: SourceLine, raw: string, indent: number): boolean {
  if (last.kind === 'item') return indent >= last.x + 2
  if (last.kind !== 'text' || last.text.length < 60 || indent !== last.x) return false
  return !/[\t|@]|:\/\//.test(last.text + raw) && /^\s*[\p{Ll}(]/u.test(raw)
}
