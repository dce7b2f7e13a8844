import { sql } from 'drizzle-orm'
import { newsletterSubscribers as s } from '#db/schema/campaigns.ts'
import { DAY_MS } from '#lib/dates.ts'
import type { Db } from '#server/context.ts'
import { NEW_SUBSCRIBER_DAYS } from '../../rules.ts'

export type SubscriberCounts = { total: number; active: number; recent: number }

/** All subscribers, those who still get the newsletter, and those of the last 30 days (CAMP-10). */
export async function countSubscribers(db: Db, now = new Date()): Promise<SubscriberCounts> {
  const since = new Date(now.getTime() - NEW_SUBSCRIBER_DAYS * DAY_MS)
  const [counts] = await db
    .select({
      total: sql<number>`count(*)::int`,
      active: sql<number>`(count(*) filter (where ${s.isActive}))::int`,
      recent: sql<number>`(count(*) filter (where ${s.subscribedAt} >= ${since}))::int`,
    })
    .from(s)
  return counts ?? { total: 0, active: 0, recent: 0 }
}
