import { limits, type ResumeContent } from '#features/document-content/resume-content.ts'
import { newId } from '#lib/ids.ts'
import { takeContact } from './contact.ts'
import type { Draft } from './draft.ts'
import { isPeriodAlone } from './entry-lines.ts'
import { findRange, without } from './find-dates.ts'
import type { NumberedLine } from './lines.ts'
import { CALLED, groupsOf, NUMBERED, STACK } from './project-groups.ts'
import { splitList } from './read-skills.ts'

type Project = ResumeContent['projects'][number]

/** The projects of a section: name, description and technologies. */
export function readProjects(draft: Draft, lines: readonly NumberedLine[]): Project[] {
  return groupsOf(lines)
    .slice(0, limits.items)
    .map((group) => readProject(draft, group))
}

/** Link words next to a name: 'Loom (Repository)'. */
const LINK_WORDS =
  /\s?[([](?:repository|repo|app|link|github|gitlab|demo|live(?: demo)?|code|source(?: code)?|website)[)\]]/giu
/** A name with a dot that is not an address, because a dash and words follow: 'tides.example - the next high water'. */
const NAMED_AS_ADDRESS = /^([\p{L}\p{N}-]{2,40}\.[\p{L}]{2,12})\s[\u2013\u2014-]\s(?=\S)/u

function readProject(draft: Draft, group: NumberedLine[]): Project {
  const id = newId()
  // the period may be on the line above the name
  const [first, second] = group as [NumberedLine, ...NumberedLine[]]
  const isBelow = second !== undefined && isPeriodAlone(first)
  const [head, ...body] = isBelow ? group.slice(1) : group
  const { number, text, links: hidden } = head as NumberedLine
  const range = findRange(isBelow ? first.text : text, true)
  if (isBelow) draft.place([first.number])
  const own = (range && !isBelow ? without(text, range) : text)
    .replace(CALLED, '')
    .replace(NUMBERED, '')
    .replace(LINK_WORDS, '')
  const [, address = ''] = NAMED_AS_ADDRESS.exec(own) ?? []
  const { links, rest } = takeContact(own, hidden)
  const [title = '', ...more] = (address ? [address, ...rest] : rest)
    .map((part) => part.replace(/^\(|(?<![(\s])[(\s]+$|^\)$/g, '').replace(/^[^(]*\)$/, (tail) => tail.slice(0, -1)))
    .filter((part) => /\p{L}/u.test(part))
  const [name = '', inline = ''] = title.split(/:\s+(.+)|\uff1a\s?(.+)/u).filter((part) => part !== undefined)
  const description = [...more, inline].filter(Boolean).map((words) => ({ words, number }))
  const technologies: string[] = []
  let link = links[0] ?? ''
  for (const line of body) {
    const found = takeContact(line.text, line.links)
    if (!link && found.links[0]) link = found.links[0]
    const isLinkAlone = found.links.length > 0 && found.rest.length === 0
    const stack = STACK.exec(line.text)
    // 'TypeScript, PostGIS \u00b7 site.example' below the name, or a list at the end
    const [sameLine = '', ...others] = found.links.length > 0 ? found.rest : [line.text]
    const isUnderName = line === body[0] && (found.links.length > 0 || body.length > 1)
    const isList =
      stack === null &&
      others.length === 0 &&
      (isUnderName ? sameLine.includes(',') : line === body.at(-1) && body.length > 1) &&
      isShortList(sameLine)
    if (stack || isList) technologies.push(...splitList(stack?.[1] ?? sameLine))
    const words = isLinkAlone || isList ? '' : line.text.replace(STACK, '').trim()
    if (words) description.push({ words, number: line.number })
    draft.note(`${id}.technologies`, [line.number], 0.8)
  }
  if (range) draft.note(`${id}.startDate`, [isBelow ? first.number : number], 0.8)
  draft.place([number])
  return {
    id,
    name: draft.short(`${id}.name`, name, [number], 0.8),
    description: draft.long(
      `${id}.description`,
      description.map(({ words }) => words).join('\n'),
      description.map((line) => line.number),
      0.8,
    ),
    technologies: technologies.slice(0, limits.items).map((word) => word.slice(0, limits.short)),
    link: draft.short(`${id}.link`, link, [number], 0.9),
    // a single date is the start, as in resumes of the builder
    startDate: (range?.isSingle ? range.end : range?.start) ?? '',
    endDate: range?.isSingle ? null : (range?.end ?? null),
    isOngoing: range?.isCurrent ?? false,
  }
}

const isShortList = (text: string) =>
  !/[.!?]$/.test(text) && splitList(text).every((word) => word.split(' ').length <= 3)
