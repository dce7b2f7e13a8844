import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { calls, showScreen, toastTexts } from '#testing/show-screen.tsx'
import type { MailChoices } from '../mail-choices-contract.ts'
import { MailChoicesSection } from './components/mail-choices-section.tsx'

const choices: MailChoices = { kinds: ['newsletter', 'announcement'], agreedAt: null }
const show = (more = {}) =>
  showScreen(<MailChoicesSection />, {
    answers: {
      'mailChoices.get': () => choices,
      'mailChoices.save': ({ kinds }: MailChoices) => ({ kinds, agreedAt: new Date('2026-11-27T12:00:00Z') }),
      ...more,
    },
  })
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name })

it('shows which emails are sent, and offers unticked', async () => {
  show()
  expect((await box('Our newsletter about job search and hiring')).checked).toBe(true)
  expect((await box('Offers')).checked).toBe(false)
  expect(screen.getByText('We send offers only if you select them.')).toBeTruthy()
})

it('stores consent to offers, and shows since when', async () => {
  show()
  await userEvent.click(await box('Offers'))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(toastTexts()).toContain('Saved'))
  expect(calls.at(-1)).toEqual(['mailChoices.save', { kinds: ['newsletter', 'announcement', 'promotional'] }])
  expect(await screen.findByText(/You agreed to offers on/)).toBeTruthy()
})

it('shows that nothing was saved', async () => {
  show({ 'mailChoices.save': () => Promise.reject(new Error('away')) })
  await userEvent.click(await box('Offers'))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(toastTexts().join()).toContain('Not saved'))
})

it('shows when the preferences cannot be loaded', async () => {
  show({ 'mailChoices.get': () => Promise.reject(new Error('away')) })
  expect(await screen.findByText('Failed to load your email preferences')).toBeTruthy()
})
