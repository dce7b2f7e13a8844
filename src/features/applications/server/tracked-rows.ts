import { and, eq } from 'drizzle-orm'
import { applications } from '#db/schema/applications.ts'
import { companies } from '#db/schema/companies.ts'
import { jobs } from '#db/schema/jobs.ts'
import type { Db } from '#server/context.ts'
import { found } from '#server/errors.ts'
import type { TrackedApplication } from '../contract.ts'
import { isClosed, jobHead, jobTerms } from './load.ts'

const columns = {
  id: applications.id,
  status: applications.status,
  source: applications.source,
  isAssisted: applications.isAssisted,
  notes: applications.applicationNotes,
  appliedAt: applications.appliedAt,
  updatedAt: applications.updatedAt,
  statusUpdatedAt: applications.statusUpdatedAt,
  job: jobHead,
  terms: { ...jobTerms, companyStatus: companies.status, archivedAt: companies.archivedAt },
}

/** Applications with job and company, whatever became of the job (TRACK-15, TRACK-20); add `where` and order. */
export const trackedRows = (db: Db) =>
  db
    .select(columns)
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))

type Row = Awaited<ReturnType<typeof trackedRows>>[number]

/** The row as its applicant sees it. */
export function asTracked({ terms, ...row }: Row, now: Date): TrackedApplication {
  const isShown = terms.archivedAt === null && terms.companyStatus !== 'inactive'
  const job = { ...row.job, isOpen: isShown && !isClosed(terms, now), isDeleted: terms.jobStatus === 'deleted' }
  return { ...row, job }
}

/** One application of this person; a foreign and a missing one are NOT_FOUND alike (SHELL-33). */
export async function readTracked(db: Db, userId: string, id: string): Promise<TrackedApplication> {
  const [row] = await trackedRows(db).where(and(eq(applications.id, id), eq(applications.userId, userId)))
  return asTracked(found(row), new Date())
}
