import { eq, inArray, sql } from 'drizzle-orm'
import { jobMatches, jobMatchPostings } from '#db/schema/analytics.ts'
import { jobs } from '#db/schema/job-postings.ts'
import type { Db, Services } from '#server/context.ts'
import { isRecent } from './conditions.ts'
import { matchPairs } from './match-pairs.ts'
import { renewPeople } from './renew-people.ts'
import { renewPostings } from './renew-postings.ts'

/*
 * Which postings match which people. An index of keys (words of titles, skills; features/matching/match-keys.ts) finds for a new posting
 * the people, and for a changed person the postings, that can match at all. Only these pairs are compared. Pairs that wait are rows, so that
 * nothing is lost when a process ends, and several processes can share the work.
 */

/** Maximum duration of a run. The next run starts with the pairs that are left. */
const RUN_MS = 40_000

const runs = new WeakMap<Db, Promise<void>>()

type Work = Pick<Services, 'db' | 'stopping'>

/**
 * Updates the matches of changed people and changed postings. If a run is active in this process, returns that run: a second one would
 * repeat its work.
 */
export function matchDue({ db, stopping }: Work): Promise<void> {
  const run = runs.get(db) ?? matchAll({ db, stopping }).finally(() => runs.delete(db))
  runs.set(db, run)
  return run
}

async function matchAll({ db, stopping }: Work, userId?: string): Promise<void> {
  const end = Date.now() + RUN_MS
  for (const round of [renewPostings, renewPeople, matchPairs]) {
    while (Date.now() < end && !stopping?.aborted && (await round(db, userId)) > 0);
  }
}

/** The same for one person, immediately. Other runs continue with work that exceeds the maximum duration. */
export const matchUser = (work: Work, userId: string): Promise<void> => matchAll(work, userId)

/** Removes what is stored about postings that are no longer recent. */
export async function forgetOld(db: Db): Promise<void> {
  const old = db
    .select({ id: jobMatchPostings.jobId })
    .from(jobMatchPostings)
    .innerJoin(jobs, eq(jobs.id, jobMatchPostings.jobId))
    .where(sql`not ${isRecent}`)
  await db.transaction(async (tx) => {
    await tx.delete(jobMatches).where(inArray(jobMatches.jobId, old))
    await tx.delete(jobMatchPostings).where(inArray(jobMatchPostings.jobId, old))
  })
}
