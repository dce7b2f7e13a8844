import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { calls, seeker, showScreen } from '#testing/show-screen.tsx'
import type { OwnSubscription } from '../contract.ts'
import { SubscriptionPage } from './subscription-page.tsx'

const later = new Date(Date.now() + 86_400_000)
const own: OwnSubscription = {
  planId: '0199d1f0-0000-7000-8000-0000000000bb',
  planName: 'Basic',
  status: 'active',
  startedAt: new Date(0),
  expiresAt: later,
  customer: null,
}
const show = (subscription: OwnSubscription | null, plans: () => unknown = () => []) =>
  showScreen(<SubscriptionPage viewer={seeker} search={{}} policy={{ refundDaysAnnual: 31, refundDaysMonthly: 8 }} />, {
    answers: {
      'billing.mine': () => ({ subscription, subscribed: false }),
      'billing.overview': () => ({ billing: null, trialDays: null, applications: null }),
      'billing.payments': () => ({ provider: 'sandbox', programme: true }),
      'billing.plans': plans,
    },
  })

it.each([
  [own, 'Next billing:'],
  [{ ...own, status: 'trial' as const }, 'Next billing:'],
  [{ ...own, status: 'cancelled' as const }, 'Expired:'],
  [{ ...own, expiresAt: new Date(0) }, 'Expired:'],
])('SUB-29 X-03 %o shows %s', async (subscription, label) => {
  show(subscription)
  expect(await screen.findByText(label)).toBeTruthy()
  expect(screen.queryByText(label === 'Expired:' ? 'Next billing:' : 'Expired:')).toBeNull()
})

it('SUB-25 says that the plans could not be loaded', async () => {
  show(null, () => {
    throw new Error('away')
  })
  expect(await screen.findByText('Failed to load subscription plans')).toBeTruthy()
})

it('SUB-21 asks for the plans by the price of the month, and names the days of the policy record', async () => {
  show(null)
  expect(await screen.findByText('You have no subscription.')).toBeTruthy()
  expect(calls).toContainEqual(['billing.plans', { orderBy: 'monthly' }])
  expect(screen.getByText('31-day money-back guarantee')).toBeTruthy()
  expect(screen.getByText(/On annual plans; 8 days on monthly/)).toBeTruthy()
})
