import { accountSubscribers } from '#features/accounts/server/subscribers.ts'
import type { Services } from '#server/context.ts'
import { type Schedule, type Subscriber, Worker } from '#server/jobs.ts'

const subscribers: Subscriber[] = [...accountSubscribers]
const schedules: Schedule[] = []

/** The background work of all areas. */
export const createWorker = (services: Services, databaseUrl: string): Worker =>
  new Worker(services, databaseUrl, { subscribers, schedules })
