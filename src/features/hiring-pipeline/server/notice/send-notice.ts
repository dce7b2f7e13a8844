import { and, asc, desc, eq, lte, sql } from 'drizzle-orm'
import { applications, applicationStatusChanges as changes } from '#db/schema/applications.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { applicationStatusShown } from '#features/applications/events.ts'
import { noNotice } from '#features/applications/server/shown-status.ts'
import type { Services, SignedIn } from '#server/context.ts'
import { DomainError, requirePolicy } from '#server/errors.ts'
import type { Schedule } from '#server/queue/schedules.ts'
import { transaction, type UnitOfWork } from '#server/transaction.ts'
import { canSetApplicationStatus } from '../../policy.ts'
import { loadReview } from '../load-review.ts'

const AT_ONCE = 100

/** Shows the candidate the waiting status of one application, and emits the event that notifies them. */
async function show(tx: Pick<Services, 'db'> & UnitOfWork, id: string): Promise<void> {
  const { db, emit } = tx
  const [row] = await db
    .select({ application: applications, companyId: jobs.companyId })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(eq(applications.id, id))
  const { userId, jobId, status, shownStatus } = row?.application ?? {}
  if (!row || !userId || !jobId || !status || !shownStatus) return
  const isLast = and(eq(changes.applicationId, id), eq(changes.toStatus, status), eq(changes.isShown, false))
  const [last] = await db
    .select()
    .from(changes)
    .where(isLast)
    .orderBy(desc(changes.changedAt), desc(changes.id))
    .limit(1)
  if (last) await db.update(changes).set({ isShown: true }).where(eq(changes.id, last.id))
  await db
    .update(applications)
    .set({ ...noNotice, updatedAt: new Date() })
    .where(eq(applications.id, id))
  const subject = { applicationId: id, jobId, companyId: row.companyId, userId }
  await emit(
    applicationStatusShown({
      ...subject,
      fromStatus: shownStatus,
      toStatus: status,
      ...(last && { changeId: last.id }),
    }),
  )
}

/** Sends up to 100 due notices, and returns how many there were. Two workers process different ones. */
export const sendDueNotices = (services: Services): Promise<number> =>
  transaction(services, async (tx) => {
    const due = await tx.db
      .select({ id: applications.id })
      .from(applications)
      .where(lte(applications.noticeDueAt, sql`now()`))
      .orderBy(asc(applications.noticeDueAt))
      .limit(AT_ONCE)
      .for('update', { skipLocked: true })
    for (const { id } of due) await show(tx, id)
    return due.length
  })

/** Sends the notice of an application without waiting; NOTICE_SENT if no notice waits. */
export const sendNoticeNow = (ctx: SignedIn, { id }: { id: string }): Promise<{ id: string }> =>
  transaction(ctx, async (tx) => {
    const application = await loadReview(tx, id, { lock: true })
    requirePolicy(canSetApplicationStatus(tx.viewer, application))
    if (!application.noticeDueAt) throw new DomainError('NOTICE_SENT')
    const { companyId, status } = application
    const data = { status }
    await tx.audit({ action: 'application.notice_sent', subjectType: 'application', subjectId: id, companyId, data })
    await show(tx, id)
    return { id }
  })

export const noticeSchedules: Schedule[] = [
  {
    name: 'applications.send-due-notices',
    cron: '* * * * *',
    async run(services) {
      while ((await sendDueNotices(services)) === AT_ONCE) {}
    },
  },
]
