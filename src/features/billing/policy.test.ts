import { describe, expect, it } from 'vitest'
import { canSendApplication } from './policy.ts'
import { isActive, isEntitled, type Subscription, startOfMonth } from './rules.ts'

const now = new Date('2025-10-15T12:00:00Z')
const later = new Date('2025-10-15T12:00:01Z')
const over = new Date('2025-10-15T12:00:00Z')

describe('isEntitled', () => {
  const cases: [Subscription | null, boolean][] = [
    [null, false],
    [{ status: 'active', expiresAt: null }, true],
    [{ status: 'active', expiresAt: later }, true],
    [{ status: 'active', expiresAt: over }, false],
    [{ status: 'trial', expiresAt: later }, true],
    [{ status: 'trial', expiresAt: null }, true],
    [{ status: 'trial', expiresAt: over }, false],
    [{ status: 'cancelled', expiresAt: later }, true],
    [{ status: 'cancelled', expiresAt: over }, false],
    [{ status: 'cancelled', expiresAt: null }, false],
    [{ status: 'pending', expiresAt: later }, false],
    [{ status: 'expired', expiresAt: later }, false],
  ]
  it.each(cases)('%o entitles: %s (APPLY-06, SUB-28)', (subscription, expected) => {
    expect(isEntitled(subscription, now)).toBe(expected)
  })
})

it('active is narrower than entitled (SUB-27)', () => {
  expect(isActive({ status: 'active', expiresAt: null }, now)).toBe(true)
  expect(isActive({ status: 'active', expiresAt: over }, now)).toBe(false)
  expect(isActive({ status: 'trial', expiresAt: later }, now)).toBe(false)
})

describe('canSendApplication', () => {
  const active = { status: 'active', expiresAt: null } as const
  const right = { isEnforced: true, subscription: active, monthlyLimit: 5, sentThisMonth: 4 }
  it('allows everyone to apply while the setting is off (PLAT-03)', () => {
    const off = { ...right, isEnforced: false, subscription: null, sentThisMonth: 99 }
    expect(canSendApplication(off, now)).toEqual({ allowed: true })
  })
  it('requires a subscription while the setting is on (PLAT-03)', () => {
    expect(canSendApplication(right, now)).toEqual({ allowed: true })
    expect(canSendApplication({ ...right, subscription: null }, now)).toMatchObject({ code: 'SUBSCRIPTION_REQUIRED' })
  })
  it("enforces the plan's monthly limit", () => {
    expect(canSendApplication({ ...right, sentThisMonth: 5 }, now)).toMatchObject({ code: 'MONTHLY_LIMIT_REACHED' })
    expect(canSendApplication({ ...right, sentThisMonth: 500, monthlyLimit: null }, now)).toEqual({ allowed: true })
  })
  it('counts from the first day of the month in UTC', () => {
    expect(startOfMonth(new Date('2025-10-01T00:00:00Z'))).toEqual(new Date('2025-10-01T00:00:00Z'))
    expect(startOfMonth(new Date('2025-10-31T23:59:59Z'))).toEqual(new Date('2025-10-01T00:00:00Z'))
  })
})
