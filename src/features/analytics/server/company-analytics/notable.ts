import { and, count, desc, eq, isNull, lte, sql } from 'drizzle-orm'
import { applications } from '#db/schema/applications.ts'
import { companies } from '#db/schema/companies.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { isCounted, isNotImported, ofCompany } from '#features/hiring-pipeline/server/company-counts.ts'
import { DAY_MS } from '#lib/dates.ts'
import type { Db } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import type { Notable } from '../../company-analytics-labels.ts'
import type { Period } from '../../company-analytics-rules.ts'
import { appliedWithin } from './applied-within.ts'

const WAITED_LONG_MS = 7 * DAY_MS

/** The company, the job with most applications, and how many applications have waited a week. Throws COMPANY_NOT_FOUND. */
export async function readNotable(
  db: Db,
  companyId: string,
  { start, end }: Period,
): Promise<Notable & { companyName: string }> {
  const topJob = db
    .select({ title: jobs.title, applications: count().as('applications') })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(ofCompany(companyId), isCounted, appliedWithin(start, end)))
    .groupBy(jobs.id)
    .orderBy(desc(count()), desc(jobs.id))
    .limit(1)
    .as('top_job')
  const unread = and(
    ofCompany(companyId),
    isNotImported,
    eq(applications.status, 'submitted'),
    lte(applications.appliedAt, new Date(end.getTime() - WAITED_LONG_MS)),
  )
  const waiting = db
    .select({ waiting: count().as('waiting') })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(unread)
    .as('waiting')
  const [row] = await db
    .select({
      companyName: companies.name,
      title: topJob.title,
      applications: topJob.applications,
      waiting: waiting.waiting,
    })
    .from(companies)
    .leftJoin(topJob, sql`true`)
    .innerJoin(waiting, sql`true`)
    .where(and(eq(companies.id, companyId), isNull(companies.archivedAt)))
  if (!row) throw new DomainError('COMPANY_NOT_FOUND')
  const { companyName, title, applications: brought } = row
  const top = title === null || brought === null ? null : { title, applications: brought }
  return { companyName, topJob: top, waiting: row.waiting }
}
