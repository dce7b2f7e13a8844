import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { calls, refusal, seeker, showScreen, toastWords } from '#testing/show-screen.tsx'
import { toasts } from '#ui/primitives/toast.ts'
import type { CompanyDetails, CompanyRow } from '../../admin-contract.ts'
import type { Member } from '../../team-contract.ts'
import { CompaniesPage } from './companies-page.tsx'
import type { CompaniesSearch } from './companies-search.ts'

const ID = '0199d1f0-0000-7000-8000-000000000001'
const row: CompanyRow = {
  ...{ id: ID, name: 'Fernway Health', slug: 'fernway', logoUrl: null, website: 'https://fernway.example' },
  ...{ location: 'Portland, OR', industry: 'Healthcare', sizeRange: '501-1000', status: 'trial' },
  ...{ subscriptionStatus: 'trial', archivedAt: null, memberCount: 6, jobsCount: 14, invitedCount: 0 },
}
const details: CompanyDetails = {
  ...row,
  ...{ description: 'Clinics.', createdAt: new Date(), updatedAt: new Date(), openJobsCount: 5, isSample: false },
  ...{ createdBy: { id: ID, name: 'Priya Natarajan' }, adminEmail: 'daniel@fernway.example', invitations: [] },
}
const member: Member = {
  ...{ id: ID, userId: ID, displayName: 'Daniel Reyes', email: 'daniel@fernway.example', avatarUrl: null },
  ...{ role: 'client_admin', joinedAt: new Date(), lastActiveAt: null },
}
const listed = (rows: CompanyRow[]) => () => ({
  ...{ rows, before: null, after: null, total: { value: rows.length, isCapped: false } },
})

function Screen({ start }: { start: CompaniesSearch }) {
  const [search, setSearch] = useState(start)
  return <CompaniesPage search={search} onSearch={setSearch} />
}
type Answers = Parameters<typeof showScreen>[1] extends infer T
  ? NonNullable<T extends { answers?: infer A } ? A : never>
  : never
function show(role: 'platform_admin' | 'platform_user', answers: Answers = {}, start: CompaniesSearch = {}) {
  showScreen(<Screen start={start} />, {
    viewer: { ...seeker, roles: [role] },
    answers: {
      'adminCompanies.list': listed([row]),
      'adminCompanies.get': () => details,
      'adminCompanies.members': () => [member],
      'adminCompanies.names': () => [],
      ...answers,
    },
  })
}
const fails = (code: string, message: string) => () => {
  throw refusal(code, message)
}
const asked = (name: string) => calls.filter(([called]) => called === name).map(([, input]) => input)
const menu = async () => userEvent.click(await screen.findByRole('button', { name: 'Actions for Fernway Health' }))
const choose = async (name: string) => userEvent.click(await screen.findByRole('menuitem', { name }))

beforeEach(() => toasts.close())

