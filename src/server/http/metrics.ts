import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export type Metrics = ReturnType<typeof createMetrics>

/** Figures for Prometheus: request times by kind of address (never the address itself), open streams, process health. */
export function createMetrics(openStreams: () => number) {
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
  return {
    observe(kind: string, method: string, status: number, seconds: number) {
      requests.observe({ kind, method, status: String(status) }, seconds)
      if (status >= 500) failures.inc()
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
