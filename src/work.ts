import { accountSubscribers } from '#features/accounts/server/subscribers.ts'
import { notificationSubscribers } from '#features/notifications/server/catalogue.ts'
import { notificationSchedules } from '#features/notifications/server/schedules.ts'
import type { Services } from '#server/context.ts'
import { type Schedule, type Subscriber, Worker } from '#server/jobs.ts'

const subscribers: Subscriber[] = [...accountSubscribers, ...notificationSubscribers]
const schedules: Schedule[] = [...notificationSchedules]

/** The background work of all areas. */
export const createWorker = (services: Services, databaseUrl: string): Worker =>
  new Worker(services, databaseUrl, { subscribers, schedules })
