import { and, eq, ne } from 'drizzle-orm'
import { subscriptionPlans } from '#db/schema/billing.ts'
import { newId } from '#lib/ids.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { DomainError, found, isDuplicate, requirePolicy } from '#server/errors.ts'
import { publishToAll } from '#server/realtime/realtime-hub.ts'
import { transaction } from '#server/transaction.ts'
import type { PlanForm } from '../../plans-contract.ts'
import { canChangePlans } from '../../policy.ts'

type Row = typeof subscriptionPlans.$inferSelect
type Saved = { of: { id: string; seen: Date } | null; form: PlanForm }

/**
 * Changes or creates a plan and updates open pages. Existing subscribers keep their price, because the provider stores it. A new
 * price has no id at the provider yet; the next checkout creates it. At most one plan is featured.
 */
export async function savePlan(ctx: SignedIn, { of, form }: Saved): Promise<{ id: string }> {
  requirePolicy(canChangePlans(ctx.viewer))
  try {
    return await transaction(ctx, async (tx) => {
      const id = of?.id ?? newId()
      const changes = of ? await change(tx.db, of, form) : await create(tx.db, id, form)
      if (changes.length === 0) return { id }
      if (form.featured)
        await tx.db
          .update(subscriptionPlans)
          .set({ featured: false })
          .where(and(ne(subscriptionPlans.id, id), eq(subscriptionPlans.featured, true)))
      const action = of ? 'plan.changed' : 'plan.created'
      await tx.audit({ action, subjectType: 'plan', subjectId: id, data: { changes } })
      await publishToAll(tx.db, 'settings_changed')
      return { id }
    })
  } catch (error) {
    if (isDuplicate(error, 'subscription_plans_name_unique')) throw new DomainError('PLAN_NAME_TAKEN')
    throw error
  }
}

type Change = { field: string; from: unknown; to: unknown }

async function create(db: Db, id: string, form: PlanForm): Promise<Change[]> {
  await db.insert(subscriptionPlans).values({ ...form, id })
  return [{ field: `${form.name}: created`, from: null, to: form.priceMonthly }]
}

async function change(db: Db, { id, seen }: { id: string; seen: Date }, form: PlanForm): Promise<Change[]> {
  const [row] = await db.select().from(subscriptionPlans).where(eq(subscriptionPlans.id, id)).for('update')
  const before = found(row)
  if (before.updatedAt.getTime() !== seen.getTime()) throw new DomainError('PLAN_CHANGED')
  const changes = Object.entries(form).flatMap(([field, to]) => {
    const from = before[field as keyof Row]
    return JSON.stringify(from) === JSON.stringify(to) ? [] : [{ field: `${before.name}: ${field}`, from, to }]
  })
  if (changes.length === 0) return changes
  // the amount of a price at the provider is fixed: existing subscribers keep it, so a new amount needs a new price
  const forgotten = {
    ...(form.priceMonthly !== before.priceMonthly && { providerPriceMonthlyId: null }),
    ...(form.priceYearly !== before.priceYearly && { providerPriceYearlyId: null }),
  }
  await db
    .update(subscriptionPlans)
    .set({ ...form, ...forgotten, updatedAt: new Date() })
    .where(eq(subscriptionPlans.id, id))
  return changes
}
