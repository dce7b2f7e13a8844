import { desc, eq } from 'drizzle-orm'
import { applications } from '#db/schema/applications.ts'
import { companies } from '#db/schema/companies.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { externalApplications } from '#db/schema/job-tracker.ts'
import type { SignedIn } from '#server/context.ts'
import type { SimilarApplication } from '../../contract.ts'
import { sameJobAs } from '../../is-same-job.ts'

const MAX_SHOWN = 3

/** The viewer's applications to the same company with the same title, apart from spelling, newest first. */
export async function findSimilar(
  { db, viewer }: SignedIn,
  job: { title: string; companyName: string },
): Promise<SimilarApplication[]> {
  const { id, title, companyName, appliedAt } = externalApplications
  const [own, external] = await Promise.all([
    db
      .select({
        id: applications.id,
        title: jobs.title,
        companyName: companies.name,
        appliedAt: applications.appliedAt,
      })
      .from(applications)
      .innerJoin(jobs, eq(jobs.id, applications.jobId))
      .innerJoin(companies, eq(companies.id, jobs.companyId))
      .where(eq(applications.userId, viewer.userId))
      .orderBy(desc(applications.appliedAt)),
    db
      .select({ id, title, companyName, appliedAt })
      .from(externalApplications)
      .where(eq(externalApplications.userId, viewer.userId))
      .orderBy(desc(appliedAt)),
  ])
  const all = [
    ...own.map((row) => ({ ...row, isExternal: false })),
    ...external.map((row) => ({ ...row, isExternal: true })),
  ]
  return all
    .filter(sameJobAs(job))
    .toSorted((a, b) => b.appliedAt.getTime() - a.appliedAt.getTime())
    .slice(0, MAX_SHOWN)
}
