import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { Viewer } from '#lib/viewer.ts'
import { seeker, showScreen } from '#testing/show-screen.tsx'
import type { AuditCheck, AuditEntry } from '../audit-contract.ts'
import { AuditPage } from './audit-page.tsx'
import { type AuditSearch, auditFileAddress } from './audit-search.ts'

const admin: Viewer = { ...seeker, roles: ['platform_admin'] }
const ID = '0199d1f0-0000-7000-8000-000000000001'
const OTHER = '0199d1f0-0000-7000-8000-000000000002'
const entry: AuditEntry = {
  id: ID,
  at: new Date('2026-11-22T09:38:00Z'),
  actor: { id: ID, name: 'Yusuf Osei' },
  action: 'team.role_changed',
  subjectType: 'user',
  subjectId: ID,
  subjectName: 'Noor Patel',
  company: null,
  data: { from: 'client_user', to: 'client_admin' },
  requestId: null,
  seal: { position: 1204, hash: 'a'.repeat(64) },
}

function show({
  items = [entry],
  search = {},
  check,
}: {
  items?: AuditEntry[]
  search?: AuditSearch
  check?: AuditCheck
} = {}) {
  const onSearch = vi.fn()
  showScreen(<AuditPage search={search} onSearch={onSearch} />, {
    viewer: admin,
    answers: {
      'audit.list': () => ({ items, before: null, after: 'next' }),
      'audit.known': () => ({ actions: ['team.role_changed', 'zebra.painted'], subjectTypes: ['user'] }),
      'audit.chain': () => ({
        sealed: 1204,
        unsealed: 3,
        head: { position: 1204, hash: 'b'.repeat(64), sealedAt: new Date() },
      }),
      'audit.find': () => [{ id: ID, name: 'Yusuf Osei', hint: 'yusuf@staff.example' }],
      'audit.verify': () => check,
    },
  })
  return onSearch
}

it('lists the entries and the state of the chain', async () => {
  show()
  const row = (await screen.findAllByRole('row'))[1]!
  expect(row.textContent).toContain('22 Nov 2026, 9:38 AM')
  expect(row.textContent).toContain('Yusuf OseiChanged a roleTeam')
  expect(row.textContent).toContain('1,204')
  expect(await screen.findByText(/1,204 entries are sealed, 3 will be sealed/)).toBeDefined()
})

it('labels deleted accounts and the system', async () => {
  show({
    items: [
      { ...entry, actor: { id: ID, name: null } },
      { ...entry, id: ID.replace(/1$/, '2'), actor: null, seal: null },
    ],
  })
  expect(await screen.findByText('Deleted account')).toBeDefined()
  expect(screen.getByText('System')).toBeDefined()
  expect(screen.getByText('not yet')).toBeDefined()
})

it('filters by known values; finds a person by name and puts only their id into the URL', async () => {
  const onSearch = show()
  await screen.findByRole('option', { name: 'Zebra painted' })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'What' }), 'zebra.painted')
  expect(onSearch).toHaveBeenLastCalledWith({ action: 'zebra.painted', cursor: undefined })
  await userEvent.type(screen.getByRole('combobox', { name: 'Who' }), 'yus')
  await userEvent.click(await screen.findByRole('option', { name: /Yusuf Osei/ }))
  expect(onSearch).toHaveBeenLastCalledWith({ actor: ID, cursor: undefined })
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(onSearch).toHaveBeenLastCalledWith({ cursor: 'next' })
  expect(auditFileAddress({ actor: ID, cursor: 'x' })).toBe(`/api/audit.csv?actor=${ID}`)
})

it('names the subject of an entry and its kind', async () => {
  show()
  const row = await screen.findByRole('row', { name: /Changed a role/ })
  expect(within(row).getByRole('cell', { name: /^Noor Patel/ }).textContent).toBe('Noor Patel' + 'user …000000000001')
})

it('opens all details of an entry', async () => {
  const onSearch = show()
  await userEvent.click(await screen.findByRole('button', { name: 'Details: Changed a role' }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain('"to": "client_admin"')
  await userEvent.click(within(dialog).getByRole('button', { name: 'All about this' }))
  expect(onSearch).toHaveBeenCalledWith({ subjectType: 'user', subjectId: ID })
})

it('lists the rows that differ from their sealed state, and the number of further ones', async () => {
  const head = { position: 1204, hash: 'b'.repeat(64), sealedAt: new Date() }
  const later = { kind: 'missing' as const, position: 19, entryId: OTHER }
  const breaks = [{ kind: 'changed' as const, position: 17, entryId: ID }, later]
  show({ check: { checked: 20, unsealed: 0, broken: 3, breaks, head } })
  await userEvent.click(await screen.findByRole('button', { name: 'Verify the log' }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('The chain is broken at 17.')
  expect(
    within(alert)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    `17: entry ${ID} doesn't match its seal: the entry or the seal was changed.`,
    `19: entry ${OTHER} is missing.`,
    'And 1 more.',
  ])
})

it('shows a message when no entry matches', async () => {
  show({ items: [] })
  expect(await screen.findByText('No matching entries')).toBeDefined()
})

it('labels the date fields and passes on the chosen date', async () => {
  const onSearch = show()
  expect((await screen.findByText('From')).tagName).toBe('LABEL')
  expect(screen.getByText('Until').tagName).toBe('LABEL')
  await userEvent.type(screen.getByLabelText('Until'), '2026-11-22')
  expect(onSearch).toHaveBeenLastCalledWith(expect.objectContaining({ until: '2026-11-22' }))
})
