import { afterAll, beforeAll, expect, it } from 'vitest'
import { platformSettings } from '#db/schema/operations.ts'
import { type TestProduct, testProduct } from '#testing/product.ts'

let product: TestProduct
beforeAll(async () => {
  product = await testProduct()
})
afterAll(() => product.close())

it('PLAT-07 reads refund and trial days from the one stored record, so that a change shows', async () => {
  const facts = () => product.as(null).site.facts(undefined)
  const origin = product.services.env.PUBLIC_URL
  expect(await facts()).toEqual({ origin, trialDays: 14, refundDaysAnnual: 30, refundDaysMonthly: 7 })
  await product.db.update(platformSettings).set({ trialDays: 21, refundDaysAnnual: 45, refundDaysMonthly: 10 })
  expect(await facts()).toEqual({ origin, trialDays: 21, refundDaysAnnual: 45, refundDaysMonthly: 10 })
  await product.db.delete(platformSettings)
  expect(await facts()).toMatchObject({ trialDays: 14 })
})
