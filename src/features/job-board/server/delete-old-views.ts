import { sql } from 'drizzle-orm'
import { jobViews } from '#db/schema/job-board.ts'
import type { Services } from '#server/context.ts'
import type { Schedule } from '#server/queue/schedules.ts'

const KEPT_YEARS = 2
const AT_ONCE = 5_000

/**
 * Deletes views of postings after two years, a few thousand in a transaction; returns their number. Statistics cover one year, and an
 * application after the view is deleted counts as 'direct'.
 */
export async function deleteOldViews(
  { db, stopping }: Pick<Services, 'db' | 'stopping'>,
  { now = new Date(), atOnce = AT_ONCE }: { now?: Date; atOnce?: number } = {},
): Promise<number> {
  const before = sql`(${now.toISOString()}::timestamptz at time zone 'UTC' - make_interval(years => ${KEPT_YEARS}))::date`
  let deleted = 0
  while (!stopping?.aborted) {
    const { rowCount } = await db.execute(sql`delete from ${jobViews} where ctid = any(array(
      select ctid from ${jobViews} where ${jobViews.day} < ${before} limit ${atOnce}))`)
    if (!rowCount) break
    deleted += rowCount
  }
  return deleted
}

export const viewSchedules: Schedule[] = [
  {
    name: 'jobs.forget-views',
    cron: '29 2 * * *',
    run: async (ctx) => {
      const views = await deleteOldViews(ctx)
      if (views > 0) ctx.log.info({ views }, 'housekeeping deleted expired rows')
    },
  },
]
