import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { calls, refusal, showScreen, toastTexts } from '#testing/show-screen.tsx'
import type { OwnSubscription } from '../../contract.ts'
import { SubscriptionCard } from './subscription-card.tsx'

const pro: OwnSubscription = {
  planId: '0199d1f0-0000-7000-8000-000000000001',
  planName: 'Pro',
  status: 'active',
  startedAt: new Date('2025-01-21T10:00:00Z'),
  expiresAt: new Date('2999-10-21T10:00:00Z'),
  customer: null,
}
const show = (subscription: OwnSubscription | null, more = {}) =>
  showScreen(<SubscriptionCard />, {
    answers: { 'billing.mine': () => ({ subscription, subscribed: subscription !== null }), ...more },
    routes: ['/app/subscribe'],
  })
const card = async () => within(await screen.findByRole('region', { name: 'Subscription Management' }))
const manage = async () => (await card()).getByRole<HTMLButtonElement>('button', { name: 'Manage Subscription' })

it('shows plan, status, start and the next billing (PROF-20)', async () => {
  show(pro)
  for (const text of ['Pro', 'Active', 'Started', '21 Jan 2025', 'Next billing', '21 Oct 2999']) {
    expect(await (await card()).findByText(text)).toBeTruthy()
  }
})

it.each([
  ['trial', 'Trial'],
  ['cancelled', 'Cancelled'],
  ['pending', 'Inactive'],
  ['expired', 'Inactive'],
] as const)('calls a stored %s %s (PROF-20)', async (status, word) => {
  show({ ...pro, status })
  expect(await (await card()).findByText(word)).toBeTruthy()
})

it('shows an active subscription whose end is past as inactive, with its dates (PROF-20)', async () => {
  show({ ...pro, expiresAt: new Date('2025-02-21T10:00:00Z') })
  for (const text of ['Inactive', 'Expired', '21 Feb 2025']) expect(await (await card()).findByText(text)).toBeTruthy()
})

it('shows that there is no subscription, links to the plans, and offers no management (PROF-21)', async () => {
  show(null)
  expect(await (await card()).findByText(/You don't have a subscription/)).toBeTruthy()
  expect((await card()).getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/app/subscribe')
  expect((await manage()).disabled).toBe(true)
})

it('reloads by Refresh, also if the provider is unreachable (PROF-21)', async () => {
  let callCount = 0
  const mine = () => {
    callCount += 1
    return { subscription: callCount > 1 ? pro : null, subscribed: callCount > 1 }
  }
  const check = () => Promise.reject(new Error('away'))
  show(null, { 'billing.mine': mine, 'billing.check': check })
  await (await card()).findByText(/You don't have a subscription/)
  await userEvent.click((await card()).getByRole('button', { name: 'Refresh' }))
  expect(await (await card()).findByText('Pro')).toBeTruthy()
})

it('opens the portal, or shows why it cannot (PROF-21)', async () => {
  const leave = vi.spyOn(location, 'assign').mockImplementation(() => {})
  // if the browser blocks a new tab, this tab is used
  const blocked = vi.spyOn(window, 'open').mockReturnValue(null)
  const { unmount } = show(pro, { 'billing.openPortal': () => ({ url: 'https://billing.example/session' }) })
  await (await card()).findByText('Pro')
  await userEvent.click(await manage())
  await waitFor(() => expect(leave).toHaveBeenCalledWith('https://billing.example/session'))
  unmount()
  const refuse = () => {
    throw refusal('PORTAL_FAILED', 'Failed to open subscription management. Please try again.')
  }
  show(pro, { 'billing.openPortal': refuse })
  await (await card()).findByText('Pro')
  await userEvent.click(await manage())
  await waitFor(() => expect(toastTexts().join()).toContain('Failed to open subscription management'))
  expect(calls.filter(([name]) => name === 'billing.openPortal')).toHaveLength(1)
  leave.mockRestore()
  blocked.mockRestore()
})

it('only logs that the plan could not be read; the card still shows (PROF-23)', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  show(null, { 'billing.mine': () => Promise.reject(new Error('away')) })
  expect(await (await card()).findByText("Your plan couldn't be loaded.")).toBeTruthy()
  expect((await card()).getByRole('button', { name: 'Refresh' })).toBeTruthy()
  expect(logged).toHaveBeenCalled()
  expect(toastTexts()).toEqual([])
  logged.mockRestore()
})
