import { z } from 'zod'
import { type EmploymentType, employmentTypes } from '#features/jobs/posting-rules.ts'
import type { TrackerFilters } from '../contract.ts'
import { applicationSources, applicationStatuses } from '../rules.ts'

export const trackerDays = [7, 30, 90, 365] as const
export const salaryFloors = [30_000, 50_000, 70_000, 90_000, 110_000, 130_000, 150_000, 200_000] as const

/** What the address of the tracker may say; anything else in it is overlooked. */
export const TrackerSearch = z.object({
  q: z.coerce.string().max(100).optional().catch(undefined),
  status: z.enum(applicationStatuses).optional().catch(undefined),
  days: z.literal(trackerDays).optional().catch(undefined),
  type: z.enum(employmentTypes).optional().catch(undefined),
  location: z.coerce.string().max(100).optional().catch(undefined),
  source: z.enum(applicationSources).optional().catch(undefined),
  salary: z.coerce.number().int().min(1).max(10_000_000).optional().catch(undefined),
  /** The application or the saved job whose details are open. */
  application: z.uuid().optional().catch(undefined),
  saved: z.uuid().optional().catch(undefined),
})
export type TrackerSearch = z.output<typeof TrackerSearch>

export function filtersOf({ q, status, days, type, location, source, salary }: TrackerSearch): TrackerFilters {
  return { search: q, status, days, type, location, source, salary }
}

const panelFilters = ['days', 'type', 'location', 'source', 'salary'] as const

/** How many filters of the panel are set. */
export const countFilters = (search: TrackerSearch): number =>
  panelFilters.filter((key) => search[key] !== undefined).length

export const isFiltered = (search: TrackerSearch): boolean =>
  countFilters(search) > 0 || search.q !== undefined || search.status !== undefined

/** Saved jobs have no status, date or source of an application: asked for these, they stand aside. */
export const showsSaved = ({ status, days, source }: TrackerSearch): boolean =>
  status === undefined && days === undefined && source === undefined

type SavedJob = {
  title: string
  companyName: string
  location: string | null
  remoteAllowed: boolean
  employmentType: EmploymentType
  salaryMin: number | null
  salaryMax: number | null
}

/** Whether a saved job is among what is searched for; the same that the server asks of applications. */
export function matchesSaved(job: SavedJob, { q = '', type, location = '', salary }: TrackerSearch): boolean {
  const holds = (text: string | null, part: string) => (text ?? '').toLowerCase().includes(part.trim().toLowerCase())
  const pays = job.salaryMax ?? job.salaryMin
  const isRemoteMeant = location.trim() !== '' && 'remote'.startsWith(location.trim().toLowerCase())
  return (
    (holds(job.title, q) || holds(job.companyName, q)) &&
    (type === undefined || job.employmentType === type) &&
    (holds(job.location, location) || (isRemoteMeant && job.remoteAllowed)) &&
    (salary === undefined || (pays !== null && pays >= salary))
  )
}
