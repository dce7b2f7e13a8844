import { limits, type OptionalSection, type ResumeContent } from '#features/document-content/resume-content.ts'
import { newId } from '#lib/ids.ts'
import { takeContact } from './contact.ts'
import { Draft } from './draft.ts'
import { findDate, findRange, without } from './find-dates.ts'
import type { NumberedLine } from './lines.ts'
import { readExperience } from './read-jobs.ts'
import { furtherSection } from './vocabulary/further-sections.ts'

type Further = Pick<ResumeContent, OptionalSection>
type Role = ResumeContent['volunteering'][number]
/** A publication or an award. */
type Named = { id: string; name: string; by: string; date: string; link: string; summary: string }
type Titled = { title: string; lines: readonly NumberedLine[] }

const readers: { [K in OptionalSection]: (draft: Draft, lines: readonly NumberedLine[]) => Further[K] } = {
  publications: (draft, lines) =>
    readNamed(draft, lines, 'publisher').map(({ by, ...rest }) => ({ ...rest, publisher: by })),
  awards: (draft, lines) => readNamed(draft, lines, 'issuer').map(({ by, ...rest }) => ({ ...rest, issuer: by })),
  volunteering: readVolunteering,
}

/**
 * Reads sections about publications, volunteering and awards if their entries are clear. Returns the other sections, such as a list without
 * dates or a paragraph; their lines become texts of custom sections.
 */
export function readOtherSections<S extends Titled>(
  draft: Draft,
  sections: readonly S[],
): { further: Further; rest: S[] } {
  const further: Further = { publications: [], volunteering: [], awards: [] }
  const rest = sections.filter((section) => {
    const kind = furtherSection(section.title)
    return !kind || !takeSection(draft, further, kind, section.lines)
  })
  return { further, rest }
}

function takeSection<K extends OptionalSection>(
  draft: Draft,
  further: Further,
  kind: K,
  lines: readonly NumberedLine[],
): boolean {
  // a draft of its own, so that the notes of a failed attempt are dropped
  const attempt = new Draft()
  const found: Further[K] = readers[kind](attempt, lines)
  const room = limits.items - further[kind].length
  if (found.length === 0 || found.length > room || lines.some(({ number }) => !attempt.placed.has(number))) return false
  for (const { at, lines: numbers, confidence } of attempt.notes) draft.note(at, numbers, confidence)
  draft.place([...attempt.placed])
  further[kind] = [...further[kind], ...found] as Further[K]
  return true
}

const areDated = (entries: readonly { isDated: boolean }[]): boolean =>
  entries.filter(({ isDated }) => isDated).length * 2 >= entries.length

function readVolunteering(draft: Draft, lines: readonly NumberedLine[]): Role[] {
  const areItems = lines.every(({ kind }) => kind === 'item')
  const roles = areItems ? lines.map((line) => roleOfItem(draft, line)) : readExperience(draft, lines).map(roleOfJob)
  for (const note of draft.notes) note.at = note.at.replace(/jobTitle$/, 'role').replace(/company$/, 'organization')
  const isClear =
    areDated(roles.map(({ startDate, endDate }) => ({ isDated: Boolean(startDate || endDate) }))) &&
    roles.every(({ role, organization }) => role || organization)
  return isClear ? roles : []
}

const roleOfJob = ({
  jobTitle,
  company,
  endDate,
  isCurrentRole,
  isSameEmployer: _,
  ...job
}: ResumeContent['workExperience'][number]): Role => ({
  ...job,
  role: jobTitle,
  organization: company,
  link: '',
  endDate: endDate || null,
  isOngoing: isCurrentRole,
})

/** 'Mentor at a school since 2019': the words next to the period are the role. */
function roleOfItem(draft: Draft, line: NumberedLine): Role {
  const id = newId()
  const range = findRange(line.text, true)
  const isApart = range !== null && isAtEdge(line.text, range)
  if (isApart) draft.note(`${id}.startDate`, [line.number], 0.8)
  return {
    id,
    role: draft.short(`${id}.role`, isApart ? tidy(without(line.text, range)) : line.text, [line.number], 0.7),
    organization: '',
    location: '',
    link: '',
    startDate: isApart ? ((range.isSingle ? range.end : range.start) ?? '') : '',
    endDate: isApart && !range.isSingle ? range.end || null : null,
    isOngoing: isApart && range.isCurrent,
    responsibilities: [],
  }
}

