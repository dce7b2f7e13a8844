import { isRemote } from '#features/job-postings/labels.ts'
import type { MatchJob } from './shapes.ts'

type Stored = Omit<MatchJob, 'requirementsHtml' | 'descriptionHtml' | 'isRemote'> & {
  requirements: string | null
  description: string
  remoteAllowed: boolean
}

/**
 * Converts a stored posting to the input of the match. Without a place it is unknown whether the job is remote, whatever its label
 * (JOBS-13).
 */
export function toMatch(job: Stored): MatchJob {
  const {
    title,
    requirements,
    description,
    location,
    moreLocations = [],
    applicantPlaces = [],
    level = null,
    employmentType,
  } = job
  const { salaryMin, salaryMax, salaryCurrency, salaryPeriod, salaryIsEstimate, payMin, payMax } = job
  const pay = { salaryMin, salaryMax, salaryCurrency, salaryPeriod, salaryIsEstimate, payMin, payMax }
  const terms = { title, location, moreLocations, applicantPlaces, level, ...pay, employmentType }
  const isStated = job.remoteAllowed || Boolean(location?.trim())
  const remote = isStated ? isRemote(job) : null
  return { ...terms, requirementsHtml: requirements, descriptionHtml: description, isRemote: remote }
}
