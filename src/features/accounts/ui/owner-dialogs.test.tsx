import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { calls, refusal, showScreen, toastTexts } from '#testing/show-screen.tsx'
import { SecuritySection } from './components/security-section.tsx'

const overview = {
  email: 'maya@okafor.example',
  pendingEmail: null,
  passwordChangedAt: new Date(),
  twoFactor: null as null | { since: Date; codes: number; codesLeft: number },
  passkeys: [] as object[],
  device: 'Firefox on macOS',
}
const passkey = (name: string, pausedAt: Date | null) => ({
  ...{ id: name, name, createdAt: new Date('2026-10-01'), lastUsedAt: null, pausedAt },
})
const callsOf = (called: string) => calls.filter(([name]) => name === called).map(([, input]) => input)
const openDialog = async (button: string, title: string) => {
  await userEvent.click(await screen.findByRole('button', { name: button }))
  return within(await screen.findByRole('dialog', { name: title }))
}
const fill = async (dialog: ReturnType<typeof within>, label: string, value: string) => {
  await userEvent.clear(dialog.getByLabelText(label))
  await userEvent.type(dialog.getByLabelText(label), value)
}
const wrongPassword = refusal('WRONG_PASSWORD', 'Your current password is incorrect.')

describe('confirming paused passkeys', () => {
  it('names only the paused ones, shows a wrong password at its field, and confirms them with the right one', async () => {
    let pausedAt: Date | null = new Date()
    const confirm = ({ password }: { password: string }) => {
      if (password !== 'quiet river stone') throw wrongPassword
      pausedAt = null
      return { confirmed: 1 }
    }
    showScreen(<SecuritySection />, {
      answers: {
        'security.overview': () => ({ ...overview, passkeys: [passkey('Laptop', null), passkey('Phone', pausedAt)] }),
        'security.confirmPasskeys': confirm,
      },
    })
    const dialog = await openDialog('Confirm passkeys', 'Confirm passkeys')
    expect(dialog.getByText(/confirm only if you recognize this passkey/).textContent).toMatch(/^Phone:/)
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }))
    expect(await dialog.findByText('Your current password is required')).toBeTruthy()
    expect(callsOf('security.confirmPasskeys')).toEqual([])
    await fill(dialog, 'Current password', 'not this one')
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }))
    expect(await dialog.findByText('Your current password is incorrect.')).toBeTruthy()
    expect(screen.getByText('1 passkey is paused')).toBeTruthy()
    await fill(dialog, 'Current password', 'quiet river stone')
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(screen.queryByText('1 passkey is paused')).toBeNull())
    expect(toastTexts()).toContain('Passkey confirmed')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('shows an error that belongs to no field above the buttons, and stays open', async () => {
    showScreen(<SecuritySection />, {
      answers: {
        'security.overview': () => ({ ...overview, passkeys: [passkey('Phone', new Date())] }),
        'security.confirmPasskeys': () => Promise.reject(new Error('away')),
      },
    })
    const dialog = await openDialog('Confirm passkeys', 'Confirm passkeys')
    await fill(dialog, 'Current password', 'quiet river stone')
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }))
    expect((await dialog.findByRole('alert')).textContent).toContain('An unexpected error occurred. Please try again.')
    expect(toastTexts()).toEqual([])
  })
})

describe('creating new backup codes (AUTH-12)', () => {
  it('shows a used code at its field, and the new codes until the user confirms that they are saved', async () => {
    let codesLeft = 2
    const renew = ({ code }: { code: string }) => {
      if (code !== '123456') throw refusal('CODE_WRONG', 'This code is incorrect or was already used.')
      codesLeft = 10
      return { codes: ['aaaa-bbbb', 'cccc-dddd'] }
    }
    showScreen(<SecuritySection />, {
      answers: {
        'security.overview': () => ({ ...overview, twoFactor: { since: new Date(), codes: 10, codesLeft } }),
        'security.renewBackupCodes': renew,
      },
    })
    const dialog = await openDialog('New codes', 'New backup codes')
    await userEvent.click(dialog.getByRole('button', { name: 'Create new codes' }))
    await waitFor(() => expect(dialog.getByLabelText('Current password').getAttribute('aria-invalid')).toBe('true'))
    expect(callsOf('security.renewBackupCodes')).toEqual([])
    await fill(dialog, 'Current password', 'quiet river stone')
    await fill(dialog, 'Authentication code', '000000')
    await userEvent.click(dialog.getByRole('button', { name: 'Create new codes' }))
    expect(await dialog.findByText('This code is incorrect or was already used.')).toBeTruthy()
    await fill(dialog, 'Authentication code', '123456')
    await userEvent.click(dialog.getByRole('button', { name: 'Create new codes' }))
    const shown = within(await screen.findByRole('list', { name: 'Backup codes' }))
    expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['aaaa-bbbb', 'cccc-dddd'])
    expect(await screen.findByText('10 of 10 left')).toBeTruthy()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(screen.getByRole('button', { name: "I've saved these codes" }))
    await waitFor(() => expect(screen.queryByText('aaaa-bbbb')).toBeNull())
  })
})
