import { withSameEmployers } from '#features/document-content/employers.ts'
import { emptyResume, limits, type ResumeContent } from '#features/document-content/resume-content.ts'
import { newId } from '#lib/ids.ts'
import type { SourceLine } from '#lib/source-line.ts'
import { takeContact } from './contact.ts'
import { Draft } from './draft.ts'
import type { NumberedLine, Section } from './lines.ts'
import { parseLinkedInPdf } from './linkedin-pdf.ts'
import type { ParsedResume } from './parsed-resume.ts'
import { readCertifications } from './read-certifications.ts'
import { readEducation } from './read-education.ts'
import { readExperience, readLines } from './read-jobs.ts'
import { takeLabels } from './read-labels.ts'
import { areLanguagesNamed, areNoLanguages, isListOfLanguages, readLanguages } from './read-languages.ts'
import { readOtherSections } from './read-other-sections.ts'
import { findContactInSections, findSites, readPreface } from './read-preface.ts'
import { readProjects } from './read-projects.ts'
import { namedSkills, readSkills } from './read-skills.ts'
import { splitSections } from './split-sections.ts'
import { underEmployers } from './under-employers.ts'

/** The maximum number of lines, which is more than a resume has. Later lines are unplaced. */
const MAX_LINES = 1500

/**
 * Reads a resume from its lines. Every value is text of the document, nothing is invented, and every line is used or listed as unplaced.
 */
export function parseResume(all: readonly SourceLine[]): ParsedResume {
  const profile = all.length <= MAX_LINES ? parseLinkedInPdf(all) : null
  if (profile) return profile
  const draft = new Draft()
  const sections = splitSections(all.slice(0, MAX_LINES)).map(asContact).map(apartFromSummary)
  const linesOf = (kind: Section['kind']) =>
    sections.filter((section) => section.kind === kind).flatMap(({ lines }) => lines)
  for (const { heading } of sections) draft.place(heading)
  const { spoken, skilled, named } = divideLanguages(linesOf)
  const others = (kind: Section['kind']) => linesOf(kind).filter((line) => !named.includes(line))
  const { person, opening } = readPreface(draft, others('preface'), others('contact'))
  findContactInSections(draft, person, sections)
  findSites(draft, person, sections)
  const own = sections.filter(({ kind, lines }) => kind === 'custom' && lines.length > 0)
  const { further, rest } = readOtherSections(draft, own)
  const content: ResumeContent = {
    ...emptyResume(),
    personalInfo: person,
    professionalSummary: paragraph(draft, [...opening, ...linesOf('summary')]),
    workExperience: withSameEmployers(underEmployers(draft, readExperience(draft, linesOf('jobs')))),
    education: readEducation(draft, others('education')),
    projects: readProjects(draft, linesOf('projects')),
    skills: readSkills(draft, skilled),
    certifications: readCertifications(draft, others('certifications')),
    languages: readLanguages(draft, spoken),
    ...further,
    customSections: rest.slice(0, limits.items).map((section) => readCustom(draft, section)),
  }
  return {
    content,
    notes: draft.notes,
    unplaced: all.flatMap((_, number) => (draft.placed.has(number) ? [] : [number])),
  }
}

/**
 * Treats a summary such as 'About me' as contact details if its lines are mostly labelled values, or short with an email address and a
 * phone number alone on their lines.
 */
function asContact(section: Section): Section {
  if (section.kind !== 'summary') return section
  const { lines } = section
  const labelled = lines.filter((line) => takeLabels([line]).found.length > 0)
  const isLabelled = labelled.length >= 3 && labelled.length * 2 > lines.length
  const found = lines.map(({ text, links }) => takeContact(text, links))
  const alone = found.filter(({ email, phone, rest }) => (email || phone) && rest.length === 0)
  const isShort = lines.length < 10 && lines.every(({ text }) => text.length < 45)
  return isLabelled || (isShort && alone.length >= 2) ? { ...section, kind: 'contact' } : section
}

/** Makes a second summary after the jobs or projects a custom section, because it is another text about the person. */
function apartFromSummary(section: Section, at: number, all: readonly Section[]): Section {
  if (section.kind !== 'summary') return section
  const first = all.findIndex(({ kind, lines }) => kind === 'summary' && lines.length > 0)
  const isApart = first >= 0 && all.slice(first, at).some(({ kind }) => kind === 'jobs' || kind === 'projects')
  return isApart ? { ...section, kind: 'custom' } : section
}

/** Separates languages and skills: languages may be listed among the skills, and skills below languages if one heading names both. */
function divideLanguages(linesOf: (kind: Section['kind']) => NumberedLine[]) {
  const [skills, languages] = [linesOf('skills'), linesOf('languages')]
  const others = languages.filter(areNoLanguages)
  const elsewhere = (['preface', 'contact', 'custom', 'certifications', 'education'] as const).flatMap(linesOf)
  const named = elsewhere.filter(areLanguagesNamed)
  const toolsNamed = linesOf('preface').filter(namedSkills)
  return {
    spoken: [...languages.filter((line) => !others.includes(line)), ...skills.filter(isListOfLanguages), ...named],
    skilled: [
      ...toolsNamed.flatMap((line) => namedSkills(line) ?? []),
      ...skills.filter((line) => !isListOfLanguages(line)),
      ...others,
    ],
    named: [...named, ...toolsNamed],
  }
}

function paragraph(draft: Draft, lines: readonly NumberedLine[]): string {
  const text = lines.map((line) => (line.kind === 'item' ? `\n\u2022 ${line.text}` : ` ${line.text}`)).join('')
  return draft.long(
    'professionalSummary',
    text,
    lines.map(({ number }) => number),
    0.85,
  )
}

function readCustom(draft: Draft, { title, heading, lines }: Section): ResumeContent['customSections'][number] {
  const id = newId()
  const items = lines.findIndex(({ kind }) => kind === 'item')
  const isText = lines.length === 1 && (lines[0]?.text.length ?? 0) > 120
  // the lines above a list introduce it
  const introduction = isText ? lines : lines.slice(0, Math.max(0, items))
  return {
    id,
    title: draft.short(`${id}.title`, title, heading, 0.75),
    content: draft.long(
      `${id}.content`,
      introduction.map(({ text }) => text).join('\n'),
      introduction.map(({ number }) => number),
      0.7,
    ),
    items: readLines(draft, `${id}.items`, lines.slice(introduction.length)),
  }
}
