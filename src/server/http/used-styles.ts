type Selector = { text: string; names: string[] }
type Node =
  | { kind: 'raw'; text: string }
  | { kind: 'named'; name: string; text: string }
  | { kind: 'rule'; selectors: Selector[]; body: string }
  | { kind: 'group'; prelude: string; nodes: Node[] }
/** A style sheet, read once for all pages. */
export type StyleSheet = Node[]

const GROUP = /^@(media|supports|layer|container|starting-style)\b/
// texts are found first: a comment may stand in one
const COMMENT = /("(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')|\/\*[\s\S]*?\*\//g
const NAMED = /^@(?:keyframes|property)\s+([\w-]+)/

/** Reads a style sheet into what can be left out piece by piece; what it does not know stays whole. */
export const readStyles = (css: string): StyleSheet => readNodes(css.replace(COMMENT, (_all, text = '') => text))

function readNodes(css: string): Node[] {
  const nodes: Node[] = []
  let at = 0
  while (at < css.length) {
    const end = endOf(css, at, '{;')
    const prelude = css.slice(at, end).trim()
    if (css[end] !== '{') {
      if (prelude) nodes.push({ kind: 'raw', text: `${prelude};` })
      at = end + 1
      continue
    }
    const close = endOf(css, end + 1, '}')
    nodes.push(readBlock(prelude, css.slice(end + 1, close)))
    at = close + 1
  }
  return nodes
}

function readBlock(prelude: string, body: string): Node {
  if (GROUP.test(prelude)) return { kind: 'group', prelude, nodes: readNodes(body) }
  const name = NAMED.exec(prelude)?.[1]
  if (name) return { kind: 'named', name, text: `${prelude}{${body}}` }
  if (prelude.startsWith('@')) return { kind: 'raw', text: `${prelude}{${body}}` }
  return { kind: 'rule', selectors: splitSelectors(prelude).map((text) => ({ text, names: namesIn(text) })), body }
}

/** Where one of these signs next stands outside of texts, brackets and inner blocks. */
function endOf(css: string, from: number, signs: string): number {
  let depth = 0
  for (let at = from; at < css.length; at += 1) {
    const sign = css[at] ?? ''
    if (sign === '\\') at += 1
    else if (sign === '"' || sign === "'") at = endOfText(css, at)
    else if (depth === 0 && signs.includes(sign)) return at
    else if ('([{'.includes(sign)) depth += 1
    else if (')]}'.includes(sign)) depth -= 1
  }
  return css.length
}

function endOfText(css: string, start: number): number {
  let at = start + 1
  while (at < css.length && css[at] !== css[start]) at += css[at] === '\\' ? 2 : 1
  return at
}

function splitSelectors(list: string): string[] {
  const parts: string[] = []
  for (let at = 0; at < list.length; ) {
    const end = endOf(list, at, ',')
    parts.push(list.slice(at, end).trim())
    at = end + 1
  }
  return parts.filter(Boolean)
}

/** What must stand in a page for the selector to mean anything there; conditions and attributes may always hold. */
function namesIn(selector: string): string[] {
  const plain = withoutConditions(selector)
  const tags = Array.from(plain.matchAll(/(?:^|[\s>+~])([a-z][\w-]*)/gi), ([, tag = '']) => `<${tag.toLowerCase()}`)
  const others = Array.from(
    plain.matchAll(/([.#])((?:\\.|[\w\u0080-\uffff-])+)/g),
    ([, kind, name = '']) => kind + plainName(name),
  )
  return [...tags, ...others]
}

/** Without `:is(…)`, `[…]` and the like: neither needs anything. */
function withoutConditions(selector: string): string {
  let plain = ''
  for (let at = 0; at < selector.length; at += 1) {
    const sign = selector[at] ?? ''
    if (sign === '\\') plain += sign + (selector[++at] ?? '')
    else if (sign === '(' || sign === '[') at = endOf(selector, at + 1, sign === '(' ? ')' : ']')
    else plain += sign
  }
  return plain.replace(/::?[\w-]+/g, (pseudo, offset: number) => (plain[offset - 1] === '\\' ? pseudo : ''))
}

const plainName = (name: string): string => name.replace(/\\(.)/g, '$1')

/** The part of the style sheet that can mean anything in this page: all of it looks as with the whole. */
export function usedStyles(sheet: StyleSheet, html: string): string {
  const present = presentIn(html)
  const isMeant = ({ names }: Selector) => names.every((name) => present.has(name))
  const named: Extract<Node, { kind: 'named' }>[] = []
  const write = (nodes: Node[]): string => nodes.map(writeNode).join('')
  const writeNode = (node: Node): string => {
    if (node.kind === 'raw') return node.text
    if (node.kind === 'named') {
      named.push(node)
      return ''
    }
    if (node.kind === 'group') {
      const inner = write(node.nodes)
      return inner && `${node.prelude}{${inner}}`
    }
    const kept = node.selectors.filter(isMeant).map(({ text }) => text)
    return kept.length > 0 ? `${kept.join(',')}{${node.body}}` : ''
  }
  const rules = write(sheet)
  // what is asked for by its name, also by others of these
  const wanted = named.filter(({ name }) => rules.includes(name))
  return rules + wanted.map(({ text }) => text).join('')
}

function presentIn(html: string): Set<string> {
  // a browser puts rows of a table into a body of their own
  const present = new Set(['<tbody'])
  for (const [, tag = ''] of html.matchAll(/<([a-z][\w-]*)/gi)) present.add(`<${tag.toLowerCase()}`)
  for (const [, kind, given = ''] of html.matchAll(/\s(class|id)="([^"]*)"/g)) {
    const names = given
      .replaceAll('&amp;', '&')
      .replaceAll('&gt;', '>')
      .replaceAll('&lt;', '<')
      .replaceAll('&#x27;', "'")
    for (const name of names.replaceAll('&quot;', '"').split(/\s+/))
      if (name) present.add((kind === 'id' ? '#' : '.') + name)
  }
  return present
}
