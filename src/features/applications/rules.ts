/** Every status of an application. Only the company sets the first five, and only the applicant withdraws. */
export const applicationStatuses = ['submitted', 'reviewing', 'interview', 'accepted', 'rejected', 'withdrawn'] as const
export type ApplicationStatus = (typeof applicationStatuses)[number]

/** The label of each status. */
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
/** The statuses, and other words for them. */
export const statusWords: readonly StatusWord[] = [
  ...applicationStatuses,
  ...(Object.keys(older) as (keyof typeof older)[]),
]

/**
 * Parses a status of another system: hired is accepted, interview_scheduled and interviewed are interview (PLAT-18); null for unknown
 * words.
 */
export function readStatus(text: string): ApplicationStatus | null {
  if (Object.hasOwn(older, text)) return older[text as keyof typeof older]
  return applicationStatuses.find((status) => status === text) ?? null
}

/** The source of an application: how the candidate found the posting, or that the company imported it. */
export const applicationSources = ['direct', 'search', 'campaign', 'referral', 'imported'] as const
export type ApplicationSource = (typeof applicationSources)[number]

/** The same for the tracker, which also has external applications. */
export const trackedSources = [...applicationSources, 'elsewhere'] as const
export type TrackedSource = (typeof trackedSources)[number]

export const sourceNames: Record<TrackedSource, string> = {
  direct: 'Direct',
  search: 'Search',
  campaign: 'Campaign',
  referral: 'Referral',
  imported: 'Imported',
  elsewhere: 'External',
}

/** Whether the applicant can still withdraw an application with this status. The policy and the screens use this rule. */
export const isWithdrawable = (status: ApplicationStatus): boolean => status !== 'withdrawn'

/**
 * The percentage of applications that have left 'submitted', rounded. Withdrawn applications do not count (TRACK-03). 0 if there are none.
 */
export function responseRate(statuses: readonly ApplicationStatus[]): number {
  const counted = statuses.filter((status) => status !== 'withdrawn')
  const answered = counted.filter((status) => status !== 'submitted').length
  return counted.length === 0 ? 0 : Math.round((100 * answered) / counted.length)
}

/** The company's labels of the statuses; submitted is New (CAPP-04). */
export const companyLabels = {
  submitted: 'New',
  reviewing: 'Reviewing',
  interview: 'Interview',
  accepted: 'Accepted',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
} as const

export const allApplicationsPageSize = 20
