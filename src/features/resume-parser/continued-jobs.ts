import { limits, type ResumeContent } from '#features/document-content/resume-content.ts'

type Job = ResumeContent['workExperience'][number]

/** Joins a job with the same one below it, whose head is repeated because it continues on the next page. */
export function joinContinued(jobs: readonly Job[]): Job[] {
  const joined: Job[] = []
  for (const job of jobs) {
    const last = joined.at(-1)
    if (!last || !isSame(last, job)) joined.push(job)
    else {
      const added = job.responsibilities.filter((text) => !last.responsibilities.includes(text))
      joined.splice(-1, 1, { ...last, responsibilities: [...last.responsibilities, ...added].slice(0, limits.lines) })
    }
  }
  return joined
}

const isSame = (one: Job, other: Job): boolean =>
  one.jobTitle !== '' &&
  one.jobTitle === other.jobTitle &&
  one.company === other.company &&
  one.startDate !== '' &&
  one.startDate === other.startDate &&
  one.endDate === other.endDate &&
  one.isCurrentRole === other.isCurrentRole
