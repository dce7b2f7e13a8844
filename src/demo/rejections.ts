import { and, eq } from 'drizzle-orm'
import { applicationRejections, applicationStatusChanges, applications } from '#db/schema/applications.ts'
import { jobs } from '#db/schema/job-postings.ts'
import type { RejectionReason } from '#features/hiring-pipeline/decline-rules.ts'
import type { Db } from '#server/context.ts'
import { seededRandom } from './content/random.ts'
import { idOf } from './keys.ts'

const reasons = ['experience', 'experience', 'skills', 'skills', 'other_candidate', 'location', 'salary'] as const

/** Why the demo company rejected most of its rejected candidates; some have no reason. */
export async function seedRejections(db: Db): Promise<void> {
  const random = seededRandom('rejections')
  const rejected = await db
    .select({
      applicationId: applications.id,
      changeId: applicationStatusChanges.id,
      rejectedBy: applicationStatusChanges.changedBy,
      createdAt: applicationStatusChanges.changedAt,
    })
    .from(applicationStatusChanges)
    .innerJoin(applications, eq(applications.id, applicationStatusChanges.applicationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(eq(jobs.companyId, idOf('company', 'fernway')), eq(applicationStatusChanges.toStatus, 'rejected')))
    .orderBy(applications.id)
  const rows = rejected.flatMap((row) => {
    const reason: RejectionReason = random.pick(reasons)
    return random.chance(0.8) ? [{ ...row, reason }] : []
  })
  if (rows.length > 0) await db.insert(applicationRejections).values(rows)
}
