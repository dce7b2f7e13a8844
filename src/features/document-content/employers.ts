import type { ResumeContent } from './resume-content.ts'

type Job = ResumeContent['workExperience'][number]
type Period = Pick<Job, 'startDate' | 'endDate' | 'isCurrentRole'>

const fold = (company: string) => company.trim().replace(/\s+/g, ' ').toLocaleLowerCase('en')

/** Whether both jobs name the same company; false if one names none. */
export const continuesEmployer = (job: Pick<Job, 'company'>, above: Pick<Job, 'company'> | undefined): boolean =>
  above !== undefined && fold(job.company) !== '' && fold(job.company) === fold(above.company)

/** The jobs in order, with consecutive roles at the same employer grouped. */
export function employersOf(jobs: readonly Job[]): Job[][] {
  const employers: Job[][] = []
  for (const job of jobs) {
    const last = employers.at(-1)
    if (last && job.isSameEmployer && continuesEmployer(job, last[0])) last.push(job)
    else employers.push([job])
  }
  return employers
}

/** Marks consecutive jobs at the same company as roles at one employer, for files that do not state this. */
export const withSameEmployers = (jobs: readonly Job[]): Job[] =>
  jobs.map((job, at) => ({ ...job, isSameEmployer: continuesEmployer(job, jobs[at - 1]) }))

/** The period from the first start to the last end of several roles. */
export function totalPeriod(roles: readonly Period[]): Period {
  const sorted = (dates: readonly (string | null)[]) => dates.filter((date): date is string => Boolean(date)).toSorted()
  return {
    startDate: sorted(roles.map(({ startDate }) => startDate))[0] ?? '',
    endDate: sorted(roles.map(({ endDate }) => endDate)).at(-1) ?? null,
    isCurrentRole: roles.some(({ isCurrentRole }) => isCurrentRole),
  }
}
