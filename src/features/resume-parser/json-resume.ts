import { limits, type ResumeContent, skillCategories, skillLevels } from '#features/document-content/resume-content.ts'
import { newId } from '#lib/ids.ts'
import { Leaves } from './leaves.ts'
import { DataReader, type ParsedData } from './read-data.ts'
import { categoryOfLabel, categoryOfWord } from './read-skills.ts'

const SECTIONS = ['basics', 'work', 'education', 'skills', 'projects', 'languages', 'certificates']

/** A resume of the JSON Resume schema (jsonresume.org); null where the data has none of its sections. */
export function parseJsonResume(value: unknown): ParsedData | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  const isSection = (key: string) => typeof (value as Record<string, unknown>)[key] === 'object'
  if (!SECTIONS.some((key) => isSection(key) && (value as Record<string, unknown>)[key] !== null)) return null
  const leaves = new Leaves(value)
  if (leaves.lines.length === 0) return null
  const read = new DataReader(leaves)
  return read.finish({
    personalInfo: personOf(read),
    professionalSummary: read.long('professionalSummary', 'basics.summary', 'basics.about'),
    workExperience: read.each('work', (one) => jobOf(read, one)),
    education: read.each('education', (one) => studyOf(read, one)),
    projects: read.each('projects', (one) => projectOf(read, one)),
    skills: skillsOf(read),
    certifications: read.each('certificates', (one) => certificateOf(read, one)),
    languages: read.each('languages', (one) => {
      const id = newId()
      const name = read.text(`${id}.name`, `${one}.language`, `${one}.name`)
      return { id, name, ...read.proficiency(`${id}.proficiency`, `${one}.fluency`) }
    }),
    customSections: [
      ...read.each('meta.customSections', (one) => ownSectionOf(read, one)),
      ...read.custom('Volunteering', 'volunteer', ['position', 'organization', 'startDate', 'endDate', 'summary']),
      ...read.custom('Awards', 'awards', ['title', 'awarder', 'date', 'summary']),
      ...read.custom('Publications', 'publications', ['name', 'publisher', 'releaseDate', 'url', 'summary']),
      ...read.custom('Interests', 'interests', ['name', 'keywords.0', 'keywords.1', 'keywords.2', 'keywords.3']),
      ...read.custom('References', 'references', ['name', 'reference']),
    ],
  })
}

function personOf(read: DataReader): ResumeContent['personalInfo'] {
  const profiles = read.each('basics.profiles', (one) => one)
  const isLinkedIn = (one: string) => /linkedin/i.test(read.raw(`${one}.network`) + read.raw(`${one}.url`))
  const linkedIn = profiles.find(isLinkedIn)
  const other = profiles.find((one) => !isLinkedIn(one) && read.has(`${one}.url`))
  const city = ['city', 'region', 'countryCode', 'country'].map((part) =>
    read.text('personalInfo.location', `basics.location.${part}`),
  )
  return {
    fullName: read.text('personalInfo.fullName', 'basics.name'),
    email: read.text('personalInfo.email', 'basics.email'),
    phone: read.text('personalInfo.phone', 'basics.phone'),
    location:
      city.filter(Boolean).join(', ').slice(0, limits.short) ||
      read.text('personalInfo.location', 'basics.location.address', 'basics.location'),
    linkedIn: linkedIn ? read.text('personalInfo.linkedIn', `${linkedIn}.url`, `${linkedIn}.username`) : '',
    website: read.text('personalInfo.website', 'basics.url', 'basics.website'),
    portfolio: other ? read.text('personalInfo.portfolio', `${other}.url`) : '',
  }
}

