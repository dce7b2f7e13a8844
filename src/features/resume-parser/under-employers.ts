import type { ResumeContent } from '#features/document-content/resume-content.ts'
import type { Draft } from './draft.ts'

type Job = ResumeContent['workExperience'][number]

/**
 * Gives roles below the head of their employer its company. Such a head is a company with the period of all roles and nothing else,
 * followed by roles without a company within that period. The head itself is not a job.
 */
export function underEmployers(draft: Draft, jobs: readonly Job[]): Job[] {
  const found: Job[] = []
  let head: Job | undefined
  for (const [at, job] of jobs.entries()) {
    if (isEmployer(job) && isRoleOf(job, jobs[at + 1])) {
      head = job
      continue
    }
    head = isRoleOf(head, job) ? head : undefined
    found.push(head ? withEmployer(draft, job, head) : job)
  }
  return found
}

const isEmployer = ({ jobTitle, company, startDate, responsibilities }: Job): boolean =>
  company !== '' && jobTitle === '' && startDate !== '' && responsibilities.length === 0

const isRoleOf = (head: Job | undefined, job: Job | undefined): boolean =>
  head !== undefined && job !== undefined && job.jobTitle !== '' && job.company === '' && isWithin(head, job)

/** Whether the period of a role is within the whole period. A year without a month may be any of its months. */
function isWithin(employer: Job, { startDate, endDate, isCurrentRole }: Job): boolean {
  const isBefore = (one: string, other: string) => {
    const length = Math.min(one.length, other.length)
    return one.slice(0, length) < other.slice(0, length)
  }
  if (startDate && isBefore(startDate, employer.startDate)) return false
  if (employer.isCurrentRole || !employer.endDate) return true
  return !isCurrentRole && !isBefore(employer.endDate, endDate || startDate)
}

function withEmployer(draft: Draft, job: Job, { id, company, location }: Job): Job {
  const copyNote = (field: 'company' | 'location') => {
    const note = draft.notes.find(({ at }) => at === `${id}.${field}`)
    if (note) draft.note(`${job.id}.${field}`, note.lines, note.confidence)
  }
  copyNote('company')
  if (!job.location && location) copyNote('location')
  return { ...job, company, location: job.location || location }
}
