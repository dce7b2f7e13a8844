import { beforeAll, expect, it } from 'vitest'
import { subscriptionPlans, userSubscriptions } from '#db/schema/billing.ts'
import { createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'

const product = productOfFile()
beforeAll(async () => {
  await product.db.insert(subscriptionPlans).values([
    {
      name: 'Pro',
      priceMonthly: 29,
      priceYearly: 278.4,
      providerProductId: 'canary-product',
      providerPriceYearlyId: 'canary-price',
    },
    { name: 'Old', priceMonthly: 1, priceYearly: 10, active: false },
    { name: 'Basic', priceMonthly: 9, priceYearly: 108, features: ['Saved jobs'] },
    { name: 'Yearly', priceMonthly: 40, priceYearly: 100 },
  ])
})

const names = async (input: { orderBy?: 'yearly' | 'monthly' }) =>
  (await product.as(null).billing.plans(input)).map((plan) => plan.name)

it('lists active plans to anyone, by yearly or monthly price (LAND-06, SUB-21)', async () => {
  expect(await names({})).toEqual(['Yearly', 'Basic', 'Pro'])
  expect(await names({ orderBy: 'monthly' })).toEqual(['Basic', 'Pro', 'Yearly'])
})

it('does not return the ids of plans at the payment provider', async () => {
  expect(JSON.stringify(await product.as(null).billing.plans({}))).not.toContain('canary')
})

it('returns each person only their own subscription, and whether it entitles them (SUB-32)', async () => {
  const [payer, other, lapsed] = await Promise.all([
    createUser(product.db),
    createUser(product.db),
    createUser(product.db),
  ])
  const planId = (await product.as(null).billing.plans({}))[1]!.id
  const common = { planId, stripeCustomerId: 'cus_1234canary' }
  await product.db.insert(userSubscriptions).values([
    { ...common, userId: payer.id, status: 'cancelled', expiresAt: new Date(Date.now() + 60_000) },
    { ...common, userId: lapsed.id, status: 'active', expiresAt: new Date(Date.now() - 60_000) },
  ])
  const mine = (userId: string) => product.as(userId).billing.mine()
  expect(await mine(payer.id)).toMatchObject({
    subscribed: true,
    subscription: { planName: 'Basic', status: 'cancelled' },
  })
  expect(await mine(lapsed.id)).toMatchObject({ subscribed: false, subscription: { status: 'active' } })
  expect(await mine(other.id)).toEqual({ subscription: null, subscribed: false })
  await expect(product.as(null).billing.mine()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
})

it("returns only the first 8 characters of the provider's customer id (SUB-30)", async () => {
  const payer = await createUser(product.db)
  const planId = (await product.as(null).billing.plans({}))[0]!.id
  const row = { userId: payer.id, planId, status: 'active' as const, stripeCustomerId: 'cus_1234canary' }
  await product.db.insert(userSubscriptions).values(row)
  const answer = await product.as(payer.id).billing.mine()
  expect(answer.subscription?.customer).toBe('cus_1234')
  expect(JSON.stringify(answer)).not.toContain('canary')
})
