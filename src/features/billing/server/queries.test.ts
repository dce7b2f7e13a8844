import { afterAll, beforeAll, expect, it } from 'vitest'
import { subscriptionPlans } from '#db/schema/billing.ts'
import { type TestProduct, testProduct } from '#testing/product.ts'

let product: TestProduct
beforeAll(async () => {
  product = await testProduct()
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
afterAll(() => product.close())

const names = async (input: { orderBy?: 'yearly' | 'monthly' }) =>
  (await product.as(null).billing.plans(input)).map((plan) => plan.name)

it('LAND-06 SUB-21 offers active plans to anyone, by the price of the year or of the month', async () => {
  expect(await names({})).toEqual(['Yearly', 'Basic', 'Pro'])
  expect(await names({ orderBy: 'monthly' })).toEqual(['Basic', 'Pro', 'Yearly'])
})

it('keeps to itself what the payment provider calls them', async () => {
  expect(JSON.stringify(await product.as(null).billing.plans({}))).not.toContain('canary')
})
