import type { Schedule } from '#server/queue/schedules.ts'
import { on, type Subscriber } from '#server/queue/worker.ts'
import { accountDeleted } from '../events.ts'
import { finishErasure, finishErasures } from './finish-erasure.ts'

export const privacySubscribers: Subscriber[] = [on(accountDeleted, 'privacy.finish-erasure', finishErasure)]

export const privacySchedules: Schedule[] = [
  { name: 'privacy.finish-erasures', cron: '7 * * * *', run: (ctx) => finishErasures(ctx) },
]
