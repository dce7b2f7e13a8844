import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Viewer } from '#lib/viewer.ts'
import { calls, refusal, seeker, showScreen, toastTexts } from '#testing/show-screen.tsx'
import type { Overview, OwnSubscription, Plan } from '../contract.ts'
import { isFromSignIn, type SubscribeSearch } from './search.ts'
import { SubscriptionPage } from './subscription-page.tsx'
import { portalFailure } from './use-payment-pages.ts'

const BASIC = '0199d1f0-0000-7000-8000-0000000000bb'
const PRO = '0199d1f0-0000-7000-8000-0000000000cc'
const plan = (id: string, name: string, priceMonthly: number, priceYearly: number): Plan => ({
  ...{ id, name, description: null, features: [], featured: false, priceMonthly, priceYearly },
  ...{
    offerActive: false,
    offerExpiresAt: null,
    offerPriceMonthly: null,
    offerPriceYearly: null,
    offerPercentage: null,
  },
})
const plans = [plan(BASIC, 'Basic', 9, 108), plan(PRO, 'Pro', 29, 278.4)]
const own: OwnSubscription = {
  planId: BASIC,
  planName: 'Basic',
  status: 'active',
  startedAt: new Date(0),
  expiresAt: new Date(Date.now() + 86_400_000),
  customer: 'cus_1234',
}
const none: Overview = { billing: null, trialDays: null, applications: null }
const monthly: Overview = { ...none, billing: { cycle: 'monthly', cancelAtPeriodEnd: false, isPastDue: false } }

type PageAnswers = {
  subscription?: OwnSubscription | null
  overview?: Overview
  provider?: 'stripe' | 'sandbox' | null
  programme?: boolean
  search?: SubscribeSearch
  viewer?: Viewer | null
  answers?: Record<string, () => unknown>
}
const show = ({ subscription = null, overview = none, search = {}, viewer = seeker, ...overrides }: PageAnswers = {}) =>
  showScreen(
    <SubscriptionPage viewer={viewer} search={search} policy={{ refundDaysAnnual: 31, refundDaysMonthly: 8 }} />,
    {
      viewer,
      answers: {
        'billing.mine': () => ({ subscription, subscribed: false }),
        'billing.overview': () => overview,
        'billing.payments': () => ({ provider: overrides.provider ?? null, programme: overrides.programme ?? true }),
        'billing.plans': () => plans,
        ...overrides.answers,
      },
    },
  )

describe('the card of the subscription', () => {
  it.each([
    [own, 'Next billing:'],
    [{ ...own, status: 'trial' as const }, 'Next billing:'],
    [{ ...own, status: 'cancelled' as const }, 'Expired:'],
    [{ ...own, expiresAt: new Date(0) }, 'Expired:'],
  ])('%o shows %s (SUB-29)', async (subscription, label) => {
    show({ subscription })
    expect(await screen.findByText(label)).toBeTruthy()
    expect(screen.queryByText(label === 'Expired:' ? 'Next billing:' : 'Expired:')).toBeNull()
  })

  it("shows the first 8 characters of the provider's customer id (SUB-30)", async () => {
    show({ subscription: own })
    expect(await screen.findByText('cus_1234')).toBeTruthy()
  })

  it('shows the remaining applications of the month, a failed payment, and a cancellation', async () => {
    const applications = { sent: 4, limit: 5 }
    const { unmount } = show({ subscription: own, overview: { ...monthly, applications } })
    expect(await screen.findByText('4 of 5')).toBeTruthy()
    unmount()
    const isPastDue = { cycle: 'monthly', cancelAtPeriodEnd: false, isPastDue: true } as const
    const second = show({
      subscription: { ...own, status: 'pending', expiresAt: null },
      overview: { ...none, billing: isPastDue },
    })
    expect(await screen.findByText('Your last payment failed.')).toBeTruthy()
    second.unmount()
    show({ subscription: { ...own, status: 'cancelled' }, overview: monthly })
    expect(await screen.findByText(/You have Basic until/)).toBeTruthy()
  })
})

