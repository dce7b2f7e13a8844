import { html, raw } from 'hono/html'
import { mailUrl } from '../mail-content.ts'
import type { MailStyle } from '../mail-style.ts'
import {
  cleanWords,
  type Direction,
  directionOf,
  type WrittenElement,
  type WrittenNode,
  type WrittenTag,
  wordsOf,
} from './tree.ts'

type Markup = ReturnType<typeof html>
type Context = {
  style: MailStyle
  direction: Direction
  /** The largest width of an image, in pixels. */
  room: number
  /** Inside a paragraph or heading, which may not contain other blocks. */
  isInline: boolean
}
type Write = (element: WrittenElement, inside: Context) => Markup

/** The width of the layout's table. */
const COLUMN = 600
const LIST_INDENT = 24
const QUOTE_INDENT = 19

const LINES = 'font-size:16px;line-height:1.55'

const edge = ({ direction }: Context) => (direction === 'rtl' ? 'right' : 'left')
/** Sets the direction for each element. Old mail programs read it there, and the alignment from the style. */
const turn = (inside: Context) => raw(inside.direction === 'rtl' ? ' dir="rtl"' : ' dir="ltr"')
const align = (inside: Context) => `text-align:${edge(inside)}`

const heading =
  (size: number): Write =>
  ({ children }, inside) => {
    const look = `margin:24px 0 0;padding:0;font-size:${size}px;line-height:1.25;${align(inside)}`
    return html`<h2${turn(inside)} ${inside.style.head({ color: 'ink' }, look)}>${writeNodes(children, inside)}</h2>`
  }

const list = (tag: 'ul' | 'ol', { attributes, children }: WrittenElement, inside: Context): Markup => {
  const start = tag === 'ol' && attributes.start ? html` start="${attributes.start}"` : ''
  // Outlook for Windows supports the margin of a list, but not its padding.
  const look = `margin:8px 0;margin-${edge(inside)}:${LIST_INDENT}px;padding:0;${LINES};${align(inside)}`
  const items = writeNodes(children, inside)
  return tag === 'ol'
    ? html`<ol${start}${turn(inside)} ${inside.style.paint({ color: 'ink-2' }, look)}>${items}</ol>`
    : html`<ul${turn(inside)} ${inside.style.paint({ color: 'ink-2' }, look)}>${items}</ul>`
}

const BIGGEST = /^[1-9]\d{0,4}$/
const pixels = (text: string | undefined) => (BIGGEST.test(text ?? '') ? Number(text) : undefined)

/**
 * An image that is at most as wide as its column. Outlook for Windows reads only the attributes; other programs shrink it with the screen.
 */
const picture: Write = ({ attributes }, inside) => {
  const [wide, tall] = [pixels(attributes.width) ?? inside.room, pixels(attributes.height)]
  const width = Math.min(wide, inside.room)
  const height = tall ? html` height="${Math.max(1, Math.round((tall * width) / wide))}"` : ''
  // these styles also apply to the alternative text, which is shown when images are blocked
  const look = `display:block;width:100%;max-width:${width}px;height:auto;border:0;font-size:15px;line-height:1.4`
  const alt = wordsOf([attributes.alt ?? ''])
  const image = html`<img src="${mailUrl(attributes.src ?? '')}" alt="${alt}" width="${width}"${height} ${inside.style.paint({ color: 'ink-3' }, look)}>`
  // Outlook for Windows supports the margin of a paragraph, but not that of an image.
  return inside.isInline ? image : html`<p style="margin:16px 0 8px;padding:0">${image}</p>`
}

const emphasis =
  (begin: string, end: string): Write =>
  ({ children }, inside) =>
    html`${raw(begin)}${writeNodes(children, inside)}${raw(end)}`

