import { and, desc, eq } from 'drizzle-orm'
import { type SandboxPrice, sandboxCustomers, sandboxPayments, sandboxPortals } from '#db/schema/sandbox.ts'
import type { Db } from '../../context.ts'
import { found } from '../../errors.ts'
import { type Card, costOfChange } from './billing-cycle.ts'
import { type Books, latestSubscription, type StoredSubscription, withBooks } from './books.ts'
import { act, type PortalAction } from './portal-actions.ts'

export type PortalView = {
  subscription: StoredSubscription | null
  card: Card
  payments: { id: string; amountCents: number; status: 'paid' | 'failed' | 'refunded'; at: Date }[]
  /** The plans to switch to, with their costs today. */
  changes: (SandboxPrice & { dueCents: number; creditCents: number; isWanted: boolean })[]
  returnUrl: string
}

type Portal = typeof sandboxPortals.$inferSelect

async function loadPortal(db: Db, userId: string, id: string): Promise<Portal> {
  const [row] = await db
    .select({ portal: sandboxPortals })
    .from(sandboxPortals)
    .innerJoin(sandboxCustomers, eq(sandboxCustomers.id, sandboxPortals.customerId))
    .where(and(eq(sandboxPortals.id, id), eq(sandboxCustomers.userId, userId)))
  return found(row).portal
}

/** The content of the user's own portal, or NOT_FOUND. */
export async function readPortal(db: Db, userId: string, id: string): Promise<PortalView> {
  const portal = await loadPortal(db, userId, id)
  return found(await withBooks(db, portal.customerId, (books) => view(books, portal)))
}

/**
 * Runs one action in the portal and returns its new content. NOT_NOW for an action that is not possible now, CARD_DECLINED for a declined
 * card.
 */
export async function actInPortal(db: Db, userId: string, id: string, action: PortalAction): Promise<PortalView> {
  const portal = await loadPortal(db, userId, id)
  return found(
    await withBooks(db, portal.customerId, async (books) => {
      await act(books, action, portal.prices)
      return view(await reread(books), portal)
    }),
  )
}

async function reread(books: Books): Promise<Books> {
  const [customer] = await books.db.select().from(sandboxCustomers).where(eq(sandboxCustomers.id, books.customer.id))
  return { ...books, customer: found(customer) }
}

async function view(books: Books, { prices, wanted: requested, returnUrl }: Portal): Promise<PortalView> {
  const { db, customer, now } = books
  const subscription = (await latestSubscription(books)) ?? null
  const payments = subscription
    ? await db
        .select({
          id: sandboxPayments.id,
          amountCents: sandboxPayments.amountCents,
          status: sandboxPayments.status,
          at: sandboxPayments.at,
        })
        .from(sandboxPayments)
        .where(eq(sandboxPayments.subscriptionId, subscription.id))
        .orderBy(desc(sandboxPayments.at), desc(sandboxPayments.id))
        .limit(24)
    : []
  return {
    subscription,
    card: customer.card,
    payments,
    changes: changesOf(subscription, prices, requested, now),
    returnUrl,
  }
}

function changesOf(
  subscription: StoredSubscription | null,
  prices: SandboxPrice[],
  wanted: Portal['wanted'],
  now: Date,
): PortalView['changes'] {
  // an open payment has to be paid before a change
  if (!subscription || ['canceled', 'past_due'].includes(subscription.status)) return []
  const isSame = (a: Pick<SandboxPrice, 'planId' | 'cycle'>, b: Portal['wanted']) =>
    a.planId === b?.planId && a.cycle === b.cycle
  return prices
    .filter((price) => !isSame(price, subscription))
    .map((price) => {
      const { due, credit } = costOfChange(subscription, price.amountCents, now)
      return { ...price, dueCents: due, creditCents: credit, isWanted: isSame(price, wanted) }
    })
}
