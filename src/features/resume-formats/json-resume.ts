import { type Design, readStoredDesign } from '#features/document-content/design.ts'
import {
  limits,
  proficiencies,
  type ResumeContent,
  skillCategories,
  skillLevels,
} from '#features/document-content/resume-content.ts'
import { categoryOfLabel, categoryOfWord } from '#features/resume-parser/read-skills.ts'
import { newId } from '#lib/ids.ts'
import { isJsonResume } from './is-json-resume.ts'
import { personOf } from './json-resume-person.ts'
import { Leaves } from './leaves.ts'
import { DataReader, type ParsedData, type Period } from './read-data.ts'

/** A resume of the JSON Resume schema (jsonresume.org), including its older versions; null for other data. */
export const parseJsonResume = (value: unknown): ParsedData | null =>
  isJsonResume(value) ? readResumeData(value, 'open') : null

/**
 * Reads data with the shape of JSON Resume; null if it contains nothing. A job without dates is current in JSON Resume ('open'); in other
 * formats that is unknown.
 */
export function readResumeData(value: unknown, undated: 'open' | 'unknown'): ParsedData | null {
  const leaves = new Leaves(value)
  if (leaves.lines.length === 0) return null
  const read = new DataReader(leaves)
  const { person, unplaced } = personOf(read)
  const parsed = read.finish({
    personalInfo: person,
    professionalSummary: read.long('professionalSummary', ...SUMMARIES),
    workExperience: read.eachOf(['work', 'workExperience', 'experience'], (one) => jobOf(read, one, undated)),
    education: read.each('education', (one) => studyOf(read, one)),
    projects: read.each('projects', (one) => projectOf(read, one)),
    skills: skillsOf(read),
    certifications: read.eachOf(['certificates', 'certifications'], (one) => certificateOf(read, one)),
    languages: read.each('languages', (one) => languageOf(read, one)).filter(({ name }) => name),
    publications: read.each('publications', (one) => publicationOf(read, one)).filter(hasContent),
    volunteering: read
      .eachOf(['volunteer', 'volunteering'], (one) => volunteeringOf(read, one, undated))
      .filter(hasContent),
    awards: read.each('awards', (one) => awardOf(read, one)).filter(hasContent),
    customSections: [
      ...read.each('meta.customSections', (one) => ownSectionOf(read, one)),
      ...read.custom('Interests', 'interests', ['name', 'keywords']),
      ...read.custom('References', 'references', ['name', 'reference']),
      ...furtherStudies(read),
      ...read.customOf('Links', unplaced),
    ].slice(0, limits.items),
  })
  return read.isOwn ? { ...parsed, design: designOf(value, parsed.content) } : parsed
}

/** The design that our exports store next to the content; it identifies custom sections by position (`jsonResume`). */
function designOf(value: unknown, { customSections }: ResumeContent): Design {
  const design = readStoredDesign((value as { meta?: { design?: unknown } }).meta?.design)
  const sections = design.sections.map((section) => {
    const own = OWN_PLACE.exec(section.id)?.[1]
    return own === undefined ? section : { ...section, id: customSections[Number(own)]?.id ?? section.id }
  })
  return { ...design, sections }
}
const OWN_PLACE = /^customSections\.(\d{1,3})$/

const SUMMARIES = ['basics.summary', 'basics.about', 'basics.profile', 'summary']
/** Whether an entry has more than its id. */
const hasContent = ({ id, ...fields }: { id: string }): boolean =>
  Object.values(fields).some((value) => (Array.isArray(value) ? value.length > 0 : Boolean(value)))

const starts = (one: string) => ['startDate', 'start_date', 'start', 'from', 'date.start'].map((key) => `${one}.${key}`)
const ends = (one: string) => ['endDate', 'end_date', 'end', 'to', 'date.end'].map((key) => `${one}.${key}`)
const ranges = (one: string) => ['date', 'period', 'dates'].map((key) => `${one}.${key}`)
const periodOf = (read: DataReader, id: string, one: string): Period =>
  read.period(id, starts(one), ends(one), ranges(one))

function jobOf(read: DataReader, one: string, undated: 'open' | 'unknown'): ResumeContent['workExperience'][number] {
  const id = newId()
  const { startDate, endDate, isCurrent } = periodOf(read, id, one)
  const isOpen = isCurrent || (undated === 'open' && !startDate && !endDate)
  const isCurrentRole = isOpen && !read.text(`${id}.isCurrentRole`, ...(read.isOwn ? [`${one}.isCurrent`] : []))
  return {
    id,
    jobTitle: read.text(`${id}.jobTitle`, `${one}.position`, `${one}.title`, `${one}.jobTitle`, `${one}.role`),
    company: read.text(`${id}.company`, `${one}.name`, `${one}.company`, `${one}.organization`, `${one}.employer`),
    location: placeOf(read, id, one),
    startDate,
    endDate: isCurrentRole ? null : (endDate ?? ''),
    isCurrentRole,
    isSameEmployer: read.isOwn && read.text(`${id}.isSameEmployer`, `${one}.isSameEmployer`) !== '',
    responsibilities: [
      ...read.linesOf(`${id}.responsibilities`, `${one}.summary`, `${one}.description`),
      ...read.texts(`${id}.responsibilities`, `${one}.highlights`),
      ...read.texts(`${id}.responsibilities`, `${one}.responsibilities`),
      ...read.texts(`${id}.responsibilities`, `${one}.achievements`),
    ].slice(0, limits.lines),
  }
}

