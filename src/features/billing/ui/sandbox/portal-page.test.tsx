import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { calls, refusal, showScreen, toastTexts } from '#testing/show-screen.tsx'
import type { SandboxAction, SandboxPortal } from '../../sandbox-contract.ts'
import { SandboxPortalPage } from './portal-page.tsx'

const portalId = 'portal_0123456789abcdef0123456789abcdef'
const planId = '0199d1f0-0000-7000-8000-000000000001'
const subscription: NonNullable<SandboxPortal['subscription']> = {
  planName: 'Pro',
  cycle: 'monthly',
  amountCents: 2900,
  creditCents: 0,
  status: 'active',
  startedAt: new Date('2026-10-01T10:00:00Z'),
  periodEnd: new Date('2026-12-01T10:00:00Z'),
  cancelAtPeriodEnd: false,
  endedAt: null,
}
const portal = (more: Partial<SandboxPortal> = {}): SandboxPortal => ({
  subscription,
  card: 'works',
  payments: [{ id: 'one', amountCents: 2900, status: 'paid', at: new Date('2026-11-01T10:00:00Z') }],
  changes: [],
  returnUrl: 'https://tandem.example/app/subscribe',
  ...more,
})
const pastDue = portal({ subscription: { ...subscription, status: 'past_due' }, card: 'declines' })
const show = (shown: SandboxPortal, act: (input: { action: SandboxAction }) => unknown) =>
  showScreen(<SandboxPortalPage id={portalId} />, {
    answers: { 'sandbox.portal': () => shown, 'sandbox.act': act },
    routes: ['/app/subscribe'],
  })
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name })
const actions = () => calls.flatMap(([name, input]) => (name === 'sandbox.act' ? [input] : []))

it('pays an open invoice, and then shows the subscription as active', async () => {
  show(pastDue, () => portal())
  await userEvent.click(await button('Pay open invoice'))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Pay open invoice' })).toBeNull())
  expect(toastTexts()).toContain('Paid.')
  expect(actions()).toEqual([{ id: portalId, action: { kind: 'pay' } }])
})

it('shows why an open invoice could not be paid, and lets the user try again', async () => {
  const declined = refusal('CARD_DECLINED', 'Your card was declined. Nothing was charged; try another card.')
  show(pastDue, () => Promise.reject(declined))
  await userEvent.click(await button('Pay open invoice'))
  await waitFor(() => expect(toastTexts().join()).toContain('Your card was declined'))
  expect((await button('Pay open invoice')).disabled).toBe(false)
})

it('shows that nothing was changed if the server is unreachable', async () => {
  show(pastDue, () => Promise.reject(new Error('away')))
  await userEvent.click(await button('Pay open invoice'))
  await waitFor(() => expect(toastTexts().join()).toContain('Nothing was changed; please try again.'))
})

it.each([
  ['Skip one year', { kind: 'advance', months: 12 }, 'A year passed.'],
  ['Use a card that is declined', { kind: 'card', card: 'declines' }, 'The next charge will be declined.'],
  ['Refund last payment', { kind: 'refund' }, 'The last payment was refunded, and the subscription ended.'],
] as const)('performs the test control %s', async (name, action, done) => {
  show(portal(), () => portal())
  await userEvent.click(await button(name))
  await waitFor(() => expect(toastTexts()).toContain(done))
  expect(actions()).toEqual([{ id: portalId, action }])
})

it('offers a working card only while the card is declined', async () => {
  show(pastDue, () => portal())
  expect((await button('Use a card that is declined')).disabled).toBe(true)
  await userEvent.click(await button('Use a card that works'))
  await waitFor(() => expect(toastTexts()).toContain('The next charge will succeed.'))
  expect((await button('Use a card that works')).disabled).toBe(true)
})

it('changes the plan only after a question with the price', async () => {
  const change = { planId, planName: 'Max', cycle: 'yearly' as const, amountCents: 90_000, isWanted: false }
  show(portal({ changes: [{ ...change, dueCents: 87_100, creditCents: 0 }] }), () => portal())
  await userEvent.click(await button('Change to Max, yearly'))
  const question = within(await screen.findByRole('alertdialog', { name: 'Change to Max?' }))
  expect(question.getByText(/You pay \$871(\.00)? today/)).toBeTruthy()
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
  expect(actions()).toEqual([])
  await userEvent.click(await button('Change to Max, yearly'))
  await userEvent.click(await button('Change plan'))
  await waitFor(() => expect(toastTexts()).toContain("You're on Max now."))
  expect(actions()).toEqual([{ id: portalId, action: { kind: 'change', planId, cycle: 'yearly' } }])
})
