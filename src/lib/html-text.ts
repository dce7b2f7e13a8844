import { htmlEntities } from './html-entities.ts'

/*
 * Extracts the text of sanitized HTML, for search and for the match. It does not sanitize: the result is plain text that must be escaped
 * wherever it is shown.
 */

export type HtmlBlock = { kind: 'heading' | 'item' | 'text'; text: string }

const headingTags = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'])
const silentTags = new Set(['script', 'style', 'template', 'noscript', 'title', 'head'])
const inlineTags = new Set(
  'a abbr b bdi bdo cite code data del dfn em font i img input ins kbd label mark q s samp small span strike strong sub sup time u var wbr'.split(
    ' ',
  ),
)

/** Deeper nesting is read as if it were flat, so that hostile input takes linear time. */
const deepest = 100

function kindOf(tag: string): HtmlBlock['kind'] | null {
  if (tag === 'li') return 'item'
  if (headingTags.has(tag)) return 'heading'
  return tag === 'ul' || tag === 'ol' ? 'text' : null
}

function dropFrom(kinds: { tag: string }[], tag: string): void {
  const at = kinds.findLastIndex((kind) => kind.tag === tag)
  if (at >= 0) kinds.length = at
}

/** The text of an HTML fragment in order, one block for each paragraph, heading or list item (an outer item without its nested ones). */
export function htmlBlocks(html: string): HtmlBlock[] {
  const blocks: HtmlBlock[] = []
  const kinds: { tag: string; kind: HtmlBlock['kind'] }[] = []
  let open = ''
  const flush = () => {
    const text = open.replace(/\s+/g, ' ').trim()
    open = ''
    if (text) blocks.push({ kind: kinds.at(-1)?.kind ?? 'text', text })
  }
  eachPiece(html, (text, tag, isEnd) => {
    if (tag === null) {
      open += text
      return
    }
    if (inlineTags.has(tag)) return
    flush()
    const kind = kindOf(tag)
    if (kind === null) return
    // An item ends where the next one of its list begins, even if it was not closed.
    if (isEnd || (tag === 'li' && kinds.at(-1)?.tag === 'li')) dropFrom(kinds, tag)
    if (!isEnd && kinds.length < deepest) kinds.push({ tag, kind })
  })
  flush()
  return blocks
}

/** All text of an HTML fragment, one line for each block. */
export function plainText(html: string): string {
  return htmlBlocks(html)
    .map((block) => block.text)
    .join('\n')
}

/** The text of each list item; lines that start with a bullet count too, for postings that were pasted. */
export function listItems(html: string): string[] {
  return htmlBlocks(html).flatMap((block) => {
    if (block.kind === 'item') return [block.text]
    const bulleted = /^(?:[•●▪‣◦∙·*–—]|-(?=\s))\s*(\S.*)$/u.exec(block.text)
    return bulleted?.[1] ? [bulleted[1]] : []
  })
}

/** Calls `emit` for each run of text (tag null, entities decoded) and for each tag; comments and invisible elements are skipped. */
function eachPiece(html: string, emit: (text: string, tag: string | null, isEnd: boolean) => void): void {
  let at = 0
  while (at < html.length) {
    const bracket = html.indexOf('<', at)
    if (bracket < 0) break
    if (bracket > at) emit(decodeEntities(html.slice(at, bracket)), null, false)
    const name = tagName(html, bracket)
    if (name === null) {
      // A single '<' is text, as in browsers.
      emit('<', null, false)
      at = bracket + 1
      continue
    }
    at = tagEnd(html, bracket, name)
    if (name.tag === '') continue
    if (!name.isEnd && silentTags.has(name.tag)) at = afterSilent(html, at, name.tag)
    else emit('', name.tag, name.isEnd)
  }
  if (at < html.length) emit(decodeEntities(html.slice(at)), null, false)
}

/** The name of the tag that starts here; '' for a comment or declaration, null if '<' is text. */
function tagName(html: string, at: number): { tag: string; isEnd: boolean } | null {
  const isEnd = html[at + 1] === '/'
  const match = /^[a-z][a-z0-9-]*/i.exec(html.slice(at + (isEnd ? 2 : 1), at + 34))
  if (match) return { tag: match[0].toLowerCase(), isEnd }
  return /[!?/]/.test(html[at + 1] ?? '') ? { tag: '', isEnd: false } : null
}

/** The position after the tag; a '>' inside a quoted attribute does not end it. */
function tagEnd(html: string, at: number, name: { tag: string }): number {
  if (html.startsWith('<!--', at)) {
    const end = html.indexOf('-->', at + 4)
    return end < 0 ? html.length : end + 3
  }
  let quote = ''
  for (let i = at + 1; i < html.length; i++) {
    const character = html[i] as string
    if (quote) {
      if (character === quote) quote = ''
    } else if (character === '>') return i + 1
    else if (name.tag !== '' && (character === '"' || character === "'") && html[i - 1] === '=') quote = character
  }
  return html.length
}

function afterSilent(html: string, at: number, tag: string): number {
  const closing = new RegExp(`</${tag}[\\s>/]`, 'gi')
  closing.lastIndex = at
  const found = closing.exec(html)
  if (!found) return html.length
  const end = html.indexOf('>', found.index)
  return end < 0 ? html.length : end + 1
}

/** Decodes named (HTML 4) and numeric character references; unknown ones are left unchanged. */
function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,30}));?/gi, (whole, decimal, hex, name) => {
    if (name) return whole.endsWith(';') || name in legacyEntities ? (htmlEntities[name] ?? whole) : whole
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    const isText = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
    return isText ? String.fromCodePoint(code) : '\ufffd'
  })
}

/** Browsers accept these few without the semicolon too. */
const legacyEntities: Record<string, true> = { amp: true, lt: true, gt: true, quot: true, nbsp: true }

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes text for HTML, between tags and in attributes with double quotes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign)
