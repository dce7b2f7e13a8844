import { beforeAll, expect, it } from 'vitest'
import { subscriptionPlans } from '#db/schema/billing.ts'
import type { SignedIn } from '#server/context.ts'
import { PaymentsUnavailable } from '#server/payments/payments.ts'
import { createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'

const product = productOfFile()
let admin: string
beforeAll(async () => {
  admin = (await createUser(product.db, { roles: ['platform_admin'] })).id
})

const test = async (request: Partial<SignedIn> = {}) => {
  const checks = await product.as(admin, request).billing.testIntegration()
  return { checks, of: (name: string) => checks.find((check) => check.name === name) }
}

it('reports missing keys, plans, prices and customers, and accepts a missing subscription (SUB-12)', async () => {
  const first = await test()
  expect(first.of('Payment secret key')).toMatchObject({ state: 'failed' })
  expect(first.of('Plans')).toEqual({ name: 'Plans', state: 'warning', message: 'Plan not found' })
  expect(first.of('Your customer')).toMatchObject({ state: 'warning', message: 'No Stripe customer found' })
  expect(first.of('Your subscription')).toMatchObject({ state: 'ok' })
  await product.db.insert(subscriptionPlans).values({ name: 'Basic', priceMonthly: 9, priceYearly: 108 })
  const second = await test()
  expect(second.of('Stripe prices')?.state).toBe('warning')
  expect(second.of('Stripe prices')?.message).toContain('No Stripe price ID found')
})

it('asks the provider with the keys, and never shows them (SUB-11, SUB-12)', async () => {
  const env = { ...product.services.env, STRIPE_SECRET_KEY: 'sk_canary', STRIPE_WEBHOOK_SECRET: 'whsec_canary' }
  const payments = { ...product.services.payments!, provider: 'stripe' as const }
  const good = await test({ env, payments })
  expect(good.of('Payment secret key')?.state).toBe('ok')
  expect(good.of('Payment provider')?.state).toBe('ok')
  const bad = await test({
    env,
    payments: { ...payments, ping: () => Promise.reject(new PaymentsUnavailable('refused')) },
  })
  expect(bad.of('Payment provider')).toMatchObject({
    state: 'failed',
    message: "The provider didn't respond: refused.",
  })
  expect((await test({ payments: null })).of('Payment provider')?.state).toBe('failed')
  expect(JSON.stringify([good.checks, bad.checks])).not.toContain('canary')
})
