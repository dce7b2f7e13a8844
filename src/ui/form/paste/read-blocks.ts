import {
  appended,
  type Block,
  type Entry,
  isBreak,
  lineBreak,
  type Mark,
  plainBlock,
  type Run,
  textOf,
  tidied,
} from './blocks.ts'
import { isOfClass } from './class-names.ts'
import { markCocoaHeadings } from './cocoa-headings.ts'
import { directLink } from './direct-link.ts'
import { emojiIn } from './emoji-pictures.ts'
import { entryIn, isListEntry, type List, listIn } from './list-places.ts'
import { isHidden, leftIn, marksIn, STYLE_ATTRIBUTE, type Style, stylesIn } from './styles.ts'
import { tableBlocks } from './tables.ts'

const blockTags = new Set(
  'address article aside blockquote body caption center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup legend li main nav ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
)
const silentTags = new Set(
  'audio button canvas embed head iframe input link math meta noscript object script select style svg template textarea title video'.split(
    ' ',
  ),
)

type Context = {
  marks: ReadonlySet<Mark>
  href: string | null
  isPre: boolean
  script: 'sup' | 'sub' | null
  kind: 'text' | 'heading' | 'quote'
  level: number
  /** The surrounding lists, from the outermost. */
  lists: List[]
  entry: Entry | null
  /** The same object for all blocks of one list entry. */
  item: object | null
  hasLostSign: boolean
  isLoose: boolean
}

const plain: Context = {
  marks: new Set(),
  href: null,
  isPre: false,
  script: null,
  kind: 'text',
  level: 0,
  lists: [],
  entry: null,
  item: null,
  hasLostSign: false,
  isLoose: true,
}

/** Reads pasted HTML as a sequence of paragraphs, headings, list entries and quotations, with the format of their text. */
export function readBlocks(page: Document): Block[] {
  const styleOf = stylesIn(page)
  markCocoaHeadings(page, styleOf)
  const blocks: Block[] = []
  const seen = new Set<object>()
  let runs: Run[] = []
  let around = plain

  const flush = () => {
    const parts = paragraphs(runs)
    runs = []
    for (const part of parts) {
      const { kind, level, entry, item, hasLostSign, isLoose } = around
      const isContinued = item !== null && seen.has(item)
      if (item) seen.add(item)
      blocks.push({ kind, level, entry, isContinued, isLoose, hasLostSign, runs: part })
    }
  }
  const within = (context: Context, read: () => void) => {
    flush()
    const outer = around
    around = context
    read()
    flush()
    around = outer
  }
  const readText = (text: string, { marks, href, isPre, script }: Context) => {
    const shown = script ? raised(text, script) : text
    const lines = isPre ? shown.split(/\r?\n|\u2028/) : [shown]
    lines.forEach((line, at) => {
      if (at > 0) runs.push(lineBreak)
      runs.push({ text: line, marks, href })
    })
  }
  const readChildren = (element: Element, context: Context) => {
    for (const child of element.childNodes) {
      if (child.nodeType === 3) readText(child.nodeValue ?? '', context)
      else if (child.nodeType === 1) readElement(child as Element, context)
    }
  }
  const readElement = (element: Element, outer: Context) => {
    const tag = element.localName
    const style = styleOf(element)
    if (silentTags.has(tag) || isHidden(element, style) || style.get('mso-list') === 'ignore') return
    if (isBreaking(element)) return readBreak(element)
    if (tag === 'img') return readText(emojiIn(element), outer)
    if (tag === 'hr') return readRule()
    const context = inside(element, style, outer)
    if (!isBlock(tag, style)) return readChildren(element, context)
    if (tag === 'table') {
      const rows = tableBlocks(element, (cell) => readCell(cell, context))
      return within(context, () => (rows ? blocks.push(...rows) : readChildren(element, context)))
    }
    within(context, () => {
      if (context.kind === 'heading') readText(numberOf(element, style), context)
      readChildren(element, context)
    })
  }
  const readBreak = (element: Element) => {
    if (isOfClass(element, PARAGRAPH_BREAK)) runs.push(lineBreak, lineBreak)
    else if (!isOfClass(element, /^Apple-interchange-newline$/)) runs.push(lineBreak)
  }
  const readRule = () => {
    flush()
    blocks.push({ ...plainBlock, kind: 'rule' })
  }
  /** The blocks of one table cell. */
  const readCell = (cell: Element, context: Context): Block[] => {
    const from = blocks.length
    within({ ...context, entry: null, item: null, lists: [] }, () => readChildren(cell, context))
    return blocks.splice(from)
  }

  within(plain, () => readChildren(page.body, plain))
  return blocks
}

/** Slack's empty line between two paragraphs. */
const PARAGRAPH_BREAK = /^c-mrkdwn__br$/

const isBreaking = (element: Element) => element.localName === 'br' || isOfClass(element, PARAGRAPH_BREAK)

function isBlock(tag: string, style: Style): boolean {
  const display = style.get('display') ?? ''
  if (blockTags.has(tag)) return !(tag === 'div' && display.startsWith('inline'))
  return /^(?:block|flex|grid|list-item|table)\b/.test(display)
}

