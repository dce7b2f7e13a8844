/** Every state of an application. The company moves it freely among the first five; only the applicant withdraws. */
export const applicationStatuses = ['submitted', 'reviewing', 'interview', 'accepted', 'rejected', 'withdrawn'] as const
export type ApplicationStatus = (typeof applicationStatuses)[number]

/** What each is called, wherever it is written out. */
export const statusNames: Record<ApplicationStatus, string> = {
  submitted: 'Submitted',
  reviewing: 'Under review',
  interview: 'Interview',
  accepted: 'Accepted',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
}

export const pipelineStatuses = ['submitted', 'reviewing', 'interview', 'accepted', 'rejected'] as const
export type PipelineStatus = (typeof pipelineStatuses)[number]

const older = { hired: 'accepted', interview_scheduled: 'interview', interviewed: 'interview' } as const
type StatusWord = ApplicationStatus | keyof typeof older
/** The statuses, and the words that are read as one of them. */
export const statusLabels: readonly StatusWord[] = [
  ...applicationStatuses,
  ...(Object.keys(older) as (keyof typeof older)[]),
]

/** Reads a status as stored elsewhere: hired is accepted, interview_scheduled and interviewed are interview (PLAT-18); null for unknown words. */
export function readStatus(text: string): ApplicationStatus | null {
  if (Object.hasOwn(older, text)) return older[text as keyof typeof older]
  return applicationStatuses.find((status) => status === text) ?? null
}

/** How an application came: how the candidate found the posting, or that the company imported it. */
export const applicationSources = ['direct', 'search', 'campaign', 'referral', 'imported'] as const
export type ApplicationSource = (typeof applicationSources)[number]

/** The same for the tracker, which also holds what was applied to outside of Tandem. */
export const trackedSources = [...applicationSources, 'elsewhere'] as const
export type TrackedSource = (typeof trackedSources)[number]

export const sourceNames: Record<TrackedSource, string> = {
  direct: 'Direct',
  search: 'Search',
  campaign: 'Campaign',
  referral: 'Referral',
  imported: 'Imported',
  elsewhere: 'Elsewhere',
}

/** The rounded percent of applications that are not in submitted; withdrawn ones are left out (TRACK-03, X-15); 0 for none. */
export function responseRate(statuses: readonly ApplicationStatus[]): number {
  const counted = statuses.filter((status) => status !== 'withdrawn')
  const answered = counted.filter((status) => status !== 'submitted').length
  return counted.length === 0 ? 0 : Math.round((100 * answered) / counted.length)
}

/** How the company names the statuses; submitted shows as New (CAPP-04). */
export const companyLabels = {
  submitted: 'New',
  reviewing: 'Reviewing',
  interview: 'Interview',
  accepted: 'Accepted',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
} as const

export const allApplicationsPageSize = 20
