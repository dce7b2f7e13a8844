import { limits, type ResumeContent } from '#features/document-content/resume-content.ts'
import { addLink } from '#features/resume-parser/further-links.ts'
import { categoryOfWord } from '#features/resume-parser/read-skills.ts'
import { newId } from '#lib/ids.ts'
import { Leaves } from './leaves.ts'
import { DataReader, type ParsedData } from './read-data.ts'

/** The tables of LinkedIn's data export with content for a resume, by file name without '.csv'. */
export const linkedInTables = [
  'Profile',
  'Profile Summary',
  'Email Addresses',
  'PhoneNumbers',
  'Positions',
  'Education',
  'Skills',
  'Languages',
  'Certifications',
  'Projects',
  'Honors',
  'Volunteering',
  'Publications',
  'Organizations',
  'Courses',
  'Patents',
] as const
export type LinkedInTable = (typeof linkedInTables)[number]
export type LinkedInExport = Partial<Record<LinkedInTable, Record<string, string>[]>>

/** LinkedIn exports the date of birth and other data that does not belong in a resume; these columns are not read. */
const PRIVATE = /birth|zip code|instant messengers|maiden|twitter|confirmed|updated on|extension/i

/** A resume from LinkedIn's data export; null if its tables contain nothing. */
export function parseLinkedIn(tables: LinkedInExport): ParsedData | null {
  const leaves = new Leaves(
    Object.fromEntries(
      Object.entries(tables).map(([name, rows]) => [
        name,
        rows.map((row) => Object.fromEntries(Object.entries(row).filter(([column]) => !PRIVATE.test(column)))),
      ]),
    ),
  )
  if (leaves.lines.length === 0) return null
  const read = new DataReader(leaves)
  const { person, unplaced } = personOf(read)
  return read.finish({
    personalInfo: person,
    professionalSummary: read.long('professionalSummary', ...SUMMARIES),
    workExperience: read.each('Positions', (one) => jobOf(read, one)),
    education: read.each('Education', (one) => studyOf(read, one)),
    projects: read.each('Projects', (one) => projectOf(read, one)),
    skills: read
      .each('Skills', (one) => {
        const id = newId()
        const name = read.text(`${id}.name`, `${one}.Name`)
        return { id, name, category: categoryOfWord(name), level: '' as const }
      })
      .filter(({ name }) => name),
    certifications: read.each('Certifications', (one) => certificateOf(read, one)),
    languages: read.each('Languages', (one) => {
      const id = newId()
      const name = read.text(`${id}.name`, `${one}.Name`)
      return { id, name, ...read.proficiency(`${id}.proficiency`, `${one}.Proficiency`) }
    }),
    publications: read.each('Publications', (one) => publicationOf(read, one)),
    volunteering: read.each('Volunteering', (one) => volunteeringOf(read, one)),
    awards: read.each('Honors', (one) => awardOf(read, one)),
    customSections: [
      ...read.custom('Organizations', 'Organizations', ['Name', 'Position']),
      ...read.custom('Courses', 'Courses', ['Name', 'Number']),
      ...read.custom('Patents', 'Patents', ['Title', 'Number', 'Issued On', 'Description', 'Url']),
      ...read.customOf('Links', unplaced),
    ],
  })
}

const SUMMARIES = ['Profile.0.Summary', 'Profile Summary.0.Profile Summary']
const SITES = 'Profile.0.Websites'

type Read = { person: ResumeContent['personalInfo']; unplaced: { text: string; path: string }[] }

function personOf(read: DataReader): Read {
  const at = 'personalInfo.fullName'
  const name = [read.text(at, 'Profile.0.First Name'), read.text(at, 'Profile.0.Last Name')]
  const mails = read.each('Email Addresses', (one) => one).filter((one) => read.has(`${one}.Email Address`))
  const primary = mails.find((one) => /yes/i.test(read.raw(`${one}.Primary`))) ?? mails[0]
  // a removed number leaves an empty row
  const phone = read.each('PhoneNumbers', (one) => `${one}.Number`).find(read.has)
  // '[PORTFOLIO:https://...,OTHER:...]'
  const sites = read.raw(SITES).match(/https?:\/\/[^\s,\]]{1,300}/g) ?? []
  const linkedIn = sites.find((site) => /^https?:\/\/([a-z]{1,3}\.)?linkedin\.com\//i.test(site)) ?? ''
  const [website = '', portfolio = '', ...more] = sites.filter((site) => site !== linkedIn)
  if (sites.length > 0) read.text('personalInfo.website', SITES)
  const person = {
    fullName: name.filter(Boolean).join(' ').slice(0, limits.short),
    headline: read.text('personalInfo.headline', 'Profile.0.Headline'),
    email: primary ? read.text('personalInfo.email', `${primary}.Email Address`) : '',
    phone: phone ? read.text('personalInfo.phone', phone) : '',
    location: read.text('personalInfo.location', 'Profile.0.Geo Location', 'Profile.0.Address'),
    linkedIn,
    website,
    portfolio,
    links: [],
  }
  return {
    person,
    unplaced: more.filter((url) => !addLink(person, url)).map((text) => ({ text, path: SITES })),
  }
}

