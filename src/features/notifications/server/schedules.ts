import type { Schedule } from '#server/jobs.ts'
import { forgetOldMessages } from '#server/live.ts'

export const notificationSchedules: Schedule[] = [
  {
    name: 'notifications.sweep-live-messages',
    cron: '*/10 * * * *',
    // a page that was away for longer fetches everything anew
    run: ({ db }) => forgetOldMessages(db),
  },
]
