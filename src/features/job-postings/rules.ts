/** Employment types with their labels; the same five everywhere (PLAT-16). */
export const employmentTypeLabels = {
  'full-time': 'Full-time',
  'part-time': 'Part-time',
  contract: 'Contract',
  internship: 'Internship',
  temporary: 'Temporary',
} as const
export type EmploymentType = keyof typeof employmentTypeLabels
export const employmentTypes = Object.keys(employmentTypeLabels) as [EmploymentType, ...EmploymentType[]]

/** How people work: where the job is, partly or wholly from home. */
export const workModeLabels = { 'on-site': 'On-site', hybrid: 'Hybrid', remote: 'Remote' } as const
export type WorkMode = keyof typeof workModeLabels
export const workModes = Object.keys(workModeLabels) as [WorkMode, ...WorkMode[]]

/** The levels of a job. */
export const levelLabels = {
  intern: 'Internship',
  entry: 'Entry level',
  mid: 'Mid level',
  senior: 'Senior',
  lead: 'Lead',
  executive: 'Executive',
} as const
export type Level = keyof typeof levelLabels
export const levels = Object.keys(levelLabels) as [Level, ...Level[]]

/** The largest number of openings of a job. */
export const maxOpenings = 999

/** The statuses of a posting; a deleted one has none of them (CJOB-04, CJOB-06). */
export const postingStatuses = ['active', 'paused', 'closed', 'draft'] as const
export type PostingStatus = (typeof postingStatuses)[number]

/** The sort columns of the company's list of jobs. */
export const postingSorts = ['title', 'status', 'applications', 'questions', 'posted'] as const

/** The statuses that the actions menu sets. */
export const settableStatuses = ['active', 'paused', 'closed'] as const
export type SettableStatus = (typeof settableStatuses)[number]

/** The maximum number of questions in one posting. */
export const maxQuestions = 50

/**
 * Whether a posting may change from one status to another. Only an active one can be paused; any other can be
 * activated, and any can be closed (CJOB-04).
 */
export const canSetPostingStatus = (from: PostingStatus, to: SettableStatus): boolean =>
  from !== to && (to !== 'paused' || from === 'active')

/**
 * The status changes that staff may make on any company's posting: pause an active one, activate a paused one, close both. They cannot
 * reopen a closed one; a draft is posted from its form (AJOB-04).
 */
const staffMoves: Record<PostingStatus, readonly SettableStatus[]> = {
  active: ['paused', 'closed'],
  paused: ['active', 'closed'],
  closed: [],
  draft: [],
}
export const canStaffSetPostingStatus = (from: PostingStatus, to: SettableStatus): boolean =>
  staffMoves[from].includes(to)

const longestTitle = 200

/**
 * The title of a copy: the first free one of 'Nurse Educator (copy)', 'Nurse Educator (copy 2)' and so on. Copies of untitled jobs are
 * untitled.
 */
export function copyTitle(title: string, existingTitles: ReadonlySet<string>): string {
  if (title === '') return ''
  const [, base = title, , number] = /^(.*?) \(copy( (\d{1,4}))?\)$/.exec(title) ?? []
  for (let copy = base === title ? 1 : Number(number ?? 1) + 1; ; copy++) {
    const mark = copy === 1 ? ' (copy)' : ` (copy ${copy})`
    const named = `${base.slice(0, longestTitle - mark.length).trimEnd()}${mark}`
    if (!existingTitles.has(named)) return named
  }
}

export const staffPostingsPageSize = 20

export const postingsPageSize = 20
