import { withoutHidden } from '#features/document-content/arrange-sections.ts'
import type { Design } from '#features/document-content/design.ts'
import { GENERATOR } from '#features/document-content/generator.ts'
import type { ResumeContent } from '#features/document-content/resume-content.ts'
import { emailLink, webLink } from '../render/find-links.ts'

type Saved = { content: ResumeContent; design: Design; updatedAt?: Date }
type Value = string | string[] | Record<string, unknown> | readonly unknown[] | null | undefined

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json'
const DATE = /^[12]\d{3}(?:-\d{2}(?:-\d{2})?)?$/
const YEAR = /^[12]\d{3}$/

/**
 * A resume as JSON Resume 1.0.0, without hidden sections. Values without a field in its schema (category and level of a skill, honors,
 * credentials, custom sections, the design) are written under additional keys, which the schema allows. So are values whose typed form does
 * not fit the schema. So `parseJsonResume` loses nothing.
 */
export function jsonResume({ content: stored, design, updatedAt }: Saved): Record<string, unknown> {
  const content = withoutHidden(stored, design)
  const { workExperience, education, skills, projects, certifications, languages, customSections } = content
  return filled({
    $schema: SCHEMA,
    basics: basics(content),
    work: workExperience.map(
      ({ jobTitle, company, location, startDate, endDate, isCurrentRole, isSameEmployer, responsibilities }) =>
        filled({
          name: company,
          position: jobTitle,
          location,
          startDate: dateOf(startDate),
          endDate: isCurrentRole ? undefined : dateOf(endDate),
          // a job without an end is a current one in JSON Resume
          isCurrent: isCurrentRole || endDate ? undefined : 'no',
          isSameEmployer: isSameEmployer ? 'yes' : undefined,
          highlights: responsibilities,
        }),
    ),
    education: education.map(({ degree, school, location, graduationYear, gpa, honors }) =>
      filled({
        institution: school,
        studyType: degree,
        location,
        endDate: dateOf(graduationYear),
        // a text such as 'expected 2026' is not a date
        graduation: YEAR.test(graduationYear) ? undefined : graduationYear,
        score: gpa,
        honors,
      }),
    ),
    certificates: certifications.map(({ name, issuer, date, expiryDate, credentialId }) =>
      filled({ name, issuer, date: dateOf(date), expiryDate: dateOf(expiryDate), credentialId }),
    ),
    skills: skills.map(({ name, category, level }) => filled({ name, level, category })),
    languages: languages.map(({ name, proficiency, writtenLevel }) =>
      filled({
        language: name,
        fluency: writtenLevel || proficiency,
        // the written level alone would leave the proficiency to guess
        level: writtenLevel && (proficiency || 'unknown'),
      }),
    ),
    projects: projects.map(({ name, description, technologies, link, startDate, endDate, isOngoing }) =>
      filled({
        name,
        description,
        keywords: technologies,
        ...address(link),
        startDate: dateOf(startDate),
        endDate: isOngoing ? undefined : dateOf(endDate),
        isOngoing: isOngoing ? 'yes' : undefined,
      }),
    ),
    ...activities(content),
    meta: filled({
      canonical: SCHEMA,
      version: 'v1.0.0',
      generator: GENERATOR,
      lastModified: updatedAt?.toISOString().slice(0, 19),
      design: designOf(design, content),
      customSections: customSections.map(({ title, content: text, items }) => filled({ title, content: text, items })),
    }),
  })
}

const activities = ({ publications, volunteering, awards }: ResumeContent) => ({
  publications: publications.map(({ name, publisher, date, link, summary }) =>
    filled({ name, publisher, releaseDate: dateOf(date), ...address(link), summary }),
  ),
  volunteer: volunteering.map(
    ({ role, organization, location, link, startDate, endDate, isOngoing, responsibilities }) =>
      filled({
        organization,
        position: role,
        location,
        ...address(link),
        startDate: dateOf(startDate),
        endDate: isOngoing ? undefined : dateOf(endDate),
        isOngoing: isOngoing ? 'yes' : undefined,
        highlights: responsibilities,
      }),
  ),
  awards: awards.map(({ name, issuer, date, link, summary }) =>
    filled({ title: name, awarder: issuer, date: dateOf(date), ...address(link), summary }),
  ),
})

/** The design as data; custom sections have no id outside their resume, so they are named by their position. */
function designOf(design: Design, { customSections }: ResumeContent) {
  const place = new Map(customSections.map(({ id }, at) => [id, `customSections.${at}`]))
  const sections = design.sections
    .filter(({ isHidden }) => !isHidden)
    .map(({ id, title }) => ({ id: place.get(id) ?? id, title }))
  return { ...design, sections }
}

function basics({ personalInfo: person, professionalSummary }: ResumeContent) {
  const profiles = [
    { network: 'LinkedIn', text: person.linkedIn },
    { network: 'Portfolio', text: person.portfolio },
  ].filter(({ text }) => text)
  const isMail = emailLink(person.email).url !== null
  return filled({
    name: person.fullName,
    label: person.headline,
    ...(isMail ? { email: person.email } : { contact: person.email }),
    phone: person.phone,
    ...address(person.website),
    summary: professionalSummary,
    location: filled({ address: person.location }),
    profiles: [
      ...profiles.map(({ network, text }) => filled({ network, ...address(text) })),
      ...person.links.map(({ label, url }) =>
        filled({ network: label || hostOf(url), label, ...address(url), kind: 'link' }),
      ),
    ],
  })
}

const dateOf = (text: string | null): string | undefined => (text && DATE.test(text) ? text : undefined)

/** A typed address as `url`. Without a scheme, `url` gets https and `link` the typed text; a text that is not an address is only `link`. */
function address(text: string): Record<string, string> {
  if (!text) return {}
  const { url } = webLink(text)
  if (url === null) return { link: text }
  return /^https?:\/\//i.test(text) && URL.canParse(text) ? { url: text } : { url, link: text }
}

/** The host of a link, as the network name of a profile: some programs show no profile without a name. */
const hostOf = (text: string): string | undefined => {
  const { url } = webLink(text)
  return url === null ? undefined : new URL(url).host.replace(/^www\./, '')
}

/** Without empty values. */
function filled<T extends Record<string, Value>>(fields: T): Record<string, unknown> {
  const isFilled = (value: Value) =>
    Array.isArray(value) ? value.length > 0 : typeof value === 'object' ? Object.keys(value ?? {}).length > 0 : !!value
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => isFilled(value)))
}
