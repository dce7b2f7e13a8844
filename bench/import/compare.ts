import { documentLabels } from '../../src/features/document-content/document-labels.ts'
import type { ResumeContent } from '../../src/features/document-content/resume-content.ts'
import type { Person } from './person.ts'

/** How often a value was found exactly, missed, or made up, by field. */
export type Counts = { hit: number; missed: number; wrong: number }
export type Tally = Map<string, Counts>
type Values = Record<string, string[]>

const tidy = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/^https?:\/\/(www\.)?|^www\.|\/$/g, '')
    .replace(/[\s\u00a0]+/g, ' ')
    .replace(/^[\s.,;:]+|[\s.,;:]+$/g, '')
const one = (text: string | null): string[] => (text ? [tidy(text)] : [])
const many = (texts: readonly string[]) => texts.map(tidy).filter(Boolean)
const digits = (text: string): string[] => (/\d/.test(text) ? [text.replace(/\D/g, '')] : [])

/** Adds the values that an import found for a person to the tally; `isYearsOnly` if the document has no months. */
export function compare(tally: Tally, person: Person, found: ResumeContent, isYearsOnly: boolean): void {
  const date: ReadDate = (text) => one(isYearsOnly ? (text ?? '').slice(0, 4) : text)
  comparePerson(tally, person, found)
  compareJobs(tally, person, found, date)
  compareStudies(tally, person, found)
  compareRest(tally, person, found, date)
}

type ReadDate = (text: string | null) => string[]

function comparePerson(tally: Tally, person: Person, found: ResumeContent): void {
  const { personalInfo: info } = found
  count(
    tally,
    {
      name: one(person.name),
      email: one(person.email),
      phone: digits(person.phone),
      location: one(person.location),
      linkedIn: one(person.linkedIn),
      website: one(person.website),
      summary: one(person.summary),
    },
    {
      name: one(info.fullName),
      email: one(info.email),
      phone: digits(info.phone),
      location: one(info.location),
      linkedIn: one(info.linkedIn),
      website: one(info.website),
      summary: one(found.professionalSummary),
    },
  )
}

function compareJobs(tally: Tally, person: Person, found: ResumeContent, date: ReadDate): void {
  entries(
    tally,
    person.jobs.map(([title, company, location, start, end, lines]) => ({
      'job title': one(title),
      company: one(company),
      'job location': one(location),
      'start date': date(start),
      'end date': end === null ? ['now'] : date(end),
      responsibilities: many(lines),
    })),
    found.workExperience.map((job) => ({
      'job title': one(job.jobTitle),
      company: one(job.company),
      'job location': one(job.location),
      'start date': date(job.startDate),
      'end date': job.isCurrentRole ? ['now'] : date(job.endDate),
      responsibilities: many(job.responsibilities),
    })),
  )
}

function compareStudies(tally: Tally, person: Person, found: ResumeContent): void {
  entries(
    tally,
    person.education.map(([degree, school, location, year, gpa, honors]) => ({
      degree: one(degree),
      school: one(school),
      'school location': one(location),
      'graduation year': one(year),
      gpa: one(gpa),
      honors: one(honors),
    })),
    found.education.map((study) => ({
      degree: one(study.degree),
      school: one(study.school),
      'school location': one(study.location),
      'graduation year': one(study.graduationYear),
      gpa: one(study.gpa),
      honors: one(study.honors),
    })),
  )
}

function compareRest(tally: Tally, person: Person, found: ResumeContent, date: ReadDate): void {
  count(
    tally,
    { skills: many(Object.values(person.skills).flat()) },
    { skills: many(found.skills.map(({ name }) => name)) },
  )
  entries(
    tally,
    person.languages.map(([name, level]) => ({ language: one(name), proficiency: one(level) })),
    found.languages.map(({ name, proficiency }) => ({ language: one(name), proficiency: one(proficiency) })),
  )
  entries(
    tally,
    person.certifications.map(([name, issuer, when]) => ({
      certification: one(name),
      issuer: one(issuer),
      'certification date': date(when),
    })),
    found.certifications.map((each) => ({
      certification: one(each.name),
      issuer: one(each.issuer),
      'certification date': date(each.date),
    })),
  )
  entries(
    tally,
    person.projects.map(([name, description, technologies, link]) => ({
      project: one(name),
      description: one(description),
      technologies: many(technologies),
      'project link': one(link),
    })),
    found.projects.map((each) => ({
      project: one(each.name),
      description: one(each.description),
      technologies: many(each.technologies),
      'project link': one(each.link),
    })),
  )
  entries(
    tally,
    person.custom.map(([title, items]) => ({ 'custom title': one(title), 'custom items': many(items) })),
    [
      ...found.customSections.map(({ title, content, items }) => ({
        'custom title': one(title),
        'custom items': [...one(content), ...many(items)],
      })),
      ...furtherOf(person, found),
    ],
  )
}

/** Additional sections as the document has them: a heading, and one line per entry. */
function furtherOf({ language }: Person, { publications, volunteering, awards }: ResumeContent): Values[] {
  const { headings } = documentLabels[language]
  const join = (...parts: (string | null)[]) => parts.filter(Boolean).join(', ')
  const sections: [string, string[]][] = [
    [headings.publications, publications.map(({ name, publisher, date }) => join(name, publisher, date))],
    [
      headings.volunteering,
      volunteering.map(({ role, organization, startDate }) =>
        [join(role, organization), startDate].filter(Boolean).join(' since '),
      ),
    ],
    [headings.awards, awards.map(({ name, issuer, date }) => join(name, issuer, date))],
  ]
  return sections
    .filter(([, items]) => items.length > 0)
    .map(([title, items]) => ({ 'custom title': one(title), 'custom items': many(items) }))
}

/** Pairs each true entry with the found entry that shares the most values, then counts field by field. */
function entries(tally: Tally, expected: Values[], found: Values[]): void {
  const left = [...found]
  for (const entry of expected) {
    const shared = left.map((other) =>
      Object.keys(entry).reduce((sum, field) => sum + hits(entry[field] ?? [], other[field] ?? []), 0),
    )
    const best = shared.indexOf(Math.max(...shared))
    const match = (shared[best] ?? 0) > 0 ? left.splice(best, 1)[0] : undefined
    count(tally, entry, match ?? {})
  }
  for (const other of left) count(tally, {}, other)
}

function hits(expected: readonly string[], found: readonly string[]): number {
  const left = [...found]
  return expected.filter((value) => {
    const at = left.indexOf(value)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  }).length
}

function count(tally: Tally, expected: Values, found: Values): void {
  for (const field of new Set([...Object.keys(expected), ...Object.keys(found)])) {
    const counts = tally.get(field) ?? { hit: 0, missed: 0, wrong: 0 }
    const [truth, values] = [expected[field] ?? [], found[field] ?? []]
    const hit = hits(truth, values)
    tally.set(field, {
      hit: counts.hit + hit,
      missed: counts.missed + truth.length - hit,
      wrong: counts.wrong + values.length - hit,
    })
  }
}

/** The harmonic mean of recall and precision; 1 if there is nothing to find. */
export const f1 = ({ hit, missed, wrong }: Counts): number =>
  hit + missed + wrong === 0 ? 1 : (2 * hit) / (2 * hit + missed + wrong)

export function total(tally: Tally): Counts {
  const sum = { hit: 0, missed: 0, wrong: 0 }
  for (const { hit, missed, wrong } of tally.values()) {
    sum.hit += hit
    sum.missed += missed
    sum.wrong += wrong
  }
  return sum
}
