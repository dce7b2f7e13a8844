import { and, count, eq, isNull, ne, or } from 'drizzle-orm'
import { applications } from '#db/schema/applications.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { teamNotes } from '#db/schema/scorecards.ts'
import { ownCompanyId } from '#features/companies/server/own-company.ts'
import type { SignedIn } from '#server/context.ts'

/**
 * The team's number of notes per application of the active company, for one job or all; not on the viewer's own
 * (FORBIDDEN).
 */
export function readNoteCounts(ctx: SignedIn, { jobId }: { jobId?: string | undefined }) {
  const isOthers = or(isNull(applications.userId), ne(applications.userId, ctx.viewer.userId))
  return ctx.db
    .select({ applicationId: teamNotes.applicationId, notes: count() })
    .from(teamNotes)
    .innerJoin(applications, eq(applications.id, teamNotes.applicationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(eq(jobs.companyId, ownCompanyId(ctx)), jobId ? eq(jobs.id, jobId) : undefined, isOthers))
    .groupBy(teamNotes.applicationId)
}
