import { inArray, sql } from 'drizzle-orm'
import pg from 'pg'
import { fromDrizzle, PgBoss, type WorkOptions } from 'pg-boss'
import { events } from '#db/schema/operations.ts'
import type { EventType } from '#lib/events.ts'
import type { Services } from '../context.ts'
import { isDatabaseUnavailable } from '../errors.ts'
import { MailUnavailable } from '../mail/mailer.ts'
import { DEAD_LETTERS, FALLBACK_POLL_SECONDS, type Schedule, startSchedules } from './schedules.ts'

export type Occurrence = { eventId: string; occurredAt: Date }

/** Work that follows from an event. It can run more than once, so its effect must be guarded by the event's id. */
export type Subscriber = {
  name: string
  eventName: string
  groups?: ConcurrencyGroup
  handle(ctx: Services, payload: Record<string, unknown>, occurrence: Occurrence): Promise<void>
}

/**
 * Concurrency for jobs that wait for other servers: `atOnce` jobs in total, and at most `perGroup` of a group (jobs with the same value of
 * the payload key `by`), by default half.
 */
export type ConcurrencyGroup = { atOnce: number; by: string; perGroup?: number }

/**
 * For mail to many people: a server takes a part of a second for each, so four are sent at once. Mails with the same value of `by` are sent
 * in order.
 */
export const mailGroups = (by: string): ConcurrencyGroup => ({ atOnce: 4, by, perGroup: 1 })

/** Subscribes work named `area.purpose` to events of this type. The payload is parsed before `handle` gets it. */
export function on<P extends Record<string, unknown>>(
  type: EventType<P>,
  name: string,
  handle: (ctx: Services, payload: P, occurrence: Occurrence) => Promise<void>,
  groups?: ConcurrencyGroup,
): Subscriber {
  return {
    name,
    eventName: type.eventName,
    ...(groups && { groups }),
    handle: (ctx, payload, occurrence) => handle(ctx, type.schema.parse(payload), occurrence),
  }
}

// one attempt and seven retries; a worker without a heartbeat for 30 seconds counts as dead, and its job is retried
const RETRIES = {
  retryLimit: 7,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 900,
  heartbeatSeconds: 30,
  deadLetter: DEAD_LETTERS,
}
const POLLING_SECONDS = 2
const polling = (seconds: number) => ({
  pollingIntervalSeconds: seconds,
  notifyPollingIntervalSeconds: seconds,
  batchSize: 1,
})

/** The work of a worker. `pollingSeconds`: how often it looks for due jobs, at least half a second. */
type Work = { subscribers: Subscriber[]; schedules: Schedule[]; pollingSeconds?: number }

type Job = {
  eventId: string
  occurredAt: string
  payload: Record<string, unknown>
  /** How often, and since when, the job was postponed because the mail server was unavailable. */
  postponed?: { since: string; times: number }
}

const groupOf = ({ groups }: Subscriber, payload: Job['payload']) =>
  groups && { group: { id: String(payload[groups.by]) } }

/** For this long, jobs wait for an unavailable mail server before they count as failing. */
const MAIL_WAITS_MS = 24 * 60 * 60 * 1000
const LONGEST_WAIT_SECONDS = 900

/** The delay in seconds before a job is retried whose mail could not be sent. Null if it failed for another reason, or for a whole day. */
export function mailWait(
  error: unknown,
  { since, times }: { since: Date; times: number },
  now = new Date(),
): number | null {
  let cause = error
  while (cause instanceof Error && !(cause instanceof MailUnavailable)) cause = cause.cause
  if (!(cause instanceof MailUnavailable) || now.getTime() - since.getTime() >= MAIL_WAITS_MS) return null
  return Math.min(LONGEST_WAIT_SECONDS, 5 * 2 ** Math.min(times, 10))
}

/**
 * The background worker: turns events of the outbox into jobs and runs them with retries. A job that fails every attempt becomes a dead
 * letter.
 */
