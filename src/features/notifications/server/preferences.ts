import { and, eq, inArray } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { digestTimes, notificationPreferences } from '#db/schema/notifications.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { transaction } from '#server/transaction.ts'
import type { Preferences } from '../contract.ts'
import { type Channels, kindFacts, kindsFor, type NotificationKind, usualDigestTime } from '../preferences.ts'
import { readerZone } from './reader-zones.ts'

const stored = ({ inApp, mail, digest }: Channels): Channels => ({ inApp, mail, digest })

/** The channels of one kind for each of these users. */
export async function channelsFor(
  db: Db,
  people: readonly string[],
  kind: NotificationKind,
): Promise<(userId: string) => Channels> {
  const rows = await db
    .select()
    .from(notificationPreferences)
    .where(and(inArray(notificationPreferences.userId, [...people]), eq(notificationPreferences.kind, kind)))
  const chosen = new Map(rows.map((row) => [row.userId, stored(row)]))
  return (userId) => chosen.get(userId) ?? kindFacts[kind].unlessChanged
}

/** The channels of each kind for one user: their choice or the defaults. */
export async function channelsOf(db: Db, userId: string): Promise<(kind: NotificationKind) => Channels> {
  const rows = await db.select().from(notificationPreferences).where(eq(notificationPreferences.userId, userId))
  const chosen = new Map(rows.map((row) => [row.kind, stored(row)]))
  return (kind) => chosen.get(kind) ?? kindFacts[kind].unlessChanged
}

/** The viewer's choices or the defaults, for the kinds of their roles. */
export async function readPreferences({ db, viewer }: SignedIn): Promise<Preferences> {
  const channels = await channelsOf(db, viewer.userId)
  const [time] = await db
    .select({ hour: digestTimes.hour, timeZone: readerZone })
    .from(users)
    .leftJoin(digestTimes, eq(digestTimes.userId, users.id))
    .where(eq(users.id, viewer.userId))
  return {
    kinds: kindsFor(viewer.roles).map((kind) => ({ kind, ...channels(kind) })),
    digestAt: {
      hour: time?.hour ?? usualDigestTime.hour,
      timeZone: time?.timeZone ?? usualDigestTime.timeZone,
    },
  }
}

/** Stores the viewer's choices. They apply to new notifications. */
export function updatePreferences(outer: SignedIn, { kinds, digestAt }: Preferences): Promise<Preferences> {
  const { userId } = outer.viewer
  return transaction(outer, async (ctx) => {
    for (const { kind, ...chosen } of kinds) await chooseChannels(ctx.db, userId, kind, chosen)
    const set = { ...digestAt, updatedAt: new Date() }
    await ctx.db
      .insert(digestTimes)
      .values({ userId, ...set })
      .onConflictDoUpdate({ target: digestTimes.userId, set })
    await ctx.audit({ action: 'notifications.preferences_changed', subjectType: 'user', subjectId: userId })
    return readPreferences(ctx)
  })
}

/** Stores the channels of one kind for a user. */
export async function chooseChannels(db: Db, userId: string, kind: NotificationKind, chosen: Channels): Promise<void> {
  const set = { ...stored(chosen), updatedAt: new Date() }
  await db
    .insert(notificationPreferences)
    .values({ userId, kind, ...set })
    .onConflictDoUpdate({ target: [notificationPreferences.userId, notificationPreferences.kind], set })
}
