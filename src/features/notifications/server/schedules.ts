import type { Schedule } from '#server/queue/schedules.ts'
import { deleteOldMessages } from '#server/realtime/realtime-hub.ts'
import { deleteUnseen, makeDigests } from './make-digests.ts'

export const notificationSchedules: Schedule[] = [
  {
    name: 'notifications.sweep-live-messages',
    cron: '*/10 * * * *',
    // A page that was offline for longer fetches everything again.
    run: ({ db }) => deleteOldMessages(db),
  },
  {
    name: 'notifications.make-digests',
    // every quarter of an hour: not every time zone is off by whole hours
    cron: '*/15 * * * *',
    run: (ctx) => makeDigests(ctx),
  },
  { name: 'notifications.forget-unseen', cron: '43 3 * * *', run: ({ db }) => deleteUnseen(db) },
]
