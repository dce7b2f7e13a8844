import { customIn, type Declaration, type Named, type Need, type Node, type StyleSheet } from './style-sheet.ts'

/** The part of the style sheet that can mean anything in this page: all of it looks as with the whole. */
export function usedStyles(sheet: StyleSheet, html: string): string {
  const nodes = possible(sheet, presentIn(html))
  const isWanted = wantedCustom(nodes, html)
  const named: Named[] = []
  const write = (list: Node[]): string => list.map(writeNode).join('')
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
    const body = node.declarations.filter(({ sets }) => sets === null || isWanted(sets)).map(({ text }) => text)
    return body.length > 0 ? `${node.selectors.map(({ text }) => text).join(',')}{${body.join(';')}}` : ''
  }
  const rules = write(nodes)
  // what is asked for by its name, also by others of these
  const wanted = named.filter(({ name }) => (name.startsWith('--') ? isWanted(name) : rules.includes(name)))
  return rules + wanted.map(({ text }) => text).join('')
}

/** The rules that may mean something where these names stand. */
function possible(nodes: Node[], present: Set<string>): Node[] {
  const isMeant = ({ names, oneOf }: Need): boolean =>
    names.every((name) => present.has(name)) && oneOf.every((list) => list.some(isMeant))
  return nodes.flatMap((node): Node[] => {
    if (node.kind === 'group') return [{ ...node, nodes: possible(node.nodes, present) }]
    if (node.kind !== 'rule') return [node]
    const selectors = node.selectors.filter(({ need }) => isMeant(need))
    return selectors.length > 0 ? [{ ...node, selectors }] : []
  })
}

/** The custom properties that something drawn asks for, also through others. */
function wantedCustom(nodes: Node[], html: string): (name: string) => boolean {
  const wanted = new Set<string>()
  const through = new Map<string, string[]>()
  const want = (names: string[]) => {
    for (const name of names) {
      if (wanted.has(name)) continue
      wanted.add(name)
      want(through.get(name) ?? [])
    }
  }
  const note = ({ sets, uses }: Declaration) => {
    if (sets === null || wanted.has(sets)) want(uses)
    else through.set(sets, [...(through.get(sets) ?? []), ...uses])
  }
  const look = (list: Node[]) => {
    for (const node of list) {
      if (node.kind === 'rule') node.declarations.forEach(note)
      else if (node.kind === 'named') want(node.uses)
      else if (node.kind === 'raw') want(customIn(node.text))
      else {
        want(customIn(node.prelude))
        look(node.nodes)
      }
    }
  }
  want(customIn(html))
  look(nodes)
  return (name) => wanted.has(name)
}

const MARKS: Record<string, string> = { '&amp;': '&', '&gt;': '>', '&lt;': '<', '&#x27;': "'", '&quot;': '"' }
const plainText = (text: string) => text.replace(/&(?:amp|gt|lt|quot|#x27);/g, (mark) => MARKS[mark] ?? mark)

function presentIn(html: string): Set<string> {
  // a browser puts rows of a table into a body of their own
  const present = new Set(['<tbody'])
  for (const [, tag = ''] of html.matchAll(/<([a-z][\w-]*)/gi)) present.add(`<${tag.toLowerCase()}`)
  for (const [, kind, given = ''] of html.matchAll(/\s(class|id)="([^"]*)"/g)) {
    for (const name of plainText(given).split(/\s+/)) if (name) present.add((kind === 'id' ? '#' : '.') + name)
  }
  for (const [, name = '', value = ''] of html.matchAll(/\s((?:data|aria)-[\w-]+)(?:="([^"]*)")?/g)) {
    present.add(`[${name}`)
    present.add(`[${name}=${plainText(value)}`)
  }
  for (const [, type = ''] of html.matchAll(/\stype="([^"]*)"/g)) present.add(`type=${type}`)
  return present
}
