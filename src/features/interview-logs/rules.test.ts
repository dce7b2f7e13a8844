import { describe, expect, it } from 'vitest'
import { applicationStatuses } from '#features/applications/rules.ts'
import { isFollowing, isUpcoming, outcomeOf } from './rules.ts'

const here = { applicationId: 'a', outcome: 'pending' } as const

describe('an outcome that follows', () => {
  it('is what becomes of the application', () => {
    const outcomes = applicationStatuses.map(outcomeOf)
    expect(outcomes).toEqual(['pending', 'pending', 'pending', 'passed', 'failed', 'cancelled'])
  })

  it('is one that its person left to the application', () => {
    const before = { ...here, outcomeFollows: true }
    const cases: [Parameters<typeof isFollowing>, boolean][] = [
      [[here], true],
      [[{ ...here, outcome: 'passed' }], false],
      [[{ ...here, applicationId: null }], false],
      [[here, before], true],
      [[{ ...here, outcome: 'failed' }, before], false],
      // said by the person, and said to be pending again by them
      [[here, { ...before, outcomeFollows: false }], false],
      [[here, { ...before, outcome: 'failed' }], false],
      // linked, or linked to another one
      [[here, { ...before, applicationId: null, outcomeFollows: false }], true],
      [[{ ...here, applicationId: 'b', outcome: 'passed' }, before], false],
      [[{ ...here, applicationId: null }, before], false],
    ]
    for (const [given, expected] of cases) expect(isFollowing(...given), JSON.stringify(given)).toBe(expected)
  })
})

it('is to come while it is pending and its moment has not come', () => {
  const now = new Date('2026-11-22T09:00:00Z')
  const later = new Date(now.getTime() + 1)
  expect(isUpcoming({ outcome: 'pending', interviewDate: later }, now)).toBe(true)
  expect(isUpcoming({ outcome: 'pending', interviewDate: now }, now)).toBe(false)
  expect(isUpcoming({ outcome: 'pending', interviewDate: null }, now)).toBe(false)
  expect(isUpcoming({ outcome: 'cancelled', interviewDate: later }, now)).toBe(false)
})
