import {
  type Arrangement,
  arrangeSections,
  asTyped,
  withoutHidden,
} from '#features/document-content/arrange-sections.ts'
import { documentLabels } from '#features/document-content/document-labels.ts'
import { employersOf, totalPeriod } from '#features/document-content/employers.ts'
import { isSubLine, SUB_LINE } from '#features/document-content/marked-text.ts'
import { skillGroups, writeCredential, writeGrade } from '#features/document-content/printed-facts.ts'
import { formatLanguage, type ResumeContent } from '#features/document-content/resume-content.ts'
import { writeMonth, writePeriod } from '#features/document-content/write-dates.ts'
import { emailLink, type Linked, namedLink, phoneLink, webLink } from './find-links.ts'

/** One entry of a section: a head of `title`, `place` and `dates`, followed by notes, paragraphs and bullets. */
type Entry = {
  id?: string
  /** An 'employer' has only a head, and its roles follow as entries of their own. */
  part: 'whole' | 'employer' | 'role'
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
/** A section without its id and heading. */
type BodyOf<S> = S extends Section ? Omit<S, 'id' | 'title'> : never

const filled = (texts: readonly string[]): string[] => texts.map((text) => text.trim()).filter(Boolean)
/** The lines of a list, with sub-lines marked. The first line cannot be a sub-line. */
const listLines = (texts: readonly string[]): string[] =>
  texts.filter((text) => text.trim()).map((text, at) => (at > 0 && isSubLine(text) ? SUB_LINE : '') + text.trim())
const paragraphs = (text: string): string[] => filled(text.split(/\n+/))
const entry = (fields: Partial<Entry>): Entry => ({
  part: 'whole',
  title: '',
  org: '',
  place: '',
  dates: '',
  notes: [],
  link: null,
  paragraphs: [],
  bullets: [],
  ...fields,
})
const isFilled = ({ title, org, place, dates, link, ...lists }: Entry): boolean =>
  [title, org, place, dates, link?.text].some(Boolean) ||
  [lists.notes, lists.paragraphs, lists.bullets].some((list) => list.length > 0)

/** A resume as its formats print it: texts with their marks (`runsOf`), in the order of its design, without empty parts and hidden sections. */
export function resumeData(content: ResumeContent, design: Arrangement = asTyped) {
  const { personalInfo: person } = content
  const contacts = [
    { text: person.location, url: null },
    phoneLink(person.phone),
    emailLink(person.email),
    webLink(person.linkedIn),
    webLink(person.website),
    webLink(person.portfolio),
    ...person.links.map(namedLink),
  ].filter(({ text }) => text)
  return {
    head: { id: 'personalInfo', name: person.fullName, headline: person.headline, contacts },
    sections: sections(withoutHidden(content, design), design),
  }
}

function sections(content: ResumeContent, design: Arrangement): Section[] {
  const bodies: Record<string, BodyOf<Section>> = {
    professionalSummary: { kind: 'text', paragraphs: paragraphs(content.professionalSummary) },
    workExperience: { kind: 'entries', entries: jobs(content, design) },
    education: { kind: 'entries', entries: schools(content, design) },
    skills: { kind: 'words', groups: skills(content, design) },
    projects: { kind: 'entries', entries: projects(content, design) },
    certifications: { kind: 'entries', entries: certificates(content, design) },
    languages: { kind: 'words', groups: languages(content, design) },
    publications: { kind: 'entries', entries: publications(content, design) },
    volunteering: { kind: 'entries', entries: volunteering(content, design) },
    awards: { kind: 'entries', entries: awards(content, design) },
    ...Object.fromEntries(content.customSections.map((own) => [own.id, customBody(own)])),
  }
  return arrangeSections(content, design)
    .map(({ id, title }) => ({ id, title, ...(bodies[id] as BodyOf<Section>) }))
    .filter(hasWords)
}

const customBody = ({ content, items }: ResumeContent['customSections'][number]): BodyOf<Section> => ({
  kind: 'entries',
  entries: [entry({ paragraphs: paragraphs(content), bullets: listLines(items) })].filter(isFilled),
})

function hasWords(section: Section): boolean {
  if (section.kind === 'text') return section.paragraphs.length > 0
  return (section.kind === 'entries' ? section.entries : section.groups).length > 0
}

const jobs = ({ workExperience }: ResumeContent, style: Arrangement): Entry[] =>
  employersOf(workExperience)
    .flatMap((roles) => (roles.length > 1 ? employer(roles, style) : roles.map((job) => jobEntry(job, style))))
    .filter(isFilled)

type Job = ResumeContent['workExperience'][number]

const jobEntry = (job: Job, style: Arrangement): Entry =>
  entry({
    id: job.id,
    title: job.jobTitle,
    org: job.company,
    place: job.location,
    dates: writePeriod(job.startDate, job.endDate, job.isCurrentRole, style),
    bullets: listLines(job.responsibilities),
  })

/** A company with the period of all roles, then each role; a place that all roles share is shown with the company. */
function employer(roles: readonly Job[], style: Arrangement): Entry[] {
  const [first] = roles
  const places = new Set(roles.map(({ location }) => location).filter(Boolean))
  const { startDate, endDate, isCurrentRole } = totalPeriod(roles)
  const head = entry({
    part: 'employer',
    title: first?.company ?? '',
    place: places.size === 1 ? ([...places][0] ?? '') : '',
    dates: writePeriod(startDate, endDate, isCurrentRole, style),
  })
  const entries = roles.map((job): Entry => {
    const { location } = job
    return { ...jobEntry(job, style), part: 'role', org: '', place: places.size === 1 ? '' : location }
  })
  return [head, ...entries]
}

const schools = ({ education }: ResumeContent, design: Arrangement): Entry[] =>
  education
    .map(({ id, degree, school, location, graduationYear, gpa, honors }) =>
      entry({
        id,
        title: degree,
        org: school,
        place: location,
        dates: graduationYear,
        notes: filled([honors, writeGrade({ gpa }, design)]),
      }),
    )
    .filter(isFilled)

const projects = (content: ResumeContent, style: Arrangement): Entry[] =>
  content.projects
    .map(({ id, name, description, technologies, link, startDate, endDate, isOngoing }) =>
      entry({
        id,
        title: name,
        dates: writePeriod(startDate, endDate, isOngoing, style),
        link: linkOrNone(link),
        notes: filled([filled(technologies).join(', ')]),
        paragraphs: paragraphs(description),
      }),
    )
    .filter(isFilled)

const certificates = ({ certifications }: ResumeContent, style: Arrangement): Entry[] =>
  certifications
    .map((certification) =>
      entry({
        id: certification.id,
        title: certification.name,
        org: certification.issuer,
        dates: writeMonth(certification.date, style),
        notes: filled(writeCredential(certification, style)),
      }),
    )
    .filter(isFilled)

const linkOrNone = (link: string): Linked | null => (link ? webLink(link) : null)

type Dated = { id: string; name: string; date: string; link: string; summary: string }

const dated = ({ id, name, date, link, summary }: Dated, org: string, style: Arrangement): Entry =>
  entry({
    id,
    title: name,
    org,
    dates: writeMonth(date, style),
    link: linkOrNone(link),
    paragraphs: paragraphs(summary),
  })

const publications = (content: ResumeContent, style: Arrangement): Entry[] =>
  content.publications.map((one) => dated(one, one.publisher, style)).filter(isFilled)

const volunteering = (content: ResumeContent, style: Arrangement): Entry[] =>
  content.volunteering
    .map(({ id, role, organization, location, link, startDate, endDate, isOngoing, responsibilities }) =>
      entry({
        id,
        title: role,
        org: organization,
        place: location,
        dates: writePeriod(startDate, endDate, isOngoing, style),
        link: linkOrNone(link),
        bullets: listLines(responsibilities),
      }),
    )
    .filter(isFilled)

const awards = (content: ResumeContent, style: Arrangement): Entry[] =>
  content.awards.map((one) => dated(one, one.issuer, style)).filter(isFilled)

const skills = (content: ResumeContent, design: Arrangement) =>
  skillGroups(content, design).map(({ label, skills: named }) => ({
    label,
    words: named.map(({ id, name }) => ({ id, text: name })),
  }))

const languages = (content: ResumeContent, design: Arrangement) => {
  const { levels } = documentLabels[design.language]
  const words = content.languages
    .filter(({ name }) => name)
    .map((language) => ({ id: language.id, text: formatLanguage(language, levels) }))
  return words.length > 0 ? [{ label: '', words }] : []
}
