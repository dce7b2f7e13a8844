import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { createMetrics } from './metrics.ts'

const rules = readFileSync(new URL('../../../docs/operations/alerts.yml', import.meta.url), 'utf8')

it('the alert rules use only metrics that /metrics has', async () => {
  const metrics = createMetrics(() => 0, {
    work: async () => ({
      outboxOldestSeconds: 0,
      failedWork: 0,
      backupAgeSeconds: 0,
      queues: [{ queue: 'a', waiting: 1, oldestSeconds: 1 }],
    }),
    mails: async () => ({ sent: 0, refused: 0, suppressed: 0, unconfirmed: 0 }),
    pools: { main: { totalCount: 0, idleCount: 0, waitingCount: 0 } },
  })
  metrics.observe('accounts.signIn', 'POST', 401, 0.01)
  const text = await metrics.text()
  const named = [...rules.matchAll(/expr: .*$/gm)].flatMap(
    ([line]) => line.match(/\b(?:tandem|nodejs|process)_[a-z0-9_]+/g) ?? [],
  )
  expect(new Set(named).size).toBeGreaterThan(4)
  for (const name of named) expect(text, name).toMatch(new RegExp(`^${name}[ {]`, 'm'))
})
