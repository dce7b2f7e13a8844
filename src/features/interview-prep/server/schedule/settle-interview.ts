import { eq } from 'drizzle-orm'
import { scheduledInterviews as scheduled } from '#db/schema/interview-prep.ts'
import { INTERVIEWS_CHANGED } from '#features/answer-feedback/server/live-topic.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { publish } from '#server/realtime/realtime-hub.ts'
import { transaction } from '#server/transaction.ts'
import { interviewScheduleChanged } from '../../events.ts'
import type { ScheduledInterview } from '../../schedule-contract.ts'
import { lockScheduled, readScheduled } from './scheduled-interviews.ts'

type One = { id: string }

/**
 * Completes a scheduled interview. A repeated request changes nothing. Throws CHANGED if it was cancelled or missed (INTV-32).
 */
export const completeScheduled = (ctx: SignedIn, one: One) => setStatus(ctx, one, 'completed')

/**
 * Cancels a scheduled interview and emits an event, which sends the calendar update. A repeated request changes nothing. Throws
 * CHANGED if the interview was completed or missed (INTV-32).
 */
export const cancelScheduled = (ctx: SignedIn, one: One) => setStatus(ctx, one, 'cancelled')

async function setStatus(ctx: SignedIn, one: One, status: 'completed' | 'cancelled'): Promise<ScheduledInterview> {
  await transaction(ctx, async (tx) => {
    const { id, userId, ...row } = await lockScheduled(tx, one.id)
    if (row.status === status) return
    if (row.status !== 'scheduled') throw new DomainError('CHANGED')
    const sequence = status === 'cancelled' ? row.sequence + 1 : row.sequence
    await tx.db.update(scheduled).set({ status, sequence }).where(eq(scheduled.id, id))
    await tx.audit({ action: `interview.${status}`, subjectType: 'scheduled_interview', subjectId: id })
    if (status === 'cancelled') {
      await tx.emit(interviewScheduleChanged({ scheduledId: id, userId, sequence, became: 'cancelled' }))
    }
    await publish(tx.db, [userId], INTERVIEWS_CHANGED)
  })
  return readScheduled(ctx, one)
}