function jobOf(read: DataReader, one: string): ResumeContent['workExperience'][number] {
  const id = newId()
  const isCurrentRole = !read.has(`${one}.endDate`) || /present|current|now/i.test(read.raw(`${one}.endDate`))
  const summary = read.long(`${id}.responsibilities`, `${one}.summary`, `${one}.description`)
  return {
    id,
    jobTitle: read.text(`${id}.jobTitle`, `${one}.position`),
    company: read.text(`${id}.company`, `${one}.name`, `${one}.company`),
    location: read.text(`${id}.location`, `${one}.location`),
    startDate: read.month(`${id}.startDate`, `${one}.startDate`),
    endDate: isCurrentRole ? null : read.month(`${id}.endDate`, `${one}.endDate`),
    isCurrentRole,
    responsibilities: [
      ...(summary ? [summary] : []),
      ...read.texts(`${id}.responsibilities`, `${one}.highlights`),
    ].slice(0, limits.lines),
  }
}

function studyOf(read: DataReader, one: string): ResumeContent['education'][number] {
  const id = newId()
  const parts = [read.text(`${id}.degree`, `${one}.studyType`), read.text(`${id}.degree`, `${one}.area`)]
  return {
    id,
    degree: parts.filter(Boolean).join(' in ').slice(0, limits.short),
    school: read.text(`${id}.school`, `${one}.institution`),
    location: read.text(`${id}.location`, `${one}.location`),
    graduationYear: read.month(`${id}.graduationYear`, `${one}.endDate`).slice(0, 4),
    gpa: read.text(`${id}.gpa`, `${one}.score`, `${one}.gpa`),
    honors: read.text(`${id}.honors`, `${one}.honors`),
  }
}

function projectOf(read: DataReader, one: string): ResumeContent['projects'][number] {
  const id = newId()
  const told = [
    read.long(`${id}.description`, `${one}.description`, `${one}.summary`),
    ...read.texts(`${id}.description`, `${one}.highlights`),
  ]
  return {
    id,
    name: read.text(`${id}.name`, `${one}.name`),
    description: told.filter(Boolean).join('\n').slice(0, limits.long),
    technologies: read.each(`${one}.keywords`, (word) => read.text(`${id}.technologies`, word)).filter(Boolean),
    link: read.text(`${id}.link`, `${one}.url`),
    startDate: read.month(`${id}.startDate`, `${one}.startDate`),
    endDate: read.month(`${id}.endDate`, `${one}.endDate`) || null,
  }
}

function certificateOf(read: DataReader, one: string): ResumeContent['certifications'][number] {
  const id = newId()
  return {
    id,
    name: read.text(`${id}.name`, `${one}.name`),
    issuer: read.text(`${id}.issuer`, `${one}.issuer`),
    date: read.month(`${id}.date`, `${one}.date`),
    expiryDate: read.month(`${id}.expiryDate`, `${one}.expiryDate`),
    credentialId: read.text(`${id}.credentialId`, `${one}.credentialId`),
  }
}

/** A section of one's own, which the schema has no place for; our export keeps it beside. */
function ownSectionOf(read: DataReader, one: string): ResumeContent['customSections'][number] {
  const id = newId()
  return {
    id,
    title: read.text(`${id}.title`, `${one}.title`),
    content: read.long(`${id}.content`, `${one}.content`),
    items: read.texts(`${id}.items`, `${one}.items`),
  }
}

/** A skill that has keywords is their group. */
function skillsOf(read: DataReader): ResumeContent['skills'] {
  type Category = (typeof skillCategories)[number]
  const skillAt = (path: string, category?: Category, levelPath = '') => {
    const id = newId()
    const name = read.text(`${id}.name`, path)
    const written = read.raw(levelPath).toLowerCase()
    const level = skillLevels.find((known) => written.includes(known.toLowerCase())) ?? ('' as const)
    return { id, name, category: category ?? categoryOfWord(name), level }
  }
  return read
    .each('skills', (one) => {
      if (!read.has(`${one}.keywords.0`)) {
        const category = skillCategories.find((known) => known === read.text('skills', `${one}.category`))
        return [skillAt(read.has(`${one}.name`) ? `${one}.name` : one, category, `${one}.level`)]
      }
      const group = read.text('skills', `${one}.name`)
      return read.each(`${one}.keywords`, (word) => skillAt(word, categoryOfLabel(group), `${one}.level`))
    })
    .flat()
    .filter(({ name }) => name)
    .slice(0, limits.items)
}