function inside(element: Element, style: Style, outer: Context): Context {
  const tag = element.localName
  const isGoogleWrapper = /^docs-internal-guid/.test(element.id)
  const marks = new Set(isGoogleWrapper ? outer.marks : marksIn(element, style, outer.marks))
  const href = tag === 'a' ? directLink(element.getAttribute('href') ?? '') : outer.href
  const context = { ...outer, ...placeOf(element, style, outer), href }
  // headings are bold and links underlined anyway
  if (context.kind === 'heading') marks.delete('strong')
  if (href) marks.delete('u')
  const space = style.get('white-space') ?? ''
  const isPre = tag === 'pre' || (space === '' ? outer.isPre : space.startsWith('pre'))
  const script = scriptOf(tag, style) ?? outer.script
  return { ...context, marks, isPre, script, isLoose: outer.isLoose && !isBlock(tag, style) }
}

function placeOf(element: Element, style: Style, outer: Context): Partial<Context> {
  const tag = element.localName
  const level = headingLevel(element)
  if (level) return { kind: 'heading', level, entry: null, item: null }
  const list = listIn(element)
  if (list) return { lists: [...outer.lists, list] }
  if (isListEntry(element)) return { kind: 'text', item: {}, entry: entryIn(element, outer.lists) }
  if (tag === 'blockquote') return isIndent(style) ? {} : { kind: 'quote' }
  return wordEntry(element, style)
}

function headingLevel(element: Element): number {
  const [, tagged] = /^h([1-6])$/.exec(element.localName) ?? []
  if (tagged) return Number(tagged)
  if (element.localName === 'p' && isOfClass(element, /^(?:MsoTitle|title)(?:CxSp\w+)?$/)) return 1
  const level = element.getAttribute('role') === 'heading' ? Number(element.getAttribute('aria-level')) : 0
  return level >= 1 && level <= 6 ? level : 0
}

/** Gmail and browsers use a blockquote without a border to indent text. */
const isIndent = (style: Style) => style.get('border') === 'none' || style.get('border-width') === '0px'

const DEPTH_OF_INDENT = 36

/** Word writes list entries as paragraphs: the style contains the list and level, the text the bullet or number. */
function wordEntry(element: Element, style: Style): Partial<Context> {
  const [, level] = /\blevel(\d)\b/.exec(style.get('mso-list') ?? '') ?? []
  if (level) {
    const sign = signOf(element)
    const figure = Number.parseInt(sign ?? '', 10)
    const entry = { depth: Number(level), isOrdered: isNumber(sign ?? ''), start: figure > 0 ? figure : 1 }
    return { entry, item: {}, hasLostSign: sign === null }
  }
  if (!isOfClass(element, /^MsoListParagraph/)) return {}
  const depth = Math.max(1, Math.round(leftIn(style) / DEPTH_OF_INDENT))
  return { hasLostSign: true, entry: { depth, isOrdered: false, start: 1 }, item: {} }
}

const isNumber = (sign: string) =>
  /^\(?(?:\d{1,3}|[a-z]{1,2}|[ivxlc]{1,6})[.)]/i.test(sign) || /^(?:\d{1,3}|[A-Z])$/.test(sign)

/** The bullet or number that Word wrote before a list entry, '' for an image; null if there is none. */
function signOf(element: Element): string | null {
  const mark = [...element.querySelectorAll(`[${STYLE_ATTRIBUTE}]`)].find((one) =>
    /mso-list:\s*ignore/i.test(one.getAttribute(STYLE_ATTRIBUTE) ?? ''),
  )
  return mark ? (mark.textContent ?? '').trim() : null
}

/** The number of a heading, which is kept as part of its text. */
function numberOf(element: Element, style: Style): string {
  const sign = style.has('mso-list') ? (signOf(element) ?? '') : ''
  return isNumber(sign) ? `${sign} ` : ''
}

function scriptOf(tag: string, style: Style): 'sup' | 'sub' | null {
  const place = style.get('vertical-align')
  if (tag === 'sup' || place === 'super') return 'sup'
  return tag === 'sub' || place === 'sub' ? 'sub' : null
}

const digits = { sup: '⁰¹²³⁴⁵⁶⁷⁸⁹', sub: '₀₁₂₃₄₅₆₇₈₉' }

/** Converts superscript and subscript digits to Unicode characters, because the editors have no such format. */
function raised(text: string, script: 'sup' | 'sub'): string {
  return /^\s*\d+\s*$/.test(text) ? text.replace(/\d/g, (one) => [...digits[script]][Number(one)] ?? one) : text
}

/** Splits runs into paragraphs at empty lines, with single spaces and none next to a line break. */
function paragraphs(runs: readonly Run[]): Run[][] {
  const parts: Run[][] = [[]]
  let breaks = 0
  for (const run of runs) {
    if (isBreak(run)) {
      breaks += 1
      continue
    }
    const text = tidied(run.text)
    const part = parts.at(-1) as Run[]
    if (text === '' || (text === ' ' && breaks > 0)) continue
    const isFirst = part.length === 0
    if (breaks > 1 && !isFirst) parts.push([])
    else if (breaks === 1 && !isFirst) part.push(lineBreak)
    breaks = 0
    put(parts.at(-1) as Run[], { ...run, text })
  }
  return parts.map(trimmed).filter((part) => textOf(part).trim() !== '')
}

function put(part: Run[], run: Run): void {
  const last = part.at(-1)
  const isAfterSpace = last ? /[ \n]$/.test(last.text) : false
  const text = isAfterSpace ? run.text.replace(/^ /, '') : run.text
  if (text !== '') appended(part, { ...run, text })
}

/** Removes spaces before a line break. Those at both ends are kept for text from the middle of a line. */
function trimmed(part: Run[]): Run[] {
  return part.map((run, at) => {
    const next = part[at + 1]
    return next && isBreak(next) ? { ...run, text: run.text.replace(/ $/, '') } : run
  })
}
