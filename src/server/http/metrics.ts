import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { sharedRead } from '../shared-read.ts'
import type { WorkMetrics } from './work-figures.ts'

export type Metrics = ReturnType<typeof createMetrics>

const WORK = {
  tandem_outbox_oldest_seconds: ['outboxOldestSeconds', 'How long the oldest event has been waiting for a worker'],
  tandem_failed_work: ['failedWork', 'Jobs that failed permanently after eight attempts'],
  tandem_backup_age_seconds: ['backupAgeSeconds', 'Time since the last backup'],
} as const

/**
 * Figures for Prometheus: request times by kind of address (never the address itself), open streams, background work, process
 * health. A database that is away takes the figures of the work away, and no others.
 */
export function createMetrics(openStreams: () => number, readWork?: () => Promise<WorkMetrics>) {
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
  return {
    observe(kind: string, method: string, status: number, seconds: number) {
      requests.observe({ kind, method, status: String(status) }, seconds)
      if (status >= 500) failures.inc()
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