/** A place as one text, or from its parts. */
const placeOf = (read: DataReader, id: string, one: string): string =>
  read.text(`${id}.location`, `${one}.location`) ||
  ['city', 'region', 'countryCode', 'country']
    .map((part) => read.text(`${id}.location`, `${one}.location.${part}`))
    .filter(Boolean)
    .join(', ')
    .slice(0, limits.short)

const ENGLISH_DEGREE =
  /^(bachelor|master|associate|doctor|diploma|certificate|degree|minor|major|student|ph\.?d|mba|[abm]\.?\s?(sc?|a|eng|tech|ed|com|phil)\b)/i

function studyOf(read: DataReader, one: string): ResumeContent['education'][number] {
  const id = newId()
  const degree = read.text(`${id}.degree`, `${one}.studyType`, `${one}.degree`)
  const area = read.text(`${id}.degree`, `${one}.area`, `${one}.fieldOfStudy`, `${one}.major`)
  const parts = degree.toLowerCase().includes(area.toLowerCase()) ? [degree] : [degree, area].filter(Boolean)
  const end = read.endOf(`${id}.graduationYear`, [...ends(one), `${one}.graduationDate`, `${one}.year`], ranges(one))
  return {
    id,
    degree: parts.join(ENGLISH_DEGREE.test(degree) ? ' in ' : ', ').slice(0, limits.short),
    school: read.text(`${id}.school`, `${one}.institution`, `${one}.school`),
    location: placeOf(read, id, one),
    graduationYear: (read.isOwn && read.text(`${id}.graduationYear`, `${one}.graduation`)) || end.slice(0, 4),
    gpa: read.text(`${id}.gpa`, `${one}.score`, `${one}.gpa`, `${one}.grade`),
    honors: read.text(`${id}.honors`, `${one}.honors`) || shortDetail(read, id, one),
  }
}

const details = (one: string) => [`${one}.summary`, `${one}.description`]
function shortDetail(read: DataReader, id: string, one: string): string {
  const path = details(one).find(read.has)
  return path && read.raw(path).length <= limits.short ? read.text(`${id}.honors`, path) : ''
}

/** Courses and long texts of studies, for which a resume has no field. */
function furtherStudies(read: DataReader): ResumeContent['customSections'] {
  const studies = read.each('education', (one) => ({ one, school: read.raw(`${one}.institution`) }))
  const long = studies.flatMap(({ one, school }) => {
    const path = details(one).find(read.has)
    if (!path || (read.raw(path).length <= limits.short && !read.has(`${one}.honors`))) return []
    return [{ text: [school, read.raw(path)].filter(Boolean).join(': ').slice(0, limits.long), path }]
  })
  const courses = studies.flatMap(({ one }) =>
    read.each(`${one}.courses`, (path) => ({ text: read.raw(path) || read.raw(`${path}.name`), path })),
  )
  return [...read.customOf('Courses', courses), ...read.customOf('Education details', long)]
}

function projectOf(read: DataReader, one: string): ResumeContent['projects'][number] {
  const id = newId()
  const at = `${id}.description`
  const { startDate, endDate } = periodOf(read, id, one)
  const isOngoing = read.isOwn && read.text(`${id}.isOngoing`, `${one}.isOngoing`) !== ''
  const descriptions = [
    read.long(at, `${one}.description`),
    read.raw(`${one}.summary`) === read.raw(`${one}.description`) ? '' : read.long(at, `${one}.summary`),
    ...read.texts(at, `${one}.highlights`),
  ]
  return {
    id,
    name: read.text(`${id}.name`, `${one}.name`, `${one}.title`),
    description: descriptions.filter(Boolean).join('\n').slice(0, limits.long),
    technologies: read.each(`${one}.keywords`, (word) => read.text(`${id}.technologies`, word)).filter(Boolean),
    link: read.address(`${id}.link`, one, ...addresses(one)),
    startDate,
    endDate,
    isOngoing,
  }
}

const addresses = (one: string) =>
  ['url', 'url.href', 'website', 'website.url', 'link'].map((field) => `${one}.${field}`)

function certificateOf(read: DataReader, one: string): ResumeContent['certifications'][number] {
  const id = newId()
  return {
    id,
    name: read.text(`${id}.name`, `${one}.name`, `${one}.title`, one),
    issuer: read.text(`${id}.issuer`, `${one}.issuer`),
    date: read.month(`${id}.date`, `${one}.date`),
    expiryDate: read.month(`${id}.expiryDate`, `${one}.expiryDate`),
    credentialId: read.text(`${id}.credentialId`, `${one}.credentialId`),
  }
}

