import { describe, expect, it } from 'vitest'
import { addMonths, advanceTo, type Card, costOfChange, type Subscription, shiftDates } from './billing-cycle.ts'

const at = (day: string) => new Date(`${day}T12:00:00Z`)
const basic: Subscription = {
  ...{ planId: 'p', planName: 'Basic', cycle: 'monthly', amountCents: 900, creditCents: 0, status: 'active' },
  ...{ startedAt: at('2026-01-31'), periodStart: at('2026-01-31'), periodEnd: at('2026-02-28') },
  ...{ cancelAtPeriodEnd: false, endedAt: null, endReason: null },
}
const run = (overrides: Partial<Subscription>, card: Card, day: string) =>
  advanceTo({ ...basic, ...overrides }, card, at(day))

describe('a subscription in the sandbox over time', () => {
  it.each<[string, number, string]>([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-03-31', 1, '2026-04-30'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2028-02-29', 12, '2029-02-28'],
  ])('%s plus %d months is %s', (day, months, expected) => expect(addMonths(at(day), months)).toEqual(at(expected)))

  it('does not change before a date is due', () => {
    expect(run({}, 'works', '2026-02-27')).toEqual({ next: basic, payments: [], messages: [] })
  })

  it('renews once for every elapsed period', () => {
    const { next, payments, messages } = run({}, 'works', '2026-04-29')
    expect(next).toMatchObject({ status: 'active', periodStart: at('2026-04-28'), periodEnd: at('2026-05-28') })
    expect(payments.map(({ amountCents, status }) => [amountCents, status])).toEqual(Array(3).fill([900, 'paid']))
    expect(messages).toEqual(Array(3).fill(['invoice.paid', 'customer.subscription.updated']).flat())
  })

  it('is past due if it cannot be charged, and ends if the next period begins unpaid', () => {
    const failed = run({}, 'declines', '2026-03-01')
    expect(failed.next).toMatchObject({ status: 'past_due', endedAt: null })
    expect(failed.messages).toEqual(['invoice.payment_failed', 'customer.subscription.updated'])
    const over = advanceTo(failed.next, 'declines', at('2026-03-29'))
    expect(over.next).toMatchObject({ status: 'canceled', endReason: 'payment_failed', endedAt: at('2026-03-28') })
    expect(over.messages).toEqual(['customer.subscription.deleted'])
    expect(advanceTo(over.next, 'works', at('2030-01-01')).messages).toEqual([])
  })

  it('ends with the paid period after it was cancelled, and charges nothing more', () => {
    const { next, payments } = run({ cancelAtPeriodEnd: true }, 'works', '2026-06-01')
    expect(next).toMatchObject({ status: 'canceled', endReason: 'cancellation_requested', endedAt: at('2026-02-28') })
    expect(payments).toEqual([])
  })

  it.each<[Card, string]>([
    ['works', 'active'],
    ['declines', 'past_due'],
    ['none', 'canceled'],
  ])('a trial with a card that %s becomes %s', (card, status) => {
    expect(run({ status: 'trialing' }, card, '2026-03-01').next.status).toBe(status)
  })

  it('uses up a credit before it charges', () => {
    const { next, payments } = run({ creditCents: 1000 }, 'none', '2026-03-29')
    expect(payments.map(({ amountCents, status }) => [amountCents, status])).toEqual([
      [0, 'paid'],
      [800, 'failed'],
    ])
    expect(next).toMatchObject({ status: 'past_due', creditCents: 100 })
  })

  it('moves all its dates by the requested time', () => {
    const older = shiftDates(basic, 86_400_000)
    expect([older.startedAt, older.periodEnd]).toEqual([at('2026-01-30'), at('2026-02-27')])
  })
})

describe('a change of plan', () => {
  it('credits the remaining paid time against the new price', () => {
    const half = { ...basic, periodStart: at('2026-04-01'), periodEnd: at('2026-05-01') }
    expect(costOfChange(half, 2900, at('2026-04-16'))).toEqual({ due: 2450, credit: 0 })
    expect(costOfChange({ ...half, amountCents: 7900 }, 900, at('2026-04-16'))).toEqual({ due: 0, credit: 3050 })
  })

  it('costs nothing during the trial, and gives no credit for unpaid time', () => {
    expect(costOfChange({ ...basic, status: 'trialing' }, 2900, at('2026-02-01'))).toEqual({ due: 0, credit: 0 })
    expect(costOfChange({ ...basic, status: 'past_due' }, 2900, at('2026-02-01'))).toEqual({ due: 2900, credit: 0 })
  })
})
