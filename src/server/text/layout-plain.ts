import type { SourceLine } from '#lib/source-line.ts'
import { splitListSign } from './layout-lines.ts'
import { withTabsForLeaders } from './leaders.ts'

const RULE = /^\s*([-=_~*#])\1{2,}\s*$/
const MAX_LINES = 20_000

/** The lines of plain text: underlined text is a heading, wide gaps separate two parts, wrapped items are joined. */
export function layoutPlain(raw: string): SourceLine[] {
  const isMarkdown = MARKDOWN.test(raw)
  const text = isMarkdown ? withoutNotes(raw) : raw
  const lines: SourceLine[] = []
  let gap = 2
  let isOpen = false
  for (const written of text.split(/\r\n?|[\n\v\f\u0085\u2028\u2029]/).slice(0, MAX_LINES)) {
    const { text: raw, links, isBold, level } = isMarkdown ? readMarkdown(written) : plainLine(written)
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
    const { text: bare, isItem } = splitListSign(raw.trim())
    const { text: words, isHeading } = takeHash(bare)
    const tidy = withTabsForLeaders(words)
      .replace(/\t+| {3,}/g, '\t')
      .replace(/ {2,}/g, ' ')
    if (last && isOpen && gap === 0 && !isItem && goesOn(last, raw, indent)) last.text += ` ${tidy}`
    else {
      lines.push({
        text: tidy,
        page: 1,
        x: indent,
        size: level === 0 ? 1 : 8 - level,
        isBold: isBold || level > 2,
        gap,
        kind: isHeading || (level > 0 && level < 3) ? 'heading' : isItem ? 'item' : 'text',
        isSide: false,
        links,
      })
    }
    isOpen = true
    gap = 0
  }
  return lines
}

/** Recognizes Markdown: at least two headings, or links or bold words. */
const MARKDOWN =
  /^#{1,6}[ \u3040-\u30ff\u4e00-\u9fff].*(?:\n[^\n]*){0,80}\n#{1,6}[ \u3040-\u30ff\u4e00-\u9fff]|\]\(https?:|\*\*[^*\n]{1,80}\*\*/m
const LINK = /!?\[([^\]\n]{0,200})\]\(([^)\s]{0,400})(?:\s[^)]{0,100})?\)/g

/** Markdown without comments, front matter and link definitions. */
const withoutNotes = (text: string): string =>
  text
    .replace(/<!--[\s\S]{0,2000}?-->/g, '')
    .replace(FACTS, (facts) => (/name|@/i.test(facts) ? facts : ''))
    .replace(/^ {0,3}\[[^\]\n]{1,80}\]:[^\n]{0,400}$/gm, '')
/** Front matter, which describes the page for a website. It is kept if it contains the person's name or address. */
const FACTS = /^\s{0,20}---\r?\n(?:[\w-]{1,40}:[^\n]{0,300}\n|\s{1,8}[^\n]{0,300}\n){1,40}---\r?\n/
const NUMBERED = /^(\s*)\d{1,2}[.)]\s+(?=\S)/

/** Chinese, Japanese and Korean characters may follow the sign of a heading without a space. */
const HASHES = /^\s{0,3}(#{1,6})(?:\s+|(?=[\p{sc=Han}\p{sc=Kana}\p{sc=Hira}\p{sc=Hang}]))/u

type MarkdownLine = { text: string; links: string[]; isBold: boolean; level: number }
const plainLine = (text: string): MarkdownLine => ({ text, links: [], isBold: false, level: 0 })

/** A line of Markdown without its markup; the text and the targets of links are kept. */
function readMarkdown(line: string): MarkdownLine {
  const links: string[] = []
  const level = HASHES.exec(line)?.[1]?.length ?? 0
  const bare = line
    .replace(LINK, (whole, words: string, address: string) => {
      if (/^(https?|mailto|tel):/i.test(address)) links.push(address.slice(0, 300))
      return whole.startsWith('!') ? '' : words
    })
    .replace(/\[([^\]\n]{1,200})\]\[[^\]\n]{0,80}\]/g, '$1')
    .replace(/<\/?[a-z][^<>\n]{0,300}>/gi, ' ')
    .replace(/^(\s*)(?:>\s?)+(?![-*+\d])/, '$1    * ')
    .replace(/^(\s*)(?:>\s?)+/, '$1  ')
    .replace(NUMBERED, level === 0 ? '$1* ' : '$&')
    .replace(HASHES, '')
    .replace(level > 0 ? /(?<!\s)\s*#{1,6}\s*$/ : /$^/, '')
    .replace(/(?<![\w*])[*_]{1,3}(?=\S)|(?<=\S)[*_]{1,3}(?![\w*])/g, '')
    .replace(/(?<=\S)\s*\|\s*(?=\S)/g, '\t')
    .replace(/^\s*\||\|\s*$/g, '')
    .replace(/`/g, '')
  const isBold = /^\s*(?:[-*+]\s+)?\*\*[^*]+\*\*\s*$/.test(line) || /^\s*\*\*/.test(line)
  return { text: bare, links, isBold, level }
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
