import { subscriptionPlans } from '#db/schema/billing.ts'
import { platformSettings } from '#db/schema/operations.ts'
import { createUser } from '#testing/factories.ts'
import { type TestProduct, testProduct } from '#testing/product.ts'
import { openPaymentEndpoint } from './payment-endpoint.testing.ts'

/** The id at the end of a page's URL. */
export const pageOf = (url: string) => url.split('/').at(-1) ?? ''

/** A product with two active plans and an inactive one, and people who buy. */
export async function openShop() {
  const product = await testProduct()
  const made = await product.db
    .insert(subscriptionPlans)
    .values([
      { name: 'Basic', priceMonthly: 9, priceYearly: 108, applicationLimit: 5 },
      { name: 'Pro', priceMonthly: 29, priceYearly: 278.4, offerActive: true, offerPriceYearly: 199 },
      { name: 'Old', priceMonthly: 1, priceYearly: 10, active: false },
    ])
    .returning()
  const [basic = '', pro = ''] = made.map(({ id }) => id)
  const endpoint = openPaymentEndpoint(product)
  return {
    product,
    endpoint,
    basic,
    pro,
    buyer: (how: { trial?: boolean } = {}) => newBuyer({ product, endpoint, basic }, how),
  }
}

export type Shop = Awaited<ReturnType<typeof openShop>>
type World = { product: TestProduct; endpoint: ReturnType<typeof openPaymentEndpoint>; basic: string }

async function newBuyer({ product, endpoint, basic }: World, { trial = true }: { trial?: boolean }) {
  await product.db.update(platformSettings).set({ trialDays: trial ? 14 : 0 })
  const user = await createUser(product.db)
  const my = product.as(user.id)
  const checkout = async (planId = basic, billingCycle: 'monthly' | 'yearly' = 'monthly') =>
    pageOf((await my.billing.startCheckout({ planId, billingCycle })).url)
  const pay = async (id: string, card: 'works' | 'declines' | 'none' = 'works') => {
    const { url } = await my.sandbox.pay({ id, card })
    return new URL(url)
  }
  const portal = async () => {
    const id = pageOf((await my.billing.openPortal({})).url)
    return async (action: Parameters<typeof my.sandbox.act>[0]['action']) => {
      const view = await my.sandbox.act({ id, action })
      await endpoint.settle()
      return view
    }
  }
  const mine = async () => (await my.billing.mine()).subscription
  return { user, my, checkout, pay, portal, mine }
}
