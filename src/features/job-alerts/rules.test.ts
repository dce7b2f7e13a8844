import { expect, it } from 'vitest'
import { periodAt, searchAddress } from './rules.ts'

it.each([
  ['daily', '2026-11-22T06:59:59Z', '2026-11-21'],
  ['daily', '2026-11-22T07:00:00Z', '2026-11-22'],
  ['weekly', '2026-11-22T12:00:00Z', '2026-W47'],
  ['weekly', '2026-11-23T06:59:59Z', '2026-W47'],
  ['weekly', '2026-11-23T07:00:00Z', '2026-W48'],
  ['weekly', '2027-01-01T12:00:00Z', '2026-W53'],
  ['weekly', '2027-01-04T12:00:00Z', '2027-W01'],
  ['weekly', '2024-12-30T12:00:00Z', '2025-W01'],
] as const)('puts a %s mail at %s in the period %s', (frequency, at, period) => {
  expect(periodAt(frequency, new Date(at))).toBe(period)
})

it('builds the address of the jobs page with the search in it', () => {
  expect(
    searchAddress({ q: '"data analyst"', location: '', type: 'contract', remote: true, company: null, language: null }),
  ).toBe('/app/jobs?q=%22data+analyst%22&type=contract&remote=true')
})
