import { accountSubscribers } from '#features/accounts/server/subscribers.ts'
import { applicationSubscribers } from '#features/applications/server/subscribers.ts'
import { documentSubscribers } from '#features/documents/server/subscribers.ts'
import { documentSchedules } from '#features/documents/server/sweep-files.ts'
import { notificationSubscribers } from '#features/notifications/server/catalogue.ts'
import { notificationSchedules } from '#features/notifications/server/schedules.ts'
import type { Services } from '#server/context.ts'
import { type Schedule, type Subscriber, Worker } from '#server/jobs.ts'

const subscribers: Subscriber[] = [
  ...accountSubscribers,
  ...documentSubscribers,
  ...applicationSubscribers,
  ...notificationSubscribers,
]
const schedules: Schedule[] = [...documentSchedules, ...notificationSchedules]

/** The background work of all areas. */
export const createWorker = (services: Services, databaseUrl: string): Worker =>
  new Worker(services, databaseUrl, { subscribers, schedules })
