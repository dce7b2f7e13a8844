// Operations: settings and background work of the platform. The settings are one stored row; the server reads it for each
// decision. Platform staff see waiting, running and failed work. Platform admins retry or discard failed work; the audit log
// records both. An error is shown only by its code, because its text may contain personal data.
import { z } from 'zod'
import { Id, procedure, Timestamp } from '#lib/contract.ts'

const Count = z.number().int()
const Bytes = z.number().int().nonnegative()

export const Queue = z.object({
  /** What the queue is for, as `area.purpose`. */
  name: z.string(),
  /** Cron schedule in UTC; null if an event starts the work. */
  cron: z.string().nullable(),
  waiting: Count,
  /** How many of the waiting jobs failed before. */
  retrying: Count,
  active: Count,
  /** Jobs that used up all tries and are neither retried nor discarded. */
  failed: Count,
  oldestWaitingAt: Timestamp.nullable(),
})
export type Queue = z.infer<typeof Queue>

export const DeadLetter = z.object({
  id: Id,
  work: z.string(),
  failedAt: Timestamp,
  tries: Count,
  errorCode: z.string().nullable(),
  eventId: Id.nullable(),
})
export type DeadLetter = z.infer<typeof DeadLetter>

export const Health = z.object({
  version: z.string(),
  startedAt: Timestamp,
  database: z.string(),
  migrations: z.object({ applied: Count, known: Count }),
  storage: z.enum(['disk', 's3']),
  /** In bytes: the database, the files by the sizes in their rows, and the free disk space (null for S3). */
  use: z.object({ database: Bytes, files: Bytes, fileCount: Count, free: Bytes.nullable() }),
  /** The last backup by `npm run backup`; null if there is none. */
  lastBackup: z.object({ at: Timestamp, bytes: Bytes, rows: Count, files: Count }).nullable(),
  mail: z.object({
    kind: z.enum(['smtp', 'mailbox', 'none']),
    sentLastHour: Count,
    sentLastDay: Count,
    /** Mails that were started and whose delivery is not confirmed. */
    unconfirmed: Count,
    lastSentAt: Timestamp.nullable(),
  }),
  worker: z.enum(['inside', 'separate']),
  virusScanner: z.enum(['clamav', 'none']),
  /** Of the process that answers this request. */
  liveStreams: Count,
  /** Whether TRUST_PROXY fits the requests of that process. */
  proxies: z.enum(['fine', 'header_not_believed', 'one_address']),
})
export type Health = z.infer<typeof Health>

const Pile = z.object({ count: Count, oldestAt: Timestamp.nullable() })
/** Tasks that wait for staff. */
export const Waiting = z.object({ moderation: Pile, support: Pile, campaigns: z.object({ count: Count }) })
export type Waiting = z.infer<typeof Waiting>

const One = z.object({ id: Id })

export const operationsContract = {
  platformConfig: procedure
    .route({ method: 'GET', path: '/platform-config', summary: 'Get the public settings' })
    .output(z.object({ enforceSubscriptionVerification: z.boolean() })),
  waiting: procedure
    .route({ method: 'GET', path: '/admin/todo', summary: 'List what needs attention from staff, and since when' })
    .output(Waiting),
  queues: procedure
    .route({ method: 'GET', path: '/admin/queues', summary: 'List background jobs by queue, and unprocessed events' })
    .output(z.object({ queues: z.array(Queue), waitingEvents: Count, oldestEventAt: Timestamp.nullable() })),
  deadLetters: procedure
    .route({
      method: 'GET',
      path: '/admin/dead-letters',
      summary: 'List permanently failed jobs: the newest 50, with the total',
    })
    .output(z.object({ items: z.array(DeadLetter), total: Count })),
  retryDeadLetter: procedure
    .route({ method: 'POST', path: '/admin/dead-letters/{id}/retry', summary: 'Retry a failed job' })
    .input(One)
    .output(z.object({ work: z.string() }))
    .errors({
      WORK_UNKNOWN: { status: 409, message: 'This version no longer has this job. You can only discard it.' },
    }),
  retryDeadLetters: procedure
    .route({ method: 'POST', path: '/admin/dead-letters/retry', summary: 'Retry all failed jobs' })
    .output(z.object({ count: Count })),
  discardDeadLetter: procedure
    .route({ method: 'DELETE', path: '/admin/dead-letters/{id}', summary: 'Discard a failed job' })
    .input(One)
    .output(z.object({ work: z.string() })),
  health: procedure.route({ method: 'GET', path: '/admin/health', summary: 'Get the system status' }).output(Health),
}
