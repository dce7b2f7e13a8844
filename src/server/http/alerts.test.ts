import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { createMetrics } from './metrics.ts'

const rules = readFileSync(new URL('../../../docs/operations/alerts.yml', import.meta.url), 'utf8')

it('the alert rules name figures that /metrics has', async () => {
  const metrics = createMetrics(() => 0)
  metrics.observe('accounts.signIn', 'POST', 401, 0.01)
  const text = await metrics.text()
  const named = [...rules.matchAll(/expr: .*$/gm)].flatMap(
    ([line]) => line.match(/\b(?:tandem|nodejs|process)_[a-z0-9_]+/g) ?? [],
  )
  expect(new Set(named).size).toBeGreaterThan(4)
  for (const name of named) expect(text, name).toMatch(new RegExp(`^${name}[ {]`, 'm'))
})
