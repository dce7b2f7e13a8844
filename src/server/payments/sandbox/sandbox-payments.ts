import { createHmac } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { sandboxCheckouts, sandboxCustomers, sandboxPortals, sandboxSubscriptions } from '#db/schema/sandbox.ts'
import type { Db } from '../../context.ts'
import type { Env } from '../../env.ts'
import type { CheckoutOrder, Payments, PortalOrder, ProviderSubscription } from '../payments.ts'
import { enter, liveSubscription, type StoredSubscription, sandboxId, withBooks } from './books.ts'

/** The payment provider of a demo: its own pages, its own data, and signed messages like Stripe's. No money moves. */
export function createSandboxPayments(db: Db, env: Pick<Env, 'PUBLIC_URL' | 'APP_SECRET'>): Payments {
  return {
    provider: 'sandbox',
    webhookSecret: createHmac('sha256', env.APP_SECRET).update('sandbox webhook').digest('hex'),
    createCustomer: (person) => createCustomer(db, person.userId),
    async startCheckout(order) {
      const id = await storeCheckout(db, order)
      return { id, url: `${env.PUBLIC_URL}/sandbox/checkout/${id}` }
    },
    readCheckout: (sessionId) => readCheckout(db, sessionId),
    async closeCheckout(sessionId) {
      const isOpen = and(eq(sandboxCheckouts.id, sessionId), eq(sandboxCheckouts.status, 'open'))
      await db.update(sandboxCheckouts).set({ status: 'expired' }).where(isOpen)
    },
    async openPortal(order) {
      return { url: `${env.PUBLIC_URL}/sandbox/portal/${await storePortal(db, order)}` }
    },
    readSubscriptions: (customerId) => readSubscriptions(db, customerId),
    cancel: (subscriptionId) => cancel(db, subscriptionId),
    ping: () => Promise.resolve(),
  }
}

async function createCustomer(db: Db, userId: string): Promise<string> {
  await db
    .insert(sandboxCustomers)
    .values({ id: sandboxId('cus'), userId })
    .onConflictDoNothing()
  const [row] = await db.select().from(sandboxCustomers).where(eq(sandboxCustomers.userId, userId))
  if (!row) throw new Error('the sandbox stored no customer')
  return row.id
}

async function storeCheckout(db: Db, { customerId, price, trialDays, successUrl, cancelUrl }: CheckoutOrder) {
  const { planId, planName, cycle, amountCents } = price
  const id = sandboxId('cs')
  await db.insert(sandboxCheckouts).values({
    ...{ id, customerId, planId, planName, cycle, amountCents, trialDays, cancelUrl },
    successUrl: successUrl.replace('{CHECKOUT_SESSION_ID}', id),
  })
  return id
}

async function readCheckout(db: Db, sessionId: string) {
  const [row] = await db
    .select({
      userId: sandboxCustomers.userId,
      customerId: sandboxCheckouts.customerId,
      status: sandboxCheckouts.status,
    })
    .from(sandboxCheckouts)
    .innerJoin(sandboxCustomers, eq(sandboxCustomers.id, sandboxCheckouts.customerId))
    .where(eq(sandboxCheckouts.id, sessionId))
  if (!row) return null
  const { userId, customerId, status } = row
  return { userId, customerId, isOpen: status === 'open', isPaid: status === 'complete' }
}

async function storePortal(db: Db, { customerId, returnUrl, prices, change }: PortalOrder): Promise<string> {
  const id = sandboxId('bps')
  await db.insert(sandboxPortals).values({
    ...{ id, customerId, returnUrl },
    prices: prices.map(({ planId, planName, cycle, amountCents }) => ({ planId, planName, cycle, amountCents })),
    wanted: change && { planId: change.price.planId, cycle: change.price.cycle },
  })
  return id
}

async function readSubscriptions(db: Db, customerId: string): Promise<ProviderSubscription[]> {
  const rows = await withBooks(db, customerId, (books) =>
    books.db.select().from(sandboxSubscriptions).where(eq(sandboxSubscriptions.customerId, customerId)),
  )
  return (rows ?? []).map(toSubscription)
}

const toSubscription = (row: StoredSubscription): ProviderSubscription => ({
  id: row.id,
  status: row.status,
  priceId: null,
  productId: null,
  planId: row.planId,
  cycle: row.cycle,
  startedAt: row.startedAt,
  periodEnd: row.periodEnd,
  cancelAtPeriodEnd: row.cancelAtPeriodEnd,
  endedAt: row.endedAt,
  isUnpaid: row.endReason === 'payment_failed',
})

async function cancel(db: Db, subscriptionId: string): Promise<void> {
  const [row] = await db.select().from(sandboxSubscriptions).where(eq(sandboxSubscriptions.id, subscriptionId))
  if (!row) return
  await withBooks(db, row.customerId, async (books) => {
    const live = await liveSubscription(books)
    if (live?.id !== subscriptionId) return
    const next = { ...live, status: 'canceled', endReason: 'cancellation_requested', endedAt: books.now } as const
    await enter(books, live, { next, payments: [], messages: ['customer.subscription.deleted'] })
  })
}
