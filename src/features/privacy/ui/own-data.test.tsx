import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { calls, refusal, showScreen, toastTexts } from '#testing/show-screen.tsx'
import { OwnDataSection } from './components/own-data-section.tsx'

const data = { applications: 3, documents: 2, files: 1, hasSubscription: true, companies: [], blocked: null }
const open = async (answers: Record<string, () => unknown>) => {
  showScreen(<OwnDataSection />, { answers: { 'privacy.ownData': () => data, ...answers } })
  await userEvent.click(await screen.findByRole('button', { name: 'Delete account' }))
}
const press = () => userEvent.click(screen.getByRole('button', { name: 'Delete my account' }))
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

describe('deleting the account', () => {
  it('shows an error if the preview cannot be loaded, and deletes nothing', async () => {
    await open({ 'privacy.ownData': () => Promise.reject(new Error('x')) })
    expect(await screen.findByText('Failed to load what will be deleted')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Delete my account' })).toBeNull()
  })

  it('shows the last admin of a company why the account cannot be deleted', async () => {
    await open({ 'privacy.ownData': () => ({ ...data, blocked: 'LAST_COMPANY_ADMIN' }) })
    expect(await screen.findByText(/You're the only admin of a company/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Delete my account' })).toBeNull()
  })

  it('requires the word and the password, and shows errors at the fields', async () => {
    const refused = refusal('WRONG_PASSWORD', 'Your current password is incorrect.')
    await open({ 'privacy.deleteAccount': () => Promise.reject(refused) })
    expect(await screen.findByText(/3 applications you sent/)).toBeTruthy()
    expect(screen.getByText(/Your subscription/)).toBeTruthy()
    type('Type DELETE to confirm', 'delete')
    await press()
    expect(await screen.findByText('Please type DELETE')).toBeTruthy()
    expect(screen.getByText('Your password is required')).toBeTruthy()
    expect(calls.some(([name]) => name === 'privacy.deleteAccount')).toBe(false)
    type('Type DELETE to confirm', 'DELETE')
    type('Current password', 'not this one')
    await press()
    expect(await screen.findByText('Your current password is incorrect.')).toBeTruthy()
  })

  it('shows that nothing was deleted if the payment provider does not answer', async () => {
    const message = 'Your subscription could not be cancelled. Nothing was deleted.'
    await open({ 'privacy.deleteAccount': () => Promise.reject(refusal('PAYMENTS_UNREACHABLE', message)) })
    await screen.findByLabelText('Current password')
    type('Type DELETE to confirm', 'DELETE')
    type('Current password', 'quiet river stone')
    await press()
    expect(await screen.findByText(message)).toBeTruthy()
    expect((screen.getByLabelText('Type DELETE to confirm') as HTMLInputElement).value).toBe('DELETE')
  })
})

it('shows why a download could not be prepared', async () => {
  const refused = refusal('RATE_LIMITED', 'Too many tries. Please wait a little and try again.')
  showScreen(<OwnDataSection />, { answers: { 'privacy.startDownload': () => Promise.reject(refused) } })
  await userEvent.click(await screen.findByRole('button', { name: 'Prepare download' }))
  await waitFor(() => expect(toastTexts().join(' ')).toContain('Too many tries.'))
})
