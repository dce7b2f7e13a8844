/** What a selector asks of a page: all of these names, and of each list one. */
export type Need = { names: string[]; oneOf: Need[][] }
type Selector = { text: string; need: Need }
/** `sets` is the custom property that it gives a value, `uses` are those it names. */
export type Declaration = { sets: string | null; uses: string[]; text: string }
type Rule = { kind: 'rule'; selectors: Selector[]; declarations: Declaration[] }
export type Named = { kind: 'named'; name: string; uses: string[]; text: string }
export type Node = { kind: 'raw'; text: string } | Named | Rule | { kind: 'group'; prelude: string; nodes: Node[] }
/** A style sheet, read once for all pages. */
export type StyleSheet = Node[]

const GROUP = /^@(media|supports|layer|container|starting-style)\b/
// texts are found first: a comment may stand in one
const COMMENT = /("(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')|\/\*[\s\S]*?\*\//g
const NAMED = /^@(?:keyframes|property)\s+([\w-]+)/
const CUSTOM = /--(?:[\w\u0080-\uffff-]|\\.)+/g
/** Attributes that only a script changes; and those that the script of a page for everybody does change. */
const LASTING = /^((?:data|aria)-[\w-]+)(?:=(?:"([^"\\]*)"|'([^'\\]*)'|([\w-]+)))?/
const SCRIPTED = new Set(['data-theme', 'data-sidebar'])
/** Parts of fields, and the fields that have them. */
const PARTS: [part: RegExp, types: string[]][] = [
  [/::-webkit-(?:date|calendar)/, ['date', 'time', 'month', 'week', 'datetime-local']],
  [/::file-selector-button/, ['file']],
  [/::-webkit-(?:inner|outer)-spin-button/, ['number', 'date', 'time', 'month', 'week', 'datetime-local']],
]

/** Reads a style sheet into what can be left out piece by piece; what it does not know stays whole. */
export const readStyles = (css: string): StyleSheet => readNodes(css.replace(COMMENT, (_all, text = '') => text))

/** The custom properties that a text names. */
export const customIn = (text: string): string[] => text.match(CUSTOM) ?? []

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
  if (name) return { kind: 'named', name, uses: customIn(body), text: `${prelude}{${body}}` }
  if (prelude.startsWith('@')) return { kind: 'raw', text: `${prelude}{${body}}` }
  const selectors = split(prelude, ',').map((text) => ({ text: text.trim(), need: needOf(text) }))
  return { kind: 'rule', selectors, declarations: readDeclarations(body) }
}

function readDeclarations(body: string): Declaration[] {
  // rules within rules stay together
  if (body.includes('{')) return [{ sets: null, uses: customIn(body), text: body }]
  return split(body, ';').map((text) => {
    const [, sets = null, value = text] = /^\s*(--[^:]+):([\s\S]*)$/.exec(text) ?? []
    return { sets, uses: customIn(value), text }
  })
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

function split(list: string, sign: string): string[] {
  const parts: string[] = []
  for (let at = 0; at < list.length; ) {
    const end = endOf(list, at, sign)
    parts.push(list.slice(at, end))
    at = end + 1
  }
  return parts.filter((part) => part.trim())
}

/** What must stand in a page for the selector to mean anything there; other conditions may always hold. */
function needOf(selector: string): Need {
  const need: Need = { names: [], oneOf: [] }
  const plain = withoutConditions(selector, need)
  for (const [, tag = ''] of plain.matchAll(/(?:^|[\s>+~])([a-z][\w-]*)/gi)) need.names.push(`<${tag.toLowerCase()}`)
  for (const [, kind, name = ''] of plain.matchAll(/([.#])((?:\\.|[\w\u0080-\uffff-])+)/g))
    need.names.push(kind + plainName(name))
  for (const [part, types] of PARTS)
    if (part.test(selector)) need.oneOf.push(types.map((type) => ({ names: [`type=${type}`], oneOf: [] })))
  return need
}

/** Without `:is(…)`, `[…]` and the like; what those ask for is written down. */
function withoutConditions(selector: string, need: Need): string {
  let plain = ''
  for (let at = 0; at < selector.length; at += 1) {
    const sign = selector[at] ?? ''
    if (sign === '\\') plain += sign + (selector[++at] ?? '')
    else if (sign === '(' || sign === '[') {
      const end = endOf(selector, at + 1, sign === '(' ? ')' : ']')
      const inner = selector.slice(at + 1, end)
      if (sign === '[') need.names.push(...attributeIn(inner))
      else if (/:(?:is|where|has)$/.test(plain)) need.oneOf.push(split(inner, ',').map(needOf))
      at = end
    } else plain += sign
  }
  return plain.replace(/::?[\w-]+/g, (pseudo, offset: number) => (plain[offset - 1] === '\\' ? pseudo : ''))
}

function attributeIn(condition: string): string[] {
  const [whole, name = '', ...values] = LASTING.exec(condition) ?? []
  if (whole === undefined || SCRIPTED.has(name)) return []
  const value = whole === condition ? values.find((one) => one !== undefined) : undefined
  return [value === undefined ? `[${name}` : `[${name}=${value}`]
}

const plainName = (name: string): string => name.replace(/\\(.)/g, '$1')
