import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { subscriptionPlans, userSubscriptions } from '#db/schema/billing.ts'
import { auditLog } from '#db/schema/operations.ts'
import { newId } from '#lib/ids.ts'
import { createUser } from '#testing/factories.ts'
import { productOfTest } from '#testing/product-of-file.ts'
import type { PlanForm } from '../../plans-contract.ts'

const product = productOfTest()
let admin: string
let staff: string
beforeEach(async () => {
  admin = (await createUser(product.db, { roles: ['platform_admin'] })).id
  staff = (await createUser(product.db, { roles: ['platform_user'] })).id
})

const api = (who: string | null = admin) => product.as(who).plans
const pro: PlanForm = {
  name: 'Pro',
  description: 'For looking seriously.',
  features: ['Unlimited applications'],
  active: true,
  featured: true,
  applicationLimit: null,
  priceMonthly: 29,
  priceYearly: 278.4,
  offerActive: false,
  offerExpiresAt: null,
  offerPriceMonthly: null,
  offerPriceYearly: null,
  offerPercentage: null,
}
const stored = async (id: string) => (await api(staff).list()).find((plan) => plan.id === id)!
const save = async (id: string, form: Partial<PlanForm>, who = admin) => {
  const { updatedAt, holders: _, id: __, ...plan } = await stored(id)
  return api(who).save({ of: { id, seen: updatedAt }, form: { ...plan, ...form } })
}

describe('plans', () => {
  it('are read by staff and changed by admins only', async () => {
    await expect(api(null).list()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    await expect(api(staff).save({ of: null, form: pro })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect(await api(staff).list()).toEqual([])
  })

  it('refuse invalid prices, offers and names', async () => {
    const wrong: Partial<PlanForm>[] = [
      { name: '  ' },
      { priceMonthly: -1 },
      { priceMonthly: 9.999 },
      { priceYearly: 100_000 },
      { offerPriceMonthly: 29 },
      { offerPriceYearly: 300 },
      { offerActive: true },
      { offerPercentage: 100 },
      { applicationLimit: 0 },
      { features: [''] },
    ]
    for (const form of wrong)
      await expect(api().save({ of: null, form: { ...pro, ...form } })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await expect(api().save({ of: { id: newId(), seen: new Date() }, form: pro })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    expect(await api().list()).toEqual([])
  })

  it('appear on every page immediately with their offer, with at most one featured', async () => {
    const { id } = await api().save({ of: null, form: pro })
    const { id: other } = await api().save({ of: null, form: { ...pro, name: 'Elite', priceMonthly: 59 } })
    expect([(await stored(id)).featured, (await stored(other)).featured]).toEqual([false, true])
    await save(id, { featured: true, offerActive: true, offerPriceMonthly: 19 })
    expect([(await stored(id)).featured, (await stored(other)).featured]).toEqual([true, false])
    const shown = await product.as(null).billing.plans({ orderBy: 'monthly' })
    expect(shown.map(({ name, offerPriceMonthly }) => [name, offerPriceMonthly])).toEqual([
      ['Pro', 19],
      ['Elite', null],
    ])
    await save(other, { active: false })
    expect((await product.as(null).billing.plans({})).map(({ name }) => name)).toEqual(['Pro'])
    await expect(save(other, { name: 'Pro' })).rejects.toMatchObject({ code: 'PLAN_NAME_TAKEN' })
  })

  it('leave a bought price unchanged: a new price gets a new id at the provider', async () => {
    await api().save({ of: null, form: pro })
    const [plan] = await api().list()
    const provider = {
      providerProductId: 'prod_1',
      providerPriceMonthlyId: 'price_m',
      providerPriceYearlyId: 'price_y',
    }
    await product.db.update(subscriptionPlans).set(provider).where(eq(subscriptionPlans.id, plan!.id))
    const holder = await createUser(product.db)
    await product.db.insert(userSubscriptions).values({ userId: holder.id, planId: plan!.id, status: 'active' })
    await save(plan!.id, { priceMonthly: 35 })
    const [row] = await product.db.select().from(subscriptionPlans).where(eq(subscriptionPlans.id, plan!.id))
    expect(row).toMatchObject({
      providerPriceMonthlyId: null,
      providerPriceYearlyId: 'price_y',
      providerProductId: 'prod_1',
    })
    expect((await stored(plan!.id)).holders).toBe(1)
    const [subscription] = await product.db.select().from(userSubscriptions)
    expect(subscription).toMatchObject({ planId: plan!.id, status: 'active' })
  })

  it('refuse a change based on outdated data, and record the old values', async () => {
    await api().save({ of: null, form: pro })
    const [plan] = await api().list()
    const { updatedAt, holders: _, id, ...form } = plan!
    const attempt = (priceYearly: number) => api().save({ of: { id, seen: updatedAt }, form: { ...form, priceYearly } })
    const outcomes = await Promise.allSettled([attempt(300), attempt(310)])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const refused = outcomes.find(({ status }) => status === 'rejected') as PromiseRejectedResult
    expect(refused.reason).toMatchObject({ code: 'PLAN_CHANGED' })
    const entries = await product.db.select().from(auditLog).where(eq(auditLog.subjectId, id)).orderBy(auditLog.id)
    expect(entries.map(({ action }) => action)).toContain('plan.created')
    expect(entries.at(-1)).toMatchObject({
      action: 'plan.changed',
      data: { changes: [{ field: 'Pro: priceYearly', from: 278.4, to: expect.any(Number) }] },
    })
  })
})
