import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { costIndexFor } from './cost-of-living.ts'
import { OfferDraft } from './offer-draft.ts'
import { leadingOffer, worthOf } from './offers.ts'

const offer = (change: Partial<OfferDraft> = {}) =>
  OfferDraft.parse({ name: 'Fernway', jobTitle: 'Analyst', location: 'Portland', base: 104_000, ...change })

describe('offers', () => {
  it.each([
    [{ base: 0 }, 'Please enter the base salary'],
    [{ base: -1 }, 'Enter 0 or more'],
    [{ base: Number.NaN }, 'Please enter an amount'],
    [{ name: ' ' }, "Please enter the company's name"],
    [{ jobTitle: ' ' }, 'Please enter the job title'],
    [{ location: '' }, 'Please enter the location'],
    [{ paidDays: 261 }, 'Please enter at most 260 days'],
    [{ costIndex: 0 }, 'Please enter 20 to 500'],
  ])('are rejected with a message for %j', (change, message) => {
    const { error } = OfferDraft.safeParse({ ...offer(), ...change })
    expect(error?.issues[0]?.message).toBe(message)
  })

  it('count a quarter of the equity per year, and paid days as part of the base salary', () => {
    const worth = worthOf(
      offer({ bonus: 6_000, equity: 40_000, paidDays: 20, healthValue: 7_000, matchValue: 4_000, otherValue: 1_000 }),
    )
    expect(worth).toEqual({
      cash: 110_000,
      equityAYear: 10_000,
      paidDaysValue: 8_000,
      benefits: 12_000,
      total: 132_000,
      fourYears: 528_000,
      basePerWorkedDay: 104_000 / 240,
      adjustedTotal: 132_000,
    })
    expect(worthOf(offer({ paidDays: 260 })).basePerWorkedDay).toBe(0)
  })

  it('are adjusted by the cost of living', () => {
    expect(worthOf(offer({ costIndex: 125 })).adjustedTotal).toBe(83_200)
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 20, max: 500 }), (base, costIndex) => {
        const { total, adjustedTotal } = worthOf(offer({ base, costIndex }))
        expect((adjustedTotal * costIndex) / 100).toBeCloseTo(total, 6)
      }),
    )
  })

  it('have a leading offer with its lead, but none if the top two are equal', () => {
    const [low, high] = [offer({ name: 'Low' }), offer({ name: 'High', bonus: 5_000 })]
    expect(leadingOffer([low, high], 'total')).toMatchObject({ offer: high, second: low, lead: 5_000 })
    expect(leadingOffer([low, offer({ costIndex: 90, bonus: 1 })], 'adjustedTotal')?.offer.bonus).toBe(1)
    expect(leadingOffer([low, low], 'total')).toBeNull()
    expect(leadingOffer([low], 'total')).toBeNull()
  })

  it('costIndexFor › returns an index only for places in the table', () => {
    expect(costIndexFor(' Portland, OR')).toBe(106)
    expect(costIndexFor('Portland, ME')).toBe(103)
    expect(costIndexFor('Seattle')).toBe(113)
    for (const place of ['Portland', '', 'constructor', 'Lisbon, Portugal']) expect(costIndexFor(place)).toBeNull()
  })
})
