import { and, eq, gte, type SQL, sql } from 'drizzle-orm'
import { companies } from '#db/schema/companies.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { salaryColumns } from '#features/job-postings/server/salary-columns.ts'
import type { Db } from '#server/context.ts'
import { offeredTo } from './visible-jobs.ts'

/** The largest number of addresses on one page of the sitemap. */
export const sitemapPageSize = 10_000
/** The largest number of jobs in a feed of new jobs. */
export const newestInFeed = 50

/** The jobs in feeds and the sitemap: open jobs that everyone can see and still apply for (MOD-08). */
export const isAnnounced = () => offeredTo(null)

/** The first job of each sitemap page and when a job of the page last changed. Jobs are ordered by id, so new jobs do not move others. */
export async function readSitemapStarts(db: Db, size = sitemapPageSize): Promise<{ start: string; at: Date }[]> {
  const { rows } = await db.execute<{ start: string; at: number }>(sql`
    select id as start, (extract(epoch from changed) * 1000)::float8 as at from (
      select id, place, max(updated_at) over (partition by (place - 1) / ${size}) as changed
      from (select id, updated_at, row_number() over (order by id) as place from ${jobs} where ${isAnnounced()}) as placed
    ) as paged where (place - 1) % ${size} = 0 order by id`)
  return rows.map(({ start, at }) => ({ start, at: new Date(at) }))
}

/** One page of the sitemap, starting with this job. */
export const readSitemapPage = (db: Db, start: string, size = sitemapPageSize) =>
  db
    .select({ slug: jobs.slug, updatedAt: jobs.updatedAt })
    .from(jobs)
    .where(and(isAnnounced(), gte(jobs.id, start)))
    .orderBy(jobs.id)
    .limit(size)

/** Companies with at least one open job. */
export const readSitemapCompanies = (db: Db) =>
  db
    .select({ slug: companies.slug, updatedAt: sql<Date>`max(${jobs.updatedAt})`.mapWith(jobs.updatedAt) })
    .from(companies)
    .innerJoin(jobs, eq(jobs.companyId, companies.id))
    .where(isAnnounced())
    .groupBy(companies.id)
    .orderBy(companies.id)

/** The newest open jobs: of all, or of those that match the condition `of`. */
export const readNewestJobs = (db: Db, of?: SQL) =>
  db
    .select({
      id: jobs.id,
      slug: jobs.slug,
      title: jobs.title,
      description: jobs.description,
      location: jobs.location,
      moreLocations: jobs.moreLocations,
      remoteAllowed: jobs.remoteAllowed,
      employmentType: jobs.employmentType,
      ...salaryColumns,
      postedAt: jobs.postedAt,
      company: sql<string>`(select ${companies.name} from ${companies} where ${companies.id} = ${jobs.companyId})`,
    })
    .from(jobs)
    .where(and(isAnnounced(), of))
    .orderBy(sql`${jobs.postedAt} desc nulls last, ${jobs.id} desc nulls last`)
    .limit(newestInFeed)
