import { billingCustomers, userSubscriptions } from '#db/schema/billing.ts'
import { sandboxCustomers, sandboxPayments, sandboxSubscriptions } from '#db/schema/sandbox.ts'
import type { Db } from '#server/context.ts'
import { plans } from './content/plans.ts'
import { seekers } from './content/seekers.ts'
import { daysAgo, idOf } from './keys.ts'

type Sample = { plan: string; status: 'active' | 'expired' | 'trial'; began: number; ends: number }

/** The first seeker has Pro, then every fifth one an ended subscription, every third one a trial. Times are days ago. */
function sampleOf(place: number): Sample | null {
  if (place === 0) return { plan: 'pro', status: 'active', began: 10, ends: -20 }
  if (place % 5 === 0) return { plan: 'basic', status: 'expired', began: 90, ends: 30 }
  return place % 3 === 0 ? { plan: 'basic', status: 'trial', began: 4, ends: -10 } : null
}

const providerStatuses = { active: 'active', expired: 'canceled', trial: 'trialing' } as const

/** Subscriptions of some sample users, in the sandbox provider's records and in ours, so that they can be managed like any other. */
export async function seedPayments(db: Db, { now }: { now: Date }): Promise<void> {
  const rows = seekers().flatMap(({ key }, place) => {
    const sample = sampleOf(place)
    return sample ? [rowsOf(key, sample, now)] : []
  })
  await db.insert(sandboxCustomers).values(rows.map(({ customer }) => customer))
  await db.insert(sandboxSubscriptions).values(rows.map(({ held }) => held))
  await db.insert(sandboxPayments).values(rows.flatMap(({ payment }) => payment))
  await db
    .insert(billingCustomers)
    .values(rows.map(({ customer: { id, userId } }) => ({ userId, provider: 'sandbox' as const, customerId: id })))
  await db.insert(userSubscriptions).values(rows.map(({ stored }) => stored))
}

function rowsOf(key: string, { plan, status, began, ends }: Sample, now: Date) {
  const userId = idOf('user', key)
  const hex = userId.replaceAll('-', '')
  const [startedAt, expiresAt] = [daysAgo(now, began), daysAgo(now, ends)]
  const { name, priceMonthly } = plans().find((one) => one.key === plan) ?? { name: plan, priceMonthly: 0 }
  const [planId, amountCents, cycle] = [idOf('plan', plan), priceMonthly * 100, 'monthly' as const]
  const isOver = status === 'expired'
  return {
    customer: { id: `cus_${hex}`, userId, card: status === 'trial' ? ('none' as const) : ('works' as const) },
    held: {
      ...{ id: `sub_${hex}`, customerId: `cus_${hex}`, planId, planName: name, cycle, amountCents },
      status: providerStatuses[status],
      startedAt,
      periodStart: startedAt,
      periodEnd: expiresAt,
      endedAt: isOver ? expiresAt : null,
      endReason: isOver ? ('payment_failed' as const) : null,
    },
    payment:
      status === 'trial'
        ? []
        : [{ id: `py_${hex}`, subscriptionId: `sub_${hex}`, amountCents, status: 'paid' as const, at: startedAt }],
    stored: {
      ...{ userId, planId, status, startedAt, expiresAt, stripeCustomerId: `cus_${hex}`, billingCycle: cycle },
      provider: 'sandbox' as const,
      providerSubscriptionId: `sub_${hex}`,
      providerStatus: providerStatuses[status],
    },
  }
}