describe('the list', () => {
  it('shows companies with their counts, a filter by status, and a menu of actions (ACOMP-01, ACOMP-04)', async () => {
    show('platform_admin')
    const line = await screen.findByRole('row', { name: /Fernway Health/ })
    expect(within(line).getByText('14')).toBeDefined()
    expect(within(line).getByText('Trial')).toBeDefined()
    const filter = screen.getByRole('combobox', { name: 'Status' })
    expect(
      within(filter)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual([...['All statuses', 'Active', 'Inactive', 'Trial', 'Archived']])
    await userEvent.selectOptions(filter, 'trial')
    await waitFor(() => expect(asked('adminCompanies.list').at(-1)).toMatchObject({ status: 'trial' }))
    await menu()
    for (const name of ['View Details', 'Edit', 'Manage Users', 'Delete']) {
      expect(screen.getByRole('menuitem', { name })).toBeDefined()
    }
  })

  it('shows an error if companies or the members of one do not load (ACOMP-13)', async () => {
    show('platform_admin', { 'adminCompanies.list': fails('FORBIDDEN', 'No.') })
    expect(await screen.findByText('Failed to load companies')).toBeDefined()
    show('platform_admin', { 'adminCompanies.members': fails('FORBIDDEN', 'No.') }, { open: 'users', company: ID })
    expect(await screen.findByText('Failed to load company members')).toBeDefined()
  })

  it('lets other staff only view, and shows an error when they delete (ACOMP-05)', async () => {
    show('platform_user')
    await menu()
    expect(screen.queryByRole('menuitem', { name: 'Edit' })).toBeNull()
    expect(screen.queryByRole('menuitem', { name: 'Manage Users' })).toBeNull()
    await choose('Delete')
    await waitFor(() => expect(toastWords()[0]).toBe('Access DeniedOnly platform administrators can delete companies'))
    expect(asked('adminCompanies.remove')).toEqual([])
  })

  it('restores an archived company, and moves the focus to the company in its place (ACOMP-08)', async () => {
    const [first, next] = ['Fernway Health', 'Quillpress Books'].map((name, i) => ({
      ...row,
      ...{ id: `${ID.slice(0, -1)}${i}`, name, subscriptionStatus: 'inactive' as const, archivedAt: new Date() },
    })) as [CompanyRow, CompanyRow]
    let rows = [first, next]
    const restore = () => {
      rows = [next]
      return details
    }
    show('platform_admin', { 'adminCompanies.list': () => listed(rows)(), 'adminCompanies.restore': restore })
    await menu()
    await choose('Restore')
    await waitFor(() => expect(screen.queryByRole('row', { name: /Fernway/ })).toBeNull())
    const there = screen.getByRole('button', { name: 'Actions for Quillpress Books' })
    await waitFor(() => expect(document.activeElement).toBe(there))
  })

  it('deletes after a confirmation (ACOMP-08, ACOMP-12)', async () => {
    show('platform_admin', { 'adminCompanies.remove': () => ({ id: ID, archivedAt: new Date() }) })
    await menu()
    await choose('Delete')
    const question = await screen.findByRole('alertdialog')
    expect(question.textContent).toContain('You can restore it for 30 days')
    expect(asked('adminCompanies.remove')).toEqual([])
    await userEvent.click(within(question).getByRole('button', { name: 'Delete Company' }))
    await waitFor(() => expect(toastWords()[0]).toContain('Company deleted successfully'))
  })

  it('shows an error if deleting fails (ACOMP-13)', async () => {
    show('platform_admin', { 'adminCompanies.remove': fails('NOT_FOUND', 'Gone.') })
    await menu()
    await choose('Delete')
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Company' }))
    await waitFor(() => expect(toastWords()[0]).toBe('Failed to delete companyGone.'))
  })
})

describe('Create and Edit Company', () => {
  it('requires a name, offers the six sizes, and shows a message once it is created (ACOMP-06, ACOMP-07, ACOMP-12)', async () => {
    show('platform_admin', { 'adminCompanies.create': () => details }, { open: 'create' })
    const dialog = await screen.findByRole('dialog', { name: 'Create Company' })
    const sizes = within(within(dialog).getByRole('combobox', { name: /Company size/ })).getAllByRole('option')
    expect(sizes.slice(1).map((option) => option.textContent)).toEqual([
      ...['1-10', '11-50', '51-200', '201-500', '501-1000', '1000+'],
    ])
    expect(
      within(dialog)
        .getByLabelText(/Website/)
        .getAttribute('type'),
    ).toBe('url')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Create Company' }))
    expect(await within(dialog).findByText('Company name is required')).toBeDefined()
    await userEvent.type(within(dialog).getByLabelText(/Company name/), 'Northwind{Enter}')
    await waitFor(() => expect(toastWords()[0]).toContain('Company created successfully'))
    expect(screen.queryByRole('dialog', { name: 'Create Company' })).toBeNull()
    // the dialog that invites the first admin follows
    const users = await screen.findByRole('dialog', { name: 'Manage Users' })
    expect(await within(users).findByRole('radio', { name: /Invite by email/, checked: true })).toBeDefined()
  })

  it('warns about a company of the same name, and still creates another one', async () => {
    const names = () => [{ id: ID, name: 'Fernway Health', logoUrl: null }]
    const answers = { 'adminCompanies.names': names, 'adminCompanies.create': () => details }
    show('platform_user', answers, { open: 'create' })
    const field = await screen.findByLabelText(/Company name/)
    await userEvent.type(field, 'Fernway')
    await waitFor(() => expect(asked('adminCompanies.names')).toContainEqual({ search: 'fernway' }))
    expect(screen.queryByText(/A company called/)).toBeNull()
    await userEvent.type(field, '  HEALTH')
    expect(await screen.findByText('A company called Fernway Health already exists.')).toBeDefined()
    await userEvent.type(field, '{Enter}')
    await waitFor(() => expect(toastWords()[0]).toContain('Company created successfully'))
  })

  it('closes for other staff once the company is created', async () => {
    show('platform_user', { 'adminCompanies.create': () => details }, { open: 'create' })
    await userEvent.type(await screen.findByLabelText(/Company name/), 'Northwind{Enter}')
    await waitFor(() => expect(toastWords()[0]).toContain('Company created successfully'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('shows an error if creating fails, and leaves the typed text in place (ACOMP-13)', async () => {
    show('platform_admin', { 'adminCompanies.create': fails('FORBIDDEN', 'No.') }, { open: 'create' })
    const name = await screen.findByLabelText(/Company name/)
    await userEvent.type(name, 'Northwind{Enter}')
    await waitFor(() => expect(toastWords()[0]).toBe('Failed to create companyNo.'))
    expect(name).toHaveProperty('value', 'Northwind')
  })

  it('changes the status in Edit Company (ACOMP-12, ACOMP-13)', async () => {
    let isBroken = true
    const update = () => (isBroken ? fails('FORBIDDEN', 'No.')() : details)
    show('platform_admin', { 'adminCompanies.update': update }, { open: 'edit', company: ID })
    await userEvent.selectOptions(await screen.findByLabelText('Status', { selector: '[name=status]' }), 'inactive')
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(toastWords()[0]).toBe('Failed to update companyNo.'))
    isBroken = false
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(toastWords()[0]).toContain('Company updated successfully'))
    expect(asked('adminCompanies.update').at(-1)).toMatchObject({ id: ID, status: 'inactive', name: 'Fernway Health' })
  })

  it('shows all details of a company, with the admin’s email address (ACOMP-03)', async () => {
    show('platform_user', {}, { open: 'details', company: ID })
    const dialog = await screen.findByRole('dialog', { name: 'Company Details' })
    expect(await within(dialog).findByText('daniel@fernway.example')).toBeDefined()
    for (const text of ['Priya Natarajan', '501-1000', 'Healthcare', '(5 open)']) {
      expect(within(dialog).getByText(text)).toBeDefined()
    }
    expect(within(dialog).queryByRole('button', { name: 'Edit Company' })).toBeNull()
  })
})

describe('Manage Users', () => {
  const open: CompaniesSearch = { open: 'users', company: ID }
  it('changes a role and removes a member, and shows the outcome (ACOMP-09, ACOMP-12, ACOMP-13)', async () => {
    let isBroken = true
    const answer = (given: object) => () => (isBroken ? fails('LAST_ADMIN', 'Keep one.')() : given)
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
    await waitFor(() => expect(toastWords()[0]).toBe('Failed to update user roleKeep one.'))
    await remove()
    await waitFor(() => expect(toastWords()[0]).toBe('Failed to remove user from companyKeep one.'))
    isBroken = false
    await change()
    await waitFor(() => expect(toastWords()[0]).toContain('User role updated successfully'))
    await remove()
    await waitFor(() => expect(toastWords()[0]).toContain('User removed from company successfully'))
  })

  it('creates a user, with each error at its field (ACOMP-10, ACOMP-12, ACOMP-13, ERR-06)', async () => {
    let isBroken = true
    const createUser = () => (isBroken ? fails('USER_NOT_CREATED', 'Failed to create user account')() : { userId: ID })
    show('platform_admin', { 'adminCompanies.createUser': createUser }, open)
    await userEvent.click(await screen.findByRole('tab', { name: 'Create New User' }))
    await userEvent.click(await screen.findByRole('radio', { name: /Set a password yourself/ }))
    const form = within(await screen.findByRole('form', { name: 'Create New User' }))
    const send = () => userEvent.click(form.getByRole('button', { name: 'Create User' }))
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
    await userEvent.type(form.getByLabelText(/Display name/), 'Joana')
    await userEvent.type(form.getByLabelText(/Email/), 'joana@example.test')
    await userEvent.type(form.getByLabelText(/Password/), ' but longer')
    await userEvent.selectOptions(form.getByLabelText(/Role/), 'client_user')
    await send()
    await waitFor(() => expect(toastWords()[0]).toBe('Failed to create userFailed to create user account'))
    isBroken = false
    await send()
    await waitFor(() => expect(toastWords()[0]).toContain('User created and added to company successfully'))
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
    expect(asked('adminCompanies.invite')).toEqual([])
    await userEvent.type(form.getByLabelText(/Display name/), 'Nils')
    await userEvent.type(form.getByLabelText(/Email/), 'nils@example.test')
    await send()
    expect(await form.findByText('Invited already.')).toBeDefined()
    isBroken = false
    await send()
    await waitFor(() => expect(toastWords()[0]).toBe('Invitation sentWe emailed a link to nils@example.test.'))
    const { id: _, ...sent } = { ...invitation, companyId: ID }
    expect(asked('adminCompanies.invite').at(-1)).toEqual(sent)
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
    await waitFor(() => expect(toastWords()[0]).toContain('Invitation resent'))
    await userEvent.click(list.getByRole('button', { name: 'Revoke the invitation to nils@example.test' }))
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Revoke' }))
    await waitFor(() => expect(toastWords()[0]).toContain('Invitation revoked'))
    expect(asked('adminCompanies.withdrawInvitation')).toEqual([{ companyId: ID, id: ID }])
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
