import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { calls, showScreen, toastWords } from '#testing/show-screen.tsx'
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

it('shows which mails are sent, and offers without a tick', async () => {
  show()
  expect((await box('Our newsletter about finding work and hiring')).checked).toBe(true)
  expect((await box('Offers')).checked).toBe(false)
  expect(screen.getByText('Offers come only if you tick them.')).toBeTruthy()
})

it('stores a yes to offers, and says since when', async () => {
  show()
  await userEvent.click(await box('Offers'))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(toastWords()).toContain('Saved'))
  expect(calls.at(-1)).toEqual(['mailChoices.save', { kinds: ['newsletter', 'announcement', 'promotional'] }])
  expect(await screen.findByText(/You agreed to offers on/)).toBeTruthy()
})

it('says where nothing was saved', async () => {
  show({ 'mailChoices.save': () => Promise.reject(new Error('away')) })
  await userEvent.click(await box('Offers'))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(toastWords().join()).toContain('Nothing was saved'))
})

it('says when what was chosen cannot be loaded', async () => {
  show({ 'mailChoices.get': () => Promise.reject(new Error('away')) })
  expect(await screen.findByText('Failed to load which mails you get')).toBeTruthy()
})
