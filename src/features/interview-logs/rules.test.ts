import { describe, expect, it } from 'vitest'
import { applicationStatuses } from '#features/applications/rules.ts'
import { isFollowing, isUpcoming, outcomeOf } from './rules.ts'

const here = { applicationId: 'a', outcome: 'pending' } as const

describe('an outcome that follows the application', () => {
  it('matches the status of the application', () => {
    const outcomes = applicationStatuses.map(outcomeOf)
    expect(outcomes).toEqual(['pending', 'pending', 'pending', 'passed', 'failed', 'cancelled'])
  })

  it('follows until the job seeker chooses an outcome', () => {
    const before = { ...here, outcomeFollows: true }
    const cases: [Parameters<typeof isFollowing>, boolean][] = [
      [[here], true],
      [[{ ...here, outcome: 'passed' }], false],
      [[{ ...here, applicationId: null }], false],
      [[here, before], true],
      [[{ ...here, outcome: 'failed' }, before], false],
      // the job seeker chose this outcome, or set it to pending again
      [[here, { ...before, outcomeFollows: false }], false],
      [[here, { ...before, outcome: 'failed' }], false],
      // the log is linked to an application, or to a different one
      [[here, { ...before, applicationId: null, outcomeFollows: false }], true],
      [[{ ...here, applicationId: 'b', outcome: 'passed' }, before], false],
      [[{ ...here, applicationId: null }, before], false],
    ]
    for (const [overrides, expected] of cases)
      expect(isFollowing(...overrides), JSON.stringify(overrides)).toBe(expected)
  })
})

it('isUpcoming › is true only for a pending interview with a future date', () => {
  const now = new Date('2026-11-22T09:00:00Z')
  const later = new Date(now.getTime() + 1)
  expect(isUpcoming({ outcome: 'pending', interviewDate: later }, now)).toBe(true)
  expect(isUpcoming({ outcome: 'pending', interviewDate: now }, now)).toBe(false)
  expect(isUpcoming({ outcome: 'pending', interviewDate: null }, now)).toBe(false)
  expect(isUpcoming({ outcome: 'cancelled', interviewDate: later }, now)).toBe(false)
})
