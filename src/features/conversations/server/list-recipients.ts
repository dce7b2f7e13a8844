import { and, desc, eq, isNotNull, max, ne } from 'drizzle-orm'
import { applications } from '#db/schema/applications.ts'
import { applicationMessages as messages } from '#db/schema/conversations.ts'
import { jobs } from '#db/schema/jobs.ts'
import type { SignedIn } from '#server/context.ts'
import { found, requirePolicy } from '#server/errors.ts'
import type { Recipient } from '../contract.ts'
import { canWriteTo } from '../policy.ts'

const LISTED = 500

/** Whom the company can write to about one of its jobs, the newest first, with when it last did. */
export async function listRecipients(
  { db, viewer }: SignedIn,
  { jobId }: { jobId: string },
): Promise<{ jobTitle: string; people: Recipient[] }> {
  const [row] = await db.select({ title: jobs.title, companyId: jobs.companyId }).from(jobs).where(eq(jobs.id, jobId))
  const { title, companyId } = found(row)
  requirePolicy(canWriteTo(viewer, { companyId, userId: viewer.userId, status: 'submitted' }))
  const people = await db
    .select({
      applicationId: applications.id,
      name: applications.fullName,
      status: applications.status,
      lastWrittenAt: max(messages.createdAt),
    })
    .from(applications)
    .leftJoin(messages, and(eq(messages.applicationId, applications.id), eq(messages.side, 'company')))
    .where(and(eq(applications.jobId, jobId), ne(applications.status, 'withdrawn'), isNotNull(applications.userId)))
    .groupBy(applications.id)
    .orderBy(desc(applications.appliedAt), desc(applications.id))
    .limit(LISTED)
  return { jobTitle: title, people }
}
