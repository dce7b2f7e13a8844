import { findDate } from '#features/resume-parser/find-dates.ts'
import { linesOfRichText } from './html-lines.ts'
import { isData } from './is-json-resume.ts'
import { readResumeData } from './json-resume.ts'
import type { ParsedData } from './read-data.ts'

type Data = Record<string, unknown>
type Section = { key: string; title: string; items: Data[] }

const isSection = (value: unknown): value is Data =>
  isData(value) && (Array.isArray(value.items) || typeof value.content === 'string')

/** Whether data has the shape of a Reactive Resume export, versions 3 to 5: a person beside sections of items. */
export const isReactiveResume = (value: unknown): value is Data & { basics: Data; sections: Data } =>
  isData(value) &&
  isData(value.basics) &&
  isData(value.sections) &&
  [...Object.values(value.sections), value.summary].some(isSection)

/**
 * A resume from Reactive Resume (rxresu.me), versions 3 to 5; null for other data. Hidden content, pictures, the date of birth and page
 * settings are ignored.
 */
export function parseReactiveResume(value: unknown): ParsedData | null {
  if (!isReactiveResume(value)) return null
  const { basics, sections } = value
  const shown = sectionsOf(sections, value.customSections)
  const take = (...keys: string[]) => shown.filter(({ key }) => keys.includes(key)).flatMap(({ items }) => items)
  const summary = [value.summary, sections.summary].find((one) => isData(one) && !isHidden(one))
  const profiles = Array.isArray(basics.profiles) ? basics.profiles.filter(isData) : []
  const data = {
    basics: {
      name: basics.name,
      label: basics.headline,
      email: basics.email,
      phone: basics.phone,
      location: placeOf(basics.location),
      url: addressOf(basics),
      summary: rich(basics.summary) || (isData(summary) ? rich(summary.content) : ''),
      profiles: [...profiles, ...take('profiles')].map((one) => ({
        network: one.network,
        username: one.username,
        url: addressOf(one),
      })),
    },
    work: take('work', 'experience').flatMap(rolesOf).map(jobOf),
    education: take('education').map((one) => ({
      institution: one.institution ?? one.school,
      studyType: one.studyType ?? one.degree,
      area: one.area,
      score: one.score ?? one.grade,
      location: one.location,
      date: one.date ?? one.period,
      summary: detailOf(one),
      courses: one.courses,
    })),
    projects: take('projects').map((one) => ({
      name: one.name ?? one.title,
      date: one.date ?? one.period,
      description: [rich(one.description), rich(one.summary)].filter(Boolean).join('\n'),
      keywords: one.keywords,
      url: addressOf(one),
    })),
    skills: take('skills').map((one) => ({
      name: one.name,
      level: [one.level, one.proficiency, one.description].find((level) => typeof level === 'string' && level !== ''),
      keywords: one.keywords,
    })),
    languages: take('languages').map((one) => ({
      language: one.language ?? one.name,
      fluency: [one.fluency, one.description, one.level].find((level) => typeof level === 'string' && level !== ''),
    })),
    certificates: take('certifications').map((one) => ({
      name: one.name ?? one.title,
      issuer: one.issuer,
      date: one.date,
      summary: detailOf(one),
    })),
    ...activities(take),
    meta: { customSections: [...shown.filter(({ key }) => !FIELDS.has(key)).map(ownSection), ...moreOf(basics)] },
  }
  return readResumeData(data, 'unknown')
}

const activities = (take: (key: string) => Data[]) => ({
  publications: take('publications').map((one) => ({
    name: one.name ?? one.title,
    publisher: one.publisher,
    date: one.date,
    url: addressOf(one),
    summary: detailOf(one),
  })),
  volunteer: take('volunteer').map((one) => ({
    organization: one.organization,
    position: one.position,
    location: one.location,
    date: one.date ?? one.period,
    url: addressOf(one),
    summary: detailOf(one),
  })),
  awards: take('awards').map((one) => ({
    title: one.title ?? one.name,
    awarder: one.awarder,
    date: one.date,
    url: addressOf(one),
    summary: detailOf(one),
  })),
})

