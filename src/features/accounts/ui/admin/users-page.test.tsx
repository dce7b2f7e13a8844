import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { EditUserDialog } from '#features/companies/ui/components/edit-user-dialog.tsx'
import { RemoveUserDialog } from '#features/privacy/ui/components/remove-user-dialog.tsx'
import { calls, refusal, seeker, showScreen, toastTexts } from '#testing/show-screen.tsx'
import type { ListedUser } from '../../admin-users-contract.ts'
import { UsersPage } from './users-page.tsx'

const id = (n: number) => `0199d1f0-0000-7000-8000-00000000000${n}`
const user = (n: number, overrides: Partial<ListedUser> = {}): ListedUser => ({
  id: id(n),
  name: `Person ${n}`,
  email: `p${n}@mail.example`,
  image: null,
  roles: ['job_seeker'],
  companies: [],
  joinedAt: new Date('2025-10-12'),
  lastSignInAt: null,
  suspendedAt: null,
  suspendedReason: null,
  ...overrides,
})
const carmen = user(1, { name: 'Carmen Ruiz', lastSignInAt: new Date(Date.now() - 2 * 3_600_000) })
const elena = user(2, { name: 'Elena Petrova', suspendedAt: new Date(), suspendedReason: 'Sold offers' })
const yusuf = user(3, { name: 'Yusuf Osei', roles: ['platform_user'] })
const list = { rows: [carmen, elena, yusuf], total: 1000, isCapped: true, before: null, after: 'next' }

const staff = (role: 'platform_admin' | 'platform_user') => ({ ...seeker, roles: [role] })
function show(answers = {}, { role = 'platform_admin' as 'platform_admin' | 'platform_user', search = {} } = {}) {
  const onSearch = vi.fn()
  showScreen(
    <UsersPage
      search={search}
      onSearch={onSearch}
      edit={(about) => <EditUserDialog {...about} />}
      remove={(about) => <RemoveUserDialog {...about} />}
    />,
    {
      viewer: staff(role),
      answers: {
        'adminUsers.list': () => list,
        'adminUsers.stats': () => ({ total: 12_480, today: 31, suspended: 2 }),
        'staff.invitations': () => [],
        ...answers,
      },
    },
  )
  return onSearch
}
const refused = (code: string, message: string) => () => {
  throw refusal(code, message)
}
const choose = async (name: string, item: string | RegExp) => {
  await userEvent.click(await screen.findByRole('button', { name: `More actions for ${name}` }))
  await userEvent.click(await screen.findByRole('menuitem', { name: item }))
}
const callsOf = (name: string) => calls.filter(([one]) => one === name).map(([, input]) => input)

describe('/app/admin/users', () => {
  it('explains what a staff role may do, where roles are assigned', async () => {
    show()
    await choose('Carmen Ruiz', 'Edit roles and company')
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Carmen Ruiz' }))
    const helpOf = (name: string) => {
      const id = dialog.getByRole('checkbox', { name }).getAttribute('aria-describedby')
      return id && document.getElementById(id)?.textContent
    }
    expect(helpOf('Platform User')).toContain('sends campaigns to all users')
    expect(helpOf('Platform User')).toContain('sets the status of any application')
    expect(helpOf('Platform Admin')).toContain('assigns roles')
    expect(helpOf('Job Seeker')).toBeNull()
  })

  it('shows each column, real email addresses and sign-ins, and the number of users (AUSER-01, AUSER-02)', async () => {
    show()
    await screen.findByRole('row', { name: /Carmen Ruiz/ })
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect(heads).toEqual(['Name', 'Email', 'Roles', 'Joined', 'Last Login', 'Actions'])
    const row = within(screen.getByRole('row', { name: /Carmen Ruiz/ }))
    for (const words of ['p1@mail.example', 'Job Seeker', '12 Oct 2025', '2 hours ago'])
      expect(row.getByText(words)).toBeTruthy()
    const out = within(screen.getByRole('row', { name: /Elena Petrova/ }))
    for (const words of ['Suspended', 'Sold offers', 'Never']) expect(out.getByText(words)).toBeTruthy()
    expect(screen.getByText('12,480 users. 31 signed up today, 2 suspended.')).toBeTruthy()
    expect(screen.getByText(/of 1,000/).textContent).toBe('1 to 25 of 1,000+')
  })

  it('filters by words, role and state, and loads the next page (AUSER-01)', async () => {
    const onSearch = show()
    await screen.findByRole('row', { name: /Carmen Ruiz/ })
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search users' }), 'ruiz{Enter}')
    const from = { page: undefined, cursor: undefined }
    expect(onSearch).toHaveBeenLastCalledWith({ ...from, q: 'ruiz' })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Company Admin')
    expect(onSearch).toHaveBeenLastCalledWith({ ...from, role: 'client_admin' })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Suspended')
    expect(onSearch).toHaveBeenLastCalledWith({ ...from, state: 'suspended' })
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    expect(onSearch).toHaveBeenLastCalledWith({ page: 2, cursor: 'next' })
  })

  it('shows a failed load, and that no user matches (AUSER-07)', async () => {
    show({ 'adminUsers.list': refused('INTERNAL_SERVER_ERROR', 'away') })
    expect(await screen.findByText('Failed to load users')).toBeTruthy()
    show({ 'adminUsers.list': () => ({ ...list, rows: [], total: 0, isCapped: false, after: null }) })
    expect(await screen.findByText('No users found')).toBeTruthy()
  })

  it('lets a platform user change only names, without menu, deletion and invitation (AUSER-05)', async () => {
    show({ 'userAccess.edit': () => ({ done: true }) }, { role: 'platform_user' })
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Carmen Ruiz' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Carmen Ruiz' }))
    expect(dialog.queryByRole('checkbox')).toBeNull()
    await userEvent.clear(dialog.getByLabelText(/Name/))
    await userEvent.type(dialog.getByLabelText(/Name/), 'Carmen R')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    expect(callsOf('userAccess.edit')).toEqual([{ id: id(1), name: 'Carmen R' }])
    expect(screen.queryByRole('button', { name: /More about|Invite staff/ })).toBeNull()
  })
})

