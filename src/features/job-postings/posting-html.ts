import { DomUtils, parseDocument } from 'htmlparser2'
import MarkdownIt from 'markdown-it'
import { escapeHtml } from '#lib/html-text.ts'

type Node = ReturnType<typeof parseDocument>['children'][number]

const looksLikeHtml = /<\/?(?:p|br|ul|ol|li|h[1-6]|div|section|table|tr|td|span|strong|em|b|i|u|a)\b[^<>]*>/i
const isEscaped = (text: string) =>
  !looksLikeHtml.test(text) && /&lt;\/?(?:p|div|ul|ol|li|h[1-6]|strong|br|span|section|table)\b/i.test(text)
/**
 * Whether a text has a line with a Markdown heading, a line of bold words, or a list item with bold words. 'C# and **no** C' has no such
 * line.
 */
const looksLikeMarkdown = (text: string) =>
  /^#{1,4} \S/m.test(text) || /^\*\*[^*\n]{2,120}\*\*:?\s*$/m.test(text) || /^[-*] .*\*\*[^*\n]+\*\*/m.test(text)
const bullet = /^\s*(?:[-*•●▪‣–—·]|\d{1,2}[.)])\s+/
const markdown = new MarkdownIt({ html: false, breaks: true, linkify: false })

/**
 * The text of a posting as other systems export it, as HTML of paragraphs, headings and lists. The text may be plain, Markdown, HTML, or
 * escaped HTML as in Greenhouse's exports. The result is not sanitized.
 */
export function postingHtml(text: string): string {
  if (text.trim() === '') return ''
  const written = isEscaped(text) ? unescaped(text) : text
  if (looksLikeHtml.test(written)) return inBlocks(written)
  if (looksLikeMarkdown(written)) return inBlocks(markdown.render(written))
  return written
    .split(/\n\s*\n/)
    .map(plainBlock)
    .join('')
}

/** The same for a field with HTML: text with a tag is not plain text. */
export const typedHtml = (html: string): string => (/<[a-z!/]/i.test(html) ? inBlocks(html) : postingHtml(html))

// once: '&amp;amp;' is an escaped '&amp;'
const unescaped = (html: string): string => DomUtils.textContent(parseDocument(html).children)

function plainBlock(block: string): string {
  const parts: string[] = []
  let items: string[] = []
  let lines: string[] = []
  const flush = () => {
    if (lines.length > 0) parts.push(`<p>${lines.join('<br>')}</p>`)
    if (items.length > 0) parts.push(`<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`)
    lines = []
    items = []
  }
  for (const line of block.split('\n')) {
    if (line.trim() === '') continue
    const isItem = bullet.test(line)
    if (isItem ? lines.length > 0 : items.length > 0) flush()
    if (isItem) items.push(escapeHtml(line.replace(bullet, '').trim()))
    else lines.push(escapeHtml(line.trim()))
  }
  flush()
  return parts.join('')
}

const CONTAINERS = new Set(
  'div section article main header footer center font body html form fieldset figure address'.split(' '),
)
const BLOCKS = new Set('p h1 h2 h3 h4 h5 h6 ul ol blockquote pre hr table dl'.split(' '))
const tagOf = (node: Node): string => ('name' in node ? node.name.toLowerCase() : '')
const childrenOf = (node: Node): Node[] => ('children' in node ? (node.children as Node[]) : [])
const outer = (nodes: readonly Node[]): string => nodes.map((node) => DomUtils.getOuterHTML(node)).join('')
const isBlank = (nodes: readonly Node[]): boolean => DomUtils.textContent(nodes as Node[]).trim() === ''
/** Scripts, styles and comments are not visible text. */
const isText = ({ type }: Node): boolean => /^(?:text|tag|cdata)$/.test(type)
const holdsBlocks = (node: Node): boolean =>
  childrenOf(node).some((child) => BLOCKS.has(tagOf(child)) || tagOf(child) === 'li' || CONTAINERS.has(tagOf(child)))
/** The maximum nesting. Deeper HTML is left to the sanitizer, which does not use the stack. */
const DEEPEST = 40

function isDeep(nodes: readonly Node[]): boolean {
  let level = nodes
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) return true
    level = level.flatMap(childrenOf)
  }
  return false
}

/** The same text in blocks: loose text becomes a paragraph, items without a list get a list, and table rows become items. */
function inBlocks(html: string): string {
  const parts: string[] = []
  let loose: Node[] = []
  let items: Node[] = []
  const flush = () => {
    for (const run of atBreaks(loose)) parts.push(`<p>${outer(run)}</p>`)
    if (items.length > 0) parts.push(`<ul>${outer(items)}</ul>`)
    loose = []
    items = []
  }
  const walk = (nodes: readonly Node[]) => {
    for (const node of nodes) {
      const tag = tagOf(node)
      if (!isText(node)) continue
      if (tag === 'li') {
        if (loose.length > 0) flush()
        if (!isBlank([node])) items.push(node)
      } else if (tag === 'table') {
        flush()
        parts.push(rowsOf(node))
      } else if (BLOCKS.has(tag) && !(tag === 'p' && holdsBlocks(node))) {
        flush()
        if (tag === 'hr' || !isBlank([node])) parts.push(outer([node]))
      } else if (CONTAINERS.has(tag) || tag === 'p' || (tag !== '' && holdsBlocks(node))) {
        flush()
        walk(childrenOf(node))
        flush()
      } else if (items.length > 0 && isBlank([node])) {
        // space between items
      } else {
        if (items.length > 0) flush()
        loose.push(node)
      }
    }
  }
  const document = parseDocument(html, { lowerCaseTags: true }).children
  if (isDeep(document)) return html
  walk(document)
  flush()
  return parts.join('')
}

/** Splits loose text where two or more line breaks follow each other; blank parts are left out. */
function atBreaks(nodes: readonly Node[]): Node[][] {
  const runs: Node[][] = []
  // line breaks and spaces since the last word
  let pending: Node[] = []
  for (const node of nodes) {
    const isBreak = tagOf(node) === 'br'
    if (isBreak || (pending.length > 0 && isBlank([node]))) pending.push(node)
    else {
      const breaks = pending.filter((one) => tagOf(one) === 'br')
      if (runs.length > 0 && breaks.length < 2) runs.at(-1)?.push(...pending, node)
      else runs.push([...pending.slice(pending.lastIndexOf(breaks.at(-1)!) + 1), node])
      pending = []
    }
  }
  return runs.filter((run) => !isBlank(run))
}

/** The rows of a table as items: in a table with two columns, 'Shift | Night' becomes 'Shift: Night'. */
function rowsOf(table: Node): string {
  const rows = DomUtils.getElementsByTagName('tr', table)
  const items = rows.flatMap((row) => {
    const cells = childrenOf(row).filter((cell) => /^t[dh]$/.test(tagOf(cell)) && !isBlank([cell]))
    const texts = cells.map((cell) => DomUtils.textContent(cell).replace(/\s+/g, ' ').trim())
    return texts.length > 0
      ? [escapeHtml(texts.length === 2 ? texts.join(': ').replace('::', ':') : texts.join(' · '))]
      : []
  })
  return items.length > 0 ? `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>` : ''
}
