import { emptyResume, limits, type ResumeContent } from '#features/document-content/resume-content.ts'
import { Draft } from './draft.ts'
import { findRange } from './find-dates.ts'
import type { NumberedLine } from './lines.ts'
import { toJob, toStudy } from './linkedin-pdf-entries.ts'
import { finish, readContactDetails, readLists, readSummary, sectionsOf, splitBracket } from './linkedin-pdf-parts.ts'
import { linkedInHeading } from './linkedin-words.ts'
import type { ParsedResume } from './parsed-resume.ts'
import { splitList } from './read-skills.ts'
import type { SectionKind } from './vocabulary/vocabulary.ts'

/** Text sizes of LinkedIn's resume builder, in points. */
const NAME = 24
const HEADING = 14
const TITLE = 12
const SMALL = 10
/** The indentation of entries from their heading, in the same unit. */
const INDENT = 22

/** An entry: lines with the text size of a title (the first one of a role is bold), the dates, and the description. */
type Entry = { titles: NumberedLine[]; dated?: NumberedLine; description: NumberedLine[] }

/** A resume of LinkedIn's resume builder, one column with bold headings and indented entries; null for other documents. */
export function readBuilderResume(lines: readonly NumberedLine[]): ParsedResume | null {
  const [name] = lines
  if (!name || name.isBold || lines.some(({ size, isSide }) => isSide || size > name.size)) return null
  const scale = name.size / NAME
  const isSize = (line: NumberedLine, size: number) => Math.abs(line.size - size * scale) < 0.3 * scale
  const isHeading = (line: NumberedLine) => line.isBold && isSize(line, HEADING) && Math.abs(line.x - name.x) < 2
  const isTitle = (line: NumberedLine) =>
    isSize(line, TITLE) && Math.abs(line.x - name.x - INDENT * scale) < 3 && line.kind !== 'item'
  const first = lines.findIndex(isHeading)
  const head = lines.slice(1, Math.max(1, first))
  const known = lines.filter((line) => isHeading(line) && linkedInHeading(line.text))
  const hasProfile = head.some(({ text }) => /^(www\.)?linkedin\.com\/in\/\S+$/i.test(text))
  const isPlain = lines.every((line) => line === name || [HEADING, TITLE, SMALL].some((size) => isSize(line, size)))
  if (!hasProfile || known.length < 2 || !isPlain || !lines.some(isTitle)) return null
  const draft = new Draft()
  const sections = sectionsOf(lines.slice(first), isHeading)
  draft.place(sections.map(({ heading }) => heading))
  const linesOf = (kind: SectionKind) =>
    sections.filter((section) => section.kind === kind).flatMap((section) => section.lines)
  const entriesOf = (kind: SectionKind) => toEntries(linesOf(kind), isTitle).slice(0, limits.items)
  const skills = linesOf('skills').flatMap((line) => splitList(line.text).map((text) => ({ ...line, text })))
  const person = readContactDetails(draft, head)
  person.fullName = draft.short('personalInfo.fullName', name.text, [name.number], 0.95)
  const place = head.find(({ number, text }) => !draft.placed.has(number) && !/[\d@/]/.test(text))
  if (place) person.location = draft.short('personalInfo.location', place.text, [place.number], 0.9)
  const content: ResumeContent = {
    ...emptyResume(),
    ...readLists(
      draft,
      sections.map((section) => (section.kind === 'skills' ? { ...section, lines: skills } : section)),
    ),
    personalInfo: person,
    professionalSummary: readSummary(draft, linesOf('summary')),
    workExperience: entriesOf('jobs').map(({ titles: [title, ...under], dated, description }) => {
      const range = dated && findRange(splitBracket(dated.text).before, true)
      return toJob(draft, {
        title: title ?? null,
        company: joined(under),
        description: description.map((line) => ({ text: line.text, numbers: [line.number], last: line })),
        ...(range && { dated: { range, line: dated } }),
      })
    }),
    education: entriesOf('education').map(({ titles: [school, ...under], dated, description }) => {
      const study = toStudy(draft, school ?? null, joined(under))
      const year = dated && findRange(dated.text, true)?.end?.slice(0, 4)
      if (dated && year) study.graduationYear = draft.short(`${study.id}.graduationYear`, year, [dated.number], 0.95)
      const honors = joined(description)
      if (honors) study.honors = draft.short(`${study.id}.honors`, honors.text, [honors.number], 0.7)
      return study
    }),
  }
  return finish(draft, content, lines)
}

function joined(lines: readonly NumberedLine[]): NumberedLine | null {
  const [first] = lines
  return first ? { ...first, text: lines.map(({ text }) => text).join(' ') } : null
}

function toEntries(lines: readonly NumberedLine[], isTitle: (line: NumberedLine) => boolean): Entry[] {
  const entries: Entry[] = []
  for (const line of lines) {
    const last = entries.at(-1)
    const isNext = !last || last.dated !== undefined || last.description.length > 0
    if (isTitle(line) && isNext) entries.push({ titles: [line], description: [] })
    else if (!last) entries.push({ titles: [], description: [line] })
    else if (isTitle(line)) last.titles.push(line)
    else if (!last.dated && last.description.length === 0 && findRange(line.text, true)) last.dated = line
    else last.description.push(line)
  }
  return entries
}
