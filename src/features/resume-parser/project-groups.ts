import { takeContact } from './contact.ts'
import { isPeriodAlone } from './entry-lines.ts'
import { findRange, without } from './find-dates.ts'
import type { NumberedLine } from './lines.ts'

export const STACK =
  /(?:^|\s)\(?(?:technologies|tech stack|stack|tools|built with|technologien|technik|technologies utilis\u00e9es|tecnolog\u00edas|herramientas)(?: used)?\s*:\s*(\S.*?)\)?$/iu

/** A label before the name of a project: 'Project: Loom'. */
export const CALLED =
  /^(?:projects?(?: name| title)?|projekt(?:name)?|projet|proyecto|projeto|progetto|\u9879\u76ee(?:\u540d\u79f0)?|\u9805\u76ee(?:\u540d\u7a31)?|\u5c08\u6848(?:\u540d\u7a31)?|\u30d7\u30ed\u30b8\u30a7\u30af\u30c8\u540d?|\ud504\ub85c\uc81d\ud2b8(?:\uba85)?)(?:\s?\d{1,2})?\s?[:\uff1a]\s*(?=\S)/iu

/** The number before the name of a project: '1. Loom'. */
export const NUMBERED = /^(\d{1,2})[.)]\s+(?=\p{L})/u

const MAX_HEAD = 90
const LETTERS = /\p{L}/u

/** The lines of a section, project by project. */
export function groupsOf(lines: readonly NumberedLine[]): NumberedLine[][] {
  const heads = new Set(headsOf(lines))
  const groups: NumberedLine[][] = []
  for (const [at, line] of lines.entries()) {
    const last = groups.at(-1)
    if (!last || heads.has(at)) groups.push([line])
    else last.push(line)
  }
  return groups
}

/** The lines at which projects begin: lines with dates, every line of a list of projects, or lines that look like the first one. */
function headsOf(lines: readonly NumberedLine[]): number[] {
  const [first] = lines
  if (!first) return []
  const places = [...lines.keys()]
  const called = places.filter((at) => CALLED.test(lines[at]?.text ?? ''))
  if (called.length > 1 && called[0] === 0) return called
  const numbered = places.filter((at) => NUMBERED.exec(lines[at]?.text ?? '')?.[1] !== undefined)
  if (areInOrder(numbered.map((at) => lines[at]?.text ?? '')) && numbered[0] === 0) return numbered
  const linked = places.filter((at) => isLinkAlone(lines[at + 1]) && !isLinkAlone(lines[at]))
  if (linked.length > 1 && linked[0] === 0) return linked
  const dated = places.filter((at) => isDated(lines[at] as NumberedLine))
  if (dated.length > 1 && dated[0] === 0) return places.filter((at) => dated.includes(at) || isBoldAs(lines[at], first))
  const periods = places.filter((at) => isPeriodAlone(lines[at] as NumberedLine))
  if (periods[0] === 0) return periods
  const labels = labelsOf(lines)
  if (lines.length > 1 && isListOfNames(lines, labels)) return places
  return places.filter((at) => {
    const line = lines[at] as NumberedLine
    return !labels.has(labelOf(line)) && begins(lines, at)
  })
}

const areInOrder = (texts: readonly string[]): boolean =>
  texts.length > 1 && texts.every((text, at) => Number(NUMBERED.exec(text)?.[1]) === at + 1)

/** Whether a line has only a link. */
function isLinkAlone(line: NumberedLine | undefined): boolean {
  const { links, rest } = takeContact(line?.text ?? '')
  return links.length > 0 && rest.length === 0
}

const isBoldAs = (line: NumberedLine | undefined, first: NumberedLine): boolean =>
  line !== undefined && first.isBold && line.isBold && areAlike(line, first)

/** A short line with a date at one of its ends, or in a cell of its own. */
function isDated({ text, kind }: NumberedLine): boolean {
  const range = kind === 'item' ? null : findRange(text, true)
  if (!range || text.length > MAX_HEAD + 30 || !LETTERS.test(without(text, range))) return false
  const [before, after] = [text.slice(0, range.at), text.slice(range.at + range.length)]
  const adjacent = `${before.split('\t').at(-1)}${after.split('\t')[0]}`
  const isCell = text.includes('\t') && !LETTERS.test(adjacent)
  return isCell || !LETTERS.test(before) || !/[\p{L}\d]/u.test(after)
}

/** Whether each line is a project: only items with the same indentation, or only lines such as 'Name - what it is'. */
function isListOfNames(lines: readonly NumberedLine[], labels: ReadonlySet<string>): boolean {
  const [first] = lines
  const isNamed = ({ text }: NumberedLine) => /^[^:\u2013]{3,60}?(?::|\s[\u2013-])\s\S/u.test(text)
  return (
    lines.every((line) => line.kind === 'item' && Math.abs(line.x - (first?.x ?? 0)) < 2) ||
    lines.every((line) => isNamed(line) && !STACK.test(line.text)) ||
    (lines.length > 2 && labels.size === 0 && lines.every((line) => isBoldAs(line, first as NumberedLine)))
  )
}

const areAlike = (one: NumberedLine, other: NumberedLine): boolean =>
  one.kind === other.kind && Math.abs(one.size - other.size) < 0.6 && Math.abs(one.x - other.x) < 3

const labelOf = ({ text }: NumberedLine): string => /^[^:\uff1a\t]{2,24}(?=[:\uff1a\t]|$)/u.exec(text)?.[0].trim() ?? ''

/** Labels with which several lines begin, such as 'Description:'. They name the following text and not a project. */
function labelsOf(lines: readonly NumberedLine[]): Set<string> {
  const own = lines.map(labelOf)
  return new Set(own.filter((label, at) => label && own.indexOf(label) !== at))
}

/** Whether a project begins at a line: it looks like the first one and is a name instead of a sentence. */
function begins(lines: readonly NumberedLine[], at: number): boolean {
  const [first, line, above] = [lines[0] as NumberedLine, lines[at] as NumberedLine, lines[at - 1]]
  if (!above) return true
  if (line.kind !== first.kind || STACK.test(line.text) || /[.;,]$/.test(line.text) || /^\p{Ll}/u.test(line.text))
    return false
  // below the items of another project, with the indentation of the first one
  const isBelowItems = areAlike(line, first) && above.kind === 'item' && (line.kind !== 'item' || above.x > line.x + 1)
  const isOnSameLine =
    line.kind === 'item' && areAlike(line, first) && lines.some(({ x, kind }) => kind === 'item' && x > line.x + 1)
  if (first.isBold ? line.isBold && (isBelowItems || isOnSameLine) : isBelowItems || isOnSameLine)
    return line.text.length <= MAX_HEAD * 2
  if (at < 2 || line.text.length > MAX_HEAD) return false
  if (first.isBold) return line.isBold
  const hasLink = (text: string) => takeContact(text).links.length > 0
  return line.gap > 0.25 || (hasLink(first.text) && hasLink(line.text)) || (line.isBold && !first.isBold)
}
