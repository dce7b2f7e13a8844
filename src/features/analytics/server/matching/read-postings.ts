import { and, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { jobs } from '#db/schema/job-postings.ts'
import type { MatchedRow } from '#features/job-board/server/load-candidate.ts'
import type { Db } from '#server/context.ts'
import { changedAt, isRecent } from './conditions.ts'

/** Postings of a round. */
export const ROUND = 400
/** Most people are at the same place, so few places are kept: each holds the texts of its postings. */
const PLACES_KEPT = 4

/** Up to where somebody has gone through the postings, by when they last changed. */
export type Place = { at: Date; id: string }
export type PostingsReader = (from: Place | null) => Promise<MatchedRow[]>

/** Reads the postings after a place; for a run of many people each place is read once. */
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
  const { id, title, description, requirements, location, remoteAllowed, salaryMin, salaryMax, employmentType } = jobs
  const isAfter = from && sql`(${changedAt}, ${id}) > (${from.at.toISOString()}::timestamptz, ${from.id}::uuid)`
  return db
    .select({
      ...{ id, title, description, requirements, location, remoteAllowed, salaryMin, salaryMax, employmentType },
      updatedAt: changedAt.mapWith(jobs.updatedAt),
    })
    .from(jobs)
    .where(and(isRecent, isAfter ?? undefined))
    .orderBy(changedAt, id)
    .limit(ROUND)
}
