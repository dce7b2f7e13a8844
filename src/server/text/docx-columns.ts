import { childOf, childrenOf, findWithin, type XmlElement } from './read-xml.ts'

/** A column narrower than this share of the other is a margin for headings or contact details. */
const NARROW = 0.6

/**
 * The body with the wide column of each section first, if a narrow one is in front of it: the narrow one contains the heading of the
 * content after both columns, or content that fits anywhere.
 */
export function inColumnOrder(body: XmlElement): XmlElement {
  const children: XmlElement[] = []
  let section: XmlElement[] = []
  for (const element of childrenOf(body)) {
    section.push(element)
    const end = element.name === 'sectPr' ? element : childOf(childOf(element, 'pPr'), 'sectPr')
    if (!end) continue
    children.push(...(startsNarrow(end) ? moveFullWidthFirst(section) : section))
    section = []
  }
  return { ...body, children: [...children, ...section] }
}

function startsNarrow(section: XmlElement): boolean {
  const widths = childrenOf(childOf(section, 'cols'), 'col').map(({ attributes }) => Number(attributes.w))
  const [first = 0, second = 0] = widths
  return widths.length === 2 && first < second * NARROW
}

function moveFullWidthFirst(section: readonly XmlElement[]): readonly XmlElement[] {
  const breaks = section.filter(breaksColumn)
  const [paragraph] = breaks
  if (!paragraph || breaks.length > 1) return section
  // a column break after text ends the column with that paragraph
  const at = section.indexOf(paragraph) + (hasWordsBefore(paragraph) ? 1 : 0)
  return [...section.slice(at), ...section.slice(0, at)]
}

const runsOf = (paragraph: XmlElement) => (paragraph.name === 'p' ? childrenOf(paragraph, 'r') : [])
const isBreak = (element: XmlElement) => element.name === 'br' && element.attributes.type === 'column'
const breaksColumn = (paragraph: XmlElement) => runsOf(paragraph).some((run) => childrenOf(run).some(isBreak))

function hasWordsBefore(paragraph: XmlElement): boolean {
  const runs = runsOf(paragraph)
  const before = runs.slice(
    0,
    runs.findIndex((run) => childrenOf(run).some(isBreak)),
  )
  return before.some((run) => findWithin(run, 't') !== undefined)
}
