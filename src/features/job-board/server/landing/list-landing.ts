import { and, sql } from 'drizzle-orm'
import { jobs } from '#db/schema/job-postings.ts'
import type { Db } from '#server/context.ts'
import { jobsPageSize } from '../../rules.ts'
import { isAnnounced } from '../feeds.ts'
import { inScope, type Scope } from './scope.ts'

/** One page of the ids of a scope's open jobs, newest first. A page after the last one is empty. */
export async function listLanding(db: Db, scope: Scope, page: number): Promise<string[]> {
  const rows = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(isAnnounced(), inScope(scope)))
    .orderBy(sql`${jobs.postedAt} desc nulls last, ${jobs.id} desc nulls last`)
    .limit(jobsPageSize)
    .offset((page - 1) * jobsPageSize)
  return rows.map(({ id }) => id)
}
