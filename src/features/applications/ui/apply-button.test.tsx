import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { applicantDetails } from '#testing/applicant-details.ts'
import { calls, refusal, seeker, showScreen, toastTexts } from '#testing/show-screen.tsx'
import { DialogAddress } from '#ui/primitives/dialog-address.ts'
import { toasts } from '#ui/primitives/toast.ts'
import { ApplyButton } from './components/apply-button.tsx'

const jobId = '0199d1f0-0000-7000-8000-000000000001'
const eligibility = { hasApplied: false, isClosed: false, isEntitled: true, hasReachedLimit: false }

beforeEach(() => toasts.close())

type Options = NonNullable<Parameters<typeof showScreen>[1]>

async function press(options: Options) {
  const shown = showScreen(<ApplyButton jobId={jobId} />, options)
  const button = await screen.findByRole('button', { name: 'Apply Now' })
  await waitFor(() => expect(calls[0]?.[0]).toBe('accounts.session'))
  await userEvent.click(button)
  return shown
}
const eligibilityAnswer = (overrides: Partial<typeof eligibility>) => ({
  'applications.eligibility': () => ({ ...eligibility, ...overrides }),
})

it('signed out, asks to log in, and returns here afterwards (APPLY-01)', async () => {
  const { path } = await press({ viewer: null, routes: ['/auth'] })
  await waitFor(() => expect(toastTexts()).toEqual(['Authentication RequiredPlease log in to apply for jobs']))
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }))
  await waitFor(() => expect(path()).toContain('/auth?redirect='))
})

it('does the same after a sign-out in another tab (APPLY-01, APPLY-05)', async () => {
  const signedOut = () => {
    throw refusal('UNAUTHENTICATED', 'User not authenticated')
  }
  await press({ answers: { 'applications.eligibility': signedOut } })
  await waitFor(() => expect(toastTexts()).toEqual(['Authentication RequiredPlease log in to apply for jobs']))
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeTruthy()
})

it('refuses other roles without calling the server (APPLY-02)', async () => {
  await press({ viewer: { ...seeker, roles: ['client_admin', 'platform_admin'] } })
  await waitFor(() => expect(toastTexts()).toEqual(['Access DeniedOnly job seekers can apply for jobs']))
  expect(calls.map(([name]) => name)).toEqual(['accounts.session'])
})

it('shows that the person has applied in another tab, and updates the button (APPLY-03)', async () => {
  await press({ answers: eligibilityAnswer({ hasApplied: true, isEntitled: false }) })
  await waitFor(() => expect(toastTexts()).toEqual(['Already AppliedYou have already applied to this job']))
  await screen.findByRole('button', { name: 'Applied' })
})

it('shows that applications have closed (APPLY-30)', async () => {
  await press({ answers: eligibilityAnswer({ isClosed: true }) })
  await waitFor(() => expect(toastTexts()).toEqual(['Applications ClosedApplications for this job have closed.']))
})

it('without an entitlement shows why and opens /app/subscribe after 2 seconds (APPLY-04)', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  try {
    const { path } = await press({ answers: eligibilityAnswer({ isEntitled: false }), routes: ['/app/subscribe'] })
    await waitFor(() => expect(toastTexts()[0]).toContain('Taking you to the plans…'))
    await vi.advanceTimersByTimeAsync(1500)
    expect(path()).toBe('/')
    await vi.advanceTimersByTimeAsync(600)
    await waitFor(() => expect(path()).toBe('/app/subscribe'))
  } finally {
    vi.useRealTimers()
  }
})

it('opens nothing while that page does not exist (APPLY-04)', async () => {
  await press({ answers: eligibilityAnswer({ isEntitled: false }) })
  await waitFor(() =>
    expect(toastTexts()).toEqual(["Subscription RequiredApplying requires a subscription, and yours isn't active."]),
  )
})

describe('with the form in the address', () => {
  const named = (set = vi.fn()) => ({ open: 'apply', set, isClosing: { current: false } })
  const showWith = (dialogs: ReturnType<typeof named>, overrides: Parameters<typeof eligibilityAnswer>[0]) =>
    showScreen(
      <DialogAddress value={dialogs}>
        <ApplyButton jobId={jobId} />
      </DialogAddress>,
      { answers: { ...eligibilityAnswer(overrides), 'applications.formFor': () => new Promise(() => {}) } },
    )

  it('opens it after the same checks (APPLY-05)', async () => {
    showWith(named(), {})
    await screen.findByRole('dialog', { name: 'Apply for Position' })
    expect(calls.some(([procedure]) => procedure === 'applications.eligibility')).toBe(true)
  })

  it('removes it from the address where a check fails (APPLY-03, APPLY-05)', async () => {
    const dialogs = named()
    showWith(dialogs, { isEntitled: false })
    await waitFor(() => expect(toastTexts()[0]).toContain('Subscription Required'))
    expect(dialogs.set).toHaveBeenCalledWith('apply', false)
    expect(screen.queryByRole('dialog', { name: 'Apply for Position' })).toBeNull()
  })
})

it("shows the list's state: applied, or closed (JOBS-09)", async () => {
  showScreen(<ApplyButton jobId={jobId} isApplied />)
  expect(await screen.findByRole('button', { name: 'Applied' })).toHaveProperty('disabled', true)
  showScreen(<ApplyButton jobId={jobId} isClosed />)
  expect(await screen.findByRole('button', { name: 'Applications closed' })).toHaveProperty('disabled', true)
})

it('after sending by keyboard the focus moves to the job, as the button is disabled', async () => {
  const job = { id: jobId, slug: 'analyst', title: 'Analyst', companyName: 'Fernway Health', companyLogoUrl: null }
  const form = {
    job: { ...job, location: null, remoteAllowed: true, employmentType: 'full-time', salaryMin: null, salaryMax: null },
    prefill: applicantDetails(),
    questions: [],
    resumes: [{ id: jobId, title: 'Resume', isDefault: true, file: null, updatedAt: new Date() }],
    coverLetters: [],
  }
  const answers = { ...eligibilityAnswer({}), 'applications.formFor': () => form, 'applications.submit': () => ({}) }
  showScreen(
    <section tabIndex={-1} aria-label="Job">
      <ApplyButton jobId={jobId} />
    </section>,
    { answers },
  )
  const button = await screen.findByRole('button', { name: 'Apply Now' })
  await waitFor(() => expect(calls[0]?.[0]).toBe('accounts.session'))
  button.focus()
  await userEvent.keyboard('{Enter}')
  const send = await screen.findByRole('button', { name: 'Submit Application' })
  send.focus()
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByRole('button', { name: 'Applied' })).toHaveProperty('disabled', true)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Job' })))
})
