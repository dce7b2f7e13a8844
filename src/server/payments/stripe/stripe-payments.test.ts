import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createLog } from '../../log.ts'
import type { CheckoutOrder, PlanPrice } from '../payments.ts'
import { createStripePayments } from './stripe-payments.ts'
import { startStripe } from './stripe-server.testing.ts'

const KEY = 'sk_test_canary'
let stripe: Awaited<ReturnType<typeof startStripe>>
beforeAll(async () => {
  stripe = await startStripe()
})
beforeEach(() => void stripe.calls.splice(0))
afterAll(() => stripe.close())

const said: string[] = []
const log = { ...createLog('silent'), warn: (...words: unknown[]) => void said.push(JSON.stringify(words)) } as never
const connect = (timeoutMs = 9_000) =>
  createStripePayments({ secretKey: KEY, webhookSecret: 'whsec_canary', url: stripe.url, timeoutMs }, log)

const price: PlanPrice = {
  ...{ planId: 'plan-1', planName: 'Basic', cycle: 'monthly', amountCents: 900, productId: null, priceId: null },
}
const order: CheckoutOrder = {
  ...{ customerId: 'cus_1', userId: 'user-1', price, trialDays: null, key: 'k1' },
  successUrl: 'https://tandem.test/app/subscribe?payment=success&session_id={CHECKOUT_SESSION_ID}',
  cancelUrl: 'https://tandem.test/app/subscribe?payment=cancelled',
}
const SESSIONS = '/v1/checkout/sessions'

describe('a checkout at Stripe', () => {
  beforeEach(() =>
    stripe.on(`POST ${SESSIONS}`, () => ({
      body: { id: 'cs_1', object: 'checkout.session', url: 'https://pay.test/cs_1' },
    })),
  )
  let n = 0
  const sent = async (more: Partial<CheckoutOrder> = {}) => {
    const made = await connect().startCheckout({ ...order, key: `fields-${++n}`, ...more })
    expect(made).toEqual({ id: 'cs_1', url: 'https://pay.test/cs_1' })
    return stripe.calls.at(-1)!
  }

  it('is for a subscription of the person to the plan, with the return addresses (SUB-22)', async () => {
    const { form, auth, key } = await sent()
    expect(auth).toBe(`Bearer ${KEY}`)
    expect(key).toMatch(/^checkout-/)
    expect(form).toMatchObject({
      mode: 'subscription',
      customer: 'cus_1',
      client_reference_id: 'user-1',
      success_url: order.successUrl,
      cancel_url: order.cancelUrl,
      'subscription_data[metadata][planId]': 'plan-1',
      'line_items[0][price_data][unit_amount]': '900',
      'line_items[0][price_data][recurring][interval]': 'month',
      'line_items[0][price_data][product_data][name]': 'Basic',
    })
    expect(Object.keys(form).filter((name) => name.includes('trial'))).toEqual([])
  })

  it('uses the price stored at Stripe; an offer gets its own on the same product (SUB-16, SUB-19)', async () => {
    expect((await sent({ price: { ...price, priceId: 'price_9' } })).form).toMatchObject({
      'line_items[0][price]': 'price_9',
    })
    const { form } = await sent({ price: { ...price, productId: 'prod_9', amountCents: 500, cycle: 'yearly' } })
    expect(form).toMatchObject({
      'line_items[0][price_data][product]': 'prod_9',
      'line_items[0][price_data][unit_amount]': '500',
      'line_items[0][price_data][recurring][interval]': 'year',
    })
  })

  it('requests no card for a trial, which ends by itself', async () => {
    expect((await sent({ trialDays: 14 })).form).toMatchObject({
      'subscription_data[trial_period_days]': '14',
      'subscription_data[trial_settings][end_behavior][missing_payment_method]': 'cancel',
      payment_method_collection: 'if_required',
    })
  })

  it('is created once for repeated requests with the same key', async () => {
    stripe.failNext('break', { status: 500, body: { error: { type: 'api_error' } } })
    await connect().startCheckout({ ...order, key: 'again' })
    expect(stripe.calls.map(({ key }) => key)).toEqual(Array(3).fill('checkout-again'))
  })

  it('is read with its user and whether it is paid; a missing one is null (SUB-06)', async () => {
    const session = { id: 'cs_2', mode: 'subscription', customer: 'cus_1', client_reference_id: 'user-1' }
    const read = (more: object) => {
      stripe.on(`GET ${SESSIONS}/cs_2`, () => ({ body: { ...session, ...more } }))
      return connect().readCheckout('cs_2')
    }
    const own = { userId: 'user-1', customerId: 'cus_1' }
    expect(await read({ status: 'open', payment_status: 'unpaid' })).toEqual({ ...own, isOpen: true, isPaid: false })
    expect(await read({ status: 'complete', payment_status: 'paid' })).toEqual({ ...own, isOpen: false, isPaid: true })
    expect(await read({ status: 'complete', payment_status: 'no_payment_required' })).toMatchObject({ isPaid: true })
    expect(await read({ status: 'complete', payment_status: 'unpaid' })).toMatchObject({ isPaid: false })
    expect(await read({ mode: 'payment', status: 'complete', payment_status: 'paid' })).toBeNull()
    expect(await connect().readCheckout('cs_forged')).toBeNull()
  })

  it('is closed only while it is open', async () => {
    const close = async (status: string) => {
      stripe.calls.splice(0)
      stripe.on(`GET ${SESSIONS}/cs_3`, () => ({ body: { id: 'cs_3', status } }))
      stripe.on(`POST ${SESSIONS}/cs_3/expire`, () => ({ body: { id: 'cs_3', status: 'expired' } }))
      await connect().closeCheckout('cs_3')
      return stripe.calls.map(({ method }) => method)
    }
    expect([await close('open'), await close('complete')]).toEqual([['GET', 'POST'], ['GET']])
    await connect().closeCheckout('cs_gone')
  })
})