describe('the page', () => {
  it('has the card, the plans and the help, with the days of the policy record (PLAT-07, SUB-02)', async () => {
    show()
    expect(await screen.findByText("You don't have a subscription.")).toBeTruthy()
    expect(await screen.findByRole('heading', { name: 'Pro' })).toBeTruthy()
    const help = within(screen.getByRole('region', { name: 'Good to know' }))
    expect(help.getByText('31-day money-back guarantee')).toBeTruthy()
    expect(help.getByText(/On annual plans; 8 days on monthly/)).toBeTruthy()
  })

  it('requests the plans by monthly price (SUB-21)', async () => {
    show()
    await screen.findByRole('heading', { name: 'Pro' })
    expect(calls).toContainEqual(['billing.plans', { orderBy: 'monthly' }])
  })

  it('shows an error if the plans could not be loaded (SUB-25)', async () => {
    show({ answers: { 'billing.plans': () => Promise.reject(new Error('away')) } })
    expect(await screen.findByText('Failed to load subscription plans')).toBeTruthy()
  })

  it('shows both cycles, and the saving of a year (SUB-17, SUB-18)', async () => {
    show()
    expect(await screen.findByText(/Billed \$278\.40 per year, 20% saved/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Monthly' }))
    expect(screen.getByText('$29.00 per month')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Yearly, save up to 20%' })).toBeTruthy()
  })

  it.each([
    ['stripe', 0, 0],
    ['sandbox', 0, 1],
    [null, 1, 0],
  ] as const)('shows the right notice if the provider is %s', async (provider, off, sandbox) => {
    show({ provider })
    await screen.findByRole('heading', { name: 'Pro' })
    await waitFor(() => expect(screen.queryAllByText('No payments on this server')).toHaveLength(off))
    expect(screen.queryAllByText('Sandbox payments')).toHaveLength(sandbox)
    await waitFor(() => expect(screen.queryAllByRole('button', { name: /^Choose/ })).toHaveLength(provider ? 2 : 0))
  })
})

describe('the banner', () => {
  const banner = 'Claim Your Offer Letter Now!'
  const shown = async (state: PageAnswers) => {
    show(state)
    await screen.findByRole('heading', { name: 'Pro' })
    return screen.queryByText(banner) !== null
  }

  it('is shown to visitors who came from it, with the refund and the fee (SUB-03, SUB-04, PLAT-09)', async () => {
    expect(await shown({ search: { from: 'banner' } })).toBe(true)
    expect(screen.getByText(/The fee is refunded on your first job payout\./)).toBeTruthy()
  })
  it('is hidden from other visitors (SUB-04)', async () => expect(await shown({})).toBe(false))
  it('is hidden with the programme switched off (SUB-04, PLAT-08)', async () => {
    expect(await shown({ search: { from: 'banner' }, programme: false })).toBe(false)
  })

  const here = 'https://tandem.test'
  it.each([
    [`${here}/auth?redirect=/subscribe`, true],
    [`${here}/auth?redirect=%2Fsubscribe%3Fplan%3D1`, true],
    [`${here}/auth`, false],
    [`${here}/auth?redirect=/app/jobs`, false],
    [`${here}/jobs?redirect=/subscribe`, false],
    ['https://elsewhere.test/auth?redirect=/subscribe', false],
    ['', false],
  ])('coming from %s: %s (SUB-04)', (referrer, expected) => expect(isFromSignIn(referrer, here)).toBe(expected))
})

describe('the plan buttons', () => {
  const tab = { location: { replace: vi.fn() }, close: vi.fn(), closed: false, document: { title: '', body: {} } }
  const open = vi.spyOn(window, 'open')
  beforeEach(() => {
    vi.clearAllMocks()
    open.mockReturnValue(tab as never)
  })
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

  it('opens the checkout in a tab that opens during the click (SUB-22)', async () => {
    const answer = Promise.withResolvers<object>()
    show({ provider: 'stripe', answers: { 'billing.startCheckout': () => answer.promise } })
    await press('Choose Pro')
    expect(open).toHaveBeenCalledOnce()
    expect(tab.location.replace).not.toHaveBeenCalled()
    expect(calls).toContainEqual(['billing.startCheckout', { planId: PRO, billingCycle: 'yearly' }])
    answer.resolve({ url: 'https://pay.test/1' })
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('https://pay.test/1'))
  })

  it('opens the checkout in this tab if a new one is blocked (SUB-22)', async () => {
    const leave = vi.spyOn(location, 'assign').mockImplementation(() => {})
    open.mockReturnValue(null)
    show({ provider: 'stripe', answers: { 'billing.startCheckout': () => ({ url: 'https://pay.test/1' }) } })
    await press('Choose Pro')
    await waitFor(() => expect(leave).toHaveBeenCalledWith('https://pay.test/1'))
    leave.mockRestore()
  })

  it.each([
    ['a failure', () => Promise.reject(new Error('away'))],
    ['no address', () => ({ url: '' })],
  ])('shows an error after %s, and closes the tab (SUB-23)', async (_, answer) => {
    show({ provider: 'stripe', answers: { 'billing.startCheckout': answer } })
    await press('Choose Basic')
    await waitFor(() => expect(toastTexts().join()).toContain('Failed to create checkout session. Please try again.'))
    expect(tab.close).toHaveBeenCalled()
  })

  it('shows that there is no subscription, or that the portal did not open (SUB-24)', () => {
    const title = 'No Subscription Found'
    const description = 'You need to purchase a subscription first to access the customer portal.'
    expect(portalFailure(refusal('NO_SUBSCRIPTION', description))).toEqual({ title, description })
    expect(portalFailure(new Error('Oops: No subscription found for it'))).toEqual({ title, description })
    const other = 'Failed to open subscription management. Please try again.'
    expect(portalFailure(new Error('fetch failed'))).toEqual({ title: 'Error', description: other })
  })

  it('opens the portal for a subscriber to change the plan, and has no button for the current plan', async () => {
    const answers = { 'billing.openPortal': () => ({ url: 'https://portal.test/1' }) }
    show({ provider: 'sandbox', subscription: own, overview: monthly, answers })
    await press('Monthly')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Current plan' }).disabled).toBe(true)
    await press('Upgrade to Pro')
    const change = { planId: PRO, billingCycle: 'monthly' }
    await waitFor(() => expect(calls).toContainEqual(['billing.openPortal', { change }]))
    expect(screen.getByText(/counts toward the new price/)).toBeTruthy()
  })

  it('returns a signed-out visitor to the chosen plan after sign-in', async () => {
    show({ viewer: null, provider: 'stripe' })
    const link = await screen.findByRole('link', { name: 'Choose Pro' })
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(`/subscribe?plan=${PRO}&cycle=yearly`)
  })
})

describe('the tools of platform admins', () => {
  const event = { eventType: 'invoice.paid', errorMessage: null, createdAt: new Date(0) }
  const answers = {
    'billing.webhookEvents': () => [
      { ...event, id: BASIC, stripeEventId: 'evt_1', processed: true },
      {
        ...event,
        id: PRO,
        stripeEventId: 'evt_2',
        processed: false,
        errorMessage: 'The provider is unavailable: slow.',
      },
    ],
    'billing.testIntegration': () => [{ name: 'Stripe prices', state: 'warning', message: 'No Stripe price ID found' }],
  }

  it('shows the tester, and the messages as Processed or Pending with a refresh (SUB-09, SUB-10)', async () => {
    show({ viewer: { ...seeker, roles: ['platform_admin'] }, answers })
    const events = within(await screen.findByRole('region', { name: 'Payment webhook events' }))
    for (const word of ['Processed', 'Pending', 'The provider is unavailable: slow.']) {
      expect(await events.findByText(word)).toBeTruthy()
    }
    await userEvent.click(events.getByRole('button', { name: 'Refresh' }))
    await waitFor(() => expect(calls.filter(([name]) => name === 'billing.webhookEvents')).toHaveLength(2))
    await userEvent.click(screen.getByRole('button', { name: 'Test integration' }))
    expect(await screen.findByText('No Stripe price ID found')).toBeTruthy()
  })

  it.each([['platform_user'], ['job_seeker'], ['client_admin']] as const)(
    'shows neither to %s (SUB-09)',
    async (role) => {
      show({ viewer: { ...seeker, roles: [role] }, answers })
      await screen.findByRole('heading', { name: 'Pro' })
      expect(screen.queryByText('Payment webhook events')).toBeNull()
      expect(screen.queryByText('Payment integration')).toBeNull()
      expect(calls.filter(([name]) => name === 'billing.webhookEvents')).toEqual([])
    },
  )
})
