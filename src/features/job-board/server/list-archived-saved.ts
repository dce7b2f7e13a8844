import { and, desc, eq, not } from 'drizzle-orm'
import { companies } from '#db/schema/companies.ts'
import { savedJobs } from '#db/schema/job-board.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { comparedPayColumns, salaryColumns } from '#features/job-postings/server/salary-columns.ts'
import type { SignedIn } from '#server/context.ts'
import type { ArchivedSavedJob } from '../contract.ts'
import { visibleTo } from './visible-jobs.ts'

/** The viewer's saved jobs that are no longer open, with the notes and the fields that a list shows (SAVED-06). */
export const listArchivedSaved = (ctx: SignedIn): Promise<ArchivedSavedJob[]> =>
  ctx.db
    .select({
      id: savedJobs.id,
      jobId: savedJobs.jobId,
      notes: savedJobs.notes,
      savedAt: savedJobs.savedAt,
      job: {
        title: jobs.title,
        companyName: companies.name,
        companyLogoUrl: companies.logoUrl,
        location: jobs.location,
        moreLocations: jobs.moreLocations,
        employmentType: jobs.employmentType,
        remoteAllowed: jobs.remoteAllowed,
        ...salaryColumns,
        ...comparedPayColumns,
      },
    })
    .from(savedJobs)
    .innerJoin(jobs, eq(jobs.id, savedJobs.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(eq(savedJobs.userId, ctx.viewer.userId), not(visibleTo(ctx.viewer))))
    .orderBy(desc(savedJobs.savedAt), desc(savedJobs.id))
