import { platformDays } from '#db/schema/analytics.ts'
import { userSubscriptions } from '#db/schema/billing.ts'
import { DAY_MS, isoDay } from '#lib/dates.ts'
import type { Db } from '#server/context.ts'

const DAYS = 120

/** The number of active subscriptions on each past day, as the hourly count would have stored it. */
export async function seedPlatformDays(db: Db, { now }: { now: Date }): Promise<void> {
  const held = await db.select().from(userSubscriptions)
  const rows = Array.from({ length: DAYS }, (_, n) => {
    const end = new Date(now.getTime() - (n + 1) * DAY_MS)
    const activeSubscriptions = held.filter(
      ({ status, startedAt, expiresAt }) =>
        startedAt <= end && (status === 'active' || (status === 'expired' && expiresAt !== null && expiresAt > end)),
    ).length
    return { day: isoDay(end), activeSubscriptions }
  })
  await db.insert(platformDays).values(rows)
}
