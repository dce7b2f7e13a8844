import { and, count, eq, gte } from 'drizzle-orm'
import { applications } from '#db/schema/applications.ts'
import { subscriptionPlans, userSubscriptions } from '#db/schema/billing.ts'
import { platformSettings } from '#db/schema/operations.ts'
import type { Db } from '#server/context.ts'
import type { ApplyingRight } from '../policy.ts'
import { startOfMonth } from '../rules.ts'

export type Entitlement = Omit<ApplyingRight, 'sentThisMonth'>

/** The entitlement by the stored setting and the stored subscription. Values from the browser are not used (PLAT-04). */
export async function readEntitlement(db: Db, userId: string): Promise<Entitlement> {
  const [settings] = await db
    .select({ isEnforced: platformSettings.enforceSubscriptionVerification })
    .from(platformSettings)
  const [row] = await subscriptionOf(db, userId)
  return asEntitlement(settings?.isEnforced ?? false, row)
}

/**
 * The same inside a transaction. It locks the subscription's row until the transaction ends, so that two requests cannot both
 * use the last application of the month. Without enforcement it locks nothing.
 */
export async function lockEntitlement(tx: Db, userId: string): Promise<Entitlement> {
  const [settings] = await tx
    .select({ isEnforced: platformSettings.enforceSubscriptionVerification })
    .from(platformSettings)
  if (!settings?.isEnforced) return asEntitlement(false, undefined)
  const [row] = await subscriptionOf(tx, userId).for('update', { of: userSubscriptions })
  return asEntitlement(true, row)
}

/** The number of applications that the person sent since the first day of this month. */
export async function countThisMonth(db: Db, userId: string, now: Date): Promise<number> {
  const [row] = await db
    .select({ sent: count() })
    .from(applications)
    .where(and(eq(applications.userId, userId), gte(applications.appliedAt, startOfMonth(now))))
  return row?.sent ?? 0
}

type Row = { status: (typeof userSubscriptions.$inferSelect)['status']; expiresAt: Date | null; limit: number | null }

const subscriptionOf = (db: Db, userId: string) =>
  db
    .select({
      status: userSubscriptions.status,
      expiresAt: userSubscriptions.expiresAt,
      limit: subscriptionPlans.applicationLimit,
    })
    .from(userSubscriptions)
    .innerJoin(subscriptionPlans, eq(subscriptionPlans.id, userSubscriptions.planId))
    .where(eq(userSubscriptions.userId, userId))

const asEntitlement = (isEnforced: boolean, row: Row | undefined): Entitlement => ({
  isEnforced,
  subscription: row ? { status: row.status, expiresAt: row.expiresAt } : null,
  monthlyLimit: row?.limit ?? null,
})