export class Worker {
  private readonly ctx: Services
  private readonly url: string
  private readonly boss: PgBoss
  private readonly subscribers: Subscriber[]
  private readonly schedules: Schedule[]
  private readonly pollingSeconds: number
  /** The queues whose workers are woken when work is due, with the workers' ids. */
  private readonly woken = new Map<string, string[]>()
  private readonly stopping = new AbortController()
  private listener: pg.Client | undefined
  private timer: NodeJS.Timeout | undefined
  private dueTimer: NodeJS.Timeout | undefined
  private waking: Promise<void> | undefined
  private draining: Promise<void> | undefined
  private isClosed = false
  private saidAwayAt = 0

  constructor(ctx: Services, url: string, work: Work) {
    this.ctx = { ...ctx, stopping: this.stopping.signal }
    this.url = url
    this.subscribers = work.subscribers
    this.schedules = work.schedules
    this.pollingSeconds = work.pollingSeconds ?? POLLING_SECONDS
    this.boss = new PgBoss({ connectionString: url, max: 4, useListenNotify: true })
    this.boss.on('error', (error) => this.note(error))
  }

  async start(): Promise<void> {
    await this.boss.start()
    await this.boss.createQueue(DEAD_LETTERS)
    for (const subscriber of this.subscribers) await this.serve(subscriber)
    const planned = await startSchedules(this.boss, this.ctx, this.schedules)
    for (const [name, worker] of planned) this.woken.set(name, [worker])
    await this.listen()
    this.timer = setInterval(() => void this.drain(), 5_000)
    this.dueTimer = setInterval(() => void this.wake(), this.pollingSeconds * 1000)
    await this.drain()
  }

  /**
   * Takes no more jobs and waits up to 20 seconds for running ones; unfinished jobs are retried later. Long work watches `ctx.stopping` and
   * ends after its current batch.
   */
  async stop(): Promise<void> {
    this.isClosed = true
    this.stopping.abort()
    clearInterval(this.timer)
    clearInterval(this.dueTimer)
    await this.listener?.end().catch(() => {})
    await Promise.all([this.draining, this.waking])
    await this.boss.stop({ graceful: true, timeout: 20_000, close: true })
  }

  /** Turns waiting events into one job per subscriber, in one transaction: none is lost, none comes twice. */
  drain(): Promise<void> {
    this.draining ??= this.drainAll().finally(() => {
      this.draining = undefined
    })
    return this.draining
  }

  private async drainAll(): Promise<void> {
    try {
      while (!this.isClosed && (await this.drainBatch()) > 0) {}
    } catch (err) {
      this.note(err)
    }
  }

  private drainBatch(): Promise<number> {
    return this.ctx.db.transaction(async (tx) => {
      const waiting = await tx
        .select()
        .from(events)
        .where(sql`${events.drainedAt} is null`)
        .orderBy(events.id)
        .limit(100)
        .for('update', { skipLocked: true })
      for (const event of waiting) {
        for (const subscriber of this.subscribers.filter((s) => s.eventName === event.name)) {
          const job: Job = { eventId: event.id, occurredAt: event.occurredAt.toISOString(), payload: event.payload }
          await this.boss.send(subscriber.name, job, {
            db: fromDrizzle(tx, sql),
            ...(event.dueAt && { startAfter: event.dueAt }),
            ...groupOf(subscriber, event.payload),
          })
        }
      }
      if (waiting.length > 0) {
        const ids = waiting.map((event) => event.id)
        await tx.update(events).set({ drainedAt: new Date() }).where(inArray(events.id, ids))
      }
      return waiting.length
    })
  }

  /** Wakes the workers of queues with due jobs: one query for all queues instead of one per worker. */
  private wake(): Promise<void> {
    this.waking ??= this.wakeDue()
      .catch((err) => this.note(err))
      .finally(() => {
        this.waking = undefined
      })
    return this.waking
  }

