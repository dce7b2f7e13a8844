import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { toastTexts } from '#testing/show-screen.tsx'
import { toasts } from '#ui/primitives/toast.ts'
import type { CompanyRow } from '../../admin-contract.ts'
import { callsOf, details, fails, ID, listed, row, show } from './companies-page.testing.tsx'

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
    await waitFor(() => expect(callsOf('adminCompanies.list').at(-1)).toMatchObject({ status: 'trial' }))
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
    await waitFor(() => expect(toastTexts()[0]).toBe('Access DeniedOnly platform administrators can delete companies'))
    expect(callsOf('adminCompanies.remove')).toEqual([])
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
    expect(callsOf('adminCompanies.remove')).toEqual([])
    await userEvent.click(within(question).getByRole('button', { name: 'Delete Company' }))
    await waitFor(() => expect(toastTexts()[0]).toContain('Company deleted successfully'))
  })

  it('shows an error if deleting fails (ACOMP-13)', async () => {
    show('platform_admin', { 'adminCompanies.remove': fails('NOT_FOUND', 'Gone.') })
    await menu()
    await choose('Delete')
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Company' }))
    await waitFor(() => expect(toastTexts()[0]).toBe('Failed to delete companyGone.'))
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
    await waitFor(() => expect(toastTexts()[0]).toContain('Company created successfully'))
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
    await waitFor(() => expect(callsOf('adminCompanies.names')).toContainEqual({ search: 'fernway' }))
    expect(screen.queryByText(/A company called/)).toBeNull()
    await userEvent.type(field, '  HEALTH')
    expect(await screen.findByText('A company called Fernway Health already exists.')).toBeDefined()
    await userEvent.type(field, '{Enter}')
    await waitFor(() => expect(toastTexts()[0]).toContain('Company created successfully'))
  })

  it('closes for other staff once the company is created', async () => {
    show('platform_user', { 'adminCompanies.create': () => details }, { open: 'create' })
    await userEvent.type(await screen.findByLabelText(/Company name/), 'Northwind{Enter}')
    await waitFor(() => expect(toastTexts()[0]).toContain('Company created successfully'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('shows an error if creating fails, and leaves the typed text in place (ACOMP-13)', async () => {
    show('platform_admin', { 'adminCompanies.create': fails('FORBIDDEN', 'No.') }, { open: 'create' })
    const name = await screen.findByLabelText(/Company name/)
    await userEvent.type(name, 'Northwind{Enter}')
    await waitFor(() => expect(toastTexts()[0]).toBe('Failed to create companyNo.'))
    expect(name).toHaveProperty('value', 'Northwind')
  })

  it('changes the status in Edit Company (ACOMP-12, ACOMP-13)', async () => {
    let isBroken = true
    const update = () => (isBroken ? fails('FORBIDDEN', 'No.')() : details)
    show('platform_admin', { 'adminCompanies.update': update }, { open: 'edit', company: ID })
    await userEvent.selectOptions(await screen.findByLabelText('Status', { selector: '[name=status]' }), 'inactive')
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(toastTexts()[0]).toBe('Failed to update companyNo.'))
    isBroken = false
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(toastTexts()[0]).toContain('Company updated successfully'))
    expect(callsOf('adminCompanies.update').at(-1)).toMatchObject({
      id: ID,
      status: 'inactive',
      name: 'Fernway Health',
    })
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
