import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { userSubscriptions } from '#db/schema/billing.ts'
import { platformSettings } from '#db/schema/operations.ts'
import { PaymentsUnavailable } from '#server/payments/payments.ts'
import { createUser } from '#testing/factories.ts'
import type { TestProduct } from '#testing/product.ts'
import { syncLapsed } from './schedules.ts'
import { openShop, type Shop } from './shop.testing.ts'

let shop: Shop
let product: TestProduct
beforeAll(async () => {
  shop = await openShop()
  product = shop.product
})
afterAll(() => product.close())

describe('an unreachable provider', () => {
  const away = () => Promise.reject(new PaymentsUnavailable('slow'))

  it('gives each call its own error, and loses nothing (SUB-23, SUB-24, SUB-32)', async () => {
    const { my, checkout, pay, mine } = await shop.buyer()
    const sessionId = await checkout()
    await pay(sessionId)
    await shop.endpoint.settle()
    const payments = product.services.payments!
    const cut = ['startCheckout', 'openPortal', 'readCheckout', 'readSubscriptions'] as const
    const spies = cut.map((name) => vi.spyOn(payments, name).mockImplementation(away))
    await expect(my.billing.startCheckout({ planId: shop.basic, billingCycle: 'monthly' })).rejects.toMatchObject({
      code: 'CHECKOUT_FAILED',
      message: 'Failed to create checkout session. Please try again.',
    })
    await expect(my.billing.openPortal({})).rejects.toMatchObject({
      code: 'PORTAL_FAILED',
      message: 'Failed to open subscription management. Please try again.',
    })
    await expect(my.billing.confirmPayment({ sessionId })).rejects.toMatchObject({ code: 'PAYMENTS_AWAY', status: 503 })
    expect(await my.billing.check()).toEqual({ subscribed: true })
    for (const spy of spies) spy.mockRestore()
    expect(await my.billing.confirmPayment({ sessionId })).toEqual({ state: 'confirmed' })
    expect(await mine()).toMatchObject({ status: 'trial' })
  })

  it('treats an answer without a URL as a failure (SUB-23)', async () => {
    const { my } = await shop.buyer()
    const spy = vi.spyOn(product.services.payments!, 'startCheckout').mockResolvedValue({ id: 'cs_1', url: '' })
    const call = my.billing.startCheckout({ planId: shop.basic, billingCycle: 'monthly' })
    await expect(call).rejects.toMatchObject({ code: 'CHECKOUT_FAILED' })
    spy.mockRestore()
  })

  it('answers PAYMENTS_OFF and sells nothing without a provider', async () => {
    const user = await createUser(product.db)
    const my = product.as(user.id, { payments: null })
    expect(await my.billing.payments()).toMatchObject({ provider: null })
    await expect(my.billing.startCheckout({ planId: shop.basic, billingCycle: 'monthly' })).rejects.toMatchObject({
      code: 'PAYMENTS_OFF',
    })
    await expect(my.billing.openPortal({})).rejects.toMatchObject({ code: 'PAYMENTS_OFF' })
    await expect(my.sandbox.checkout({ id: `cs_${'0'.repeat(32)}` })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('catches up on a lost message by the schedule', async () => {
    const { user, checkout, pay, mine } = await shop.buyer({ trial: false })
    await pay(await checkout())
    await shop.endpoint.settle()
    const long = new Date(Date.now() - 60_000)
    await product.db.update(userSubscriptions).set({ expiresAt: long }).where(eq(userSubscriptions.userId, user.id))
    await syncLapsed(product.services)
    expect((await mine())!.expiresAt!.getTime()).toBeGreaterThan(Date.now())
  })
})

describe('the offer banner (PLAT-08)', () => {
  it('is hidden from everyone when the programme is off (SUB-04)', async () => {
    const ask = async () => (await product.as(null).billing.payments()).programme
    expect(await ask()).toBe(true)
    await product.db.update(platformSettings).set({ programmeEnabled: false })
    expect(await ask()).toBe(false)
    await product.db.update(platformSettings).set({ programmeEnabled: true })
  })
})
