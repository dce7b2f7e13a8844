import { and, eq, inArray, isNull, ne, or } from 'drizzle-orm'
import { companies } from '#db/schema/companies.ts'
import { jobs } from '#db/schema/jobs.ts'
import { isDeadlineOver } from '#lib/deadline.ts'
import type { Viewer } from '#lib/viewer.ts'
import type { Db } from '#server/context.ts'
import { found } from '#server/errors.ts'

export const jobHead = {
  id: jobs.id,
  slug: jobs.slug,
  title: jobs.title,
  location: jobs.location,
  remoteAllowed: jobs.remoteAllowed,
  employmentType: jobs.employmentType,
  salaryMin: jobs.salaryMin,
  salaryMax: jobs.salaryMax,
  companyName: companies.name,
  companyLogoUrl: companies.logoUrl,
}

export const jobTerms = {
  companyId: jobs.companyId,
  jobStatus: jobs.status,
  closesAt: jobs.closesAt,
  applicationDeadline: jobs.applicationDeadline,
  timeZone: companies.timeZone,
}

type Terms = {
  jobStatus: string
  closesAt: Date | null
  applicationDeadline: string | null
  timeZone: string
}

/** True where nobody can apply (any more): not active, or the deadline day has ended in the company's zone (APPLY-30). */
export function isClosed({ jobStatus, closesAt, applicationDeadline, timeZone }: Terms, now: Date): boolean {
  if (jobStatus !== 'active') return true
  return closesAt === null ? isDeadlineOver(applicationDeadline, timeZone, now) : now >= closesAt
}

const companyShown = and(isNull(companies.archivedAt), ne(companies.status, 'inactive'))

/**
 * A posting that this person may see or could see a moment ago: posted for candidates, or inside for members of its company,
 * and not a draft. Paused and closed ones load too: whoever fills in their form reads that it is closed.
 */
export async function loadJobToApply(db: Db, viewer: Viewer, jobId: string) {
  const inside = viewer.memberships.map((membership) => membership.companyId)
  const [row] = await db
    .select({ ...jobHead, ...jobTerms })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(
      and(
        eq(jobs.id, jobId),
        inArray(jobs.status, ['active', 'paused', 'closed']),
        companyShown,
        or(eq(jobs.externalPosting, true), and(eq(jobs.internalPosting, true), inArray(jobs.companyId, inside))),
      ),
    )
  return found(row)
}
export type JobToApply = Awaited<ReturnType<typeof loadJobToApply>>
