import { and, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm'
import { companies } from '#db/schema/companies.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { isId } from '#lib/ids.ts'
import { storableText } from '#lib/tidy-text.ts'
import type { Viewer } from '#lib/viewer.ts'
import type { Context } from '#server/context.ts'
import { found, requirePolicy } from '#server/errors.ts'
import { canSeeJob } from '../policy.ts'

/** The policy `canSeeJob` as an SQL condition that needs only the table `jobs`. A test compares the two. */
export function visibleTo(viewer: Viewer | null): SQL {
  const own = viewer?.memberships.map((membership) => membership.companyId) ?? []
  const internal = own.length > 0 && and(jobs.internalPosting, sql`${jobs.companyId} = any(${uuids(own)})`)
  // few companies are hidden, so a list of them is cheaper than a join for each job
  const hidden = sql`(select ${companies.id} from ${companies} where ${companies.status} = 'inactive'
    or ${companies.archivedAt} is not null or ${companies.hiddenAt} is not null)`
  return sql`(${and(
    eq(jobs.status, sql.raw("'active'")),
    isNull(jobs.hiddenAt),
    internal ? or(jobs.externalPosting, internal) : sql`${jobs.externalPosting}`,
    sql`${jobs.companyId} not in ${hidden}`,
  )})`
}

/**
 * The jobs in lists, counts and emails: visible to the viewer and not past their deadline. The page of a job past its deadline is
 * still visible, but it does not accept applications.
 */
export const offeredTo = (viewer: Viewer | null): SQL =>
  sql`(${and(visibleTo(viewer), or(isNull(jobs.closesAt), gt(jobs.closesAt, sql`now()`)))})`

/** The columns that `isCompanyPublic` needs. */
export const companyVisibility = {
  status: companies.status,
  archivedAt: companies.archivedAt,
  hiddenAt: companies.hiddenAt,
}

/** Ids as a single array parameter. */
export const uuids = (ids: string[]): SQL => sql`${`{${ids.join(',')}}`}::uuid[]`

/** The visible job with this slug or id. NOT_FOUND if it is missing or hidden, so that the error does not reveal hidden jobs. */
export async function findVisibleJob(
  ctx: Pick<Context, 'db' | 'viewer'>,
  slugOrId: string,
): Promise<{ id: string; companyId: string }> {
  const { id, status, companyId, externalPosting, internalPosting, hiddenAt } = jobs
  const [row] = await ctx.db
    .select({
      job: { id, status, companyId, externalPosting, internalPosting, hiddenAt },
      company: companyVisibility,
    })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(isId(slugOrId) ? eq(jobs.id, slugOrId) : eq(jobs.slug, storableText(slugOrId)))
  const { job, company } = found(row)
  requirePolicy(canSeeJob(ctx.viewer, { ...job, company }))
  return { id: job.id, companyId: job.companyId }
}
