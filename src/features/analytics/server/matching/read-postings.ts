import { and, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { jobs } from '#db/schema/job-postings.ts'
import type { MatchedRow } from '#features/job-board/server/load-candidate.ts'
import { comparedPayColumns, salaryColumns } from '#features/job-postings/server/salary-columns.ts'
import type { Db } from '#server/context.ts'
import { changedAt, isRecent } from './conditions.ts'

/** Maximum number of postings in a round. */
export const ROUND = 400
/** Cache size. Most people are at the same position, and each entry contains the texts of its postings, so few are enough. */
const PLACES_KEPT = 4

/** Position in the list of postings, ordered by their last change, up to which a person's matches are calculated. */
export type Place = { at: Date; id: string }
export type PostingsReader = (from: Place | null) => Promise<MatchedRow[]>

/** Returns a reader of the postings after a position. In a run with many people, the reader reads each position once. */
export function postingsReader(db: Db): PostingsReader {
  const read = new LRUCache<string, Promise<MatchedRow[]>>({ max: PLACES_KEPT })
  return (from) => {
    const key = from ? `${from.at.getTime()} ${from.id}` : ''
    const postings = read.get(key) ?? nextPostings(db, from)
    read.set(key, postings)
    return postings
  }
}

async function nextPostings(db: Db, from: Place | null): Promise<MatchedRow[]> {
  const { id, title, description, requirements, location, remoteAllowed, employmentType } = jobs
  const isAfter = from && sql`(${changedAt}, ${id}) > (${from.at.toISOString()}::timestamptz, ${from.id}::uuid)`
  return db
    .select({
      ...{ id, title, description, requirements, location, remoteAllowed, employmentType },
      ...salaryColumns,
      ...comparedPayColumns,
      updatedAt: changedAt.mapWith(jobs.updatedAt),
    })
    .from(jobs)
    .where(and(isRecent, isAfter ?? undefined))
    .orderBy(changedAt, id)
    .limit(ROUND)
}
