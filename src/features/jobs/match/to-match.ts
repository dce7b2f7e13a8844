import { isRemote } from '../rules.ts'
import type { MatchJob } from './shapes.ts'

type Stored = Omit<MatchJob, 'requirementsHtml' | 'descriptionHtml' | 'isRemote'> & {
  requirements: string | null
  description: string
  remoteAllowed: boolean
}

/** A stored posting as the match reads it; remote where its label says so. */
export function toMatch(job: Stored): MatchJob {
  const { title, requirements, description, location, salaryMin, salaryMax, employmentType } = job
  const terms = { title, location, salaryMin, salaryMax, employmentType }
  return { ...terms, requirementsHtml: requirements, descriptionHtml: description, isRemote: isRemote(job) }
}
