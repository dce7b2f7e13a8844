import { clockTime, DAY_MS } from '#lib/dates.ts'

export const coachingTopics = ['resume', 'interview', 'search', 'offer', 'change', 'other'] as const
export type CoachingTopic = (typeof coachingTopics)[number]
export const coachingTopicLabels: Record<CoachingTopic, string> = {
  resume: 'My resume',
  interview: 'Preparing for an interview',
  search: 'My job search',
  offer: 'An offer or my salary',
  change: 'A career change',
  other: 'Something else',
}

export const coachingStatuses = ['requested', 'proposed', 'confirmed', 'done', 'cancelled'] as const
export type CoachingStatus = (typeof coachingStatuses)[number]
/** Requests with one of these statuses count towards the limit and can be cancelled. */
export const openCoaching: readonly CoachingStatus[] = ['requested', 'proposed', 'confirmed']

export const maxOpenRequests = 3
export const maxPreferredTimes = 3
export const maxCoachingNoteCharacters = 1000
export const maxDetailCharacters = 1000
export const maxCancelReasonCharacters = 500
export const sessionMinutes = [30, 45, 60] as const

const daysAhead = 60

/** True for a start time that is in the future, at most 60 days away, and on a half hour in the person's time zone. */
export function isBookable(at: Date, timeZone: string, now: Date): boolean {
  const ahead = at.getTime() - now.getTime()
  if (ahead <= 0 || ahead > daysAhead * DAY_MS) return false
  return at.getTime() % 60_000 === 0 && /:(00|30) /.test(clockTime(at, timeZone))
}
