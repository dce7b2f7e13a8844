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
  percent: 33,
  fields: [
    { section: 'Skills', label: 'Heading', typed: 'Skills', state: 'found', line: 2 },
    { section: 'Skills', label: 'Entry', typed: 'SQL', state: 'elsewhere', line: 1 },
    { section: 'Skills', label: 'Entry', typed: 'Looker', state: 'missing', line: null },
  ],
  lines: ['SQL', 'Skills'],
}
const show = (answer: () => unknown) =>
  showScreen(<MachinePage id={id} />, { answers: { 'exports.machineView': answer } })

it('says in plain words what is read in order, elsewhere and not at all, and shows the lines', async () => {
  show(() => view)
  await screen.findByText('33%')
  screen.getByText(
    /reads 1 of 3 pieces in your order\. 1 piece comes at another place, and 1 piece is not read as typed\./,
  )
  screen.getByText(/choose one that is marked ATS-safe/)
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent)
  expect(rows).toEqual([
    'HeadingSkillsFound, line 2',
    'EntrySQLFound at another place, line 1',
    'EntryLookerNot read as typed',
    'SQL',
    'Skills',
  ])
})

it('says so where all of it is read', async () => {
  const fields = view.fields.slice(0, 1)
  show(() => ({
    ...view,
    template: { label: 'Classic', isOneColumn: true, isAtsSafe: true },
    percent: 100,
    fields,
    lines: ['Skills'],
  }))
  await screen.findByText(/reads all 1 piece of your resume/)
  screen.getByText('ATS-safe')
})

it.each([
  ['an upload', { template: null, percent: null, fields: [] }, 'All that it reads, in its order'],
  [
    'an upload without words',
    { template: null, percent: null, fields: [], lines: [] },
    'No words were found in this file.',
  ],
  ['an empty resume', { percent: null, fields: [], lines: [] }, 'This resume holds no words so far.'],
])('knows %s', async (_, change, words) => {
  show(() => ({ ...view, ...change }))
  await screen.findByText(words)
})

it.each([
  ['NOT_FOUND', 'Resume not found'],
  ['MACHINE_UNREADABLE', 'Failed to load resume'],
])('leads back after %s', async (code, words) => {
  show(() => {
    throw refusal(code, 'No.')
  })
  await screen.findByText(words)
  expect(screen.getAllByText('Back to Documents').length).toBeGreaterThan(0)
})

it('says why a resume cannot be made and read, in the words of the refusal', async () => {
  const words = 'This document is too long to lay out. Please shorten it to at most 40 pages, then try again.'
  show(() => {
    throw refusal('DOCUMENT_TOO_LONG', words)
  })
  expect((await screen.findByRole('alert')).textContent).toContain(`Failed to load resume${words}`)
})
