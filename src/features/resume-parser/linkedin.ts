import { limits, type ResumeContent } from '#features/document-content/resume-content.ts'
import { newId } from '#lib/ids.ts'
import { Leaves } from './leaves.ts'
import { DataReader, type ParsedData } from './read-data.ts'
import { categoryOfWord } from './read-skills.ts'

/** The tables of LinkedIn's data export that say something of a resume, by their file's name without '.csv'. */
export const linkedInTables = [
  'Profile',
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
] as const
export type LinkedInTable = (typeof linkedInTables)[number]
export type LinkedInExport = Partial<Record<LinkedInTable, Record<string, string>[]>>

/** LinkedIn exports the date of birth and other data that does not belong in a resume; these columns are not read. */
const PRIVATE = /birth|zip code|instant messengers|maiden|twitter|confirmed|updated on|extension/i

/** A resume of LinkedIn's data export; null where none of its tables says anything. */
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
  return read.finish({
    personalInfo: personOf(read),
    professionalSummary: read.long('professionalSummary', 'Profile.0.Summary', 'Profile.0.Headline'),
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
    customSections: [
      ...read.custom('Awards', 'Honors', ['Title', 'Description', 'Issued On']),
      ...read.custom('Volunteering', 'Volunteering', [
        'Role',
        'Company Name',
        'Started On',
        'Finished On',
        'Description',
      ]),
      ...read.custom('Publications', 'Publications', ['Name', 'Publisher', 'Published On', 'Url']),
      ...read.custom('Organizations', 'Organizations', ['Name', 'Position']),
    ],
  })
}

function personOf(read: DataReader): ResumeContent['personalInfo'] {
  const at = 'personalInfo.fullName'
  const name = [read.text(at, 'Profile.0.First Name'), read.text(at, 'Profile.0.Last Name')]
  const mails = read.each('Email Addresses', (one) => one)
  const primary = mails.find((one) => /yes/i.test(read.raw(`${one}.Primary`))) ?? 'Email Addresses.0'
  // '[PORTFOLIO:https://...,OTHER:...]'
  const site = read.text('personalInfo.website', 'Profile.0.Websites')
  return {
    fullName: name.filter(Boolean).join(' ').slice(0, limits.short),
    email: read.text('personalInfo.email', `${primary}.Email Address`),
    phone: read.text('personalInfo.phone', 'PhoneNumbers.0.Number'),
    location: read.text('personalInfo.location', 'Profile.0.Geo Location', 'Profile.0.Address'),
    linkedIn: '',
    website: /https?:\/\/[^\s,\]]+/.exec(site)?.[0] ?? '',
    portfolio: '',
  }
}

function jobOf(read: DataReader, one: string): ResumeContent['workExperience'][number] {
  const id = newId()
  const isCurrentRole = !read.has(`${one}.Finished On`)
  return {
    id,
    jobTitle: read.text(`${id}.jobTitle`, `${one}.Title`),
    company: read.text(`${id}.company`, `${one}.Company Name`),
    location: read.text(`${id}.location`, `${one}.Location`),
    startDate: read.month(`${id}.startDate`, `${one}.Started On`),
    endDate: isCurrentRole ? null : read.month(`${id}.endDate`, `${one}.Finished On`),
    isCurrentRole,
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
    honors: read.text(`${id}.honors`, `${one}.Notes`),
  }
}

function projectOf(read: DataReader, one: string): ResumeContent['projects'][number] {
  const id = newId()
  return {
    id,
    name: read.text(`${id}.name`, `${one}.Title`),
    description: read.long(`${id}.description`, `${one}.Description`),
    technologies: [],
    link: read.text(`${id}.link`, `${one}.Url`),
    startDate: read.month(`${id}.startDate`, `${one}.Started On`),
    endDate: read.month(`${id}.endDate`, `${one}.Finished On`) || null,
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
