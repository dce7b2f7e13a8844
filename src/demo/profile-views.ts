import { and, eq, ne } from 'drizzle-orm'
import { applications } from '#db/schema/applications.ts'
import { companyMembers } from '#db/schema/companies.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { profileViews } from '#db/schema/profiles.ts'
import { isoDay } from '#lib/dates.ts'
import type { Db } from '#server/context.ts'
import { idOf } from './keys.ts'

const HOUR = 3_600_000

/** The companies that answered Maya viewed her profile: some hours after she applied, and again two days later. */
export async function seedProfileViews(db: Db, { now }: { now: Date }): Promise<void> {
  const userId = idOf('user', 'maya-okafor')
  const looked = await db
    .select({ viewerId: companyMembers.userId, companyId: companyMembers.companyId, appliedAt: applications.appliedAt })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companyMembers, eq(companyMembers.companyId, jobs.companyId))
    .where(and(eq(applications.userId, userId), ne(applications.status, 'submitted')))
  const views = looked.flatMap(({ appliedAt, ...view }) =>
    [5, 53].flatMap((hours) => {
      const viewedAt = new Date(appliedAt.getTime() + hours * HOUR)
      return viewedAt < now ? [{ userId, ...view, day: isoDay(viewedAt), viewedAt }] : []
    }),
  )
  if (views.length > 0) await db.insert(profileViews).values(views).onConflictDoNothing()
}
