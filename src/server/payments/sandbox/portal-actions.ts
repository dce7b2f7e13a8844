import { and, desc, eq, sql } from 'drizzle-orm'
import { type SandboxPrice, sandboxCustomers, sandboxPayments } from '#db/schema/sandbox.ts'
import { DomainError } from '../../errors.ts'
import { addMonths, advanceTo, type Card, costOfChange, monthsOf, type Step, shiftDates } from './billing-cycle.ts'
import { type Books, enter, latestSubscription, liveSubscription, type StoredSubscription, say } from './books.ts'

export type PortalAction =
  | { kind: 'cancel' }
  | { kind: 'resume' }
  | { kind: 'refund' }
  | { kind: 'pay' }
  | { kind: 'card'; card: Exclude<Card, 'none'> }
  | { kind: 'change'; planId: string; cycle: 'monthly' | 'yearly' }
  | { kind: 'advance'; months: 1 | 12 }

const UPDATED = 'customer.subscription.updated'

/** Applies one action to the customer's card or newest subscription. */
export async function act(books: Books, action: PortalAction, prices: SandboxPrice[]): Promise<void> {
  if (action.kind === 'card') return setCard(books, action.card)
  const subscription = await latestSubscription(books)
  if (!subscription) throw new DomainError('NOT_NOW')
  if (action.kind === 'refund') return refund(books, subscription)
  if (subscription.status === 'canceled') throw new DomainError('NOT_NOW')
  if (action.kind === 'advance') return advance(books, subscription, action.months)
  await enter(books, subscription, stepOf(books, subscription, action, prices))
}

type Change = Exclude<PortalAction, { kind: 'card' | 'refund' | 'advance' }>

function stepOf(books: Books, subscription: StoredSubscription, action: Change, prices: SandboxPrice[]): Step {
  const { status, cancelAtPeriodEnd } = subscription
  if (action.kind === 'change') return change(books, subscription, action, prices)
  if (action.kind === 'pay') return payOpen(books, subscription)
  if (cancelAtPeriodEnd === (action.kind === 'cancel')) throw new DomainError('NOT_NOW')
  // an unpaid subscription has no paid period left, so it ends at once
  if (action.kind === 'cancel' && status === 'past_due') return end(books, subscription)
  const next = { ...subscription, cancelAtPeriodEnd: action.kind === 'cancel' }
  return { next, payments: [], messages: [UPDATED] }
}

const end = ({ now }: Books, subscription: StoredSubscription): Step => ({
  next: { ...subscription, status: 'canceled', endReason: 'cancellation_requested', endedAt: now },
  payments: [],
  messages: ['customer.subscription.deleted'],
})

function payOpen({ customer, now }: Books, subscription: StoredSubscription): Step {
  if (subscription.status !== 'past_due') throw new DomainError('NOT_NOW')
  if (customer.card !== 'works') throw new DomainError('CARD_DECLINED')
  const { amountCents, creditCents } = subscription
  const charge = Math.max(0, amountCents - creditCents)
  const next = { ...subscription, status: 'active', creditCents: creditCents - (amountCents - charge) } as const
  return { next, payments: [{ amountCents: charge, status: 'paid', at: now }], messages: ['invoice.paid', UPDATED] }
}

/**
 * Changes the plan at once: the unused part of the paid period counts towards the new price, and a new period starts. A trial continues.
 */
function change(
  { customer, now }: Books,
  subscription: StoredSubscription,
  { planId, cycle }: Pick<SandboxPrice, 'planId' | 'cycle'>,
  prices: SandboxPrice[],
): Step {
  const price = prices.find((one) => one.planId === planId && one.cycle === cycle)
  if (!price || (subscription.planId === planId && subscription.cycle === cycle)) throw new DomainError('NOT_NOW')
  if (subscription.status === 'past_due') throw new DomainError('NOT_NOW')
  const { planName, amountCents } = price
  const to = { ...subscription, planId, planName, cycle, amountCents, cancelAtPeriodEnd: false }
  if (subscription.status === 'trialing') return { next: to, payments: [], messages: [UPDATED] }
  const { due, credit } = costOfChange(subscription, amountCents, now)
  if (due > 0 && customer.card !== 'works') throw new DomainError('CARD_DECLINED')
  const next = { ...to, creditCents: credit, periodStart: now, periodEnd: addMonths(now, monthsOf[cycle]) }
  return { next, payments: [{ amountCents: due, status: 'paid', at: now }], messages: ['invoice.paid', UPDATED] }
}

/** Lets time pass: moves the subscription and its payments back in time, and then applies what became due. */
async function advance(books: Books, subscription: StoredSubscription, months: 1 | 12): Promise<void> {
  const { db, customer, now } = books
  const ms = addMonths(now, months).getTime() - now.getTime()
  const older = shiftDates(subscription, ms)
  await db
    .update(sandboxPayments)
    .set({ at: sql`${sandboxPayments.at} - ${ms} * interval '1 millisecond'` })
    .where(eq(sandboxPayments.subscriptionId, subscription.id))
  const step = advanceTo(older, customer.card, now)
  await enter(books, subscription, { ...step, messages: step.messages.length > 0 ? step.messages : [UPDATED] })
}

async function setCard(books: Books, card: Card): Promise<void> {
  await books.db.update(sandboxCustomers).set({ card }).where(eq(sandboxCustomers.id, books.customer.id))
  await say(books, 'customer.updated')
}

/** Refunds the last payment and ends the subscription at once. */
async function refund(books: Books, subscription: StoredSubscription): Promise<void> {
  const [payment] = await books.db
    .select()
    .from(sandboxPayments)
    .where(and(eq(sandboxPayments.subscriptionId, subscription.id), eq(sandboxPayments.status, 'paid')))
    .orderBy(desc(sandboxPayments.at), desc(sandboxPayments.id))
    .limit(1)
  if (!payment) throw new DomainError('NOT_NOW')
  await books.db.update(sandboxPayments).set({ status: 'refunded' }).where(eq(sandboxPayments.id, payment.id))
  await say(books, 'charge.refunded')
  const live = await liveSubscription(books)
  if (live) await enter(books, live, end(books, live))
}
