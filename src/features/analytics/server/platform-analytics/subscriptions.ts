import { asc, eq, gte, sql } from 'drizzle-orm'
import { platformDays } from '#db/schema/analytics.ts'
import { subscriptionPlans, userSubscriptions } from '#db/schema/billing.ts'
import { DAY_MS, isoDay } from '#lib/dates.ts'
import type { Db, Services } from '#server/context.ts'
import { type Compared, type PlatformAnalytics, statusGroups } from '../../platform-analytics-contract.ts'
import type { DayPeriod } from '../../platform-analytics-rules.ts'

const countActive = (db: Db): Promise<number> => db.$count(userSubscriptions, eq(userSubscriptions.status, 'active'))

/** Stores today's number of active subscriptions. It runs every hour, so the last value of a day is the one at its end. */
export async function countDay({ db }: Pick<Services, 'db'>): Promise<void> {
  const row = { day: isoDay(new Date()), activeSubscriptions: await countActive(db) }
  await db.insert(platformDays).values(row).onConflictDoUpdate({ target: platformDays.day, set: row })
}

/** Active subscriptions now, at the end of the day before the period, and on the days between. */
export async function readSubscriptions(db: Db, { start }: DayPeriod): Promise<Compared> {
  const dayBefore = isoDay(new Date(start.getTime() - DAY_MS))
  const [now, days] = await Promise.all([
    countActive(db),
    db.select().from(platformDays).where(gte(platformDays.day, dayBefore)).orderBy(asc(platformDays.day)),
  ])
  const today = isoDay(new Date())
  const before = days.find(({ day }) => day === dayBefore)?.activeSubscriptions ?? null
  const trend = days.filter(({ day }) => day < today).map(({ activeSubscriptions }) => activeSubscriptions)
  return { now, before, trend: [...trend, now] }
}

/** Counts subscriptions by current status and by plan. */
export async function readStatuses(db: Db): Promise<PlatformAnalytics['subscriptionStatus']> {
  const { status, expiresAt } = userSubscriptions
  // a canceled subscription counts as ended once its paid period is over
  const group = sql<(typeof statusGroups)[number]>`case
    when ${status} = 'cancelled' and ${expiresAt} > now() then 'paid_until_later'
    when ${status} = 'cancelled' then 'expired' else ${status} end`
  const [groups, plans] = await Promise.all([
    db.select({ status: group, count: sql<number>`count(*)::int` }).from(userSubscriptions).groupBy(sql`1`),
    db
      .select({ name: subscriptionPlans.name, count: sql<number>`count(*)::int` })
      .from(userSubscriptions)
      .innerJoin(subscriptionPlans, eq(subscriptionPlans.id, userSubscriptions.planId))
      .where(sql`${group} in ('active', 'trial', 'paid_until_later')`)
      .groupBy(subscriptionPlans.name)
      .orderBy(sql`2 desc`, subscriptionPlans.name),
  ])
  const total = groups.reduce((sum, { count }) => sum + count, 0)
  const statuses = statusGroups.flatMap((name) => {
    const count = groups.find((one) => one.status === name)?.count ?? 0
    return count > 0 ? [{ status: name, count, percentage: Math.round((count / total) * 100) }] : []
  })
  return { total, statuses, plans }
}