/** The sections that the resume has fields for. */
const FIELDS = new Set([
  'summary',
  'profiles',
  'work',
  'experience',
  'education',
  'projects',
  'skills',
  'languages',
  'certifications',
  'publications',
  'volunteer',
  'awards',
])

const isHidden = (one: Data) => one.visible === false || one.hidden === true
const titleOf = ({ name, title }: Data) => String(title ?? name ?? '')

/** The sections with their items, without hidden ones. Version 4 stores custom sections under 'custom', version 5 next to the others. */
function sectionsOf(sections: Data, own: unknown): Section[] {
  const inCustom = isData(sections.custom) ? Object.values(sections.custom) : []
  const all: [string, unknown][] = [
    ...Object.entries(sections).filter(([key]) => key !== 'custom'),
    ...[...inCustom, ...(Array.isArray(own) ? own : [])].map((one): [string, unknown] => ['own', one]),
  ]
  return all.flatMap(([key, one]) => {
    if (!isData(one) || isHidden(one) || !Array.isArray(one.items)) return []
    // a custom section may have the same name as a standard one
    const items = one.items.filter((item): item is Data => isData(item) && !isHidden(item))
    return [{ key, title: titleOf(one), items }]
  })
}

const rich = (text: unknown) => (typeof text === 'string' ? linesOfRichText(text).join('\n') : '')
const detailOf = (one: Data) => [rich(one.summary), rich(one.description)].filter(Boolean).join('\n')

function addressOf(one: Data): unknown {
  const place = one.url || one.website || one.link
  return isData(place) ? (place.href ?? place.url) : place
}

const placeOf = (location: unknown): unknown =>
  isData(location) ? { city: location.city, region: location.region, country: location.country } : location

/** The roles of an entry; version 5 has several roles at one company. */
function rolesOf(one: Data): Data[] {
  const roles = Array.isArray(one.roles)
    ? one.roles.filter((role): role is Data => isData(role) && !isHidden(role))
    : []
  return roles.length > 0 ? roles.map((role) => ({ ...one, description: '', summary: '', ...role })) : [one]
}

const jobOf = (one: Data) => ({
  name: one.company ?? one.name,
  position: one.position ?? one.title,
  location: one.location,
  date: one.date || one.period,
  summary: detailOf(one),
})

const HEAD = [
  'title',
  'name',
  'position',
  'subtitle',
  'organization',
  'company',
  'awarder',
  'issuer',
  'publisher',
  'location',
]

function ownSection({ title, items }: Section) {
  return { title: title.replace(/\u200b/g, ''), items: items.map(textOf).filter(Boolean) }
}

/** An entry as one text: its title, date and level, then its description. */
function textOf(one: Data): string {
  const level = typeof one.level === 'string' ? one.level : ''
  const head = [...HEAD.map((field) => one[field]), dateOf(one.date ?? one.period), level]
    .filter((text): text is string => typeof text === 'string' && text.trim() !== '')
    .map((text) => text.trim())
  const words = Array.isArray(one.keywords) ? one.keywords.filter((word) => typeof word === 'string') : []
  const descriptions = [detailOf(one).replaceAll('\n', ' '), words.join(', '), String(addressOf(one) ?? '')].filter(
    Boolean,
  )
  return [[...new Set(head)].join(', '), descriptions.join(', ')].filter(Boolean).join(': ')
}

function dateOf(date: unknown): string {
  if (isData(date)) return [date.start, date.end].map(dateOf).filter(Boolean).join(' \u2013 ')
  if (typeof date !== 'string') return ''
  return /T\d{2}:\d{2}/.test(date) ? (findDate(date)?.date ?? date) : date
}

/** Fields that the author added to the contact data. */
function moreOf({ customFields }: Data) {
  const fields = Array.isArray(customFields) ? customFields.filter(isData) : []
  const items = fields.map(({ name, value, text, link }) =>
    [name, value, text, link].filter((part) => typeof part === 'string' && part !== '').join(': '),
  )
  return items.some(Boolean) ? [{ title: 'Additional information', items: items.filter(Boolean) }] : []
}
