import { and, eq } from 'drizzle-orm'
import { billingCustomers } from '#db/schema/billing.ts'
import type { Db, SignedIn } from '#server/context.ts'
import type { Payments, ProviderName } from '#server/payments/payments.ts'

export type Customer = typeof billingCustomers.$inferSelect

/** The person's customer row of this provider; null if they never started a checkout. */
export async function findCustomer(db: Db, userId: string, provider: ProviderName): Promise<Customer | null> {
  const [row] = await db
    .select()
    .from(billingCustomers)
    .where(and(eq(billingCustomers.userId, userId), eq(billingCustomers.provider, provider)))
  return row ?? null
}

/**
 * The person's customer row, created if there is none. It is stored before the first payment, so that each webhook of the provider finds
 * its person.
 */
export async function ensureCustomer(ctx: SignedIn, payments: Payments): Promise<Customer> {
  const { db, viewer } = ctx
  const { provider } = payments
  const known = await findCustomer(db, viewer.userId, provider)
  if (known) return known
  const { userId, name, email } = viewer
  const customerId = await payments.createCustomer({ userId, name, email })
  await db.insert(billingCustomers).values({ userId, provider, customerId }).onConflictDoNothing()
  const created = await findCustomer(db, userId, provider)
  if (!created) throw new Error('the customer of the payment provider was not stored')
  return created
}
