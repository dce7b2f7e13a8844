import { emptyResume, limits, type PersonField, type ResumeContent } from '#features/document-content/resume-content.ts'
import { newId } from '#lib/ids.ts'
import { takeContact } from './contact.ts'
import { Draft } from './draft.ts'
import { findDate, findRange, without } from './find-dates.ts'
import type { NumberedLine } from './lines.ts'
import { toStudy } from './linkedin-pdf-entries.ts'
import { finish, type LinkedInSection, readLists, readSummary, sectionsOf, splitBracket } from './linkedin-pdf-parts.ts'
import { AT } from './linkedin-words.ts'
import type { ParsedResume } from './parsed-resume.ts'
import { readLines } from './read-jobs.ts'
import type { SectionKind } from './vocabulary/vocabulary.ts'

/** Text sizes of LinkedIn's PDF until 2017, in points. */
const NAME = 20
const HEADING = 16
const HEAD = 13

/** An entry: a bold head, lines below it at the same edge, and an indented description. */
type Entry = { head: NumberedLine; under: NumberedLine[]; description: NumberedLine[] }

/** A resume in LinkedIn's layout until 2017: one column that ends with 'Contact ... on LinkedIn'; null for other documents. */
export function readOldProfile(lines: readonly NumberedLine[]): ParsedResume | null {
  const [name] = lines
  // this line must be at the end; in other documents it may be a row of links at the top
  const end = lines.slice(-3).findLast(isOffer)
  if (!name?.isBold || !end || lines.some(({ size, isSide }) => isSide || size > name.size)) return null
  const scale = name.size / NAME
  const isSize = (line: NumberedLine, size: number) => Math.abs(line.size - size * scale) < 0.3 * scale
  const isHeading = (line: NumberedLine) => isSize(line, HEADING) && !line.isBold
  if (!lines.some(isHeading)) return null
  const draft = new Draft()
  const first = lines.findIndex(isHeading)
  // the last page repeats the head of the first
  const repeated = lines.slice(first).filter((line) => isSize(line, HEAD) || isSize(line, NAME))
  draft.place([end, ...repeated].map(({ number }) => number))
  const sections = sectionsOf(
    lines.slice(first).filter((line) => line !== end && !repeated.includes(line)),
    isHeading,
  )
  draft.place(sections.map(({ heading }) => heading))
  const person = readHead(draft, name, lines.slice(1, first))
  const profile = end.links.find((link) => /linkedin\.com\/in\//i.test(link))
  if (profile && !person.linkedIn) person.linkedIn = draft.short('personalInfo.linkedIn', profile, [end.number], 0.9)
  return finish(draft, readContent(draft, person, sections), lines)
}

const isOffer = ({ text, links }: NumberedLine) =>
  /\bLinkedIn\b/.test(text) && text.length < 80 && links.some((link) => /linkedin\.com\/(profile|in)\//i.test(link))

function readHead(draft: Draft, name: NumberedLine, lines: readonly NumberedLine[]) {
  const person = emptyResume().personalInfo
  person.fullName = draft.short('personalInfo.fullName', name.text, [name.number], 0.95)
  for (const line of lines) {
    const { email, phone, links, linkedIn, rest } = takeContact(line.text, line.links)
    const set = (field: PersonField, value: string) => {
      if (value && !person[field]) person[field] = draft.short(`personalInfo.${field}`, value, [line.number], 0.95)
    }
    set('email', email)
    set('phone', phone)
    set('linkedIn', linkedIn)
    set('website', links[0] ?? '')
    set('headline', rest.join(' '))
  }
  return person
}

function readContent(
  draft: Draft,
  person: ResumeContent['personalInfo'],
  sections: readonly LinkedInSection[],
): ResumeContent {
  const linesOf = (kind: SectionKind) =>
    sections.filter((section) => section.kind === kind).flatMap((section) => section.lines)
  const entriesOf = (kind: SectionKind) => toEntries(linesOf(kind)).slice(0, limits.items)
  const lists = readLists(
    draft,
    sections.filter(({ kind }) => !['certifications', 'projects'].includes(kind)),
  )
  return {
    ...emptyResume(),
    ...lists,
    personalInfo: person,
    professionalSummary: readSummary(draft, linesOf('summary')),
    workExperience: entriesOf('jobs').map((entry) => toJob(draft, entry)),
    education: entriesOf('education').map(({ head, under, description }) => {
      const study = toStudy(draft, head, under[0] ?? null, periodAtEnd)
      const rest = [...under.slice(1), ...description]
      const words = rest.map(({ text }) => text).join('; ')
      const numbers = rest.map(({ number }) => number)
      return { ...study, honors: draft.short(`${study.id}.honors`, words, numbers, 0.7) }
    }),
    certifications: entriesOf('certifications').map((entry) => toCertification(draft, entry)),
    projects: entriesOf('projects').map((entry) => toProject(draft, entry)),
  }
}

/** 'Bachelor, Philosophy, 2005 - 2008' */
function periodAtEnd(text: string): { before: string; bracket: string } {
  const at = text.lastIndexOf(',') + 1
  return { before: text.slice(0, Math.max(0, at - 1)), bracket: text.slice(at) }
}

function toEntries(lines: readonly NumberedLine[]): Entry[] {
  const edge = Math.min(...lines.map(({ x }) => x))
  const entries: Entry[] = []
  for (const line of lines) {
    const last = entries.at(-1)
    if (!last || line.isBold) entries.push({ head: line, under: [], description: [] })
    else if (line.x > edge + 6 || line.kind === 'item' || last.description.length > 0) last.description.push(line)
    else last.under.push(line)
  }
  return entries
}

/** 'Title at Company' above its dates. */
function toJob(draft: Draft, { head, under, description }: Entry): ResumeContent['workExperience'][number] {
  const id = newId()
  const at = AT.exec(head.text)
  const title = at ? head.text.slice(0, at.index) : head.text
  const company = at ? head.text.slice(at.index + at[0].length) : ''
  const dated = under.find(({ text }) => findRange(text, true))
  const range = dated ? findRange(splitBracket(dated.text).before, true) : null
  if (dated) draft.note(`${id}.startDate`, [dated.number], range?.start ? 0.95 : 0.5)
  const about = [...under.filter((line) => line !== dated), ...description]
  return {
    id,
    jobTitle: draft.short(`${id}.jobTitle`, title, [head.number], at ? 0.95 : 0.7),
    company: draft.short(`${id}.company`, company, [head.number], 0.95),
    location: '',
    startDate: (range?.isSingle ? range.end : range?.start) ?? '',
    endDate: range?.end ?? null,
    isCurrentRole: range?.isCurrent ?? false,
    isSameEmployer: false,
    responsibilities: readLines(draft, `${id}.responsibilities`, about),
  }
}

/** A name above 'Authority License 1234 June 2014'. */
function toCertification(draft: Draft, { head, under, description }: Entry): ResumeContent['certifications'][number] {
  const id = newId()
  const lines = [...under, ...description]
  const numbers = lines.map(({ number }) => number)
  const text = lines.map((line) => line.text).join('\t')
  const date = findDate(text)
  const [issuer = '', ...rest] = (date ? without(text, date) : text).split(/\t|\s{2,}/)
  if (date) draft.note(`${id}.date`, numbers, 0.8)
  draft.place(numbers)
  return {
    id,
    name: draft.short(`${id}.name`, head.text, [head.number], 0.95),
    issuer: draft.short(`${id}.issuer`, issuer, numbers, 0.8),
    date: date?.date ?? '',
    expiryDate: '',
    credentialId: draft.short(`${id}.credentialId`, rest.join(' '), numbers, 0.6),
  }
}

/** A name above its dates, the members and a description. */
function toProject(draft: Draft, { head, under, description }: Entry): ResumeContent['projects'][number] {
  const id = newId()
  const dated = under.find(({ text }) => findRange(text, true))
  const range = dated ? findRange(dated.text, true) : null
  if (dated) draft.note(`${id}.startDate`, [dated.number], 0.9)
  const about = [...under.filter((line) => line !== dated), ...description]
  return {
    id,
    name: draft.short(`${id}.name`, head.text, [head.number], 0.95),
    description: draft.long(
      `${id}.description`,
      about.map(({ text }) => text).join('\n'),
      about.map(({ number }) => number),
      0.9,
    ),
    technologies: [],
    link: head.links[0] ?? '',
    startDate: range?.start ?? '',
    endDate: range?.end ?? null,
    isOngoing: range?.isCurrent ?? false,
  }
}
