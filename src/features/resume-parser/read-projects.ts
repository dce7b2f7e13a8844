import { limits, type ResumeContent } from '#features/document-content/resume-content.ts'
import { newId } from '#lib/ids.ts'
import { takeContact } from './contact.ts'
import type { Draft } from './draft.ts'
import { findRange, without } from './find-dates.ts'
import type { NumberedLine } from './lines.ts'
import { splitList } from './read-skills.ts'

type Project = ResumeContent['projects'][number]

const STACK =
  /(?:^|\s)\(?(?:technologies|tech stack|stack|tools|built with|technologien|technik|technologies utilis\u00e9es|tecnolog\u00edas|herramientas)(?: used)?\s*:\s*(\S.*?)\)?$/iu

/** The projects of a section: a name, what it is, what it is made of. */
export function readProjects(draft: Draft, lines: readonly NumberedLine[]): Project[] {
  return groupsOf(lines)
    .slice(0, limits.items)
    .map((group) => readProject(draft, group))
}

function groupsOf(lines: readonly NumberedLine[]): NumberedLine[][] {
  const groups: NumberedLine[][] = []
  const [first] = lines
  const isFlat = lines.length > 1 && isListOfNames(lines)
  for (const line of lines) {
    const last = groups.at(-1)
    if (!last || isFlat || (last.length > 1 && begins(line, first as NumberedLine))) groups.push([line])
    else last.push(line)
  }
  return groups
}

/** Whether each line is a project: items side by side with nothing above them, or lines that all say 'Name - what it is'. */
function isListOfNames(lines: readonly NumberedLine[]): boolean {
  const [first] = lines
  const isNamed = ({ text }: NumberedLine) => /^[^:\u2013]{3,60}?(?::|\s[\u2013-])\s\S/u.test(text)
  return (
    lines.every((line) => line.kind === 'item' && Math.abs(line.x - (first?.x ?? 0)) < 2) ||
    lines.every((line) => isNamed(line) && !STACK.test(line.text))
  )
}

/** A line that looks as the first one does, and names instead of telling. */
function begins(line: NumberedLine, first: NumberedLine): boolean {
  if (line.kind !== first.kind || STACK.test(line.text) || line.text.length > 90 || /[.;,]$/.test(line.text))
    return false
  if (first.isBold) return line.isBold
  const hasLink = (text: string) => takeContact(text).links.length > 0
  return line.gap > 0.25 || (hasLink(first.text) && hasLink(line.text)) || (line.isBold && !first.isBold)
}

function readProject(draft: Draft, [head, ...body]: NumberedLine[]): Project {
  const id = newId()
  const { number, text, links: hidden } = head as NumberedLine
  const range = findRange(text, true)
  const { links, rest } = takeContact(range ? without(text, range) : text, hidden)
  const [title = '', ...more] = rest
    .map((part) => part.replace(/^\(|(?<![(\s])[(\s]+$|^\)$/g, '').replace(/^[^(]*\)$/, (tail) => tail.slice(0, -1)))
    .filter((part) => /\p{L}/u.test(part))
  const [name = '', inline = ''] = title.split(/:\s+(.+)|\uff1a\s?(.+)/u).filter((part) => part !== undefined)
  const told = [...more, inline].filter(Boolean).map((words) => ({ words, number }))
  const technologies: string[] = []
  let link = links[0] ?? ''
  for (const line of body) {
    const found = takeContact(line.text, line.links)
    if (!link && found.links[0]) link = found.links[0]
    const isLinkAlone = found.links.length > 0 && found.rest.length === 0
    const stack = STACK.exec(line.text)
    // 'TypeScript, PostGIS \u00b7 site.example' under the name, or a list at the end
    const [beside = '', ...others] = found.links.length > 0 ? found.rest : [line.text]
    const isUnderName = line === body[0] && (found.links.length > 0 || body.length > 1)
    const isList =
      stack === null &&
      others.length === 0 &&
      (isUnderName ? beside.includes(',') : line === body.at(-1) && body.length > 1) &&
      isShortList(beside)
    if (stack || isList) technologies.push(...splitList(stack?.[1] ?? beside))
    const words = isLinkAlone || isList ? '' : line.text.replace(STACK, '').trim()
    if (words) told.push({ words, number: line.number })
    draft.note(`${id}.technologies`, [line.number], 0.8)
  }
  if (range) draft.note(`${id}.startDate`, [number], 0.8)
  draft.place([number])
  return {
    id,
    name: draft.short(`${id}.name`, name, [number], 0.8),
    description: draft.long(
      `${id}.description`,
      told.map(({ words }) => words).join('\n'),
      told.map((line) => line.number),
      0.8,
    ),
    technologies: technologies.slice(0, limits.items).map((word) => word.slice(0, limits.short)),
    link: draft.short(`${id}.link`, link, [number], 0.9),
    // one date alone is when it began, as the builder prints it
    startDate: (range?.isSingle ? range.end : range?.start) ?? '',
    endDate: range?.isSingle ? null : (range?.end ?? null),
    isOngoing: range?.isCurrent ?? false,
  }
}

const isShortList = (text: string) =>
  !/[.!?]$/.test(text) && splitList(text).every((word) => word.split(' ').length <= 3)
