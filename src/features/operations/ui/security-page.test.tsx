import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { Viewer } from '#lib/viewer.ts'
import { seeker, showScreen } from '#testing/show-screen.tsx'
import type { SecurityEntry } from '../security-contract.ts'
import { SecurityPage } from './security-page.tsx'
import type { SecuritySearch } from './security-search.ts'

const admin: Viewer = { ...seeker, roles: ['platform_admin'] }
const ID = '0199d1f0-0000-7000-8000-000000000001'
const entry: SecurityEntry = {
  id: ID,
  at: new Date('2026-11-22T09:38:00Z'),
  kind: 'wrong',
  reason: 'INVALID_CREDENTIALS',
  procedure: 'session.signIn',
  person: null,
  count: 1204,
  requestId: 'req-77',
}

function show({ items = [entry], search = {} }: { items?: SecurityEntry[]; search?: SecuritySearch } = {}) {
  const onSearch = vi.fn()
  showScreen(<SecurityPage search={search} onSearch={onSearch} />, {
    viewer: admin,
    answers: {
      'securityEvents.list': () => ({ items, before: null, after: 'next' }),
      'securityEvents.day': () => ({ signedIn: 12, wrong: 3456, limited: 7, refused: 0 }),
      'audit.find': () => [{ id: ID, name: 'Yusuf Osei', hint: 'yusuf@staff.example' }],
    },
  })
  return onSearch
}

it('lists the events with their counts, and the numbers of a day', async () => {
  show({ items: [entry, { ...entry, id: `${ID.slice(0, -1)}2`, person: { id: ID, name: 'Yusuf Osei' } }] })
  const [, first, second] = await screen.findAllByRole('row')
  expect(first?.textContent).toContain('22 Nov 2026, 9:38 AM')
  expect(first?.textContent).toContain('UnknownFailed sign-inWrong email or passwordsession.signIn1,204req-77')
  expect(second?.textContent).toContain('Yusuf Osei')
  expect(await screen.findByText('3,456')).toBeDefined()
})

it('turns a code without its own text into words', async () => {
  show({ items: [{ ...entry, kind: 'refused', reason: 'ADMINS_ONLY' }] })
  expect(await screen.findByText('Admins only')).toBeDefined()
})

it('filters by kind and by person and returns to the first page', async () => {
  const onSearch = show({ search: { cursor: 'there' } })
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'What' }), 'Rate limited')
  expect(onSearch).toHaveBeenLastCalledWith({ kind: 'limited', cursor: undefined })
  await userEvent.type(screen.getByRole('combobox', { name: 'Who' }), 'yus')
  await userEvent.click(await screen.findByRole('option', { name: /Yusuf Osei/ }))
  expect(onSearch).toHaveBeenLastCalledWith({ userId: ID, cursor: undefined })
})

it('shows that no event matches, and removes filters', async () => {
  const onSearch = show({ items: [], search: { userId: ID, kind: 'limited' } })
  expect(await screen.findByText('No matching events')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: /Who: …/ }))
  expect(onSearch).toHaveBeenLastCalledWith({ kind: 'limited', userId: undefined, cursor: undefined })
})

it('shows that there are no events yet', async () => {
  show({ items: [] })
  expect(await screen.findByText('No events yet')).toBeDefined()
})