/** The markup of each element. Styles are inline, because many mail programs support no others. */
const write: Record<WrittenTag, Write> = {
  p: ({ children }, inside) =>
    html`<p${turn(inside)} style="margin:12px 0 4px;padding:0;${LINES};${align(inside)}">${writeNodes(children, inside)}</p>`,
  br: () => html`<br>`,
  img: picture,
  h2: heading(24),
  h3: heading(22),
  h4: heading(18),
  hr: (_, { style }) => html`<hr ${style.paint({ border: 'line-2' }, 'margin:20px 0;border:0;border-top:1px solid')}>`,
  blockquote: ({ children }, inside) => {
    const side = edge(inside)
    const look = `margin:12px 0 4px;padding:0;padding-${side}:16px;border:0;border-${side}:3px solid`
    return html`<blockquote${turn(inside)} ${inside.style.paint({ border: 'line-2' }, look)}>${writeNodes(children, inside)}</blockquote>`
  },
  ul: (element, inside) => list('ul', element, inside),
  ol: (element, inside) => list('ol', element, inside),
  li: ({ children }, inside) => html`<li${turn(inside)} style="margin:4px 0">${itemNodes(children, inside)}</li>`,
  strong: ({ children }, inside) =>
    html`<strong ${inside.style.paint({ color: 'ink' }, 'font-weight:bold')}>${writeNodes(children, inside)}</strong>`,
  em: emphasis('<em style="font-style:italic">', '</em>'),
  u: emphasis('<u style="text-decoration:underline">', '</u>'),
  s: emphasis('<s style="text-decoration:line-through">', '</s>'),
  code: emphasis('<code style="font-family:Consolas,Menlo,monospace;font-size:15px">', '</code>'),
  a: ({ attributes, children }, inside) => {
    const look = inside.style.paint({ color: 'primary' }, 'text-decoration:underline;text-underline-offset:3px')
    return html`<a href="${mailUrl(attributes.href ?? '')}" ${look}>${writeNodes(children, inside)}</a>`
  },
}

/** The first paragraph of a list item needs no space above it; later ones do. */
const itemNodes = (nodes: readonly WrittenNode[], inside: Context) =>
  nodes.map((node, at) => {
    if (typeof node === 'string' || node.tag !== 'p') return writeNode(node, inside)
    const within = turned(node, inside)
    const space = at > 0 ? 8 : 0
    return html`<p${turn(within)} style="margin:${space}px 0 0;padding:0;${LINES};${align(within)}">${writeNodes(node.children, within)}</p>`
  })

const turning = new Set<WrittenTag>(['p', 'h2', 'h3', 'h4', 'blockquote', 'ul', 'ol', 'li'])
const indents: Partial<Record<WrittenTag, number>> = { ul: LIST_INDENT, ol: LIST_INDENT, blockquote: QUOTE_INDENT }
const inlines = new Set<WrittenTag>(['p', 'h2', 'h3', 'h4'])
const turned = (element: WrittenElement, outside: Context): Context => {
  const { tag } = element
  if (!turning.has(tag)) return outside
  return {
    ...outside,
    direction: directionOf(wordsOf([element])) ?? outside.direction,
    room: Math.max(60, outside.room - (indents[tag] ?? 0)),
    isInline: outside.isInline || inlines.has(tag),
  }
}

const writeNode = (node: WrittenNode, outside: Context): Markup | string =>
  typeof node === 'string' ? cleanWords(node) : write[node.tag](node, turned(node, outside))

const writeNodes = (nodes: readonly WrittenNode[], inside: Context) => nodes.map((node) => writeNode(node, inside))

const outermost = (style: MailStyle): Context => ({ style, direction: 'ltr', room: COLUMN, isInline: false })

/** Rich text that a user wrote, as a row of a mail. */
export const writtenRow = (nodes: readonly WrittenNode[], style: MailStyle): Markup =>
  html`<td ${style.cell({ color: 'ink-2' }, LINES)}>${writeNodes(nodes, outermost(style))}</td>`

/** Formatted words inside an element of the layout, such as the heading. */
export const writtenInline = (nodes: readonly WrittenNode[], style: MailStyle) =>
  writeNodes(nodes, { ...outermost(style), isInline: true })