describe('actions of an admin', () => {
  it('edits roles, and keeps the selection after a refusal (AUSER-03, AUSER-07)', async () => {
    let isRefused = true
    show({
      'userAccess.edit': () => {
        if (isRefused) throw refusal('LAST_PLATFORM_ADMIN', 'The platform keeps at least one admin.')
        return { done: true }
      },
    })
    await choose('Carmen Ruiz', 'Edit roles and company')
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Carmen Ruiz' }))
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Platform User' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText('The platform keeps at least one admin.')).toBeTruthy()
    expect(toastTexts().join(' ')).toContain('Failed to update user role')
    isRefused = false
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(toastTexts().join(' ')).toContain('User role updated successfully'))
    const access = { roles: ['job_seeker', 'platform_user'], memberships: [] }
    expect(callsOf('userAccess.edit').at(-1)).toEqual({ id: id(1), name: 'Carmen Ruiz', access })
  })

  it('requests another email address, and shows that its owner must confirm it', async () => {
    show({ 'userAccess.edit': () => ({ done: true }) })
    await choose('Carmen Ruiz', 'Edit roles and company')
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Carmen Ruiz' }))
    await userEvent.clear(dialog.getByLabelText(/Email Address/))
    await userEvent.type(dialog.getByLabelText(/Email Address/), 'Carmen@new.example')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    const confirms = 'We emailed a link to carmen@new.example to confirm the new address.'
    await waitFor(() => expect(toastTexts().join(' ')).toContain(confirms))
    expect(callsOf('userAccess.edit').at(-1)).toMatchObject({ email: 'carmen@new.example' })
  })

  it('suspends with a required reason, and lifts the suspension (AUSER-04)', async () => {
    show({ 'adminUsers.suspend': () => ({ done: true }), 'adminUsers.unsuspend': () => ({ done: true }) })
    await choose('Carmen Ruiz', 'Suspend')
    const dialog = within(await screen.findByRole('dialog', { name: 'Suspend Carmen Ruiz' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }))
    expect(await dialog.findByText('Please give a reason')).toBeTruthy()
    await userEvent.type(dialog.getByLabelText(/Reason/), 'Asked for money')
    await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }))
    await waitFor(() => expect(callsOf('adminUsers.suspend')).toEqual([{ id: id(1), reason: 'Asked for money' }]))
    await choose('Elena Petrova', 'Lift suspension')
    await userEvent.click(await screen.findByRole('button', { name: 'Lift suspension' }))
    await waitFor(() => expect(callsOf('adminUsers.unsuspend')).toEqual([{ id: id(2) }]))
  })

  it('shows what a deletion removes and why it is refused, and requires a confirmation word (AUSER-05)', async () => {
    const data = { applications: 2, documents: 1, files: 3, hasSubscription: false, companies: [], blocked: null }
    let rows = [carmen, elena, yusuf]
    const remove = () => {
      rows = [elena, yusuf]
      return { deleted: true }
    }
    show({ 'removal.preview': () => data, 'removal.remove': remove, 'adminUsers.list': () => ({ ...list, rows }) })
    await choose('Carmen Ruiz', 'Delete user')
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Carmen Ruiz' }))
    expect(await dialog.findByText(/^2 applications they sent/)).toBeTruthy()
    await userEvent.type(dialog.getByLabelText(/Reason/), 'Asked by mail')
    await userEvent.click(dialog.getByRole('button', { name: 'Delete user' }))
    expect(await dialog.findByText('Please type DELETE')).toBeTruthy()
    await userEvent.type(dialog.getByLabelText(/Type DELETE/), 'DELETE')
    await userEvent.click(dialog.getByRole('button', { name: 'Delete user' }))
    const input = { id: id(1), reason: 'Asked by mail', confirmation: 'DELETE' }
    await waitFor(() => expect(callsOf('removal.remove')).toEqual([input]))
    // The focus moves to the row that takes the place of the removed one.
    const next = screen.getByRole('button', { name: 'More actions for Elena Petrova' })
    await waitFor(() => expect(document.activeElement).toBe(next))
  })

  it('shows why the only admin of a company cannot be deleted (AUSER-06)', async () => {
    const data = { applications: 0, documents: 0, files: 0, hasSubscription: false, companies: ['Halden'] }
    show({ 'removal.preview': () => ({ ...data, blocked: 'LAST_COMPANY_ADMIN' }) })
    await choose('Carmen Ruiz', 'Delete user')
    expect(await screen.findByText(/This person is the only admin of a company/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Delete user' })).toBeNull()
  })

  it('does not offer to impersonate staff or suspended users, or to suspend oneself', async () => {
    const own = user(4, { id: seeker.userId, name: 'Me Myself', roles: ['platform_admin'] })
    show({ 'adminUsers.list': () => ({ ...list, rows: [carmen, elena, yusuf, own] }) })
    const offered = async (name: string) => {
      await userEvent.click(await screen.findByRole('button', { name: `More actions for ${name}` }))
      const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
      return items
    }
    expect(await offered('Carmen Ruiz')).toContain('See as Carmen Ruiz')
    expect(await offered('Elena Petrova')).not.toContain('See as Elena Petrova')
    expect(await offered('Yusuf Osei')).not.toContain('See as Yusuf Osei')
    expect(await offered('Me Myself')).toEqual(['Edit roles and company', 'Send password reset', 'End all sessions'])
  })
})
