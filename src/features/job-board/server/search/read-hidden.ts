import { eq, type SQL, sql } from 'drizzle-orm'
import { hiddenJobs } from '#db/schema/hidden-jobs.ts'
import { jobs } from '#db/schema/job-postings.ts'
import type { Db } from '#server/context.ts'
import { uuids } from '../visible-jobs.ts'

/** The jobs and companies that the viewer hid from their searches. */
export type Hidden = { jobs: string[]; companies: string[] }

/** Read before a search and not joined to it, so that a search without hidden jobs has no further condition. */
export async function readHidden(db: Db, userId: string): Promise<Hidden> {
  const rows = await db
    .select({ jobId: hiddenJobs.jobId, companyId: hiddenJobs.companyId })
    .from(hiddenJobs)
    .where(eq(hiddenJobs.userId, userId))
  return {
    jobs: rows.flatMap(({ jobId }) => jobId ?? []),
    companies: rows.flatMap(({ companyId }) => companyId ?? []),
  }
}

export const notHidden = (hidden: Hidden | undefined): SQL[] => [
  ...(hidden?.jobs.length ? [sql`${jobs.id} <> all(${uuids(hidden.jobs)})`] : []),
  ...(hidden?.companies.length ? [sql`${jobs.companyId} <> all(${uuids(hidden.companies)})`] : []),
]
