import { and, eq, gt, isNull, not, or } from 'drizzle-orm'
import { coachingRequests as r } from '#db/schema/coach.ts'
import { staffLeft } from '#features/accounts/events.ts'
import { isActiveStaff } from '#features/accounts/server/staff-left.ts'
import type { Services } from '#server/context.ts'
import { on, type Subscriber } from '#server/queue/worker.ts'
import { transaction } from '#server/transaction.ts'
import { maxPreferredTimes } from '../coaching-rules.ts'
import { coachingDecided, coachingRequested } from '../events.ts'
import { publishCoaching } from './publish-coaching.ts'

/**
 * When a coach leaves the staff, their future sessions and proposals become requests again. The person and all staff are
 * notified, and any coach can confirm the agreed time. The function checks who is on the staff now: if a suspension was lifted in
 * the meantime, nothing changes.
 */
function releaseSessions(services: Services): Promise<void> {
  return transaction(services, async ({ db, audit, emit }) => {
    const isAhead = and(eq(r.status, 'confirmed'), gt(r.startsAt, new Date()))
    const rows = await db
      .select()
      .from(r)
      .where(and(or(eq(r.status, 'proposed'), isAhead), or(isNull(r.coachId), not(isActiveStaff(db, r.coachId)))))
      .for('update')
    for (const row of rows) {
      const { id, userId, coachId } = row
      await db
        .update(r)
        .set({
          ...{ status: 'requested', coachId: null, startsAt: null, details: '', remindedAt: null },
          preferred: wishesOf(row),
          sequence: row.sequence + 1,
          changedAt: new Date(Math.max(Date.now(), row.changedAt.getTime() + 1)),
        })
        .where(eq(r.id, id))
      const data = { coachId }
      await audit({ action: 'coaching.released', subjectType: 'coaching_request', subjectId: id, data })
      await emit(coachingDecided({ requestId: id, userId, coachId: null, by: 'staff', became: 'released' }))
      await emit(coachingRequested({ requestId: id, userId }))
      await publishCoaching(db, row)
    }
  })
}

/** The preferred times of the released request. An agreed time is first; a time that was only proposed is dropped. */
function wishesOf({ status, startsAt, preferred }: typeof r.$inferSelect): string[] {
  if (status !== 'confirmed' || !startsAt) return preferred
  const agreed = startsAt.toISOString()
  return [agreed, ...preferred.filter((at) => at !== agreed)].slice(0, maxPreferredTimes)
}

export const coachingSubscribers: Subscriber[] = [
  on(staffLeft, 'coaching.release-sessions', (ctx) => releaseSessions(ctx)),
]
