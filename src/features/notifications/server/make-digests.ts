import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { digestTimes, notificationDigests, notifications } from '#db/schema/notifications.ts'
import type { Db, Services } from '#server/context.ts'
import { transaction } from '#server/transaction.ts'
import { digestMade } from '../events.ts'
import { localTime, notificationKinds, usualDigestTime } from '../preferences.ts'
import { channelsOf } from './preferences.ts'
import { readerZone } from './reader-zones.ts'

// After turning summaries on again, a user gets no items from last month.
const isFresh = sql`${notifications.createdAt} > now() - interval '7 days'`
const waiting = and(notifications.digest, isNull(notifications.digestId), eq(notifications.read, false), isFresh)

/**
 * Makes the daily summary of every user whose local hour has passed and who has unread notifications for it: at most
 * one per user and local day, also with several workers or retries. A server that was down at that hour makes it later.
 */
export async function makeDigests(ctx: Services, now = new Date()): Promise<void> {
  const people = await ctx.db
    .selectDistinct({ userId: notifications.userId, hour: digestTimes.hour, timeZone: readerZone })
    .from(notifications)
    .innerJoin(users, and(eq(users.id, notifications.userId), isNull(users.suspendedAt)))
    .leftJoin(digestTimes, eq(digestTimes.userId, notifications.userId))
    .where(waiting)
  for (const { userId, hour, timeZone } of people) {
    const at = localTime(now, timeZone ?? usualDigestTime.timeZone)
    if (at.hour < (hour ?? usualDigestTime.hour)) continue
    // An error for one user must not delay the others.
    await makeDigest(ctx, userId, at.day).catch((err) => ctx.log.warn({ err, userId }, 'daily summary not made'))
  }
}

function makeDigest(outer: Services, userId: string, day: string): Promise<void> {
  return transaction(outer, async (ctx) => {
    if (!(await wantsDigest(ctx.db, userId))) return
    const [digest] = await ctx.db.insert(notificationDigests).values({ userId, day }).onConflictDoNothing().returning()
    if (!digest) return
    const claimed = await ctx.db
      .update(notifications)
      .set({ digestId: digest.id })
      .where(and(eq(notifications.userId, userId), waiting))
      .returning({ id: notifications.id })
    if (claimed.length > 0) await ctx.emit(digestMade({ digestId: digest.id }))
    else await ctx.db.delete(notificationDigests).where(eq(notificationDigests.id, digest.id))
  })
}

/** Users who turned all summaries off in the meantime get none, not even of older notifications. */
async function wantsDigest(db: Db, userId: string): Promise<boolean> {
  const channels = await channelsOf(db, userId)
  return notificationKinds.some((kind) => channels(kind).digest)
}

/** Deletes notifications that were only for an email or a summary, after a month. */
export async function deleteUnseen(db: Db): Promise<void> {
  const old = lt(notifications.createdAt, sql`now() - interval '30 days'`)
  const unseen = db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.inApp, false), old))
  await db.delete(notifications).where(inArray(notifications.id, unseen))
}
