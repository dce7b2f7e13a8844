import { count, desc, eq, gte, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { companies } from '#db/schema/companies.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { isAnnounced } from '#features/job-board/server/feeds.ts'
import { DAY_MS } from '#lib/dates.ts'
import type { Context, Db } from '#server/context.ts'
import { sharedRead } from '#server/shared-read.ts'
import type { Insights } from '../contract.ts'

const PLACES = 8

const KEEP_MS = 10_000

/** Counts of the public jobs that are open for applications (MKT-04); up to ten seconds old. */
export const readInsights = ({ db }: Pick<Context, 'db'>): Promise<Insights> => cachedInsights(db)

const cachedInsights = sharedRead(countAll, KEEP_MS)

async function countAll(db: Db): Promise<Insights> {
  const weekAgo = new Date(Date.now() - 7 * DAY_MS)
  // in sequence: anyone may ask, and each query takes a connection
  const [all] = await db
    .select({
      openJobs: count(),
      newThisWeek: sql<number>`(count(*) filter (where ${gte(jobs.postedAt, weekAgo)}))::int`,
      remoteJobs: sql<number>`(count(*) filter (where ${jobs.isRemote}))::int`,
    })
    .from(jobs)
    .where(isAnnounced())
  const byKind = await countBy(db, jobs.employmentType)
  const byPlace = await countBy(db, jobs.location)
  const byIndustry = await countBy(db, companies.industry)
  return {
    openJobs: all?.openJobs ?? 0,
    newThisWeek: all?.newThisWeek ?? 0,
    remoteJobs: all?.remoteJobs ?? 0,
    byKind,
    byPlace: byPlace.slice(0, PLACES),
    byIndustry,
  }
}

/** The number of open jobs of each; jobs without a value are not counted. */
const countBy = (db: Db, column: AnyPgColumn) =>
  db
    .select({ name: sql<string>`${column}`, count: count() })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(sql`${isAnnounced()} and ${column} <> ''`)
    .groupBy(column)
    .orderBy(desc(count()), column)
    .limit(20)