describe('subscriptions at Stripe', () => {
  const begin = 1_767_225_600
  const subscription = (more: object = {}) => ({
    ...{ id: 'sub_1', object: 'subscription', status: 'active', metadata: { planId: 'plan-1' }, start_date: begin },
    ...{ trial_end: null, ended_at: null, cancel_at: null, cancel_at_period_end: false, cancellation_details: null },
    items: {
      data: [
        {
          current_period_end: begin + 86_400,
          price: { id: 'price_1', product: 'prod_1', recurring: { interval: 'year' } },
        },
      ],
    },
    ...more,
  })
  const read = async (more: object) => {
    stripe.on('GET /v1/subscriptions', () => ({ body: { object: 'list', data: [subscription(more)] } }))
    return (await connect().readSubscriptions('cus_1'))[0]
  }

  it('are converted, including ended ones (SUB-26)', async () => {
    expect(await read({})).toEqual({
      ...{ id: 'sub_1', status: 'active', priceId: 'price_1', productId: 'prod_1', planId: 'plan-1', cycle: 'yearly' },
      ...{ startedAt: new Date(begin * 1000), periodEnd: new Date((begin + 86_400) * 1000) },
      ...{ cancelAtPeriodEnd: false, endedAt: null, isUnpaid: false },
    })
    expect(stripe.calls[0]?.form).toMatchObject({ customer: 'cus_1', status: 'all' })
    expect(await read({ status: 'trialing', trial_end: begin + 60 })).toMatchObject({
      periodEnd: new Date((begin + 60) * 1000),
    })
    expect(await read({ cancel_at: begin + 90 })).toMatchObject({
      cancelAtPeriodEnd: true,
      periodEnd: new Date((begin + 90) * 1000),
    })
    const over = { status: 'canceled', ended_at: begin + 5, cancellation_details: { reason: 'payment_failed' } }
    expect(await read(over)).toMatchObject({ endedAt: new Date((begin + 5) * 1000), isUnpaid: true })
  })

  it('cancels running ones, and does not change ended or missing ones', async () => {
    const cancel = async (status: string) => {
      stripe.calls.splice(0)
      stripe.on('GET /v1/subscriptions/sub_1', () => ({ body: subscription({ status }) }))
      stripe.on('DELETE /v1/subscriptions/sub_1', () => ({ body: subscription({ status: 'canceled' }) }))
      await connect().cancel('sub_1')
      return stripe.calls.map(({ method }) => method)
    }
    expect([await cancel('active'), await cancel('canceled')]).toEqual([['GET', 'DELETE'], ['GET']])
    await connect().cancel('sub_gone')
  })

  it('opens the portal, at the plans if a change was requested', async () => {
    stripe.on('POST /v1/billing_portal/sessions', () => ({ body: { url: 'https://portal.test/1' } }))
    const portal = { customerId: 'cus_1', returnUrl: 'https://tandem.test/app/subscribe', prices: [price] }
    expect(await connect().openPortal({ ...portal, change: null })).toEqual({ url: 'https://portal.test/1' })
    expect(stripe.calls[0]?.form).toEqual({ customer: 'cus_1', return_url: portal.returnUrl })
    await connect().openPortal({ ...portal, change: { subscriptionId: 'sub_1', price } })
    expect(stripe.calls[1]?.form).toMatchObject({
      'flow_data[type]': 'subscription_update',
      'flow_data[subscription_update][subscription]': 'sub_1',
    })
  })

  it('creates one customer per user', async () => {
    stripe.on('POST /v1/customers', () => ({ body: { id: 'cus_7' } }))
    const person = { userId: 'user-7', name: 'Maya', email: 'maya@okafor.example' }
    expect(await connect().createCustomer(person)).toBe('cus_7')
    expect(stripe.calls[0]).toMatchObject({ key: 'customer-user-7', form: { 'metadata[userId]': 'user-7' } })
  })
})