function publicationOf(read: DataReader, one: string): ResumeContent['publications'][number] {
  const id = newId()
  return {
    id,
    name: read.text(`${id}.name`, `${one}.name`, `${one}.title`, one),
    publisher: read.text(`${id}.publisher`, `${one}.publisher`),
    date: read.month(`${id}.date`, `${one}.releaseDate`, `${one}.date`),
    link: read.address(`${id}.link`, one, ...addresses(one)),
    summary: read.long(`${id}.summary`, `${one}.summary`, `${one}.description`),
  }
}

function volunteeringOf(
  read: DataReader,
  one: string,
  undated: 'open' | 'unknown',
): ResumeContent['volunteering'][number] {
  const id = newId()
  const at = `${id}.responsibilities`
  const { startDate, endDate, isCurrent } = periodOf(read, id, one)
  const isOngoing = read.isOwn
    ? read.text(`${id}.isOngoing`, `${one}.isOngoing`) !== ''
    : isCurrent && (undated === 'open' || endDate === null)
  return {
    id,
    role: read.text(`${id}.role`, `${one}.position`, `${one}.title`, `${one}.role`, one),
    organization: read.text(`${id}.organization`, `${one}.organization`, `${one}.name`, `${one}.company`),
    location: placeOf(read, id, one),
    link: read.address(`${id}.link`, one, ...addresses(one)),
    startDate,
    endDate: isOngoing ? null : endDate,
    isOngoing,
    responsibilities: [
      ...(read.isOwn ? [] : read.linesOf(at, `${one}.summary`, `${one}.description`)),
      ...read.texts(at, `${one}.highlights`),
    ].slice(0, limits.lines),
  }
}

function awardOf(read: DataReader, one: string): ResumeContent['awards'][number] {
  const id = newId()
  return {
    id,
    name: read.text(`${id}.name`, `${one}.title`, `${one}.name`, one),
    issuer: read.text(`${id}.issuer`, `${one}.awarder`, `${one}.issuer`),
    date: read.month(`${id}.date`, `${one}.date`),
    link: read.address(`${id}.link`, one, ...addresses(one)),
    summary: read.long(`${id}.summary`, `${one}.summary`, `${one}.description`),
  }
}

function languageOf(read: DataReader, one: string): ResumeContent['languages'][number] {
  const id = newId()
  const name = read.text(`${id}.name`, `${one}.language`, `${one}.name`, one)
  const writtenLevel = read.isOwn && read.has(`${one}.level`) ? read.text(`${id}.proficiency`, `${one}.fluency`) : ''
  if (!writtenLevel) return { id, name, ...read.proficiency(`${id}.proficiency`, `${one}.fluency`, `${one}.level`) }
  const level = read.text(`${id}.proficiency`, `${one}.level`)
  return { id, name, writtenLevel, proficiency: proficiencies.find((known) => known === level) ?? '' }
}

/** A custom section, which the schema does not have; our export stores it separately. */
function ownSectionOf(read: DataReader, one: string): ResumeContent['customSections'][number] {
  const id = newId()
  return {
    id,
    title: read.text(`${id}.title`, `${one}.title`),
    content: read.long(`${id}.content`, `${one}.content`),
    items: read.texts(`${id}.items`, `${one}.items`),
  }
}

/** Whether the keywords of skills are levels: then most skills have one that many others have too. */
function areRemarks(read: DataReader): boolean {
  const all = read.each('skills', (one) => read.each(`${one}.keywords`, read.raw))
  const counts = new Map<string, number>()
  for (const word of all.flat()) counts.set(word, (counts.get(word) ?? 0) + 1)
  return all.filter((words) => words.some((word) => (counts.get(word) ?? 0) > 2)).length * 2 > all.length
}

/** If a skill has keywords, it is the name of their group; if the keywords are levels, it is the skill itself. */
function skillsOf(read: DataReader): ResumeContent['skills'] {
  type Category = (typeof skillCategories)[number]
  const skillAt = (path: string, category?: Category, levelPath = '') => {
    const id = newId()
    const name = read.text(`${id}.name`, path)
    const written = read.raw(levelPath).toLowerCase()
    const level = skillLevels.find((known) => written.includes(known.toLowerCase())) ?? ('' as const)
    if (level) read.text(`${id}.level`, levelPath)
    return { id, name, category: category ?? categoryOfWord(name), level }
  }
  const isRemarks = areRemarks(read)
  return read
    .each('skills', (one) => {
      const words = read.each(`${one}.keywords`, (word) => word)
      if (words.length === 0 || isRemarks) {
        const category = skillCategories.find((known) => known === read.text('skills', `${one}.category`))
        return [skillAt(read.has(`${one}.name`) ? `${one}.name` : one, category, `${one}.level`)]
      }
      const group = read.text('skills', `${one}.name`)
      return words.map((word) => skillAt(word, categoryOfLabel(group), `${one}.level`))
    })
    .flat()
    .filter(({ name }) => name)
    .slice(0, limits.items)
}
