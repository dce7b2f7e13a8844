import { and, desc, eq, gt, gte, isNull, or, sql } from 'drizzle-orm'
import { companies } from '#db/schema/companies.ts'
import { jobs } from '#db/schema/jobs.ts'
import type { Db } from '#server/context.ts'
import { visibleTo } from './visible-jobs.ts'

/** The most addresses that one page of the sitemap holds. */
export const sitemapPageSize = 10_000
const newestInFeed = 50

/** What feeds and sitemap hold: open jobs that anybody sees and can still apply for (MOD-08, X-27). */
export const isAnnounced = () => and(visibleTo(null), or(isNull(jobs.closesAt), gt(jobs.closesAt, sql`now()`)))

/** The ids at which the sitemap's pages begin, in order of id: a new job never moves an old one to another page. */
export async function readSitemapStarts(db: Db, size = sitemapPageSize): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from (select id, row_number() over (order by id) as place from ${jobs} where ${isAnnounced()}) as placed
    where (place - 1) % ${size} = 0 order by id`)
  return rows.map((row) => row.id)
}

/** One page of the sitemap, from this job on. */
export const readSitemapPage = (db: Db, start: string, size = sitemapPageSize) =>
  db
    .select({ slug: jobs.slug, updatedAt: jobs.updatedAt })
    .from(jobs)
    .where(and(isAnnounced(), gte(jobs.id, start)))
    .orderBy(jobs.id)
    .limit(size)

/** The most companies that the sitemap names; a file of it may hold 50,000 addresses. */
const mostCompanies = 50_000

/** Companies with an open job: a page without one is nothing to find. */
export const readSitemapCompanies = (db: Db) =>
  db
    .select({ slug: companies.slug, updatedAt: sql<Date>`max(${jobs.updatedAt})`.mapWith(jobs.updatedAt) })
    .from(companies)
    .innerJoin(jobs, eq(jobs.companyId, companies.id))
    .where(isAnnounced())
    .groupBy(companies.id)
    .orderBy(companies.id)
    .limit(mostCompanies)

/** The newest open jobs. */
export const readNewestJobs = (db: Db) =>
  db
    .select({
      id: jobs.id,
      slug: jobs.slug,
      title: jobs.title,
      description: jobs.description,
      location: jobs.location,
      remoteAllowed: jobs.remoteAllowed,
      employmentType: jobs.employmentType,
      salaryMin: jobs.salaryMin,
      salaryMax: jobs.salaryMax,
      postedAt: jobs.postedAt,
      company: sql<string>`(select ${companies.name} from ${companies} where ${companies.id} = ${jobs.companyId})`,
    })
    .from(jobs)
    .where(isAnnounced())
    .orderBy(desc(jobs.postedAt), desc(jobs.id))
    .limit(newestInFeed)
