import { describe, expect, it } from 'vitest'
import {
  isOfferLive,
  mostPopular,
  type PlanPrices,
  percentOff,
  priceNow,
  shownFeatures,
  yearlySaving,
} from './plan-rules.ts'

const now = new Date('2025-10-15T12:00:00Z')
const regular: PlanPrices = {
  priceMonthly: 29,
  priceYearly: 278.4,
  offerActive: false,
  offerExpiresAt: null,
  offerPriceMonthly: 19,
  offerPriceYearly: 199,
  offerPercentage: null,
}

describe('offers', () => {
  const over = { ...regular, offerActive: true, offerExpiresAt: new Date('2025-10-15T12:00:00Z') }
  const live = { ...regular, offerActive: true, offerExpiresAt: new Date('2025-10-15T12:00:01Z') }
  const open = { ...regular, offerActive: true }
  it.each([
    [regular, false],
    [over, false],
    [live, true],
    [open, true],
  ])('%o is live: %s (SUB-15)', (plan, expected) => expect(isOfferLive(plan, now)).toBe(expected))

  it('replace the price only while they are live (SUB-16)', () => {
    expect([priceNow(live, 'monthly', now), priceNow(live, 'yearly', now)]).toEqual([19, 199])
    expect([priceNow(over, 'monthly', now), priceNow(over, 'yearly', now)]).toEqual([29, 278.4])
    expect(priceNow({ ...live, offerPriceYearly: null }, 'yearly', now)).toBe(278.4)
  })

  it.each([
    [live, 'monthly', 34],
    [live, 'yearly', 29],
    [{ ...live, offerPercentage: 40 }, 'monthly', 40],
    [over, 'monthly', null],
    [{ ...live, offerPriceYearly: null }, 'yearly', null],
    [{ ...live, priceMonthly: 0, offerPriceMonthly: 0 }, 'monthly', null],
  ] as const)('%o by %s saves %s percent (SUB-17)', (plan, cycle, expected) => {
    expect(percentOff(plan, cycle, now)).toBe(expected)
  })
})

it.each([
  [29, 278.4, 20],
  [9, 108, 0],
  [10, 130, 0],
  [0, 0, 0],
  [79, 711, 25],
])('%d a month and %d a year saves %d percent (SUB-17)', (monthly, yearly, expected) => {
  expect(yearlySaving({ monthly, yearly })).toBe(expected)
})

describe('Most Popular', () => {
  const plan = (id: string, name: string, featured = false, priceYearly = 100) => ({ id, name, featured, priceYearly })
  it.each([
    ['the featured one', [plan('a', 'Elite'), plan('b', 'Basic', true)], 'b'],
    ['of two featured the dearer', [plan('a', 'A', true, 200), plan('b', 'B', true, 100)], 'a'],
    ["else one that contains 'elite'", [plan('a', 'Pro'), plan('b', 'Career ELITE')], 'b'],
    ["of two with 'elite' the dearer", [plan('a', 'Elite', false, 1), plan('b', 'Elite Plus', false, 2)], 'b'],
    ["else the one called 'pro'", [plan('a', 'Basic'), plan('b', 'PRO')], 'b'],
    ["not one that only contains 'pro'", [plan('a', 'Professional')], null],
    ['none of none', [], null],
  ])('is %s (SUB-14)', (_rule, plans, expected) => expect(mostPopular(plans)).toBe(expected))
})

it.each([
  [5, 5, null],
  [6, 6, null],
  [7, 6, '+1 more feature'],
  [11, 6, '+5 more features'],
])('shows, of %d features, %d and then %s (SUB-13)', (count, shown, more) => {
  const features = Array.from({ length: count }, (_, n) => `Feature ${n}`)
  expect(shownFeatures(features)).toEqual({ shown: features.slice(0, shown), more })
})
