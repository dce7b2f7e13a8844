import { isRemote, locationsText } from '#features/job-postings/labels.ts'
import type { ComparedPay } from '#lib/pay/pay.ts'
import type { TrackerFilters } from './shapes.ts'

/** True if the filters allow saved jobs. Saved jobs have no application status, date or source, so these filters exclude them. */
export const includesSavedJobs = ({ status, days, source }: TrackerFilters): boolean =>
  status === undefined && days === undefined && source === undefined

type SavedJob = ComparedPay & {
  title: string
  companyName: string
  location: string | null
  moreLocations?: readonly string[]
  remoteAllowed: boolean
  employmentType: string | null
}

/** Whether a saved job matches the search, by the same rules as applications on the server. */
export function matchesSaved(job: SavedJob, { search = '', type, location = '', salary }: TrackerFilters): boolean {
  const holds = (text: string | null, part: string) => (text ?? '').toLowerCase().includes(part.trim().toLowerCase())
  const pays = job.payMax ?? job.payMin
  const isRemoteMeant = location.trim() !== '' && 'remote'.startsWith(location.trim().toLowerCase())
  return (
    (holds(job.title, search) || holds(job.companyName, search)) &&
    (type === undefined || job.employmentType === type) &&
    (holds(locationsText(job), location) || (isRemoteMeant && isRemote(job))) &&
    (salary === undefined || (pays !== null && pays >= salary))
  )
}