  private async wakeDue(): Promise<void> {
    const queues = sql.param([...this.woken.keys()])
    const { rows } = await this.ctx.db.execute<{ queue: string }>(sql`
      select queue from unnest(${queues}::text[]) as queue where exists (select from pgboss.job
        where name = queue and state < 'active' and not blocked and start_after <= now())`)
    for (const id of rows.flatMap(({ queue }) => this.woken.get(queue) ?? [])) this.boss.notifyWorker(id)
  }

  private async serve(subscriber: Subscriber): Promise<void> {
    await this.boss.createQueue(subscriber.name, { ...RETRIES, notify: true })
    const { atOnce = 1, perGroup = Math.ceil(atOnce / 2) } = subscriber.groups ?? {}
    // pg-boss wakes only the first of several workers, so the others of a group poll
    if (perGroup > 1) {
      return void (await this.work(subscriber, {
        ...polling(this.pollingSeconds),
        localConcurrency: atOnce,
        localGroupConcurrency: perGroup,
      }))
    }
    const options = { ...polling(FALLBACK_POLL_SECONDS), ...(subscriber.groups && { localGroupConcurrency: perGroup }) }
    const ids: string[] = []
    for (let n = 0; n < atOnce; n++) ids.push(await this.work(subscriber, options))
    this.woken.set(subscriber.name, ids)
  }

  private async work(subscriber: Subscriber, options: WorkOptions): Promise<string> {
    // the jobs of one transaction send only one wake-up, so the worker looks for the next job after each one
    const again: { worker?: string } = {}
    again.worker = await this.boss.work<Job>(subscriber.name, options, async ([job]) => {
      if (again.worker) this.boss.notifyWorker(again.worker)
      if (!job) return
      const { eventId, occurredAt, payload } = job.data
      try {
        await subscriber.handle(this.ctx, payload, { eventId, occurredAt: new Date(occurredAt) })
      } catch (err) {
        const about = { err, queue: subscriber.name, job: job.id }
        if (await this.postpone(subscriber, job.data, err)) {
          return this.ctx.log.warn(about, 'the mail server is unavailable: the work is retried later')
        }
        this.ctx.log.warn(about, 'job failed: it is retried or moved to the dead letters')
        throw err
      }
    })
    return again.worker
  }

  /** If the mail server was unavailable, postpones the job as a new one: a day of waiting uses up no attempt. */
  private async postpone(subscriber: Subscriber, job: Job, error: unknown): Promise<boolean> {
    const before = job.postponed ?? { since: new Date().toISOString(), times: 0 }
    const startAfter = mailWait(error, { since: new Date(before.since), times: before.times })
    if (startAfter === null) return false
    const postponed = { ...before, times: before.times + 1 }
    await this.boss.send(subscriber.name, { ...job, postponed }, { startAfter, ...groupOf(subscriber, job.payload) })
    return true
  }

  /**
   * Logs an error of pg-boss, which passes copies of errors. While the database is unavailable every poll of every queue reports it, so log
   * that at most every ten seconds.
   */
  private note(thrown: unknown): void {
    const { message, stack, code, queue } = thrown as { [name: string]: string | undefined }
    const err = thrown instanceof Error ? thrown : Object.assign(new Error(message), { stack, code })
    if (!isDatabaseUnavailable(err)) return void this.ctx.log.warn({ err, queue }, 'worker')
    if (Date.now() - this.saidAwayAt < 10_000) return
    this.saidAwayAt = Date.now()
    this.ctx.log.warn('worker: database unavailable, retrying')
  }

  private async listen(): Promise<void> {
    if (this.isClosed) return
    const client = new pg.Client({ connectionString: this.url, keepAlive: true })
    client.on('error', () => {})
    client.on('notification', () => void this.drain())
    client.on('end', () => {
      // the timer drains the outbox meanwhile
      if (!this.isClosed) setTimeout(() => void this.listen().catch(() => {}), 1_000).unref()
    })
    await client.connect()
    await client.query('listen outbox')
    this.listener = client
  }
}
