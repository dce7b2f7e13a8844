import { Parser } from 'htmlparser2'

/** An element by its local name: `w:p` and `text:p` are both 'p'. */
export type XmlElement = { name: string; attributes: Record<string, string>; children: (XmlElement | string)[] }

// The limits: a document of four pages has about 20,000 elements, nested 30 deep.
const MAX_ELEMENTS = 400_000
const MAX_DEPTH = 250
const NEVER_READ = /^(rsid|Extension$)/

/**
 * Parses an XML part and returns its root element. Throws if it is truncated, nested too deep, larger than any document, or declares a
 * document type: office formats have none, and entities could expand without end.
 */
export function readXml(text: string): XmlElement {
  const top: XmlElement = { name: '', attributes: {}, children: [] }
  const open = [top]
  let count = 0
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        count += 1
        if (count > MAX_ELEMENTS || open.length > MAX_DEPTH) throw new RangeError('Too many elements')
        const element: XmlElement = { name: localOf(name), attributes: localsOf(attributes), children: [] }
        open.at(-1)?.children.push(element)
        open.push(element)
      },
      ontext(words) {
        open.at(-1)?.children.push(words)
      },
      onclosetag() {
        open.pop()
      },
      onprocessinginstruction(name) {
        if (name.toLowerCase() === '!doctype') throw new TypeError('A document type is declared')
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.write(text)
  // check before the end, because the parser itself closes elements that are still open
  const isWhole = open.length === 1
  parser.end()
  const root = top.children.find((child) => typeof child !== 'string')
  if (!isWhole || !root) throw new TypeError('The XML is cut short')
  return root
}

const localOf = (name: string) => name.slice(name.indexOf(':') + 1)

function localsOf(attributes: Record<string, string>): Record<string, string> {
  const locals: Record<string, string> = {}
  for (const name in attributes) {
    const local = localOf(name)
    if (!NEVER_READ.test(local)) locals[local] = attributes[name] as string
  }
  return locals
}

/** The child elements, only those with one of these names if given. */
export function childrenOf(element: XmlElement | undefined, ...names: string[]): XmlElement[] {
  const found: XmlElement[] = []
  for (const child of element?.children ?? [])
    if (typeof child !== 'string' && (names.length === 0 || names.includes(child.name))) found.push(child)
  return found
}

/** The first child element with this name. */
export const childOf = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element?.children.find((child): child is XmlElement => typeof child !== 'string' && child.name === name)

/** The first descendant with this name. */
export function findWithin(element: XmlElement, name: string): XmlElement | undefined {
  for (const child of childrenOf(element)) {
    const found = child.name === name ? child : findWithin(child, name)
    if (found) return found
  }
  return undefined
}