const tidy = (text: string): string =>
  text
    .replace(/^[\s,;:|\u00b7\u2013\u2014-]+/, '')
    .replace(/(?<![\s,;:(|\u00b7\u2013\u2014-])[\s,;:(|\u00b7\u2013\u2014-]+$/, '')
/** Whether a date is at the start or the end of a line. */
const isAtEdge = (text: string, { at, length }: { at: number; length: number }): boolean =>
  [text.slice(0, at), text.slice(at + length)].some((side) => !/[\p{L}\p{N}]/u.test(side))
const BETWEEN = /\t|\s[|\u00b7\u2022]\s|\s[\u2013\u2014]\s/u
const MAX_BY = 60

function readNamed(draft: Draft, lines: readonly NumberedLine[], by: 'publisher' | 'issuer'): Named[] {
  const groups = groupsOf(lines)
  // these are wrapped lines of a paragraph
  if (groups.some(([head]) => /^\p{Ll}/u.test(head?.text ?? ''))) return []
  const named = groups.map(([head, ...body]) => {
    const one = readHead(draft, head as NumberedLine, by)
    readBody(draft, one, body, by)
    return one
  })
  const isClear =
    lines.every(({ kind }) => kind === 'item') || areDated(named.map(({ date }) => ({ isDated: date !== '' })))
  return isClear && named.every(({ name }) => name !== '') ? named : []
}

const isDated = ({ text }: NumberedLine): boolean => {
  const date = findDate(text)
  return date !== null && isAtEdge(text, date)
}

/** The lines of each entry. Items below text lines, and lines without a date below dated ones, belong to the entry above. */
function groupsOf(lines: readonly NumberedLine[]): NumberedLine[][] {
  const [first] = lines
  if (!first) return []
  const isMixed = lines.some(({ kind }) => (kind === 'item') !== (first.kind === 'item'))
  const dated = lines.filter(isDated)
  const isHead = (line: NumberedLine, before: NumberedLine | undefined): boolean => {
    if (isMixed && line.kind !== first.kind) return false
    if (isDated(first) && (isMixed || first.kind !== 'item') && dated.length < lines.length) return isDated(line)
    return !isMixed || first.kind === 'item' || before?.kind === 'item'
  }
  const groups: NumberedLine[][] = [[first]]
  for (const [at, line] of lines.entries()) {
    if (at === 0) continue
    if (isHead(line, lines[at - 1])) groups.push([line])
    else groups.at(-1)?.push(line)
  }
  return groups
}

/** Reads a head such as 'Best paper \u00b7 Water Board<tab>May 2021'. */
function readHead(draft: Draft, line: NumberedLine, by: 'publisher' | 'issuer'): Named {
  const id = newId()
  const here = [line.number]
  const date = findDate(line.text)
  const isDateAtEdge = date !== null && isAtEdge(line.text, date)
  if (isDateAtEdge) draft.note(`${id}.date`, here, 0.85)
  const words = isDateAtEdge ? without(line.text, date) : line.text
  const { links, rest } = takeContact(words, line.links)
  const text = links.length > 0 ? rest.join(' \u00b7 ') : words
  const [name = '', ...others] = text.split(BETWEEN).map(tidy).filter(Boolean)
  return {
    id,
    name: draft.short(`${id}.name`, name, here, 0.75),
    by: draft.short(`${id}.${by}`, others.join(', '), here, 0.7),
    date: isDateAtEdge ? date.date : '',
    link: links[0] ? draft.short(`${id}.link`, links[0], here, 0.85) : '',
    summary: '',
  }
}

/** Reads the publisher or issuer, the link and the summary. */
function readBody(draft: Draft, one: Named, body: readonly NumberedLine[], by: 'publisher' | 'issuer'): void {
  const description: NumberedLine[] = []
  for (const line of body) {
    const { links, rest } = takeContact(line.text, line.links)
    const isBare = line.kind === 'text' && line.text.length <= MAX_BY && !/[.!?]$/.test(line.text)
    if (links[0] && rest.length === 0 && !one.link)
      one.link = draft.short(`${one.id}.link`, links[0], [line.number], 0.85)
    else if (line === body[0] && isBare && !one.by)
      one.by = draft.short(`${one.id}.${by}`, tidy(line.text), [line.number], 0.7)
    else description.push(line)
  }
  one.summary = draft.long(
    `${one.id}.summary`,
    description.map(({ text }) => text).join('\n'),
    description.map(({ number }) => number),
    0.75,
  )
}
