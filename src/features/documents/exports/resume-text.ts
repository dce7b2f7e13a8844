import {
  type Arrangement,
  arrangeSections,
  asTyped,
  withoutHidden,
} from '#features/document-content/arrange-sections.ts'
import { documentLabels } from '#features/document-content/document-labels.ts'
import { plainContent } from '#features/document-content/marked-text.ts'
import { skillGroups, writeCredential, writeGrade } from '#features/document-content/printed-facts.ts'
import { formatLanguage, type Link, type ResumeContent } from '#features/document-content/resume-content.ts'
import { writeMonth, writePeriod } from '#features/document-content/write-dates.ts'

type Block = string | string[]

/**
 * A resume as plain text, in the order of its design and without hidden sections: headings in capitals, one fact a line, a hyphen
 * before each bullet.
 */
export function resumeText(content: ResumeContent, design: Arrangement = asTyped): string {
  const { fullName, headline, location, phone, email, linkedIn, website, portfolio, links } = content.personalInfo
  const bodies = sectionBodies(plainContent(withoutHidden(content, design)), design)
  return blocks([
    [
      fullName,
      headline,
      [location, phone, email].filter(Boolean).join(' | '),
      linkedIn,
      website,
      portfolio,
      ...links.map(linkText),
    ],
    ...arrangeSections(content, design).map(({ id, title }) =>
      section(title.toLocaleUpperCase(design.language), bodies[id] ?? []),
    ),
  ])
}

/** A link without an address is not printed. */
const linkText = ({ label, url }: Link): string => (label && url ? `${label}: ${url}` : url)

const sectionBodies = (content: ResumeContent, design: Arrangement): Record<string, Block[]> => {
  const { levels } = documentLabels[design.language]
  const named = content.languages.filter(({ name }) => name)
  return {
    professionalSummary: [content.professionalSummary],
    workExperience: jobs(content, design),
    education: schools(content, design),
    skills: [skillLines(content, design)],
    projects: projects(content, design),
    certifications: certificates(content, design),
    languages: [named.map((language) => formatLanguage(language, levels))],
    publications: publications(content, design),
    volunteering: volunteering(content, design),
    awards: awards(content, design),
    ...Object.fromEntries(
      content.customSections.map(({ id, content: text, items }) => [id, [[text, ...points(items)]]]),
    ),
  }
}

const lines = (block: Block): string =>
  [block]
    .flat()
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n')
const blocks = (all: Block[]): string => {
  const text = all.map(lines).filter(Boolean).join('\n\n')
  return text && `${text}\n`
}

const points = (texts: readonly string[]): string[] =>
  texts.filter((text) => text.trim()).map((text) => `- ${text.trim().replace(/(?<!\s)\s*\n\s*/g, '\n  ')}`)

/** Empty if the section has no entries. */
function section(title: string, entries: Block[]): string {
  const body = blocks(entries).trim()
  return body && lines([title, body])
}

const facts = (texts: readonly string[]): string => texts.filter(Boolean).join(', ')

const jobs = ({ workExperience }: ResumeContent, style: Arrangement): Block[] =>
  workExperience.map(({ jobTitle, company, location, startDate, endDate, isCurrentRole, responsibilities }) => [
    facts([jobTitle, company, location]),
    writePeriod(startDate, endDate, isCurrentRole, style),
    ...points(responsibilities),
  ])

const schools = ({ education }: ResumeContent, design: Arrangement): Block[] =>
  education.map(({ degree, school, location, graduationYear, gpa, honors }) => [
    facts([degree, school, location]),
    facts([graduationYear, honors, writeGrade({ gpa }, design)]),
  ])

const skillLines = (content: ResumeContent, design: Arrangement): string[] =>
  skillGroups(content, design).map(({ label, skills }) => {
    const list = skills.map(({ name }) => name).join(', ')
    return label ? `${label}: ${list}` : list
  })

const projects = (content: ResumeContent, style: Arrangement): Block[] =>
  content.projects.map(({ name, description, technologies, link, startDate, endDate, isOngoing }) => [
    name,
    writePeriod(startDate, endDate, isOngoing, style),
    facts(technologies),
    link,
    description,
  ])

const certificates = ({ certifications }: ResumeContent, style: Arrangement): Block[] =>
  certifications.map((certification) => [
    facts([certification.name, certification.issuer]),
    facts([writeMonth(certification.date, style), ...writeCredential(certification, style)]),
  ])

type Dated = { name: string; date: string; link: string; summary: string }

const dated = ({ name, date, link, summary }: Dated, by: string, style: Arrangement): Block => [
  facts([name, by]),
  writeMonth(date, style),
  link,
  summary,
]

const publications = (content: ResumeContent, style: Arrangement): Block[] =>
  content.publications.map((one) => dated(one, one.publisher, style))

const volunteering = (content: ResumeContent, style: Arrangement): Block[] =>
  content.volunteering.map(
    ({ role, organization, location, link, startDate, endDate, isOngoing, responsibilities }) => [
      facts([role, organization, location]),
      writePeriod(startDate, endDate, isOngoing, style),
      link,
      ...points(responsibilities),
    ],
  )

const awards = (content: ResumeContent, style: Arrangement): Block[] =>
  content.awards.map((one) => dated(one, one.issuer, style))
