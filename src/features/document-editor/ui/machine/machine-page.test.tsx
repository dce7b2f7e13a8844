import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { MachineView } from '#features/documents/export-contract.ts'
import { refusal, showScreen } from '#testing/show-screen.tsx'
import { MachinePage } from './machine-page.tsx'

const id = '0199d1f0-0000-7000-8000-000000000001'
const view: MachineView = {
  id,
  title: 'My CV',
  template: { label: 'Sidebar', isOneColumn: false, isAtsSafe: false },
  percent: 25,
  fields: [
    { section: 'Skills', label: 'Heading', typed: 'Skills', state: 'found', line: 2 },
    { section: 'Skills', label: 'Entry', typed: 'SQL', state: 'elsewhere', line: 1 },
    { section: 'Skills', label: 'Entry', typed: 'Looker', state: 'missing', line: null },
    { section: 'Skills', label: 'Entry', typed: 'Leeds', state: 'misplaced', line: 2 },
  ],
  lines: ['SQL', 'Skills'],
}
const show = (answer: () => unknown) =>
  showScreen(<MachinePage id={id} />, { answers: { 'exports.machineView': answer } })

it('shows which fields are read in order, out of order or not at all, and the lines', async () => {
  show(() => view)
  await screen.findByText('25%')
  screen.getByText(
    /1 of 4 fields are read in order and in place\. 1 field is read as something else, 1 field is out of order, and 1 field is not read as typed\./,
  )
  screen.getByText(/choose an ATS-safe template/)
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent)
  expect(rows).toEqual([
    'HeadingSkillsFound, line 2',
    'EntrySQLFound out of order, line 1',
    'EntryLookerNot read as typed',
    'EntryLeedsRead as something else, line 2',
    'SQL',
    'Skills',
  ])
})

it('shows that everything is read', async () => {
  const fields = view.fields.slice(0, 1)
  show(() => ({
    ...view,
    template: { label: 'Classic', isOneColumn: true, isAtsSafe: true },
    percent: 100,
    fields,
    lines: ['Skills'],
  }))
  await screen.findByText(/All 1 field of your resume/)
  screen.getByText('ATS-safe')
})

it.each([
  ['an upload', { template: null, percent: null, fields: [] }, 'Text as read'],
  [
    'an upload without words',
    { template: null, percent: null, fields: [], lines: [] },
    'We found no text in this file.',
  ],
  ['an empty resume', { percent: null, fields: [], lines: [] }, 'This resume is still empty.'],
])('handles %s', async (_, change, words) => {
  show(() => ({ ...view, ...change }))
  await screen.findByText(words)
})

it.each([
  ['NOT_FOUND', 'Resume not found'],
  ['MACHINE_UNREADABLE', 'Failed to load resume'],
])('links back after %s', async (code, words) => {
  show(() => {
    throw refusal(code, 'No.')
  })
  await screen.findByText(words)
  expect(screen.getAllByText('Back to Documents').length).toBeGreaterThan(0)
})

it("shows the server's reason when a resume cannot be rendered and read", async () => {
  const words = 'This document is too long to lay out. Please shorten it to at most 40 pages, then try again.'
  show(() => {
    throw refusal('DOCUMENT_TOO_LONG', words)
  })
  expect((await screen.findByRole('alert')).textContent).toContain(`Failed to load resume${words}`)
})
