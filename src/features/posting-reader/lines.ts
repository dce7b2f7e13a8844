import { htmlBlocks } from '#lib/html-text.ts'

/**
 * One line of a posting; an empty one separates two lists without a heading between them. `level` is that of a marked heading: 1 to 6, 7
 * for bold; null if the line is not marked as one.
 */
export type Line = { text: string; isItem: boolean; level: number | null }

const longestPosting = 120_000
const maxLines = 3000
const longestLine = 4000

const boldStart = '\uE000'
const boldEnd = '\uE001'
const listEnd = '\uE002'

/** The lines of a posting in any form: HTML, escaped HTML, Markdown, plain text, or a paragraph with bullets inside. */
export function linesOf(source: string): Line[] {
  const text = source.slice(0, longestPosting).replace(/[\uE000-\uE002]/g, '')
  const blocks = htmlBlocks(withBoldMarked(withListEnds(withBreaks(unescaped(text)))))
  const lines = blocks.slice(0, maxLines).flatMap((block) => linesOfBlock(block.text.slice(0, longestLine), block.kind))
  return withoutEmptyCells(lines)
}

/** Some feeds deliver HTML with escaped tags; unescape it. */
function unescaped(text: string): string {
  if (!/&lt;\/?(?:p|div|ul|ol|li|br|h[1-6]|strong|span)(?:\s|\/|&gt;)/i.test(text)) return text
  return text.replace(/&(lt|gt|quot|amp);/g, (_whole, name: string) => entities[name] ?? '')
}
const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&' }

/** Keeps the line breaks of plain text, and of HTML that has more line breaks than block elements. */
function withBreaks(text: string): string {
  const breaks = text.match(/\S[^\S\n]*\n/g)?.length ?? 0
  const blocks = text.match(/<(?:p|div|li|br|h[1-6]|tr|td|section)\b/gi)?.length ?? 0
  return breaks > blocks ? text.replace(/\r?\n/g, '<br>') : text
}

const withListEnds = (html: string) => html.replace(/<\/ul>(?=\s{0,20}<ul)/gi, `</ul><p>${listEnd}</p>`)

function withBoldMarked(html: string): string {
  return html
    .replace(/<(?:strong|b)(?:\s[^>]{0,300})?>/gi, boldStart)
    .replace(/<\/(?:strong|b)>/gi, boldEnd)
    .replace(/!\[[^\]\n]{0,200}\]\([^)\s]{0,500}\)/g, '')
    .replace(/\[([^\]\n]{1,200})\]\([^)\s]{0,500}\)/g, '$1')
    .replace(/\*\*_|_\*\*/g, '**')
    .replace(/(?:\*\*|__)(?=\S)([^*_\n<]{1,200})(?:\*\*|__)/g, `${boldStart}$1${boldEnd}`)
}

const bullet =
  /^(?:\.{2,}|…|[•●▪‣◦∙·−*✓✔➤►▶➢❖■□☑✅★–—+»>]|\p{Extended_Pictographic}\uFE0F?|-|o(?=\s)|\d{1,2}[.)](?=\s)|[a-z]\)(?=\s))\s*/u

function linesOfBlock(marked: string, kind: 'heading' | 'item' | 'text'): Line[] {
  if (marked === listEnd) return [{ text: '', isItem: false, level: null }]
  const written = marked.trim()
  const hashes = /^#{1,6}(?=\s)/.exec(written)?.[0].length
  const bare = written.replace(/^#{1,6}\s+/, '').replace(/^\| ?| ?\|$/g, '')
  const isBold = /^\uE000[^\uE001]*\uE001[\s:?]*$/.test(bare)
  const plain = bare.replace(/[\uE000\uE001]/g, '').trim()
  if (!/[\p{L}\p{N}]/u.test(plain) || /^#\S+$/.test(plain)) return []
  const level = hashes ?? (kind === 'heading' ? 3 : isBold ? 7 : null)
  if (level !== null && kind !== 'item' && plain.length <= 120) return [{ text: plain, isItem: false, level }]
  const text = plain.replace(bullet, '').trim()
  const isItem = kind === 'item' || text !== plain
  const opened = boldOpening(bare)
  if (opened && !isItem) return [{ text: opened.heading, isItem: false, level: 7 }, ...piecesOf(opened.rest, false)]
  return piecesOf(text, isItem)
}

/** The heading at the start of a paragraph, in bold and with a colon. */
function boldOpening(bare: string): { heading: string; rest: string } | null {
  if (!bare.startsWith(boldStart)) return null
  const end = bare.indexOf(boldEnd)
  const heading = bare.slice(1, end)
  const rest = bare.slice(end + 1).replace(/[\uE000\uE001]/g, '')
  if (end < 0 || heading.length > 80 || !(heading.trimEnd().endsWith(':') || rest.startsWith(':'))) return null
  return { heading, rest: rest.replace(/^[:\s]+/, '') }
}

const signInside = / [•●▪‣◦·−✓✔➤►▶➢❖■☑✅] ?| [-–*] ?(?=[\p{Lu}\d])/gu
const minSigns = 2

/** A paragraph with several bullets inside is a list that lost its line breaks. */
function piecesOf(text: string, isItem: boolean): Line[] {
  if (text === '') return []
  const pieces = text.split(signInside).map((piece) => piece.trim())
  if (pieces.length <= minSigns) return [{ text, isItem, level: null }]
  return pieces
    .filter((piece) => piece !== '')
    .map((piece, index) => ({ text: piece, isItem: index > 0 || isItem, level: null }))
}

/** Removes a short word that occurs in many cells, because it is the name of an icon. */
function withoutEmptyCells(lines: Line[]): Line[] {
  const counts = new Map<string, number>()
  for (const { text } of lines) if (text.length < 20) counts.set(text, (counts.get(text) ?? 0) + 1)
  return lines.filter(({ text }) => text === '' || (counts.get(text) ?? 0) < 3 || !/^[a-z_-]+$/.test(text))
}

/** Abbreviations whose dot does not end a sentence. */
const abbreviation =
  /(?:^|[\s(])(?:\p{L}|[Ss]r|[Jj]r|[Dd]r|[Mm]r|[Mm]rs|[Mm]s|[Nn]o|vs|etc|bspw|inc|ltd|approx|incl|bzw|ca|evtl|ggf|inkl|usw|vgl|techn|max|min|tzn|np|tj|itp|itd|m\.fl|bl\.a|t\.ex|z\.B|e\.g|i\.e|p\.ex|ej|aprox|ref|tel|nr|st|[Kk]at|bijv|o\.a|d\.w\.z|ok|r)\.$/u

/** The sentences of a line. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  let from = 0
  for (const match of text.matchAll(/[.!?](?=\s)/g)) {
    const end = match.index + 1
    const next = /^\s+["“„«(¿¡]?([\p{L}\p{N}])/u.exec(text.slice(end, end + 8))?.[1]
    if (!next || next !== next.toUpperCase() || abbreviation.test(text.slice(Math.max(0, end - 12), end))) continue
    sentences.push(text.slice(from, end).trim())
    from = end
  }
  sentences.push(text.slice(from).trim())
  return sentences.filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
}
