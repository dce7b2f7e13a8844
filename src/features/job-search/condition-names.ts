import type { EmploymentType, WorkMode } from '#features/job-postings/rules.ts'

export const searchLevels = ['entry', 'senior'] as const
export type SearchLevel = (typeof searchLevels)[number]
/** The modes to choose from where remote work has a checkbox of its own. */
export const modesExceptRemote = ['hybrid', 'on-site'] as const

/** The least pay a year, in a currency (ISO 4217). */
export type LeastPay = { yearly: number; currency: string }
/** The conditions that a search contains in addition to its words: at most one of each kind. */
export type Conditions = { level?: SearchLevel; type?: EmploymentType; mode?: WorkMode; pay?: LeastPay }
export type Condition =
  | { kind: 'level'; value: SearchLevel }
  | { kind: 'type'; value: EmploymentType }
  | { kind: 'mode'; value: WorkMode }

export const searchLevelLabels: Record<SearchLevel, string> = { entry: 'Entry level', senior: 'Senior' }
