import type { ApplicationStatus } from '#features/applications/rules.ts'
import { counted } from '#lib/count-word.ts'
import { DAY_MS } from '#lib/dates.ts'

type CandidateFacts = { years: number | null; skills: string[] | null; title: string | null }

/** A candidate in one line: '5 yrs, SQL, Looker'; their headline if they have no skills; empty without both. */
export function candidateSummary({ years, skills, title }: CandidateFacts): string {
  const span = years === null ? [] : [counted(years, 'yr')]
  const named = (skills ?? []).slice(0, 2)
  return [...span, ...(named.length > 0 ? named : title ? [title] : [])].join(', ')
}

/** From this number of days on, an unanswered application is marked as waiting. */
export const waitingFrom = 7

/** Whole days that an application has waited in its stage; null if its candidate expects no answer, or has not waited long. */
export function waitingDays({ status, stageSince }: { status: ApplicationStatus; stageSince: Date }, now: Date) {
  if (status !== 'submitted' && status !== 'reviewing') return null
  const days = Math.floor((now.getTime() - stageSince.getTime()) / DAY_MS)
  return days >= waitingFrom ? days : null
}
