import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { billingCustomers, stripeWebhookEvents, subscriptionPlans } from '#db/schema/billing.ts'
import { liveMessages } from '#db/schema/operations.ts'
import { sandboxCheckouts, sandboxSubscriptions } from '#db/schema/sandbox.ts'
import { createUser } from '#testing/factories.ts'
import type { TestProduct } from '#testing/product.ts'
import { cancelSubscription } from './cancel-subscription.ts'
import { openShop, pageOf, type Shop } from './shop.testing.ts'

let shop: Shop
let product: TestProduct
beforeEach(async () => {
  shop = await openShop()
  product = shop.product
})
afterEach(() => product.close())

describe('checkout', () => {
  it('is confirmed by the provider and stored before the server answers (SUB-05)', async () => {
    const { my, checkout, pay, mine } = await shop.buyer({ trial: false })
    const sessionId = await checkout()
    expect(await my.billing.confirmPayment({ sessionId })).toEqual({ state: 'waiting' })
    expect(await mine()).toBeNull()
    const back = await pay(sessionId)
    expect([back.pathname, back.searchParams.get('payment'), back.searchParams.get('session_id')]).toEqual([
      '/app/subscribe',
      'success',
      sessionId,
    ])
    expect(await my.billing.confirmPayment({ sessionId })).toEqual({ state: 'confirmed' })
    expect(await mine()).toMatchObject({ planName: 'Basic', status: 'active' })
    expect((await my.billing.mine()).subscribed).toBe(true)
  })

  it('answers NOT_FOUND for a forged session and one of another person (SUB-06)', async () => {
    const [payer, thief] = [await shop.buyer(), await shop.buyer()]
    const sessionId = await payer.checkout()
    await payer.pay(sessionId)
    await thief.checkout()
    for (const id of [sessionId, `cs_${'0'.repeat(32)}`, 'cs_forged', "' or 1=1"]) {
      await expect(thief.my.billing.confirmPayment({ sessionId: id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
    await expect(product.as(null).billing.confirmPayment({ sessionId })).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    })
    expect(await thief.mine()).toBeNull()
  })

  it("updates the open pages when the provider's message arrives (SUB-31)", async () => {
    const { user, checkout, pay, mine } = await shop.buyer()
    await shop.endpoint.settle()
    await pay(await checkout())
    expect(await mine()).toBeNull()
    expect(await shop.endpoint.settle()).toEqual(['checkout.session.completed', 'customer.subscription.created'])
    expect(await mine()).toMatchObject({ status: 'trial' })
    const published = await product.db.select().from(liveMessages).where(eq(liveMessages.userId, user.id))
    expect(published.map(({ topic }) => topic)).toContain('subscription_changed')
  })

  it('uses the plan, the cycle and the price of a live offer (SUB-16, SUB-22)', async () => {
    const { my, checkout } = await shop.buyer()
    const priceOf = async (id: string) => (await my.sandbox.checkout({ id })).amountCents
    expect(await priceOf(await checkout(shop.pro, 'yearly'))).toBe(19900)
    expect(await priceOf(await checkout(shop.pro, 'monthly'))).toBe(2900)
    expect(await priceOf(await checkout(shop.basic, 'yearly'))).toBe(10800)
    const choice = { planId: shop.basic, billingCycle: 'weekly' } as never
    await expect(my.billing.startCheckout(choice)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  it('sells active plans only (SUB-21)', async () => {
    const [old] = await product.db.select().from(subscriptionPlans).where(eq(subscriptionPlans.name, 'Old'))
    const { checkout } = await shop.buyer()
    await expect(checkout(old!.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('charges nothing and stays open after a declined card', async () => {
    const { my, checkout, pay, mine } = await shop.buyer({ trial: false })
    const id = await checkout()
    await expect(pay(id, 'declines')).rejects.toMatchObject({ code: 'CARD_DECLINED' })
    await expect(pay(id, 'none')).rejects.toMatchObject({ code: 'CARD_DECLINED' })
    expect(await shop.endpoint.settle()).toEqual([])
    expect([await mine(), (await my.sandbox.checkout({ id })).status]).toEqual([null, 'open'])
    await pay(id)
    expect((await my.sandbox.checkout({ id })).status).toBe('complete')
  })

  it('accepts payment only for the newest checkout, and one of 10 payments at the same time', async () => {
    const { my, user, checkout, pay } = await shop.buyer({ trial: false })
    const [first, second] = [await checkout(), await checkout()]
    await expect(pay(first)).rejects.toMatchObject({ code: 'CHECKOUT_CLOSED' })
    const tries = await Promise.allSettled(Array.from({ length: 10 }, () => pay(second)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(checkout()).rejects.toMatchObject({ code: 'ALREADY_SUBSCRIBED' })
    const [customer] = await product.db.select().from(billingCustomers).where(eq(billingCustomers.userId, user.id))
    const held = await product.db
      .select()
      .from(sandboxSubscriptions)
      .where(eq(sandboxSubscriptions.customerId, customer!.customerId))
    expect(held).toHaveLength(1)
    expect((await my.sandbox.checkout({ id: first })).status).toBe('expired')
  })

  it('has a trial only the first time', async () => {
    const { user, my, checkout, pay, mine } = await shop.buyer()
    const id = await checkout()
    expect((await my.sandbox.checkout({ id })).trialDays).toBe(14)
    expect((await my.billing.overview()).trialDays).toBe(14)
    await pay(id, 'none')
    await shop.endpoint.settle()
    expect(await mine()).toMatchObject({ status: 'trial' })
    await cancelSubscription(product.services, user.id)
    expect((await my.billing.mine()).subscribed).toBe(false)
    expect((await my.sandbox.checkout({ id: await checkout() })).trialDays).toBeNull()
  })
})

describe('the portal', () => {
  it('does not exist without a subscription (SUB-24)', async () => {
    const { my, checkout } = await shop.buyer()
    const refused = {
      code: 'NO_SUBSCRIPTION',
      message: 'You need to purchase a subscription first to access the customer portal.',
    }
    await expect(my.billing.openPortal({})).rejects.toMatchObject(refused)
    await checkout()
    await expect(my.billing.openPortal({})).rejects.toMatchObject(refused)
  })

  it('keeps a cancelled subscription until its paid period ends, and continues a resumed one (SUB-28)', async () => {
    const { my, checkout, pay, portal, mine } = await shop.buyer({ trial: false })
    await pay(await checkout())
    await shop.endpoint.settle()
    const act = await portal()
    await act({ kind: 'cancel' })
    expect(await mine()).toMatchObject({ status: 'cancelled' })
    expect((await my.billing.mine()).subscribed).toBe(true)
    await act({ kind: 'resume' })
    expect(await mine()).toMatchObject({ status: 'active' })
    await expect(act({ kind: 'resume' })).rejects.toMatchObject({ code: 'NOT_NOW' })
    await act({ kind: 'cancel' })
    await act({ kind: 'advance', months: 1 })
    expect(await mine()).toMatchObject({ status: 'cancelled' })
    expect((await my.billing.mine()).subscribed).toBe(false)
  })

  it('renews with time, becomes past due after a failed charge, and ends (SUB-26)', async () => {
    const { my, checkout, pay, portal, mine } = await shop.buyer()
    await pay(await checkout())
    await shop.endpoint.settle()
    const act = await portal()
    await act({ kind: 'advance', months: 1 })
    expect(await mine()).toMatchObject({ status: 'active' })
    await act({ kind: 'card', card: 'declines' })
    await act({ kind: 'advance', months: 1 })
    expect(await mine()).toMatchObject({ status: 'pending', expiresAt: null })
    expect((await my.billing.overview()).billing).toMatchObject({ isPastDue: true })
    expect((await act({ kind: 'card', card: 'works' })).changes).toEqual([])
    await act({ kind: 'pay' })
    expect(await mine()).toMatchObject({ status: 'active' })
    await act({ kind: 'card', card: 'declines' })
    await act({ kind: 'advance', months: 12 })
    expect(await mine()).toMatchObject({ status: 'expired' })
    expect((await my.billing.mine()).subscribed).toBe(false)
  })

  it('changes the plan immediately and deducts the unused time', async () => {
    const { my, checkout, pay, portal, mine } = await shop.buyer({ trial: false })
    await pay(await checkout())
    await shop.endpoint.settle()
    const act = await portal()
    const view = await act({ kind: 'change', planId: shop.pro, cycle: 'monthly' })
    expect(view.payments.map(({ amountCents }) => amountCents)).toEqual([2000, 900])
    expect(await mine()).toMatchObject({ planName: 'Pro', status: 'active' })
    expect((await my.billing.overview()).applications).toBeNull()
  })

  it('ends the subscription immediately after a refund', async () => {
    const { my, checkout, pay, portal } = await shop.buyer({ trial: false })
    await pay(await checkout())
    await shop.endpoint.settle()
    const view = await (await portal())({ kind: 'refund' })
    expect(view.payments.map(({ status }) => status)).toEqual(['refunded'])
    expect((await my.billing.mine()).subscribed).toBe(false)
  })

  it('opens only for its own person', async () => {
    const [owner, other] = [await shop.buyer(), await shop.buyer()]
    await owner.pay(await owner.checkout())
    await shop.endpoint.settle()
    const id = pageOf((await owner.my.billing.openPortal({})).url)
    await expect(other.my.sandbox.portal({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(other.my.sandbox.act({ id, action: { kind: 'cancel' } })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

it('cancelSubscription ends all subscriptions at the provider and closes the open checkout', async () => {
  const { user, checkout, pay, mine } = await shop.buyer({ trial: false })
  await pay(await checkout())
  await shop.endpoint.settle()
  await cancelSubscription(product.services, user.id)
  expect(await mine()).toMatchObject({ status: 'cancelled' })
  const open = await checkout()
  await cancelSubscription(product.services, user.id)
  const [row] = await product.db.select().from(sandboxCheckouts).where(eq(sandboxCheckouts.id, open))
  expect(row?.status).toBe('expired')
  await cancelSubscription(product.services, (await createUser(product.db)).id)
})

it('removes the customer of a message once it is processed', async () => {
  const { checkout, pay } = await shop.buyer()
  await pay(await checkout())
  const waiting = await product.db.select().from(stripeWebhookEvents)
  await shop.endpoint.settle()
  const rows = await product.db.select().from(stripeWebhookEvents)
  expect(rows.length).toBeGreaterThan(waiting.length)
  expect(rows.filter(({ customerId }) => customerId !== null)).toEqual([])
})
