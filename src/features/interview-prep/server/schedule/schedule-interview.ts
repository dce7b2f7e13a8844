import { and, count, eq, ne } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { scheduledInterviews as scheduled } from '#db/schema/interview-prep.ts'
import { INTERVIEWS_CHANGED } from '#features/answer-feedback/server/live-topic.ts'
import { findVisibleJob } from '#features/job-board/server/visible-jobs.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { publish } from '#server/realtime/realtime-hub.ts'
import { transaction } from '#server/transaction.ts'
import { interviewScheduleChanged } from '../../events.ts'
import type { ChosenSlot, ScheduledInterview, ScheduleInterview } from '../../schedule-contract.ts'
import { maxOpenInterviews, readSlot } from '../../schedule-rules.ts'
import { findPhone } from './phone-details.ts'
import { lockScheduled, readScheduled, type SessionConfig } from './scheduled-interviews.ts'

const PER_DAY = { points: 50, seconds: 24 * 60 * 60 }

/**
 * Schedules an interview by voice. A second request with the same id returns the same interview. Throws PHONE_MISSING without a
 * stored number, the error codes of `readSlot`, SLOT_TAKEN, TOO_MANY_SCHEDULED above twenty upcoming interviews, NOT_FOUND for a job
 * that the person cannot see, RATE_LIMITED.
 */
export async function scheduleInterview(ctx: SignedIn, input: ScheduleInterview): Promise<ScheduledInterview> {
  const { userId } = ctx.viewer
  const { id, setup, notes, timeZone } = input
  const known = await ctx.db.select({ id: scheduled.id }).from(scheduled).where(eq(scheduled.id, id))
  if (known.length > 0) return readScheduled(ctx, input)
  const scheduledDate = requireSlot(input)
  if (setup.jobId) await findVisibleJob(ctx, setup.jobId)
  await ctx.throttle.consume('interview-schedule', userId, PER_DAY)
  await transaction(ctx, async ({ db, audit, emit }) => {
    // lock the user, so that simultaneous requests are counted one by one
    await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
    const phone = await findPhone(db, userId)
    if (!phone) throw new DomainError('PHONE_MISSING')
    await requireFree(db, { userId, id, scheduledDate })
    const sessionConfig: SessionConfig = { setup, recordings: 'none' }
    // `remindedAt` is now, so that only future reminders are sent
    const row = { id, userId, phoneDetailsId: phone.id, scheduledDate, timeZone, sessionConfig, remindedAt: new Date() }
    await db
      .insert(scheduled)
      .values({ ...row, notes: notes || null })
      .onConflictDoNothing()
    await audit({ action: 'interview.scheduled', subjectType: 'scheduled_interview', subjectId: id })
    await emit(interviewScheduleChanged({ scheduledId: id, userId, sequence: 0, became: 'scheduled' }))
    await publish(db, [userId], INTERVIEWS_CHANGED)
  })
  return readScheduled(ctx, input)
}

type Move = ChosenSlot & { id: string; sequence: number }

/** Moves a scheduled interview to another slot. Throws CHANGED if it changed meanwhile, and the error codes of a slot. */
export async function rescheduleInterview(ctx: SignedIn, move: Move): Promise<ScheduledInterview> {
  const { userId } = ctx.viewer
  const { id, timeZone } = move
  const scheduledDate = requireSlot(move)
  await transaction(ctx, async (tx) => {
    const { db, audit, emit } = tx
    const row = await lockScheduled(tx, id)
    if (row.status !== 'scheduled' || row.sequence !== move.sequence) throw new DomainError('CHANGED')
    await requireFree(db, { userId, id, scheduledDate })
    const sequence = row.sequence + 1
    await db
      .update(scheduled)
      .set({ scheduledDate, timeZone, sequence, remindedAt: new Date() })
      .where(eq(scheduled.id, id))
    await audit({ action: 'interview.moved', subjectType: 'scheduled_interview', subjectId: id })
    await emit(interviewScheduleChanged({ scheduledId: id, userId, sequence, became: 'moved' }))
    await publish(db, [userId], INTERVIEWS_CHANGED)
  })
  return readScheduled(ctx, move)
}

function requireSlot(slot: ChosenSlot): Date {
  const at = readSlot(slot, new Date())
  if (!(at instanceof Date)) throw new DomainError(at)
  return at
}

async function requireFree(db: Db, { userId, id, scheduledDate }: { userId: string; id: string; scheduledDate: Date }) {
  const open = and(eq(scheduled.userId, userId), eq(scheduled.status, 'scheduled'), ne(scheduled.id, id))
  const [sameTime] = await db
    .select({ n: count() })
    .from(scheduled)
    .where(and(open, eq(scheduled.scheduledDate, scheduledDate)))
  if (sameTime?.n) throw new DomainError('SLOT_TAKEN')
  const [ahead] = await db.select({ n: count() }).from(scheduled).where(open)
  if ((ahead?.n ?? 0) >= maxOpenInterviews) throw new DomainError('TOO_MANY_SCHEDULED')
}
