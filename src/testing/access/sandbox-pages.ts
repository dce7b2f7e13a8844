import { billingCustomers, subscriptionPlans } from '#db/schema/billing.ts'
import { sandboxCheckouts, sandboxCustomers, sandboxPortals } from '#db/schema/sandbox.ts'
import { newId } from '#lib/ids.ts'
import type { Db } from '#server/context.ts'

/** The sandbox's ids of a person and their pages. They are made from the person's id, so that no lookup is needed. */
export function sandboxIds(userId: string) {
  const hex = userId.replaceAll('-', '')
  return { customer: `cus_${hex}`, checkout: `cs_${hex}`, portal: `bps_${hex}` }
}

/** A plan, and for each user an open checkout and a portal. */
export async function createSandboxPages(db: Db, userIds: string[], n: number): Promise<{ planId: string }> {
  const plan = { id: newId(), name: `Plan ${n}`, priceMonthly: 9, priceYearly: 90 }
  await db.insert(subscriptionPlans).values(plan)
  const people = userIds.map((userId) => ({ userId, ...sandboxIds(userId) }))
  await db.insert(sandboxCustomers).values(people.map(({ userId, customer }) => ({ id: customer, userId })))
  await db
    .insert(billingCustomers)
    .values(people.map(({ userId, customer }) => ({ userId, provider: 'sandbox' as const, customerId: customer })))
  const addresses = { successUrl: 'http://localhost/paid', cancelUrl: 'http://localhost/left' }
  const bought = { planId: plan.id, planName: plan.name, cycle: 'monthly' as const, amountCents: 900 }
  await db
    .insert(sandboxCheckouts)
    .values(people.map(({ checkout, customer }) => ({ id: checkout, customerId: customer, ...bought, ...addresses })))
  await db.insert(sandboxPortals).values(
    people.map(({ portal, customer }) => ({
      id: portal,
      customerId: customer,
      prices: [],
      returnUrl: 'http://localhost/back',
    })),
  )
  return { planId: plan.id }
}
