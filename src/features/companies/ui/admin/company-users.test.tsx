import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { toastTexts } from '#testing/show-screen.tsx'
import { toasts } from '#ui/primitives/toast.ts'
import { callsOf, details, fails, ID, listed, row, show } from './companies-page.testing.tsx'
import type { CompaniesSearch } from './companies-search.ts'

beforeEach(() => toasts.close())

describe('Manage Users', () => {
  const open: CompaniesSearch = { open: 'users', company: ID }
  it('changes a role and removes a member, and shows the outcome (ACOMP-09, ACOMP-12, ACOMP-13)', async () => {
    let isBroken = true
    const answer = (overrides: object) => () => (isBroken ? fails('LAST_ADMIN', 'Keep one.')() : overrides)
    const answers = {
      'adminCompanies.changeRole': answer({ role: 'client_user' }),
      'adminCompanies.removeMember': answer({ removed: true }),
    }
    show('platform_admin', answers, open)
    const change = async () => {
      await userEvent.selectOptions(
        await screen.findByRole('combobox', { name: 'Role of Daniel Reyes' }),
        'client_user',
      )
      await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Make user' }))
    }
    const remove = async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Remove Daniel Reyes' }))
      await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }))
    }
    await change()
    await waitFor(() => expect(toastTexts()[0]).toBe('Failed to update user roleKeep one.'))
    await remove()
    await waitFor(() => expect(toastTexts()[0]).toBe('Failed to remove user from companyKeep one.'))
    isBroken = false
    await change()
    await waitFor(() => expect(toastTexts()[0]).toContain('User role updated successfully'))
    await remove()
    await waitFor(() => expect(toastTexts()[0]).toContain('User removed from company successfully'))
  })

  async function openNewUser(createUser: () => unknown) {
    show('platform_admin', { 'adminCompanies.createUser': createUser }, open)
    await userEvent.click(await screen.findByRole('tab', { name: 'Create New User' }))
    await userEvent.click(await screen.findByRole('radio', { name: /Set a password yourself/ }))
    const form = within(await screen.findByRole('form', { name: 'Create New User' }))
    return { form, send: () => userEvent.click(form.getByRole('button', { name: 'Create User' })) }
  }

  it('shows each error of a new user at its field, and sends nothing (ACOMP-10)', async () => {
    const { form, send } = await openNewUser(() => ({ userId: ID }))
    await userEvent.type(form.getByLabelText(/Password/), 'short')
    await send()
    for (const text of [
      'Please enter a valid email address',
      'Password must be at least 6 characters',
      'Display name is required',
      'Please select a role',
    ]) {
      expect(await form.findByText(text)).toBeDefined()
    }
    expect(callsOf('adminCompanies.createUser')).toEqual([])
  })

  it('creates a user, and shows why that failed (ACOMP-12, ACOMP-13, ERR-06)', async () => {
    let isBroken = true
    const { form, send } = await openNewUser(() =>
      isBroken ? fails('USER_NOT_CREATED', 'Failed to create user account')() : { userId: ID },
    )
    await userEvent.type(form.getByLabelText(/Display name/), 'Joana')
    await userEvent.type(form.getByLabelText(/Email/), 'joana@example.test')
    await userEvent.type(form.getByLabelText(/Password/), 'short but longer')
    await userEvent.selectOptions(form.getByLabelText(/Role/), 'client_user')
    await send()
    await waitFor(() => expect(toastTexts()[0]).toBe('Failed to create userFailed to create user account'))
    isBroken = false
    await send()
    await waitFor(() => expect(toastTexts()[0]).toContain('User created and added to company successfully'))
  })

  it('invites by mail after the required fields are filled, and shows an error at its field', async () => {
    let isBroken = true
    const invitation = { id: ID, displayName: 'Nils', email: 'nils@example.test', role: 'client_admin' as const }
    const invite = () =>
      isBroken ? fails('ALREADY_INVITED', 'Invited already.')() : { ...invitation, expiresAt: new Date() }
    show('platform_admin', { 'adminCompanies.members': () => [], 'adminCompanies.invite': invite }, open)
    await userEvent.click(await screen.findByRole('tab', { name: 'Create New User' }))
    const form = within(await screen.findByRole('form', { name: 'Invite by email' }))
    expect(form.getByLabelText(/Role/)).toHaveProperty('value', 'client_admin')
    const send = () => userEvent.click(form.getByRole('button', { name: 'Send Invitation' }))
    await send()
    for (const text of ['Please enter a valid email address', 'Display name is required']) {
      expect(await form.findByText(text)).toBeDefined()
    }
    expect(callsOf('adminCompanies.invite')).toEqual([])
    await userEvent.type(form.getByLabelText(/Display name/), 'Nils')
    await userEvent.type(form.getByLabelText(/Email/), 'nils@example.test')
    await send()
    expect(await form.findByText('Invited already.')).toBeDefined()
    isBroken = false
    await send()
    await waitFor(() => expect(toastTexts()[0]).toBe('Invitation sentWe emailed a link to nils@example.test.'))
    const { id: _, ...sent } = { ...invitation, companyId: ID }
    expect(callsOf('adminCompanies.invite').at(-1)).toEqual(sent)
  })

  it('lists pending invitations, resends them and revokes them', async () => {
    const invited = { id: ID, displayName: 'Nils', email: 'nils@example.test', role: 'client_admin' as const }
    const invitations = [{ ...invited, expiresAt: new Date(Date.now() - 1000) }]
    const answers = {
      'adminCompanies.list': listed([{ ...row, invitedCount: 1 }]),
      'adminCompanies.get': () => ({ ...details, invitations }),
      'adminCompanies.resendInvitation': () => invitations[0],
      'adminCompanies.withdrawInvitation': () => ({ withdrawn: true }),
    }
    show('platform_admin', answers, open)
    const list = within(await screen.findByRole('list', { name: 'Pending invitations' }))
    expect(list.getByText(/link expired/)).toBeDefined()
    await userEvent.click(list.getByRole('button', { name: 'Resend to nils@example.test' }))
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Resend' }))
    await waitFor(() => expect(toastTexts()[0]).toContain('Invitation resent'))
    await userEvent.click(list.getByRole('button', { name: 'Revoke the invitation to nils@example.test' }))
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Revoke' }))
    await waitFor(() => expect(toastTexts()[0]).toContain('Invitation revoked'))
    expect(callsOf('adminCompanies.withdrawInvitation')).toEqual([{ companyId: ID, id: ID }])
  })

  it('shows other staff the pending invitations without buttons', async () => {
    const invitations = [
      { id: ID, displayName: 'Nils', email: 'nils@example.test', role: 'client_admin' as const, expiresAt: new Date() },
    ]
    const answers = {
      'adminCompanies.list': listed([{ ...row, invitedCount: 1 }]),
      'adminCompanies.get': () => ({ ...details, invitations }),
    }
    show('platform_user', answers, { open: 'details', company: ID })
    const list = within(await screen.findByRole('list', { name: 'Pending invitations' }))
    expect(list.getByText('nils@example.test')).toBeDefined()
    expect(list.queryByRole('button')).toBeNull()
    const line = await screen.findByRole('row', { name: /Fernway Health/, hidden: true })
    expect(within(line).getByText('1 pending invitation')).toBeDefined()
  })
})
