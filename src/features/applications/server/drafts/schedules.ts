import { and, asc, eq, exists, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { applicationDrafts as drafts } from '#db/schema/applications.forms.ts'
import { applications } from '#db/schema/applications.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { offeredTo } from '#features/job-board/server/visible-jobs.ts'
import { DAY_MS } from '#lib/dates.ts'
import type { Db, Services } from '#server/context.ts'
import type { Schedule } from '#server/queue/schedules.ts'
import { transaction } from '#server/transaction.ts'
import { keepAfterClosingDays, remindAfterDays } from '../../draft-shape.ts'
import { draftLeftUnfinished } from '../../events.ts'

const AT_ONCE = 200

/** Emits an event for every draft that has not changed for two days while its job is open, once for each draft. Returns their number. */
export async function remindOfDrafts(services: Services, now = new Date()): Promise<number> {
  return transaction(services, async ({ db, emit }) => {
    const rested = new Date(now.getTime() - remindAfterDays * DAY_MS)
    const due = await db
      .select({ jobId: drafts.jobId, userId: drafts.userId })
      .from(drafts)
      .innerJoin(jobs, eq(jobs.id, drafts.jobId))
      .where(and(isNull(drafts.remindedAt), lte(drafts.savedAt, rested), offeredTo(null)))
      .orderBy(asc(drafts.savedAt))
      .limit(AT_ONCE)
      // two workers never process the same row
      .for('update', { of: drafts, skipLocked: true })
    for (const { jobId, userId } of due) {
      await db
        .update(drafts)
        .set({ remindedAt: now })
        .where(and(eq(drafts.jobId, jobId), eq(drafts.userId, userId)))
      await emit(draftLeftUnfinished({ jobId, userId }))
    }
    return due.length
  })
}

/**
 * Deletes drafts of jobs that closed 30 days ago, and drafts whose application was sent while a last change was being saved. A closed
 * posting has no closing date, so its last change is used, which is never before the closing.
 */
export async function deleteOldDrafts(db: Db, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - keepAfterClosingDays * DAY_MS)
  const isOver = or(
    lt(jobs.closesAt, before),
    and(inArray(jobs.status, ['closed', 'deleted']), lt(jobs.updatedAt, before)),
  )
  const ofOverJob = exists(
    db
      .select({ one: sql`1` })
      .from(jobs)
      .where(and(eq(jobs.id, drafts.jobId), isOver)),
  )
  const isSent = exists(
    db
      .select({ one: sql`1` })
      .from(applications)
      .where(and(eq(applications.jobId, drafts.jobId), eq(applications.userId, drafts.userId))),
  )
  await db.delete(drafts).where(or(ofOverJob, isSent))
}

export const draftSchedules: Schedule[] = [
  {
    name: 'applications.remind-of-drafts',
    cron: '23 * * * *',
    async run(services) {
      while ((await remindOfDrafts(services)) === AT_ONCE) {}
    },
  },
  { name: 'applications.delete-old-drafts', cron: '41 3 * * *', run: ({ db }) => deleteOldDrafts(db) },
]
