import { mailUrl } from '../mail-content.ts'
import { cleanWords, isBlock, type WrittenElement, type WrittenNode, wordsOf } from './tree.ts'

const signs = { strong: '*', em: '_', u: '_', s: '~', code: '`' } as const
const BREAK = '\u0000'

/**
 * Rich text that a user wrote, as plain text: lists with numbers and indentation, emphasis with the usual signs, and links with their URLs.
 */
export const writtenText = (nodes: readonly WrittenNode[]): string => blocksOf(nodes).join('\n\n')

/** The text of each block, which can have several lines. Words outside a block form one of their own. */
function blocksOf(nodes: readonly WrittenNode[]): string[] {
  const found: string[] = []
  let loose: WrittenNode[] = []
  const flush = () => {
    const text = linesOf(loose)
    if (text) found.push(text)
    loose = []
  }
  for (const node of nodes) {
    if (typeof node === 'string' || !isBlock(node)) {
      loose.push(node)
      continue
    }
    flush()
    const text = blockText(node)
    if (text) found.push(text)
  }
  flush()
  return found
}

function blockText(element: WrittenElement): string {
  const { tag, children } = element
  if (tag === 'hr') return '* * *'
  if (tag === 'img') return pictureText(element)
  if (tag === 'ul' || tag === 'ol') return listText(element)
  if (tag === 'blockquote')
    return blocksOf(children)
      .join('\n\n')
      .replace(/^/gm, '> ')
      .replace(/(?<! ) +$/gm, '')
  const text = children.some(isBlock) ? blocksOf(children).join('\n\n') : linesOf(children)
  if (!/^h[2-4]$/.test(tag) || !text) return text
  const longest = Math.max(...text.split('\n').map((line) => line.length))
  return `${text}\n${(tag === 'h2' ? '=' : '-').repeat(Math.min(longest, 60))}`
}

/** The alternative text of an image, in brackets; '' for a decorative image. */
function pictureText({ attributes }: WrittenElement): string {
  const alt = wordsOf([attributes.alt ?? ''])
  return alt && `[Picture: ${alt}]`
}

function listText({ tag, attributes, children }: WrittenElement): string {
  const first = Number(attributes.start ?? 1)
  return children
    .filter((node): node is WrittenElement => typeof node !== 'string')
    .map((item, at) => {
      const mark = tag === 'ol' ? `${first + at}. ` : '• '
      const [head = '', ...rest] = blocksOf(item.tag === 'li' ? item.children : [item])
      const lines = [head, ...rest].join('\n').split('\n')
      return lines.map((line, n) => (n === 0 ? mark : ' '.repeat(mark.length)) + line).join('\n')
    })
    .join('\n')
}

/** The words of one block; only manual line breaks start a new line. */
const linesOf = (nodes: readonly WrittenNode[]): string =>
  inline(nodes)
    .split(BREAK)
    .map((line) => line.replace(/\s+/gu, ' ').trim())
    .join('\n')
    .trim()

const inline = (nodes: readonly WrittenNode[]): string => nodes.map(inlineNode).join('')

function inlineNode(node: WrittenNode): string {
  if (typeof node === 'string') return cleanWords(node)
  const { tag, attributes, children } = node
  if (tag === 'br') return BREAK
  const words = inline(children)
  if (tag === 'a') return linkText(words, mailUrl(attributes.href ?? ''))
  return tag in signs ? signed(words, signs[tag as keyof typeof signs]) : words
}

const linkText = (words: string, href: string) =>
  wordsOf([words]) === href || `mailto:${wordsOf([words])}` === href ? words : `${words} (${href})`

/** Puts a sign at both ends of the words, inside surrounding spaces. Spaces alone get no sign. */
const signed = (words: string, sign: string): string => {
  const inner = words.replace(/^[\s\0]+|(?<![\s\0])[\s\0]+$/g, '')
  const at = words.indexOf(inner)
  return inner ? `${words.slice(0, at)}${sign}${inner}${sign}${words.slice(at + inner.length)}` : words
}