function jobOf(read: DataReader, one: string): ResumeContent['workExperience'][number] {
  const id = newId()
  const { startDate, endDate, isCurrent } = read.period(id, [`${one}.Started On`], [`${one}.Finished On`], [])
  const isCurrentRole = isCurrent || (!startDate && !read.has(`${one}.Finished On`))
  return {
    id,
    jobTitle: read.text(`${id}.jobTitle`, `${one}.Title`),
    company: read.text(`${id}.company`, `${one}.Company Name`),
    location: read.text(`${id}.location`, `${one}.Location`),
    startDate,
    endDate: isCurrentRole ? null : (endDate ?? ''),
    isCurrentRole,
    isSameEmployer: false,
    responsibilities: read.linesOf(`${id}.responsibilities`, `${one}.Description`),
  }
}

function studyOf(read: DataReader, one: string): ResumeContent['education'][number] {
  const id = newId()
  return {
    id,
    degree: read.text(`${id}.degree`, `${one}.Degree Name`),
    school: read.text(`${id}.school`, `${one}.School Name`),
    location: '',
    graduationYear: read.month(`${id}.graduationYear`, `${one}.End Date`).slice(0, 4),
    gpa: '',
    honors: [read.text(`${id}.honors`, `${one}.Notes`), read.text(`${id}.honors`, `${one}.Activities`)]
      .filter(Boolean)
      .join(', ')
      .slice(0, limits.short),
  }
}

function projectOf(read: DataReader, one: string): ResumeContent['projects'][number] {
  const id = newId()
  const startDate = read.month(`${id}.startDate`, `${one}.Started On`)
  return {
    id,
    name: read.text(`${id}.name`, `${one}.Title`),
    description: read.long(`${id}.description`, `${one}.Description`),
    technologies: [],
    link: read.text(`${id}.link`, `${one}.Url`),
    startDate,
    endDate: read.month(`${id}.endDate`, `${one}.Finished On`) || null,
    // LinkedIn shows a job without an end date as current
    isOngoing: startDate !== '' && !read.has(`${one}.Finished On`),
  }
}

function certificateOf(read: DataReader, one: string): ResumeContent['certifications'][number] {
  const id = newId()
  return {
    id,
    name: read.text(`${id}.name`, `${one}.Name`),
    issuer: read.text(`${id}.issuer`, `${one}.Authority`),
    date: read.month(`${id}.date`, `${one}.Started On`),
    expiryDate: read.month(`${id}.expiryDate`, `${one}.Finished On`),
    credentialId: read.text(`${id}.credentialId`, `${one}.License Number`),
  }
}

function publicationOf(read: DataReader, one: string): ResumeContent['publications'][number] {
  const id = newId()
  return {
    id,
    name: read.text(`${id}.name`, `${one}.Name`),
    publisher: read.text(`${id}.publisher`, `${one}.Publisher`),
    date: read.month(`${id}.date`, `${one}.Published On`),
    link: read.text(`${id}.link`, `${one}.Url`),
    summary: read.long(`${id}.summary`, `${one}.Description`),
  }
}

function volunteeringOf(read: DataReader, one: string): ResumeContent['volunteering'][number] {
  const id = newId()
  const startDate = read.month(`${id}.startDate`, `${one}.Started On`)
  return {
    id,
    role: read.text(`${id}.role`, `${one}.Role`),
    organization: read.text(`${id}.organization`, `${one}.Company Name`),
    location: '',
    link: '',
    startDate,
    endDate: read.month(`${id}.endDate`, `${one}.Finished On`) || null,
    isOngoing: startDate !== '' && !read.has(`${one}.Finished On`),
    responsibilities: read.linesOf(`${id}.responsibilities`, `${one}.Description`),
  }
}

function awardOf(read: DataReader, one: string): ResumeContent['awards'][number] {
  const id = newId()
  return {
    id,
    name: read.text(`${id}.name`, `${one}.Title`),
    issuer: '',
    date: read.month(`${id}.date`, `${one}.Issued On`),
    link: '',
    summary: read.long(`${id}.summary`, `${one}.Description`),
  }
}
