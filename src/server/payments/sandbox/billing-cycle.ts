import type { sandboxSubscriptions } from '#db/schema/sandbox.ts'

export type Subscription = Omit<typeof sandboxSubscriptions.$inferSelect, 'id' | 'customerId'>
export type Card = 'none' | 'works' | 'declines'
type Payment = { amountCents: number; status: 'paid' | 'failed'; at: Date }
/** The result of a step: the new state, the attempted payments, and the messages to send. */
export type Step = { next: Subscription; payments: Payment[]; messages: string[] }

/** The same time of day this many calendar months later, or on the last day of a shorter month. */
export function addMonths(date: Date, months: number): Date {
  const moved = new Date(date)
  moved.setUTCDate(1)
  moved.setUTCMonth(moved.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate()
  moved.setUTCDate(Math.min(date.getUTCDate(), lastDay))
  return moved
}

export const monthsOf = { monthly: 1, yearly: 12 } as const

/** Moves all dates of a subscription back by `ms` milliseconds: this is how the sandbox lets time pass. */
export function shiftDates(subscription: Subscription, ms: number): Subscription {
  const earlier = (date: Date) => new Date(date.getTime() - ms)
  const { startedAt, periodStart, periodEnd, endedAt } = subscription
  return {
    ...subscription,
    startedAt: earlier(startedAt),
    periodStart: earlier(periodStart),
    periodEnd: earlier(periodEnd),
    endedAt: endedAt && earlier(endedAt),
  }
}

/**
 * Applies everything that was due by now: renewals, the end of a trial, a cancellation. If a charge fails, the subscription is past due,
 * and it ends at the next period if it is still unpaid. A trial without a card ends.
 */
export function advanceTo(subscription: Subscription, card: Card, now: Date): Step {
  const step: Step = { next: subscription, payments: [], messages: [] }
  while (step.next.status !== 'canceled' && step.next.periodEnd <= now) {
    const { status, cancelAtPeriodEnd, periodEnd } = step.next
    if (cancelAtPeriodEnd) finish(step, 'cancellation_requested', periodEnd)
    else if (status === 'past_due' || (status === 'trialing' && card === 'none'))
      finish(step, 'payment_failed', periodEnd)
    else renew(step, card)
  }
  return step
}

function finish(step: Step, endReason: NonNullable<Subscription['endReason']>, endedAt: Date): void {
  step.next = { ...step.next, status: 'canceled', endReason, endedAt }
  step.messages.push('customer.subscription.deleted')
}

function renew(step: Step, card: Card): void {
  const { periodEnd, cycle, amountCents, creditCents } = step.next
  const charge = Math.max(0, amountCents - creditCents)
  const isPaid = charge === 0 || card === 'works'
  step.payments.push({ amountCents: charge, status: isPaid ? 'paid' : 'failed', at: periodEnd })
  step.next = {
    ...step.next,
    status: isPaid ? 'active' : 'past_due',
    creditCents: isPaid ? creditCents - (amountCents - charge) : creditCents,
    periodStart: periodEnd,
    periodEnd: addMonths(periodEnd, monthsOf[cycle]),
  }
  step.messages.push(isPaid ? 'invoice.paid' : 'invoice.payment_failed', 'customer.subscription.updated')
}

/** The cost of a plan change today, in cents: the new price minus the unused part of the paid period. */
export function costOfChange(
  subscription: Subscription,
  amountCents: number,
  now: Date,
): { due: number; credit: number } {
  const { status, periodStart, periodEnd, creditCents } = subscription
  if (status === 'trialing') return { due: 0, credit: creditCents }
  const whole = periodEnd.getTime() - periodStart.getTime()
  const left = Math.min(Math.max(0, periodEnd.getTime() - now.getTime()), whole)
  const unused = status === 'active' && whole > 0 ? Math.round((subscription.amountCents * left) / whole) : 0
  const credit = creditCents + unused
  return { due: Math.max(0, amountCents - credit), credit: Math.max(0, credit - amountCents) }
}
