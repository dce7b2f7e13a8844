import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { calls, refusal, showScreen, toastTexts } from '#testing/show-screen.tsx'
import { AuthPage } from './auth-page.tsx'

type Tab = 'sign-in' | 'sign-up'

function Page({ start = 'sign-up', redirect = '/' }: { start?: Tab; redirect?: string }) {
  const [tab, setTab] = useState<Tab>(start)
  return <AuthPage redirect={redirect} tab={tab} onTab={setTab} />
}

const show = (page = <Page />, answers = {}) => showScreen(page, { viewer: null, answers, routes: ['/auth/reset'] })

async function fillSignUp(overrides: Partial<Record<'name' | 'email' | 'password' | 'again', string>> = {}) {
  const { name = 'Ada Osei', email = 'ada@example.test', password = 'quiet river stone', again = password } = overrides
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
  await screen.findByLabelText('Display name')
  type('Display name', name)
  type('Email', email)
  type('Password', password)
  type('Confirm password', again)
  await userEvent.click(screen.getByRole('button', { name: 'Sign Up' }))
}

const toasts = () => toastTexts().join(' ')

/** Each password field of the open tab has its own toggle, which shows only this password. */
async function showAndHide(labels: string[]): Promise<void> {
  const toggles = screen.getAllByRole('button', { name: /show password/i })
  expect(toggles).toHaveLength(labels.length)
  const types = () => labels.map((label) => screen.getByLabelText(label).getAttribute('type'))
  for (const [at, toggle] of toggles.entries()) {
    await userEvent.click(toggle)
    expect(types()).toEqual(labels.map((_, n) => (n === at ? 'text' : 'password')))
    await userEvent.click(toggle)
    expect(new Set(types())).toEqual(new Set(['password']))
  }
}

