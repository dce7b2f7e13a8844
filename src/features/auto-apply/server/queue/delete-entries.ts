import { and, eq, exists, inArray, lte, or, sql } from 'drizzle-orm'
import { applications } from '#db/schema/applications.ts'
import { autoApplyEntries } from '#db/schema/auto-apply.ts'
import { jobs } from '#db/schema/job-postings.ts'
import type { Services } from '#server/context.ts'

const dropped = (reason: string) =>
  ({ state: 'dropped', reason, approved: null, approvedBy: null, sendAt: null }) as const

/** Drops the open entries of jobs that closed or that the person applied to by hand. */
export async function deleteEntries({ db }: Pick<Services, 'db'>, jobId?: string): Promise<void> {
  const isOpen = and(
    inArray(autoApplyEntries.state, ['waiting', 'approved']),
    jobId ? eq(autoApplyEntries.jobId, jobId) : undefined,
  )
  // a paused job may become active again, so its entries are only hidden meanwhile
  const isOver = or(inArray(jobs.status, ['closed', 'deleted']), lte(jobs.closesAt, new Date()))
  const closed = db
    .select({ one: sql`1` })
    .from(jobs)
    .where(and(eq(jobs.id, autoApplyEntries.jobId), isOver))
  await db
    .update(autoApplyEntries)
    .set(dropped('APPLICATIONS_CLOSED'))
    .where(and(isOpen, exists(closed)))
  const own = and(eq(applications.jobId, autoApplyEntries.jobId), eq(applications.userId, autoApplyEntries.userId))
  const applied = db.select({ one: sql`1` }).from(applications).where(own)
  await db
    .update(autoApplyEntries)
    .set(dropped('ALREADY_APPLIED'))
    .where(and(isOpen, exists(applied)))
}
