import { and, eq } from 'drizzle-orm'
import { sandboxCheckouts, sandboxCustomers, sandboxSubscriptions } from '#db/schema/sandbox.ts'
import { DAY_MS } from '#lib/dates.ts'
import type { Db } from '../../context.ts'
import { DomainError, found } from '../../errors.ts'
import { addMonths, type Card, monthsOf, type Subscription } from './billing-cycle.ts'
import { type Books, enterPayments, liveSubscription, sandboxId, say, withBooks } from './books.ts'

type Checkout = typeof sandboxCheckouts.$inferSelect

/** A checkout of this user, or NOT_FOUND. */
export async function loadCheckout(db: Db, userId: string, id: string): Promise<Checkout> {
  const [row] = await db
    .select({ checkout: sandboxCheckouts })
    .from(sandboxCheckouts)
    .innerJoin(sandboxCustomers, eq(sandboxCustomers.id, sandboxCheckouts.customerId))
    .where(and(eq(sandboxCheckouts.id, id), eq(sandboxCustomers.userId, userId)))
  return found(row).checkout
}

/**
 * Pays a checkout once with a test card, or starts its trial, and returns the browser's next URL. A declined card leaves the checkout open:
 * CARD_DECLINED. A paid or replaced checkout is CHECKOUT_CLOSED, and a second subscription ALREADY_SUBSCRIBED.
 */
export async function payCheckout(db: Db, userId: string, id: string, card: Card): Promise<{ url: string }> {
  const { customerId } = await loadCheckout(db, userId, id)
  return found(
    await withBooks(db, customerId, async (books) => {
      const checkout = await loadCheckout(books.db, userId, id)
      if (checkout.status !== 'open') throw new DomainError('CHECKOUT_CLOSED')
      if (await liveSubscription(books)) throw new DomainError('ALREADY_SUBSCRIBED')
      if (card === 'declines' || (card === 'none' && !checkout.trialDays)) throw new DomainError('CARD_DECLINED')
      await begin(books, checkout, card)
      return { url: checkout.successUrl }
    }),
  )
}

async function begin(books: Books, checkout: Checkout, card: Card): Promise<void> {
  const { db, customer, now } = books
  const id = sandboxId('sub')
  await db.insert(sandboxSubscriptions).values({ ...bought(checkout, now), id, customerId: customer.id })
  await db.update(sandboxCheckouts).set({ status: 'complete' }).where(eq(sandboxCheckouts.id, checkout.id))
  await db.update(sandboxCustomers).set({ card }).where(eq(sandboxCustomers.id, customer.id))
  await say(books, 'checkout.session.completed')
  await say(books, 'customer.subscription.created')
  if (checkout.trialDays) return
  await enterPayments(books, id, [{ amountCents: checkout.amountCents, status: 'paid', at: now }])
  await say(books, 'invoice.paid')
}

function bought({ planId, planName, cycle, amountCents, trialDays }: Checkout, now: Date): Subscription {
  return {
    ...{ planId, planName, cycle, amountCents, creditCents: 0 },
    status: trialDays ? 'trialing' : 'active',
    startedAt: now,
    periodStart: now,
    periodEnd: trialDays ? new Date(now.getTime() + trialDays * DAY_MS) : addMonths(now, monthsOf[cycle]),
    cancelAtPeriodEnd: false,
    endedAt: null,
    endReason: null,
  }
}
