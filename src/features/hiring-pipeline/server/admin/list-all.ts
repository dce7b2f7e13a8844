import { and, eq, ne, sql } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { applications } from '#db/schema/applications.ts'
import { companies } from '#db/schema/companies.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { allApplicationsPageSize } from '#features/applications/rules.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { countCapped, cursorKeyOf, type Key, readPage } from '#server/keyset.ts'
import type { ListAllApplications } from '../../admin-contract.ts'
import { isCounted } from '../company-counts.ts'
import { reviewColumns } from '../queries.ts'
import { applicationContains } from '../search-words.ts'

const newest: Key = { value: applications.appliedAt, kind: 'timestamp', id: applications.id, desc: true }

/**
 * Applications to the jobs of all companies, newest first, or those to one job. Withdrawn ones are only listed on request, those of deleted
 * jobs never (AJOB-13).
 */
export async function listAllApplications({ db }: Pick<SignedIn, 'db'>, input: ListAllApplications) {
  const matches = conditions(input)
  const [{ rows, ...sides }, total, job] = await Promise.all([
    readPage(newest, input.cursor, {
      size: allApplicationsPageSize,
      ask: ({ where, orderBy, limit }) =>
        db
          .select({ ...reviewColumns, companyName: companies.name, place: cursorKeyOf(newest) })
          .from(applications)
          .innerJoin(jobs, eq(jobs.id, applications.jobId))
          .innerJoin(companies, eq(companies.id, jobs.companyId))
          // imported: no account
          .leftJoin(users, eq(users.id, applications.userId))
          .where(and(matches, where))
          .orderBy(orderBy)
          .limit(limit),
    }),
    countCapped(db, sql`${applications} join ${jobs} on ${jobs.id} = ${applications.jobId}`, matches),
    input.jobId ? findJob(db, input.jobId) : null,
  ])
  return { ...sides, items: rows, total, job }
}

const conditions = ({ jobId, status, source, search }: ListAllApplications) =>
  and(
    ne(jobs.status, 'deleted'),
    jobId ? eq(applications.jobId, jobId) : undefined,
    status ? eq(applications.status, status) : isCounted,
    source ? eq(applications.source, source) : undefined,
    search ? applicationContains(search) : undefined,
  )

async function findJob(db: Db, id: string) {
  const [row] = await db
    .select({ id: jobs.id, title: jobs.title, companyName: companies.name })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(eq(jobs.id, id), ne(jobs.status, 'deleted')))
  return row ?? null
}
