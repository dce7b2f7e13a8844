import { counted } from '#lib/count-word.ts'
import type { SettableStatus } from './rules.ts'

/** Why one of many jobs was not changed, after its title. */
export const unchangedReasons = {
  NOT_FOUND: 'no longer exists',
  SAME: 'already has this status',
  MOVED: 'was changed by someone else',
  POSTING_NOT_ACTIVE: 'is not active',
  POSTING_MOVE_REFUSED: "can't be changed by staff",
  POSTING_TITLE_MISSING: 'has no title',
  POSTING_DESCRIPTION_MISSING: 'has no description',
  POSTING_DEADLINE_OVER: 'has a deadline that has passed',
} as const
export type UnchangedReason = keyof typeof unchangedReasons
export const unchangedReasonNames = Object.keys(unchangedReasons) as [UnchangedReason, ...UnchangedReason[]]

type Outcome = {
  changed: readonly unknown[]
  unchanged: readonly { title: string | null; reason: UnchangedReason }[]
}

/** The maximum number of jobs whose status one call changes. */
export const maxPostingsAtOnce = 100

const did = { active: 'activated', paused: 'paused', closed: 'closed' }
const jobsOf = (count: number): string => counted(count, 'job')

/** '3 jobs paused', 'No job closed'. */
export const changedSentence = ({ changed }: Outcome, status: SettableStatus): string =>
  `${changed.length === 0 ? 'No job' : jobsOf(changed.length)} ${did[status]}`

/** 'Nurse Educator is not active. Barista already has this status.', the first three by name; '' if every job was changed. */
export function unchangedSentence({ unchanged }: Outcome): string {
  const named = unchanged.slice(0, 3).map(({ title, reason }) => `${title || 'A job'} ${unchangedReasons[reason]}.`)
  const rest = unchanged.length - named.length
  return [...named, ...(rest > 0 ? [`${jobsOf(rest)} more were not changed.`] : [])].join(' ')
}
