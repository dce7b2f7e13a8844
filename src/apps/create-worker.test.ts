import { expect, it } from 'vitest'
import { subscribers } from './create-worker.ts'

/** Mails that one action of one user causes, never for many recipients at once. */
const oneByOne = [
  ...['accounts.mail-staff-invitation', 'accounts.send-email-change', 'accounts.send-email-change-notice'],
  ...['accounts.send-email-changed', 'accounts.send-suspension', 'accounts.send-security-notice'],
  ...['support.mail-contact', 'support.mail-answer'],
]

it('sends emails to several recipients at once if an event can concern many people', () => {
  const mails = subscribers.filter(({ name }) => /\.(?:mail|send)-(?!sandbox|webhook)/.test(name))
  const inTurn = mails.filter(({ groups }) => !groups).map(({ name }) => name)
  expect(mails.length).toBeGreaterThan(15)
  expect(inTurn.sort()).toEqual(oneByOne.sort())
})
