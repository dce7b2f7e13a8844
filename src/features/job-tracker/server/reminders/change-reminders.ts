import { and, count, eq } from 'drizzle-orm'
import { applicationReminders as reminders } from '#db/schema/job-tracker.ts'
import { newId } from '#lib/ids.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError, found } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import type { Reminder } from '../../contract.ts'
import { maxReminders } from '../../rules.ts'
import { findOwnApplication } from '../find-own-application.ts'
import { isAbout } from '../private-steps.ts'
import { readReminder } from '../read-reminders.ts'

type New = { aboutId: string; dueAt: Date; note: string }

/** Adds a reminder to one of the viewer's applications; TOO_MANY_REMINDERS at the limit. */
export const addReminder = (outer: SignedIn, { aboutId, dueAt, note }: New): Promise<Reminder> =>
  transaction(outer, async ({ db, viewer }) => {
    const about = await findOwnApplication(db, viewer.userId, aboutId, { toAdd: true })
    const [row] = await db.select({ taken: count() }).from(reminders).where(isAbout(reminders, about))
    if ((row?.taken ?? 0) >= maxReminders) throw new DomainError('TOO_MANY_REMINDERS')
    const id = newId()
    await db.insert(reminders).values({ id, userId: viewer.userId, ...about, dueAt, note })
    return readReminder(db, viewer.userId, id)
  })

/** Moves a reminder to another time, also to snooze it. It becomes due again, and a notification is sent again. */
export const moveReminder = (ctx: SignedIn, { id, dueAt }: { id: string; dueAt: Date }): Promise<Reminder> =>
  change(ctx, id, { dueAt, notifiedAt: null, doneAt: null })

/** Marks a reminder as done or not done. */
export const finishReminder = (ctx: SignedIn, { id, isDone }: { id: string; isDone: boolean }): Promise<Reminder> =>
  change(ctx, id, { doneAt: isDone ? new Date() : null })

/** Deletes a reminder of the viewer. */
export async function deleteReminder(ctx: SignedIn, { id }: { id: string }): Promise<{ deleted: true }> {
  found((await ctx.db.delete(reminders).where(own(ctx, id)).returning({ id: reminders.id }))[0])
  return { deleted: true }
}

const own = ({ viewer }: SignedIn, id: string) => and(eq(reminders.id, id), eq(reminders.userId, viewer.userId))

async function change(ctx: SignedIn, id: string, set: Partial<typeof reminders.$inferInsert>): Promise<Reminder> {
  found((await ctx.db.update(reminders).set(set).where(own(ctx, id)).returning({ id: reminders.id }))[0])
  return readReminder(ctx.db, ctx.viewer.userId, id)
}
