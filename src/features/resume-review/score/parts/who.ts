import { counted } from '#lib/count-word.ts'
import { type Finding, finding, lostShare } from '../findings.ts'
import type { Reading } from '../reading.ts'
import { jobName, quoted } from '../reading.ts'
import type { Find } from '../score-report.ts'

const at = (field: string) => ({ part: 'personalInfo', field })
const EMAIL = /^[^\s@<>"',;:()]+@[^\s@<>"',;:()]+\.[\p{L}]{2,}$/u

// names that people gave themselves for friends; none is part of a common family name with a letter before it
const UNSERIOUS =
  /(?<![a-z])(?:sexy|hottie|(?:hot(?:girl|boy|stuff)|cutie|baby(?:girl|boy|face)?|bitch|gangsta|pimp|playboy|badass|stoner|weed|beer|party(?:girl|boy|animal)?|lover(?:girl|boy)?|princess|unicorn|xoxo|drunk|killer|ninja)(?![a-z]{3}))/i

/** Contact: name 2, email 4, phone 2, place 2. */
export function contact({ content }: Reading): Finding[] {
  const { fullName, email, phone, location } = content.personalInfo
  const absent = (kind: string, lost: number, what: string, field: string, fix: string) =>
    finding(kind, lost, { says: `No ${what}`, fix }, [
      { evidence: `${what[0]?.toUpperCase()}${what.slice(1)} is empty`, place: at(field) },
    ])
  return [
    ...(fullName ? [] : absent('name', 2, 'full name', 'fullName', 'Add the name you use at work.')),
    ...(email ? [] : absent('email', 4, 'email address', 'email', 'Add an email address that you check.')),
    ...(email && !EMAIL.test(email)
      ? finding('email-wrong', 4, { says: 'Email address is invalid', fix: 'Use the format name@example.org.' }, [
          { evidence: quoted(email), place: at('email') },
        ])
      : []),
    ...finding(
      'email-unserious',
      isUnserious(email, fullName) ? 3 : 0,
      { says: "This email address doesn't look professional", fix: 'Use one that has your name in it.' },
      [{ evidence: quoted(email), place: at('email') }],
    ),
    ...((phone.match(/\p{Nd}/gu)?.length ?? 0) >= 6
      ? []
      : phone
        ? finding(
            'phone-short',
            2,
            { says: 'Phone number is too short', fix: 'Enter the full number with area code.' },
            [{ evidence: quoted(phone), place: at('phone') }],
          )
        : absent('phone', 2, 'phone number', 'phone', 'Add a phone number with area code.')),
    ...(location ? [] : absent('location', 2, 'location', 'location', 'Add the city, and the state or country.')),
  ]
}

/** Whether the part before the @ contains words that are not the person's name. */
function isUnserious(email: string, fullName: string): boolean {
  const own = fullName.toLowerCase().split(/\s+/)
  const found = UNSERIOUS.exec(email.split('@')[0] ?? '')?.[0]?.toLowerCase()
  return found !== undefined && !own.some((name) => name.includes(found))
}

const LINK =
  /^(?:https?:\/\/)?(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}]{2,63}(?::\d{2,5})?(?:[/?#]\S*)?$/iu

/** Links: at least one page about the person, and each link an address that a browser opens. */
export function links({ content }: Reading): Finding[] {
  const { linkedIn, website, portfolio, links: further } = content.personalInfo
  const own = [
    ...Object.entries({ linkedIn, website, portfolio }).map(([field, link]) => ({ link, place: at(field) })),
    ...further.map(({ url }, index) => ({ link: url, place: at(`links.${index}.url`) })),
  ]
  const linking = [...content.projects, ...content.publications, ...content.volunteering, ...content.awards]
  const all = [...own, ...linking.map(({ id, link }) => ({ link, place: { part: id, field: 'link' } }))]
  const linked = all.filter(({ link }) => link !== '')
  const broken = linked.filter(({ link }) => !LINK.test(link))
  const fine = own.filter(({ link }) => LINK.test(link))
  if (own.every(({ link }) => link === '')) {
    return finding('none', 3, { says: 'No links yet', fix: 'Add your LinkedIn, website or portfolio.' }, [
      { evidence: 'LinkedIn, website and portfolio are empty', place: at('linkedIn') },
    ])
  }
  return finding(
    'broken',
    fine.length === 0 ? 3 : lostShare(2, broken.length, linked.length),
    {
      says: broken.length === 1 ? "One link isn't a web address" : `${broken.length} links aren't web addresses`,
      fix: 'Use the format https://example.org/you.',
    },
    broken.map(({ link, place }): Find => ({ evidence: quoted(link), place })),
  )
}

/** Education: entries with degree, school and year. */
export function education({ content }: Reading): Finding[] {
  const entries = content.education.filter(({ degree, school, graduationYear }) => degree || school || graduationYear)
  if (entries.length === 0) {
    const isTrained = content.certifications.some(({ name }) => name)
    return finding(
      'none',
      isTrained ? 3 : 6,
      { says: 'No education yet', fix: 'Add your highest degree, school or training.' },
      [{ evidence: 'No entries', place: { part: 'education' } }],
    )
  }
  const fields = ['degree', 'school', 'graduationYear'] as const
  const names = { degree: 'degree', school: 'school', graduationYear: 'graduation year' }
  const finds = entries.flatMap((entry) =>
    fields
      .filter((field) => !entry[field])
      .map(
        (field): Find => ({
          evidence: `${entry.degree || entry.school || 'Entry'}: no ${names[field]}`,
          place: { part: entry.id, field },
        }),
      ),
  )
  return finding(
    'incomplete',
    lostShare(6, finds.length, entries.length * fields.length),
    { says: 'Incomplete education entries', fix: 'Add degree, school and year. An expected year counts too.' },
    finds,
  )
}

/**
 * Jobs with title, company, start and end: six points for dates, two for names, two for no end before its start, two for no end after the
 * month of the resume. Without a job, two projects or activities are expected.
 */
export function dates({ jobs, activities, month }: Reading): Finding[] {
  if (jobs.length === 0) {
    return finding(
      'none',
      activities === 0 ? 10 : activities === 1 ? 3 : 0,
      {
        says: activities === 0 ? 'No jobs yet' : 'No jobs yet and only one activity',
        fix: 'Add your jobs. Internships and volunteering count too, and so do two projects or activities.',
      },
      [{ evidence: 'No entries', place: { part: 'workExperience' } }],
    )
  }
  const undated = jobs.filter((job) => !job.startDate || !(job.endDate || job.isCurrentRole))
  const unnamed = jobs.filter((job) => !job.jobTitle || !job.company)
  const reversed = jobs.filter(
    (job) => job.startDate && job.endDate && !job.isCurrentRole && isBefore(job.endDate, job.startDate),
  )
  const future = jobs.filter(
    ({ startDate, endDate, isCurrentRole }) =>
      month && (isBefore(month, startDate) || (endDate && !isCurrentRole && isBefore(month, endDate))),
  )
  return [
    ...finding(
      'future',
      lostShare(2, future.length, jobs.length),
      { says: 'A job has a date in the future', fix: 'Check the date, or check "I currently work here".' },
      future.map((job) => ({
        evidence: `${jobName(job)}: ${job.startDate} to ${job.endDate ?? ''}`,
        place: { part: job.id, field: 'endDate' },
      })),
    ),
    ...finding(
      'missing',
      lostShare(6, undated.length, jobs.length),
      {
        says: `Your resume is missing dates on ${counted(undated.length, 'job')}`,
        fix: 'Add start and end months, or check "I currently work here".',
      },
      undated.map((job) => ({
        evidence: `${jobName(job)}: no ${!job.startDate ? 'start date' : 'end date'}`,
        place: { part: job.id, field: !job.startDate ? 'startDate' : 'endDate' },
      })),
    ),
    ...finding(
      'unnamed',
      lostShare(2, unnamed.length, jobs.length),
      { says: 'A job has no title or company', fix: 'Add the job title and the company.' },
      unnamed.map((job) => ({
        evidence: `${jobName(job)}: no ${!job.jobTitle ? 'job title' : 'company'}`,
        place: { part: job.id, field: !job.jobTitle ? 'jobTitle' : 'company' },
      })),
    ),
    ...finding(
      'reversed',
      lostShare(2, reversed.length, jobs.length),
      { says: 'A job ends before it starts', fix: 'Check the two dates.' },
      reversed.map((job) => ({
        evidence: `${jobName(job)}: ${job.startDate} to ${job.endDate}`,
        place: { part: job.id, field: 'endDate' },
      })),
    ),
  ]
}

/** Whether one month is before another, as far as both are known: 2024 is not before 2024-03. */
function isBefore(end: string, start: string): boolean {
  const exact = Math.min(end.length, start.length)
  return end.slice(0, exact) < start.slice(0, exact)
}
