/** The elements that the server's cleaning leaves in rich text. */
export const writtenTags = [
  ...(['p', 'br', 'h2', 'h3', 'h4', 'hr', 'blockquote', 'ul', 'ol', 'li', 'img'] as const),
  ...(['strong', 'em', 'u', 's', 'code', 'a'] as const),
] as const
export type WrittenTag = (typeof writtenTags)[number]

/** A node of rich text: words, or an element with its children. */
export type WrittenElement = {
  tag: WrittenTag
  attributes: Readonly<Record<string, string>>
  children: readonly WrittenNode[]
}
export type WrittenNode = string | WrittenElement

type Open = { tag: WrittenTag; attributes: Record<string, string>; children: WrittenNode[] }

const PIECE = /<(\/?)([a-z][a-z0-9]*\b)([^<>]*)>|([^<]+)/g
const ATTRIBUTE = /\b([a-z]+)="([^"]*)"/g
const empty = new Set<WrittenTag>(['br', 'hr', 'img'])
const blocks = new Set<WrittenTag>(['p', 'h2', 'h3', 'h4', 'hr', 'blockquote', 'ul', 'ol', 'li', 'img'])
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: '\u00a0' }
const decoded = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? '')
const isKnown = (tag: string): tag is WrittenTag => (writtenTags as readonly string[]).includes(tag)

/** Parses rich text that the server has cleaned, which is well-formed. Of unknown elements only the words are kept. */
export function readWritten(html: string): WrittenNode[] {
  const root: WrittenNode[] = []
  const open: Open[] = []
  const here = () => open.at(-1)?.children ?? root
  for (const [, end, tag = '', attributes = '', text] of html.matchAll(PIECE)) {
    if (text !== undefined) here().push(decoded(text))
    else if (!isKnown(tag)) continue
    else if (end === '/') {
      const at = open.findLastIndex((element) => element.tag === tag)
      if (at >= 0) open.length = at
    } else {
      const element: Open = { tag, attributes: attributesOf(attributes), children: [] }
      here().push(element)
      if (!empty.has(tag)) open.push(element)
    }
  }
  return root
}

const attributesOf = (text: string) =>
  Object.fromEntries([...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, decoded(value)]))

export const isBlock = (node: WrittenNode): boolean => typeof node !== 'string' && blocks.has(node.tag)

/** Changes the words and the attributes of all elements, and returns a new tree. */
export function mapWritten(
  nodes: readonly WrittenNode[],
  change: {
    words: (text: string) => string
    attributes: (element: WrittenElement) => WrittenElement['attributes']
  },
): WrittenNode[] {
  return nodes.map((node) =>
    typeof node === 'string'
      ? change.words(node)
      : { tag: node.tag, attributes: change.attributes(node), children: mapWritten(node.children, change) },
  )
}

/** All elements of a tree, in document order. */
export const elementsOf = (nodes: readonly WrittenNode[]): WrittenElement[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [] : [node, ...elementsOf(node.children)]))

/** The words of a tree on one line. */
export const wordsOf = (nodes: readonly WrittenNode[]): string => joined(nodes).replace(/\s+/gu, ' ').trim()

const joined = (nodes: readonly WrittenNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return cleanWords(node)
      if (node.tag === 'br') return ' '
      return isBlock(node) ? ` ${joined(node.children)} ` : joined(node.children)
    })
    .join('')

/** Replaces characters that break a line, and removes those that change the direction of the following text. */
export const cleanWords = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\p{Bidi_Control}/gu, '')

export type Direction = 'ltr' | 'rtl'
/** Scripts written from right to left. */
const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Hanifi_Rohingya}]/u

/**
 * The direction of a text by its first letter, as browsers do for `dir="auto"`, which few mail programs support. Null without any letter.
 */
export function directionOf(text: string): Direction | null {
  const letter = /\p{L}/u.exec(text)?.[0]
  return letter === undefined ? null : RIGHT_TO_LEFT.test(letter) ? 'rtl' : 'ltr'
}
