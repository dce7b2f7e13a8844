import { and, eq } from 'drizzle-orm'
import { applications } from '#db/schema/applications.ts'
import { companies } from '#db/schema/companies.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { canSeeJob } from '#features/job-board/policy.ts'
import { companyVisibility } from '#features/job-board/server/visible-jobs.ts'
import type { Viewer } from '#lib/viewer.ts'
import type { Db } from '#server/context.ts'
import { found } from '#server/errors.ts'
import type { TrackedApplication } from '../contract.ts'
import { jobHead } from './job-head.ts'
import { isClosed, jobTerms } from './load.ts'
import { shownStatus, shownStatusAt } from './shown-status.ts'

const columns = {
  id: applications.id,
  status: shownStatus,
  source: applications.source,
  isAssisted: applications.isAssisted,
  notes: applications.applicationNotes,
  appliedAt: applications.appliedAt,
  // a candidate sees only changes of the status, not moves between stages or undone changes
  updatedAt: shownStatusAt,
  statusUpdatedAt: shownStatusAt,
  job: jobHead,
  terms: {
    ...jobTerms,
    externalPosting: jobs.externalPosting,
    internalPosting: jobs.internalPosting,
    hiddenAt: jobs.hiddenAt,
  },
  company: companyVisibility,
}

/** Applications with job and company, even of a deleted job (TRACK-15, TRACK-20). The caller adds `where` and the order. */
export const trackedRows = (db: Db) =>
  db
    .select(columns)
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))

type Row = Awaited<ReturnType<typeof trackedRows>>[number]

/** The row in the form for its applicant. `isOpen` is true if the posting can still be read and applied to. */
export function asTracked({ terms, company, ...row }: Row, viewer: Viewer, now: Date): TrackedApplication {
  const { jobStatus } = terms
  const isSeen = canSeeJob(viewer, { ...terms, status: jobStatus, company }).allowed
  const isOpen = isSeen && !isClosed(terms, now)
  const job = { ...row.job, salaryText: null, link: null, isOpen, isDeleted: jobStatus === 'deleted' }
  return { ...row, isExternal: false, job }
}

/** One application of this person. NOT_FOUND for another person's and for a missing one (SHELL-33). */
export async function readTracked(db: Db, viewer: Viewer, id: string): Promise<TrackedApplication> {
  const [row] = await trackedRows(db).where(and(eq(applications.id, id), eq(applications.userId, viewer.userId)))
  return asTracked(found(row), viewer, new Date())
}