describe('/auth', () => {
  it('has both tabs with their fields, and shows and hides each password (AUTH-01, AUTH-06)', async () => {
    show()
    expect((await screen.findAllByRole('tab')).map(({ textContent }) => textContent)).toEqual(['Sign In', 'Sign Up'])
    for (const label of ['Display name', 'Email', 'Password', 'Confirm password']) {
      expect(screen.getByLabelText(label)).toBeTruthy()
    }
    await showAndHide(['Password', 'Confirm password'])
    await userEvent.click(screen.getByRole('tab', { name: 'Sign In' }))
    expect(screen.queryByLabelText('Display name')).toBeNull()
    expect(screen.getByLabelText('Email')).toBeTruthy()
    await showAndHide(['Password'])
  })

  it('shows at the fields that the name is empty or the passwords differ (AUTH-09)', async () => {
    show()
    await fillSignUp({ name: ' ', again: 'another word' })
    expect(await screen.findByText('Display name is required')).toBeTruthy()
    expect(screen.getByText("Passwords don't match")).toBeTruthy()
    expect(calls.some(([name]) => name === 'accounts.signUp')).toBe(false)
  })

  it('shows a common password at its field and in a toast, and focuses the field (AUTH-10, ERR-06)', async () => {
    const common = 'This password is one of the most common ones.'
    show(<Page />, { 'accounts.signUp': () => Promise.reject(refusal('PASSWORD_TOO_COMMON', common)) })
    await fillSignUp({ password: 'password123' })
    await waitFor(() => expect(toasts()).toContain(`Sign up failed${common}`))
    const field = screen.getByLabelText('Password')
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    expect(document.activeElement).toBe(field)
    expect(
      document.getElementById(field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')?.textContent,
    ).toContain(common)
  })

  it('shows that the email was sent to a new account (AUTH-13, AUTH-18)', async () => {
    show(<Page />, { 'accounts.signUp': () => ({ outcome: 'new' }) })
    await fillSignUp()
    await waitFor(() => expect(toasts()).toContain('Verification email sent'))
    expect(toasts()).toContain('Please check your inbox and click the verification link to complete your signup.')
    expect(await screen.findByText('Check your inbox')).toBeTruthy()
  })

  it('shows that an unverified account gets the email again (AUTH-16)', async () => {
    show(<Page />, { 'accounts.signUp': () => ({ outcome: 'unverified' }) })
    await fillSignUp()
    await waitFor(() => expect(toasts()).toContain('Account found'))
    expect(toasts()).toContain(
      "Your account exists but isn't verified. We've sent a new verification email to your inbox.",
    )
  })

  it.each([
    ['ACCOUNT_EXISTS', 'Account already exists'],
    ['RESEND_FAILED', 'Error resending email'],
    ['RATE_LIMITED', 'Sign up failed'],
  ])('shows the refusal %s under its title (AUTH-15, AUTH-17, AUTH-19)', async (code, title) => {
    show(<Page />, {
      'accounts.signUp': () => {
        throw refusal(code, 'the words of the refusal')
      },
    })
    await fillSignUp()
    await waitFor(() => expect(toasts()).toContain(title))
    expect(toasts()).toContain('the words of the refusal')
  })

  it('shows that the email could not be sent again (AUTH-17)', async () => {
    show(<Page />, {
      'accounts.signUp': () => ({ outcome: 'new' }),
      'accounts.resendVerification': () => {
        throw new Error('mail is away')
      },
    })
    await fillSignUp()
    await userEvent.click(await screen.findByRole('button', { name: 'Resend email' }))
    await waitFor(() => expect(toasts()).toContain('Error resending email'))
    expect(toasts()).toContain('Failed to resend verification email. Please try again.')
  })

  it.each([
    ['INVALID_CREDENTIALS', 'sign-in', 'Sign in failed The email or password is incorrect.'],
    ['email', 'sign-in', 'Sign in failed Please enter a valid email address'],
    ['ACCOUNT_EXISTS', 'sign-up', 'Account already exists This email is already registered and verified.'],
    ['RATE_LIMITED', 'sign-up', 'Sign up failed Too many attempts.'],
    ['<b>anything</b>', 'sign-in', 'Sign in failed An unexpected error occurred. Please try again.'],
    ['constructor', 'sign-in', 'Sign in failed An unexpected error occurred. Please try again.'],
  ] as [string, Tab, string][])(
    'shows %s, with which a plain form was redirected back (AUTH-23)',
    async (refused, tab, text) => {
      show(<AuthPage redirect="/" tab={tab} refused={refused} email="ada@example.test" onTab={() => {}} />)
      expect((await screen.findByRole('alert')).textContent).toContain(text)
    },
  )

  it('has forms that work without scripts', async () => {
    show(<Page start="sign-in" redirect="/app/jobs" />)
    const form = (await screen.findByRole('form', { name: 'Sign In' })) as HTMLFormElement
    expect(form.getAttribute('action')).toBe('/api/accounts/sign-in')
    expect(form.method).toBe('post')
    expect(new FormData(form).get('redirect')).toBe('/app/jobs')
  })

  it('shows no technical message of a failure (AUTH-19, ERR-06)', async () => {
    show(<Page />, {
      'accounts.signUp': () => {
        throw new Error('select * from users failed')
      },
    })
    await fillSignUp()
    await waitFor(() => expect(toasts()).toContain('An unexpected error occurred. Please try again.'))
    expect(toasts()).not.toContain('select')
  })

  it('opens Sign In for a verified user, with the email filled in (AUTH-21)', async () => {
    show(<Page />, {
      'accounts.signUp': () => ({ outcome: 'unverified' }),
      'accounts.resendVerification': () => {
        throw refusal('USER_ALREADY_VERIFIED', 'User already verified')
      },
    })
    await fillSignUp()
    await userEvent.click(await screen.findByRole('button', { name: 'Resend email' }))
    await waitFor(() => expect(screen.queryByLabelText('Display name')).toBeNull())
    expect((screen.getByLabelText('Email') as HTMLInputElement).value).toBe('ada@example.test')
  })

  it('shows a refused sign-in and keeps the input (AUTH-23, ERR-06)', async () => {
    show(<Page start="sign-in" />, {
      'accounts.signIn': () => {
        throw refusal('INVALID_CREDENTIALS', 'The email or password is incorrect.')
      },
    })
    fireEvent.change(await screen.findByLabelText('Email'), { target: { value: 'ada@example.test' } })
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'quiet river stone' } })
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }))
    await waitFor(() => expect(toasts()).toContain('Sign in failedThe email or password is incorrect.'))
    expect((screen.getByLabelText('Email') as HTMLInputElement).value).toBe('ada@example.test')
  })
})
