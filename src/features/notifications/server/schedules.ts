import { lt, sql } from 'drizzle-orm'
import { liveMessages } from '#db/schema/operations.ts'
import type { Schedule } from '#server/jobs.ts'

export const notificationSchedules: Schedule[] = [
  {
    name: 'notifications.sweep-live-messages',
    cron: '*/10 * * * *',
    // a page that was away for longer fetches everything anew
    run: async ({ db }) => {
      await db.delete(liveMessages).where(lt(liveMessages.createdAt, sql`now() - interval '1 hour'`))
    },
  },
]
