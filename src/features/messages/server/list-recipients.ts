import { and, desc, eq, inArray, isNotNull, max, ne } from 'drizzle-orm'
import { applications } from '#db/schema/applications.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { applicationMessages as messages } from '#db/schema/messages.ts'
import type { SignedIn } from '#server/context.ts'
import { found, requirePolicy } from '#server/errors.ts'
import type { Recipient } from '../contract.ts'
import { canWriteTo } from '../policy.ts'
import { maxOffered } from '../rules.ts'

/**
 * The candidates of one of its jobs that the company can write to, optionally only these, newest first, with the date
 * of its last message.
 */
export async function listRecipients(
  { db, viewer }: SignedIn,
  { jobId, applicationIds }: { jobId: string; applicationIds?: string[] | undefined },
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
    .where(
      and(
        eq(applications.jobId, jobId),
        applicationIds && inArray(applications.id, applicationIds),
        ne(applications.status, 'withdrawn'),
        isNotNull(applications.userId),
      ),
    )
    .groupBy(applications.id)
    .orderBy(desc(applications.appliedAt), desc(applications.id))
    .limit(maxOffered)
  return { jobTitle: title, people }
}
