import {
  type Arrangement,
  arrangeSections,
  asTyped,
  withoutHidden,
} from '#features/document-content/arrange-sections.ts'
import { documentWords } from '#features/document-content/document-words.ts'
import { formatLanguage, type ResumeContent } from '#features/document-content/resume-content.ts'
import { writeMonth, writePeriod } from '#features/document-content/write-dates.ts'

type Block = string | string[]

/**
 * A resume as plain text, in the order of its design and without hidden sections: headings in capitals, one fact a line, a hyphen
 * before each bullet.
 */
export function resumeText(content: ResumeContent, design: Arrangement = asTyped): string {
  const { fullName, headline, location, phone, email, linkedIn, website, portfolio } = content.personalInfo
  const bodies = sectionBodies(withoutHidden(content, design), design)
  return blocks([
    [fullName, headline, [location, phone, email].filter(Boolean).join(' | '), linkedIn, website, portfolio],
    ...arrangeSections(content, design).map(({ id, title }) =>
      section(title.toLocaleUpperCase(design.language), bodies[id] ?? []),
    ),
  ])
}

const sectionBodies = (content: ResumeContent, design: Arrangement): Record<string, Block[]> => {
  const { levels } = documentWords[design.language]
  const named = content.languages.filter(({ name }) => name)
  return {
    professionalSummary: [content.professionalSummary],
    workExperience: jobs(content, design),
    education: schools(content, design),
    skills: [skillLines(content, design)],
    projects: projects(content, design),
    certifications: certificates(content, design),
    languages: [named.map((language) => formatLanguage(language, levels))],
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

/** Empty where the section has no entries. */
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

const schools = ({ education }: ResumeContent, { language }: Arrangement): Block[] =>
  education.map(({ degree, school, location, graduationYear, gpa, honors }) => [
    facts([degree, school, location]),
    facts([graduationYear, honors, gpa && `${documentWords[language].gpa} ${gpa}`]),
  ])

/** Skills by category, in the order of the pages. */
function skillLines({ skills }: ResumeContent, { language }: Arrangement): string[] {
  const named = skills.filter(({ name }) => name)
  const categories = [...new Set(named.map(({ category }) => category))]
  return categories.map((category) => {
    const list = named.filter((skill) => skill.category === category).map(({ name }) => name)
    return categories.length > 1
      ? `${documentWords[language].categories[category]}: ${list.join(', ')}`
      : list.join(', ')
  })
}

const projects = (content: ResumeContent, style: Arrangement): Block[] =>
  content.projects.map(({ name, description, technologies, link, startDate, endDate, isOngoing }) => [
    name,
    writePeriod(startDate, endDate, isOngoing, style),
    facts(technologies),
    link,
    description,
  ])

const certificates = ({ certifications }: ResumeContent, style: Arrangement): Block[] =>
  certifications.map(({ name, issuer, date, expiryDate, credentialId }) => [
    facts([name, issuer]),
    facts([
      writeMonth(date, style),
      expiryDate && `${documentWords[style.language].expires} ${writeMonth(expiryDate, style)}`,
      credentialId && `${documentWords[style.language].credentialId} ${credentialId}`,
    ]),
  ])
