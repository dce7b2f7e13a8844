import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { Viewer } from '#lib/viewer.ts'
import { calls, refusal, seeker, showScreen } from '#testing/show-screen.tsx'
import { homeAfterPaying, PaymentState } from './components/payment-state.tsx'

const success = { payment: 'success', session_id: 'cs_1' } as const
const show = (answer: () => unknown, search: object = success, viewer: Viewer = seeker) =>
  showScreen(<PaymentState {...search} />, {
    viewer,
    answers: { 'billing.confirmPayment': answer },
    routes: ['/app', '/app/admin', '/app/company'],
  })
const confirmed = 'Payment Successful!'

describe('after a checkout', () => {
  it('asks the server about the session in the URL, and shows nothing as paid before the answer (SUB-03, SUB-05)', async () => {
    const answer = Promise.withResolvers<object>()
    show(() => answer.promise)
    expect(await screen.findByText('Confirming your payment…')).toBeTruthy()
    expect(screen.queryByText(confirmed)).toBeNull()
    expect(calls).toContainEqual(['billing.confirmPayment', { sessionId: 'cs_1' }])
    answer.resolve({ state: 'confirmed' })
    expect(await screen.findByText(confirmed)).toBeTruthy()
  })

  it('asks again until the provider has confirmed the payment (SUB-05)', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    let callCount = 0
    show(() => ({ state: ++callCount > 2 ? 'confirmed' : 'waiting' }))
    expect(await screen.findByText(/hasn't confirmed it yet/)).toBeTruthy()
    expect(screen.queryByText(confirmed)).toBeNull()
    await vi.advanceTimersByTimeAsync(4100)
    expect(await screen.findByText(confirmed)).toBeTruthy()
    vi.useRealTimers()
  })

  it.each([
    ['a session that is none of theirs', refusal('NOT_FOUND', 'no'), success],
    ['a session that cannot be one', refusal('BAD_REQUEST', 'no'), success],
    ['no session at all', null, { payment: 'success' }],
  ])('%s is never shown as paid (SUB-06)', async (_, error, search) => {
    show(() => Promise.reject(error), search)
    expect(await screen.findByText('No payment to confirm.')).toBeTruthy()
    expect(screen.queryByText(confirmed)).toBeNull()
  })

  it('shows that the provider is unreachable, and checks again on request (SUB-05)', async () => {
    const words = "The payment provider isn't responding right now. Your payment is safe; please check again."
    let isAway = true
    show(() => (isAway ? Promise.reject(refusal('PAYMENTS_AWAY', words)) : { state: 'confirmed' }))
    expect(await screen.findByText(words)).toBeTruthy()
    expect(screen.queryByText(confirmed)).toBeNull()
    isAway = false
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }))
    expect(await screen.findByText(confirmed)).toBeTruthy()
  })

  it('shows a cancelled checkout without asking the server (SUB-08)', async () => {
    show(() => ({ state: 'confirmed' }), { payment: 'cancelled', session_id: 'cs_1' })
    expect(await screen.findByText('Payment Cancelled')).toBeTruthy()
    expect(calls.filter(([name]) => name === 'billing.confirmPayment')).toEqual([])
  })

  it('opens the next page two seconds after the confirmation (SUB-07)', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { path } = show(() => ({ state: 'confirmed' }))
    expect(await screen.findByText(confirmed)).toBeTruthy()
    await vi.advanceTimersByTimeAsync(1500)
    expect(path()).toBe('/')
    await vi.advanceTimersByTimeAsync(700)
    await waitFor(() => expect(path()).toBe('/app'))
    vi.useRealTimers()
  })

  it.each([
    [['platform_admin'], '/app/admin'],
    [['platform_user', 'job_seeker'], '/app/admin'],
    [['client_admin'], '/app/company'],
    [['client_user', 'job_seeker'], '/app/company'],
    [['job_seeker'], '/app'],
  ] as const)('%s go to %s (SUB-07)', (roles, home) => {
    expect(homeAfterPaying({ ...seeker, roles: [...roles] })).toBe(home)
  })
})
