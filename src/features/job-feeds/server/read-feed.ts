import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import { companies } from '#db/schema/companies.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { isAnnounced } from '#features/job-board/server/feeds.ts'
import { salaryColumns } from '#features/job-postings/server/salary-columns.ts'
import type { Db } from '#server/context.ts'

const AT_ONCE = 200

/** The jobs of all companies, or of one. */
export type Scope = { companyId?: string | undefined }

const within = ({ companyId }: Scope): SQL | undefined => (companyId ? eq(jobs.companyId, companyId) : undefined)

const readBatch = (db: Db, scope: Scope, after: string | null) =>
  db
    .select({
      id: jobs.id,
      slug: jobs.slug,
      title: jobs.title,
      description: jobs.description,
      requirements: jobs.requirements,
      location: jobs.location,
      moreLocations: jobs.moreLocations,
      applicantPlaces: jobs.applicantPlaces,
      openings: jobs.openings,
      level: jobs.level,
      remoteAllowed: jobs.remoteAllowed,
      workMode: jobs.workMode,
      employmentType: jobs.employmentType,
      ...salaryColumns,
      postedAt: jobs.postedAt,
      createdAt: jobs.createdAt,
      applicationDeadline: jobs.applicationDeadline,
      company: companies.name,
      companyLocation: companies.location,
      companyTimeZone: companies.timeZone,
    })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(isAnnounced(), within(scope), after ? gt(jobs.id, after) : undefined))
    .orderBy(jobs.id)
    .limit(AT_ONCE)
export type FeedJob = Awaited<ReturnType<typeof readBatch>>[number]

/** All public open jobs in order of id. Reads them in batches, so that memory holds only one batch. */
export async function* readFeedJobs(db: Db, scope: Scope): AsyncGenerator<FeedJob> {
  let after: string | null = null
  for (;;) {
    const batch: FeedJob[] = await readBatch(db, scope, after)
    yield* batch
    after = batch.at(-1)?.id ?? null
    if (batch.length < AT_ONCE || !after) return
  }
}

/**
 * The version of the feed. `tag` changes if its jobs change. `changedAt` is the last time at which a job changed, also a hidden one, or
 * closed by its date; so it never decreases.
 */
export async function readFeedState(db: Db, scope: Scope): Promise<{ tag: string; changedAt: Date }> {
  const { rows } = await db.execute<{ tag: string; at: number }>(sql`
    select
      (select count(*) || '-' || coalesce(sum(hashtextextended(${jobs.id}::text || ${jobs.updatedAt}::text || ${companies.updatedAt}::text, 0)::numeric), 0)
        from ${jobs} inner join ${companies} on ${companies.id} = ${jobs.companyId} where ${and(isAnnounced(), within(scope))}) as tag,
      (select extract(epoch from greatest(max(${jobs.updatedAt}), max(${companies.updatedAt}), max(${jobs.closesAt}) filter (where ${jobs.closesAt} <= now()), 'epoch'))::float8 * 1000
        from ${companies} left join ${jobs} on ${jobs.companyId} = ${companies.id} where ${scope.companyId ? eq(companies.id, scope.companyId) : sql`true`}) as at`)
  const [row] = rows
  return { tag: row?.tag ?? '', changedAt: new Date(row?.at ?? 0) }
}
