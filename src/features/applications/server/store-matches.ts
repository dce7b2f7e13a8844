import { and, asc, eq, gt, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { applications } from '#db/schema/applications.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { matchVersion } from '#features/matching/explain-match.ts'
import { matchChartSegments } from '#features/matching/segments.ts'
import type { Db } from '#server/context.ts'
import { companyMatches } from './company-match.ts'

const AT_ONCE = 100

/** Computes the match of one application and stores it for lists. */
export const storeMatch = (db: Db, applicationId: string): Promise<void> =>
  storeMatches(db, eq(applications.id, applicationId))

/** The same for all applications to a job, with its current text. */
export const storeMatchesOfJob = (db: Db, jobId: string): Promise<void> =>
  storeMatches(db, eq(applications.jobId, jobId))

/** The same for the applications of an import. */
export const storeImportedMatches = (db: Db, importId: string): Promise<void> =>
  storeMatches(db, eq(applications.importId, importId))

/** The same for applications without a match, or with one by older rules. */
export const storeMissingMatches = (db: Db, stopping?: AbortSignal): Promise<void> =>
  storeMatches(db, or(isNull(applications.matchVersion), lt(applications.matchVersion, matchVersion)) as SQL, stopping)

async function storeMatches(db: Db, condition: SQL, stopping?: AbortSignal): Promise<void> {
  let last: string | undefined
  do last = await storeSome(db, and(condition, last ? gt(applications.id, last) : undefined))
  while (last && !stopping?.aborted)
}

/** Stores one batch. Returns the last id if there may be more. The posting is locked until the match is stored. */
const storeSome = (db: Db, condition: SQL | undefined): Promise<string | undefined> =>
  db.transaction(async (tx) => {
    const { id, resumeText, appliedAt } = applications
    const rows = await tx
      .select({ sent: { id, resumeText, appliedAt }, job: jobs })
      .from(applications)
      .innerJoin(jobs, eq(jobs.id, applications.jobId))
      .where(condition)
      .orderBy(asc(applications.id))
      .limit(AT_ONCE)
      .for('share', { of: jobs })
    const matches = await companyMatches(rows)
    for (const [at, { sent }] of rows.entries()) {
      const match = matches[at] ?? null
      await tx
        .update(applications)
        .set({
          matchVersion,
          matchScore: match?.score ?? null,
          matchSegments: match && matchChartSegments(match.items),
          // this is not a change of the application by a person, so keep its timestamp
          updatedAt: sql`${applications.updatedAt}`,
        })
        .where(eq(applications.id, sent.id))
    }
    return rows.length === AT_ONCE ? rows.at(-1)?.sent.id : undefined
  })
