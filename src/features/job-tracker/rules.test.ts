import { describe, expect, it } from 'vitest'
import type { ApplicationStatus } from '#features/applications/rules.ts'
import { funnelOf, isWebAddress } from './rules.ts'
import { salaryTopOf } from './salary-top.ts'

const path = (...reached: ApplicationStatus[]) => ({ status: reached.at(-1) ?? ('submitted' as const), reached })

describe('the funnel', () => {
  it('counts how far applications got, in percent of all sent', () => {
    const paths = [
      path('submitted'),
      path('submitted', 'reviewing'),
      path('submitted', 'reviewing', 'interview', 'rejected'),
      path('submitted', 'accepted'),
      path('submitted', 'interview', 'withdrawn'),
      path('submitted', 'withdrawn'),
      // moved by mistake and back again
      path('submitted', 'accepted', 'submitted'),
      path('submitted', 'rejected'),
    ]
    expect(funnelOf(paths)).toEqual({
      sent: { count: 8, percent: 100 },
      replied: { count: 5, percent: 63 },
      interview: { count: 3, percent: 38 },
      accepted: { count: 1, percent: 13 },
    })
  })

  it('gives no percentage for too few applications', () => {
    expect(funnelOf([path('submitted'), path('submitted', 'accepted')]).accepted).toEqual({ count: 1, percent: null })
    expect(funnelOf([]).sent).toEqual({ count: 0, percent: null })
  })
})

it.each([
  ['$84k - $99k', 99_000],
  ['$84,000 - $99,000 a year', 99_000],
  ['EUR 45.000', 50_711],
  ['Up to 102.5k', 102_500],
  ["CHF 120'000", 144_490],
  ['$98,000.00', 98_000],
  ['$40 an hour', 83_200],
  ['3,000 a month', 36_000],
  ['34 000 kr a month', null],
  ['$5,000 per project', null],
  ['$40', null],
  ['Competitive', null],
  ['', null],
  ['9'.repeat(90), null],
])('reads the salary %s as %s', (words, top) => {
  expect(salaryTopOf(words)).toBe(top)
})

it.each([
  ['https://example.com/jobs?id=1', true],
  ['http://example.com', true],
  ['javascript:alert(1)', false],
  ['https://a:b@example.com', false],
  ['example.com', false],
  ['', false],
])('%s is a web address: %s', (text, expected) => {
  expect(isWebAddress(text)).toBe(expected)
})
