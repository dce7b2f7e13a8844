import { emptyResume, type ResumeContent } from '#features/document-content/resume-content.ts'
import type { SourceLine } from '#lib/source-line.ts'
import { Draft } from './draft.ts'
import type { NumberedLine } from './lines.ts'
import { readBuilderResume } from './linkedin-builder-pdf.ts'
import { readOldProfile } from './linkedin-old-pdf.ts'
import { readLinkedInJobs, readLinkedInStudies } from './linkedin-pdf-entries.ts'
import {
  finish,
  type LinkedInSection,
  readContactDetails,
  readLists,
  readSummary,
  sectionsOf,
  splitBracket,
} from './linkedin-pdf-parts.ts'
import { linkedInHeading } from './linkedin-words.ts'
import type { ParsedResume } from './parsed-resume.ts'
import type { SectionKind } from './vocabulary/vocabulary.ts'
import { isPlace } from './words.ts'

/** Text sizes of LinkedIn's PDF, in points. A file that was printed again has other sizes in the same ratio. */
const NAME = 26
const HEADING = 15.75
const SIDE_HEADING = 13
const isSize = (line: SourceLine, size: number, scale: number) => Math.abs(line.size - size * scale) < 0.3 * scale

/** The resume in the lines of LinkedIn's 'Save to PDF'; null for all other documents. */
export function parseLinkedInPdf(all: readonly SourceLine[]): ParsedResume | null {
  const lines = all.map((line, number) => ({ ...line, number }))
  const other = readOldProfile(lines) ?? readBuilderResume(lines)
  if (other) return other
  const name = lines.find((line) => line.page === 1 && !line.isSide)
  if (!name || !isProfile(lines, name)) return null
  const scale = name.size / NAME
  const main = lines.filter((line) => !line.isSide && line !== name)
  const first = main.findIndex((line) => isSize(line, HEADING, scale))
  const head = first < 0 ? main : main.slice(0, first)
  const side = sectionsOf(
    lines.filter(({ isSide }) => isSide),
    (line) => isSize(line, SIDE_HEADING, scale),
  )
  const sections = sectionsOf(main.slice(head.length), (line) => isSize(line, HEADING, scale))
  for (const section of sections) section.kind = linkedInHeading(section.title) ?? kindByShape(section, scale)
  return assemble(new Draft(), { name, head, sections: [...side, ...sections], scale, lines })
}

/**
 * Whether this is a LinkedIn profile: only LinkedIn has the profile's URL under a heading in a side column, next to a name of twice its
 * size.
 */
function isProfile(lines: readonly NumberedLine[], name: NumberedLine): boolean {
  const side = lines.filter(({ isSide }) => isSide)
  const [heading] = side
  if (!heading || !lines.every(({ size }) => size <= name.size)) return false
  if (!isSize(heading, SIDE_HEADING, name.size / NAME)) return false
  const hasAddress = side.some(({ text, links }) =>
    [text, ...links].some((words) => /linkedin\.com\/(in|pub)\//i.test(words)),
  )
  return (
    hasAddress && (linkedInHeading(heading.text) === 'contact' || side.some(({ text }) => /\(LinkedIn\)/.test(text)))
  )
}

/** The kind of a section whose heading is in an unknown language: roles have their own text size, and studies a period in brackets. */
function kindByShape({ lines }: LinkedInSection, scale: number): SectionKind {
  if (lines.some((line) => isSize(line, 11.5, scale))) return 'jobs'
  if (lines.some(({ text }) => /\d{4}/.test(splitBracket(text).bracket))) return 'education'
  return lines.every((line) => isSize(line, 12, scale)) ? 'summary' : 'custom'
}

type Profile = {
  name: NumberedLine
  head: NumberedLine[]
  sections: LinkedInSection[]
  scale: number
  lines: readonly NumberedLine[]
}

function assemble(draft: Draft, { name, head, sections, scale, lines }: Profile): ParsedResume {
  const linesOf = (kind: SectionKind) =>
    sections.filter((section) => section.kind === kind).flatMap((section) => section.lines)
  draft.place(sections.map(({ heading }) => heading))
  const person = readContactDetails(draft, linesOf('contact'))
  person.fullName = draft.short('personalInfo.fullName', name.text, [name.number], 0.95)
  readHead(draft, person, head)
  const content: ResumeContent = {
    ...emptyResume(),
    personalInfo: person,
    professionalSummary: readSummary(draft, linesOf('summary')),
    workExperience: readLinkedInJobs(draft, linesOf('jobs'), scale),
    education: readLinkedInStudies(draft, linesOf('education'), scale),
    ...readLists(draft, sections),
  }
  return finish(draft, content, lines)
}

/** Reads the headline and, in the last line, the place where the person lives. */
function readHead(draft: Draft, person: ResumeContent['personalInfo'], head: readonly NumberedLine[]): void {
  const last = head.at(-1)
  const hasPlace = last && (head.length > 1 || isPlace(last.text))
  if (hasPlace) person.location = draft.short('personalInfo.location', last.text, [last.number], 0.9)
  const headline = hasPlace ? head.slice(0, -1) : head
  const text = headline.map((line) => line.text).join(' ')
  const lines = headline.map(({ number }) => number)
  if (text) person.headline = draft.short('personalInfo.headline', text, lines, 0.9)
}
