import type { JobCard } from '#features/job-board/contract.ts'
import type { FactJob } from '../engine/facts.ts'

export const asFact = (job: JobCard): FactJob => ({
  id: job.id,
  slug: job.slug,
  title: job.title,
  company: job.company.name,
  deadline: job.applicationDeadline,
  timeZone: job.company.timeZone,
  match: job.match?.score ?? null,
  isApplied: job.isApplied,
})
