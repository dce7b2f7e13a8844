import { and, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm'
import { companies } from '#db/schema/companies.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { isId } from '#lib/ids.ts'
import { storableText } from '#lib/tidy-text.ts'
import type { Viewer } from '#lib/viewer.ts'
import type { Context } from '#server/context.ts'
import { found, requirePolicy } from '#server/errors.ts'
import { canSeeJob } from '../policy.ts'

/** The policy `canSeeJob` as a condition on the table `jobs` alone; they are tested against each other. */
export function visibleTo(viewer: Viewer | null): SQL {
  const own = viewer?.memberships.map((membership) => membership.companyId) ?? []
  const internal = own.length > 0 && and(jobs.internalPosting, sql`${jobs.companyId} = any(${uuids(own)})`)
  // few companies are hidden, so their list costs less than a join for each job
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
 * The jobs that lists, counts and mails offer: seen by the viewer, and not past their deadline. The page of one past it stays,
 * closed for applying.
 */
export const offeredTo = (viewer: Viewer | null): SQL =>
  sql`(${and(visibleTo(viewer), or(isNull(jobs.closesAt), gt(jobs.closesAt, sql`now()`)))})`

/** What `isCompanyPublic` reads of a company. */
export const companyVisibility = {
  status: companies.status,
  archivedAt: companies.archivedAt,
  hiddenAt: companies.hiddenAt,
}

/** Ids as one array parameter. */
export const uuids = (ids: string[]): SQL => sql`${`{${ids.join(',')}}`}::uuid[]`

/** The open job by slug or id, or NOT_FOUND: a hidden one answers like a missing one. */
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
