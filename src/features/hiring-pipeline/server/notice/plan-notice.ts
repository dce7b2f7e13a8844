import { eq } from 'drizzle-orm'
import type { applications } from '#db/schema/applications.ts'
import { companies } from '#db/schema/companies.ts'
import type { PipelineStatus } from '#features/applications/rules.ts'
import { noNotice } from '#features/applications/server/shown-status.ts'
import type { Db } from '#server/context.ts'

type Application = Pick<
  typeof applications.$inferSelect,
  'userId' | 'status' | 'statusUpdatedAt' | 'shownStatus' | 'shownStatusAt'
> & { companyId: string }

/**
 * What a new status means for the candidate: `waiting` is stored with the application, `since` is when the status began, `isShown` is true
 * if the candidate sees the change at once. If the application returns to the status that the candidate sees, no notice remains, and the
 * status began when the candidate first saw it. An imported candidate has no account, so no notice.
 */
export async function planNotice(db: Db, application: Application, status: PipelineStatus, now: Date) {
  if (!application.userId) return { waiting: noNotice, since: now, isShown: true }
  const before = application.shownStatus ?? application.status
  if (application.shownStatus === status && application.shownStatusAt) {
    return { waiting: noNotice, since: application.shownStatusAt, isShown: false }
  }
  const [company] = await db
    .select({ minutes: companies.noticeMinutes })
    .from(companies)
    .where(eq(companies.id, application.companyId))
  if (!company || company.minutes === 0) return { waiting: noNotice, since: now, isShown: true }
  const waiting = {
    shownStatus: before,
    shownStatusAt: application.shownStatusAt ?? application.statusUpdatedAt,
    noticeDueAt: new Date(now.getTime() + company.minutes * 60_000),
  }
  return { waiting, since: now, isShown: false }
}
