import type { PreparedCandidate } from './candidate.ts'
import { coveredMonths } from './periods.ts'
import { roleOf, titleSimilarity } from './titles.ts'

/** From this likeness on, two titles are in the same field. */
export const SAME_FIELD = 0.35

/**
 * True if the title has another known role. An 'engineer' of another kind may still be in the field of an engineer, but a 'nurse' is not.
 */
function isOtherRole(role: string, title: string): boolean {
  const titleRole = roleOf(title)
  return titleRole !== null && titleRole !== role
}

/**
 * Years of work in the field of a job, by the titles of the candidate's jobs; null if they cannot be compared. Jobs with an unknown title
 * count as work in the field.
 */
export function fieldYears(title: string, candidate: PreparedCandidate): number | null {
  const role = roleOf(title)
  if (role === null || candidate.entries.length === 0) return null
  const others = candidate.entries.filter(
    (one) => one.title !== null && isOtherRole(role, one.title) && titleSimilarity(title, one.title) < SAME_FIELD,
  )
  if (others.length === 0) return candidate.years?.count ?? null
  const own = candidate.entries.filter((one) => !others.includes(one))
  const periods = own.map((one) => one.period)
  return own.length === 0 ? 0 : coveredMonths(periods, candidate.today) / 12
}
