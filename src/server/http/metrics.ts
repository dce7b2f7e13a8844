import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { sharedRead } from '../shared-read.ts'
import type { MailStats, WorkMetrics } from './work-stats.ts'

export type Metrics = ReturnType<typeof createMetrics>

const WORK = {
  tandem_outbox_oldest_seconds: ['outboxOldestSeconds', 'How long the oldest event has been waiting for a worker'],
  tandem_failed_work: ['failedWork', 'Jobs that failed permanently after eight attempts'],
  tandem_backup_age_seconds: ['backupAgeSeconds', 'Time since the last backup'],
} as const

/** A pool of database connections, such as that of pg. */
type PoolStats = { totalCount: number; idleCount: number; waitingCount: number }

type Sources = {
  work?: () => Promise<WorkMetrics>
  mails?: () => Promise<MailStats>
  pools?: Record<string, PoolStats | undefined>
}

/**
 * Metrics for Prometheus: request durations by kind of path (never the path itself), open streams, background work and process health. If
 * the database is unavailable, only the metrics of the background work are missing.
 */
export function createMetrics(
  openStreams: () => number,
  { work: readWork, mails: readMails, pools = {} }: Sources = {},
) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'tandem_http_request_seconds',
    help: 'Time to answer a request',
    labelNames: ['kind', 'method', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  const failures = new Counter({
    name: 'tandem_http_failures_total',
    help: 'Answers with a status of 500 or more',
    registers: [registry],
  })
  new Gauge({
    name: 'tandem_live_streams',
    help: 'Open live streams of this process',
    registers: [registry],
    collect() {
      this.set(openStreams())
    },
  })
  const work = sharedRead(async () => (await readWork?.().catch(() => null)) ?? null, 15_000)
  for (const [name, [figure, help]] of Object.entries(WORK)) {
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set((await work(undefined))?.[figure] ?? Number.NaN)
      },
    })
  }
  addQueues(registry, async () => (await work(undefined))?.queues ?? [])
  addMails(registry, readMails)
  addPools(registry, pools)
  return {
    observe(kind: string, method: string, status: number, seconds: number) {
      requests.observe({ kind, method, status: String(status) }, seconds)
      if (status >= 500) failures.inc()
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}

function addQueues(registry: Registry, read: () => Promise<WorkMetrics['queues']>): void {
  new Gauge({
    name: 'tandem_queue_waiting',
    help: 'Jobs of a queue that are due and not begun; queues with none are left out',
    labelNames: ['queue'],
    registers: [registry],
    async collect() {
      this.reset()
      for (const { queue, waiting } of await read()) this.set({ queue }, waiting)
    },
  })
  new Gauge({
    name: 'tandem_queue_oldest_seconds',
    help: 'For how long the oldest job of a queue has been due',
    labelNames: ['queue'],
    registers: [registry],
    async collect() {
      this.reset()
      for (const { queue, oldestSeconds } of await read()) this.set({ queue }, oldestSeconds)
    },
  })
}

function addMails(registry: Registry, readMails: Sources['mails']): void {
  // the query has no index, so run it at most once a minute
  const mails = sharedRead(async () => (await readMails?.().catch(() => null)) ?? null, 60_000)
  new Gauge({
    name: 'tandem_mails',
    help: 'Mails of the last hour by what became of them; unconfirmed: those of the last day that a job could not send for ten minutes',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      this.reset()
      for (const [state, count] of Object.entries((await mails(undefined)) ?? {})) this.set({ state }, count)
    },
  })
}

function addPools(registry: Registry, pools: NonNullable<Sources['pools']>): void {
  new Gauge({
    name: 'tandem_database_connections',
    help: 'Connections of a pool of this process; waiting: queries that have none yet',
    labelNames: ['pool', 'state'],
    registers: [registry],
    collect() {
      for (const [pool, stats] of Object.entries(pools)) {
        if (!stats) continue
        this.set({ pool, state: 'in use' }, stats.totalCount - stats.idleCount)
        this.set({ pool, state: 'idle' }, stats.idleCount)
        this.set({ pool, state: 'waiting' }, stats.waitingCount)
      }
    },
  })
}
