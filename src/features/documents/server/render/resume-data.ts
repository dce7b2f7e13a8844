import { formatLanguage, type ResumeContent } from '#features/document-content/resume-content.ts'
import { writeMonth, writePeriod } from '#features/document-content/write-dates.ts'
import { emailLink, type Linked, phoneLink, webLink } from './find-links.ts'

/** One entry of a section: a head of `title`, `place` and `dates`, followed by notes, paragraphs and bullets. */
type Entry = {
  id?: string
  title: string
  /** The organization: a company, a school, an issuer. */
  org: string
  place: string
  dates: string
  notes: string[]
  link: Linked | null
  paragraphs: string[]
  bullets: string[]
}
type Section =
  | { id: string; kind: 'text'; title: string; paragraphs: string[] }
  | { id: string; kind: 'entries'; title: string; entries: Entry[] }
  | { id: string; kind: 'words'; title: string; groups: { label: string; words: { id: string; text: string }[] }[] }

const filled = (texts: readonly string[]): string[] => texts.map((text) => text.trim()).filter(Boolean)
const paragraphs = (text: string): string[] => filled(text.split(/\n+/))
const entry = (given: Partial<Entry>): Entry => ({
  title: '',
  org: '',
  place: '',
  dates: '',
  notes: [],
  link: null,
  paragraphs: [],
  bullets: [],
  ...given,
})
const isFilled = ({ title, org, place, dates, link, ...lists }: Entry): boolean =>
  [title, org, place, dates, link?.text].some(Boolean) ||
  [lists.notes, lists.paragraphs, lists.bullets].some((list) => list.length > 0)

/** A resume as input of its template: text ready to print, in the order of the builder, without empty parts. */
export function resumeData(content: ResumeContent) {
  const { personalInfo: person } = content
  const contacts = [
    { text: person.location, url: null },
    phoneLink(person.phone),
    emailLink(person.email),
    webLink(person.linkedIn),
    webLink(person.website),
    webLink(person.portfolio),
  ].filter(({ text }) => text)
  return {
    head: { id: 'personalInfo', name: person.fullName, headline: person.headline, contacts },
    sections: sections(content),
  }
}

function sections(content: ResumeContent): Section[] {
  const summary = paragraphs(content.professionalSummary)
  const all: Section[] = [
    { id: 'professionalSummary', kind: 'text', title: 'Summary', paragraphs: summary },
    { id: 'workExperience', kind: 'entries', title: 'Experience', entries: jobs(content) },
    { id: 'education', kind: 'entries', title: 'Education', entries: schools(content) },
    { id: 'skills', kind: 'words', title: 'Skills', groups: skillGroups(content) },
    { id: 'projects', kind: 'entries', title: 'Projects', entries: projects(content) },
    { id: 'certifications', kind: 'entries', title: 'Certifications', entries: certificates(content) },
    { id: 'languages', kind: 'words', title: 'Languages', groups: languages(content) },
    ...content.customSections.map(
      (own): Section => ({
        id: own.id,
        kind: 'entries',
        title: own.title,
        entries: [entry({ paragraphs: paragraphs(own.content), bullets: filled(own.items) })].filter(isFilled),
      }),
    ),
  ]
  return all.filter(hasWords)
}

function hasWords(section: Section): boolean {
  if (section.kind === 'text') return section.paragraphs.length > 0
  return (section.kind === 'entries' ? section.entries : section.groups).length > 0
}

const jobs = ({ workExperience }: ResumeContent): Entry[] =>
  workExperience
    .map((job) =>
      entry({
        id: job.id,
        title: job.jobTitle,
        org: job.company,
        place: job.location,
        dates: writePeriod(job.startDate, job.endDate, job.isCurrentRole),
        bullets: filled(job.responsibilities),
      }),
    )
    .filter(isFilled)

const schools = ({ education }: ResumeContent): Entry[] =>
  education
    .map(({ id, degree, school, location, graduationYear, gpa, honors }) =>
      entry({
        id,
        title: degree,
        org: school,
        place: location,
        dates: graduationYear,
        notes: filled([honors, gpa && `GPA ${gpa}`]),
      }),
    )
    .filter(isFilled)

const projects = (content: ResumeContent): Entry[] =>
  content.projects
    .map(({ id, name, description, technologies, link, startDate, endDate, isOngoing }) =>
      entry({
        id,
        title: name,
        dates: writePeriod(startDate, endDate, isOngoing),
        link: link ? webLink(link) : null,
        notes: filled([filled(technologies).join(', ')]),
        paragraphs: paragraphs(description),
      }),
    )
    .filter(isFilled)

const certificates = ({ certifications }: ResumeContent): Entry[] =>
  certifications
    .map(({ id, name, issuer, date, expiryDate, credentialId }) =>
      entry({
        id,
        title: name,
        org: issuer,
        dates: writeMonth(date),
        notes: filled([
          expiryDate && `Expires ${writeMonth(expiryDate)}`,
          credentialId && `Credential ID ${credentialId}`,
        ]),
      }),
    )
    .filter(isFilled)

/** Skills by category, in order of first use; the label is omitted where there is only one category. */
function skillGroups({ skills }: ResumeContent) {
  const named = skills.filter(({ name }) => name)
  const categories = [...new Set(named.map(({ category }) => category))]
  return categories.map((category) => ({
    label: categories.length > 1 ? category : '',
    words: named.filter((skill) => skill.category === category).map(({ id, name }) => ({ id, text: name })),
  }))
}

const languages = (content: ResumeContent) => {
  const words = content.languages
    .filter(({ name }) => name)
    .map((language) => ({ id: language.id, text: formatLanguage(language) }))
  return words.length > 0 ? [{ label: '', words }] : []
}
