import { subscriptionPlans } from '#db/schema/billing.ts'
import type { Db } from '#server/context.ts'
import { plans } from './content/plans.ts'
import { idOf } from './keys.ts'

export async function seedPlans(db: Db): Promise<void> {
  const rows = plans().map(({ key, highlights: _, ...plan }) => ({ ...plan, id: idOf('plan', key) }))
  await db.insert(subscriptionPlans).values(rows)
}