describe('Stripe failures', () => {
  const bad = (status: number, type = 'api_error') => ({
    status,
    body: { error: { type, message: 'maya@okafor.example' } },
  })
  const portal = { customerId: 'cus_1', returnUrl: 'https://tandem.test', prices: [], change: null }
  it.each([
    ['failing', [bad(500), bad(500), bad(500)]],
    ['refused', [bad(401, 'authentication_error')]],
    ['refused', [bad(400, 'invalid_request_error')]],
    ['unreachable', ['break', 'break', 'break'] as const],
  ] as const)('are reported as %s, without a text of Stripe or a key in the log', async (failure, answers) => {
    said.splice(0)
    stripe.failNext(...answers)
    await expect(connect().openPortal(portal)).rejects.toMatchObject({ code: 'PAYMENTS_AWAY', failure })
    expect(said).toHaveLength(1)
    expect(said[0]).not.toMatch(/canary|maya/)
  })

  it('end after three attempts that share the time limit if Stripe does not answer', async () => {
    stripe.failNext('silence', 'silence', 'silence')
    await expect(connect(900).openPortal(portal)).rejects.toMatchObject({ failure: 'slow' })
    expect(stripe.calls).toHaveLength(3)
  })

  it('include an unreadable answer', async () => {
    stripe.failNext('garbage')
    await expect(connect().ping()).rejects.toMatchObject({ code: 'PAYMENTS_AWAY' })
    const person = { userId: 'user-8', name: 'Maya', email: 'maya@okafor.example' }
    stripe.failNext({ body: { hello: [1] } }, { body: { hello: [1] } })
    await expect(connect().createCustomer(person)).rejects.toMatchObject({ failure: 'garbage' })
    await expect(connect().startCheckout({ ...order, key: 'shapeless' })).rejects.toMatchObject({ failure: 'garbage' })
  })
})
