import { formatLanguage, type ResumeContent } from '#features/document-content/resume-content.ts'
import { writeMonth, writePeriod } from '#features/document-content/write-dates.ts'

type Block = string | string[]

/** A resume as plain text, in reading order: headings in capitals, one fact a line, a hyphen before each bullet. */
export function resumeText(content: ResumeContent): string {
  const { personalInfo: person, professionalSummary, customSections } = content
  const { fullName, headline, location, phone, email, linkedIn, website, portfolio } = person
  return blocks([
    [fullName, headline, [location, phone, email].filter(Boolean).join(' | '), linkedIn, website, portfolio],
    section('Summary', [professionalSummary]),
    section('Experience', jobs(content)),
    section('Education', schools(content)),
    section('Skills', [skillLines(content)]),
    section('Projects', projects(content)),
    section('Certifications', certificates(content)),
    section('Languages', [content.languages.filter(({ name }) => name).map(formatLanguage)]),
    ...customSections.map(({ title, content: text, items }) => section(title, [[text, ...points(items)]])),
  ])
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
  return body && lines([title.toUpperCase(), body])
}

const facts = (texts: readonly string[]): string => texts.filter(Boolean).join(', ')

const jobs = ({ workExperience }: ResumeContent): Block[] =>
  workExperience.map(({ jobTitle, company, location, startDate, endDate, isCurrentRole, responsibilities }) => [
    facts([jobTitle, company, location]),
    writePeriod(startDate, endDate, isCurrentRole),
    ...points(responsibilities),
  ])

const schools = ({ education }: ResumeContent): Block[] =>
  education.map(({ degree, school, location, graduationYear, gpa, honors }) => [
    facts([degree, school, location]),
    facts([graduationYear, honors, gpa && `GPA ${gpa}`]),
  ])

/** Skills by category, in the order of the pages. */
function skillLines({ skills }: ResumeContent): string[] {
  const named = skills.filter(({ name }) => name)
  const categories = [...new Set(named.map(({ category }) => category))]
  return categories.map((category) => {
    const list = named.filter((skill) => skill.category === category).map(({ name }) => name)
    return categories.length > 1 ? `${category}: ${list.join(', ')}` : list.join(', ')
  })
}

const projects = (content: ResumeContent): Block[] =>
  content.projects.map(({ name, description, technologies, link, startDate, endDate, isOngoing }) => [
    name,
    writePeriod(startDate, endDate, isOngoing),
    facts(technologies),
    link,
    description,
  ])

const certificates = ({ certifications }: ResumeContent): Block[] =>
  certifications.map(({ name, issuer, date, expiryDate, credentialId }) => [
    facts([name, issuer]),
    facts([
      writeMonth(date),
      expiryDate && `expires ${writeMonth(expiryDate)}`,
      credentialId && `credential ID ${credentialId}`,
    ]),
  ])
