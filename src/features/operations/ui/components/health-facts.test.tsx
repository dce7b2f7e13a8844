import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Health } from '../../contract.ts'
import { HealthFacts } from './health-facts.tsx'

const health: Health = {
  version: '1.0.0',
  startedAt: new Date('2026-11-27T08:00:00Z'),
  database: 'PostgreSQL 17',
  migrations: { applied: 1, known: 1 },
  storage: 'disk',
  use: { database: 1, files: 1, fileCount: 1, free: 1 },
  lastBackup: null,
  mail: { kind: 'smtp', sentLastHour: 0, sentLastDay: 0, unconfirmed: 0, lastSentAt: null },
  worker: 'inside',
  virusScanner: 'none',
  liveStreams: 0,
  proxies: 'fine',
}

it.each([
  ['header_not_believed', /TRUST_PROXY is 0/, true],
  ['one_address', /counts too few proxies/, true],
  ['fine', /different, as expected/, false],
] as const)('describes the source of visitors’ addresses from the requests: %s', (proxies, words, isWarning) => {
  render(<HealthFacts health={{ ...health, proxies }} />)
  expect(screen.getByText("Visitors' addresses")).toBeDefined()
  expect(screen.getByText(words).classList.contains('text-danger')).toBe(isWarning)
})
