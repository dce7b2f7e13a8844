import { childrenOf, readXml, type XmlElement } from '#server/text/read-xml.ts'
import { recordsIn, tableOf } from '../../flatten.ts'
import type { Value } from '../../json-value.ts'
import type { RawTable, TableFormat, TableOptions } from '../../table.ts'

/** The records of a JSON document as a table; null if it is no JSON or has no list of objects. */
export function readJson(text: string, options: TableOptions): RawTable | null {
  try {
    return asTable('json', recordsIn(JSON.parse(text) as Value), options)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

/** The records of an XML document as a table: the elements of the name that is repeated most. Null if it is no such document. */
export function readXmlRecords(text: string, options: TableOptions): RawTable | null {
  try {
    const repeated = repeatedIn(readXml(text))
    return asTable('xml', repeated.map(contentOf), options)
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError) return null
    throw error
  }
}

function asTable(format: TableFormat, records: Value[], { maxRows, columnOfText }: TableOptions): RawTable | null {
  if (records.length === 0) return null
  const { header, rows } = tableOf(records.slice(0, maxRows), columnOfText)
  return {
    format,
    sheets: [''],
    sheet: 0,
    records: [{ number: 0, cells: header }, ...rows],
    broken: [],
    isCut: records.length > maxRows,
  }
}

/** The largest group of equal child elements that have children of their own; the outermost of equally large ones. */
function repeatedIn(element: XmlElement): XmlElement[] {
  const groups = new Map<string, XmlElement[]>()
  for (const child of childrenOf(element))
    if (childrenOf(child).length > 1) groups.set(child.name, [...(groups.get(child.name) ?? []), child])
  let largest: XmlElement[] = []
  for (const group of groups.values()) if (group.length > largest.length) largest = group
  // records in records, such as the descriptions of a job, do not count; the channel of a feed is no record itself
  const [only] = largest
  if (only && largest.length === 1) {
    const inside = childrenOf(only).filter((child) => childrenOf(child).length > 1)
    const items = inside.filter(({ name }) => name === inside[0]?.name)
    if (items.length > 1) return items
  }
  if (only) return largest
  for (const child of childrenOf(element)) {
    const inner = repeatedIn(child)
    if (inner.length > largest.length) largest = inner
  }
  return largest
}

/** An element with a name and a value, such as a named text of a job, becomes one text with its name. */
function contentOf(element: XmlElement): Value {
  const children = childrenOf(element)
  const texts = element.children.filter((child) => typeof child === 'string').join('')
  if (children.length === 0) return texts.trim()
  const fields: { [key: string]: Value } = {}
  for (const [key, text] of Object.entries(element.attributes)) fields[key] = text
  for (const child of children) {
    const value = contentOf(child)
    const before = fields[child.name]
    fields[child.name] = before === undefined ? value : Array.isArray(before) ? [...before, value] : [before, value]
  }
  return fields
}
