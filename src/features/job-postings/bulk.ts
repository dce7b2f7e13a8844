import type { StatusesSet } from './bulk-contract.ts'
import type { SettableStatus } from './rules.ts'

/** Why a job of many was left as it is, after its title. */
export const unchangedReasons = {
  NOT_FOUND: 'is no longer there',
  SAME: 'was so already',
  MOVED: 'was changed by somebody else meanwhile',
  POSTING_NOT_ACTIVE: 'is not active',
  POSTING_MOVE_REFUSED: 'is not for staff to move',
  POSTING_TITLE_MISSING: 'has no title',
  POSTING_DESCRIPTION_MISSING: 'has no description',
  POSTING_DEADLINE_OVER: 'has a deadline that is over',
} as const
export type UnchangedReason = keyof typeof unchangedReasons
export const unchangedReasonNames = Object.keys(unchangedReasons) as [UnchangedReason, ...UnchangedReason[]]

/** The most jobs whose state one call changes. */
export const mostAtOnce = 100

const did = { active: 'activated', paused: 'paused', closed: 'closed' }
const jobsOf = (count: number): string => `${count} ${count === 1 ? 'job' : 'jobs'}`

/** '3 jobs paused', 'No job closed'. */
export const changedSentence = ({ changed }: StatusesSet, status: SettableStatus): string =>
  `${changed.length === 0 ? 'No job' : jobsOf(changed.length)} ${did[status]}`

/** 'Nurse Educator is not active. Barista was so already.', the first three by name; '' where every job changed. */
export function unchangedSentence({ unchanged }: StatusesSet): string {
  const named = unchanged.slice(0, 3).map(({ title, reason }) => `${title || 'A job'} ${unchangedReasons[reason]}.`)
  const rest = unchanged.length - named.length
  return [...named, ...(rest > 0 ? [`${jobsOf(rest)} more stayed as they were.`] : [])].join(' ')
}
