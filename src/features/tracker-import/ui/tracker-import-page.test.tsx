import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Answers } from '#testing/answers.ts'
import { calls, PendingUpload, refusal, showScreen } from '#testing/show-screen.tsx'
import type { TrackerCheck, TrackerImport } from '../contract.ts'
import { TrackerImportPage } from './tracker-import-page.tsx'

const id = (n: number) => `0199d1f0-0000-7000-8000-00000000000${n}`
const ghosted = {
  id: 'choice:status:ghosted',
  kind: 'choice' as const,
  column: 'Status',
  field: 'Status',
  text: 'Ghosted',
  rows: 2,
  options: [
    { value: 'rejected', label: 'Rejected' },
    { value: '', label: "Don't import these rows" },
  ],
  suggestion: null,
}
const person = { name: 'Ida Ek', role: 'HR', email: 'ida@acme.example', phone: '', link: '' }
const check = (overrides: Partial<TrackerCheck> = {}): TrackerCheck => ({
  kind: 'applications',
  file: { format: 'xlsx', sheets: ['Jobs'], sheet: 0, rows: 4, system: null, around: [], isCut: false },
  fields: [
    { key: 'company', label: 'Company' },
    { key: 'status', label: 'Status' },
  ],
  columns: [
    { name: 'Firma', field: 'company', note: null, samples: [] },
    { name: 'Status', field: 'status', note: null, samples: [] },
  ],
  questions: [],
  openQuestions: 0,
  counts: { new: 1, changed: 0, same: 0, leftOut: 1, refused: 0, asked: 0 },
  refused: [],
  noted: [{ row: 4, column: 'Status', reason: '“Wishlist”: was not applied for' }],
  chosen: { columns: { 0: 'company', 1: 'status' }, answers: {}, isRemembered: false },
  applications: [
    {
      ...{ row: 2, change: 'new', title: 'Cook', companyName: 'Acme', appliedOn: '2026-01-06', status: 'interview' },
      ...{ statusOn: '2026-02-03', link: '', location: 'Kiel', salaryText: '€40k', notes: '', contacts: [person] },
    },
  ],
  contacts: [],
  ...overrides,
})
const one = (overrides: Partial<TrackerImport> = {}): TrackerImport => ({
  ...{
    id: id(1),
    kind: 'applications',
    fileName: 'jobs.xlsx',
    system: null,
    state: 'done',
    totalRows: 40,
    doneRows: 40,
  },
  ...{ addedRows: 38, changedRows: 1, sameRows: 1, addedContacts: 3, leftOutRows: 4, refusedRows: 0 },
  ...{ createdAt: new Date(), finishedAt: null },
  ...overrides,
})
const callsOf = (name: string) => calls.filter(([called]) => called === name).map(([, input]) => input)

beforeEach(() => vi.stubGlobal('XMLHttpRequest', PendingUpload))
afterEach(() => vi.unstubAllGlobals())

const show = (answers: Answers = {}) =>
  showScreen(<TrackerImportPage />, {
    answers: {
      'trackerImports.list': () => [],
      'trackerImports.check': () => check(),
      'trackerImports.start': () => one(),
      ...answers,
    },
  })

async function give(name = 'jobs.xlsx') {
  await userEvent.upload(await screen.findByLabelText('File with applications or contacts'), new File(['a'], name))
  await waitFor(() => expect(screen.getByRole('progressbar')).toBeDefined())
  PendingUpload.last.answer(201, { fileId: id(3) })
}

it('shows applications as they will be stored, and starts what was shown', async () => {
  show()
  await give()
  const table = await screen.findByRole('table', { name: 'First applications of the file' })
  for (const text of ['Cook', 'Acme', 'Interview', '€40k', 'Ida Ek']) within(table).getByText(text)
  screen.getByText('“Wishlist”: was not applied for')
  await userEvent.click(screen.getByRole('button', { name: 'Import 1 application' }))
  await waitFor(() => expect(callsOf('trackerImports.start')).toHaveLength(1))
  expect(callsOf('trackerImports.start')[0]).toMatchObject({
    ...{ fileId: id(3), kind: 'applications', recalls: false },
    columns: { 0: 'company', 1: 'status' },
  })
})

it('asks what no program can know before it starts', async () => {
  show({ 'trackerImports.check': () => check({ questions: [ghosted], openQuestions: 1 }) })
  await give()
  expect(await screen.findByRole('button', { name: 'Import 1 application' })).toHaveProperty('disabled', true)
  await userEvent.selectOptions(screen.getByLabelText(/Ghosted/), 'Rejected')
  await waitFor(() =>
    expect(callsOf('trackerImports.check').at(-1)).toMatchObject({ answers: { 'choice:status:ghosted': 'rejected' } }),
  )
})

it('reads the file as contacts when the person chooses that', async () => {
  const contact = { ...person, row: 2, change: 'new' as const, companyName: 'Acme', title: 'Cook' }
  show({
    'trackerImports.check': ({ kind }: { kind?: string }) =>
      kind === 'contacts' ? check({ kind, applications: [], contacts: [contact] }) : check(),
  })
  await give('people.vcf')
  await userEvent.selectOptions(await screen.findByLabelText('What does this file list?'), 'Contacts at companies')
  const table = await screen.findByRole('table', { name: 'First contacts of the file' })
  within(table).getByText('ida@acme.example')
  expect(screen.getByRole('button', { name: 'Import 1 contact' })).toBeDefined()
})

it('says why a file cannot be read', async () => {
  const message = 'No column of this file names companies, job titles or people. Choose another file.'
  show({
    'trackerImports.check': () => {
      throw refusal('NO_COMPANY', message)
    },
  })
  await give()
  await screen.findByText(message)
  await userEvent.click(screen.getByRole('button', { name: 'Choose another file' }))
  await screen.findByLabelText('File with applications or contacts')
})

it('lists imports with their results, and undoes one after a question', async () => {
  show({
    'trackerImports.list': () => [one()],
    'trackerImports.undo': () => ({ removed: 40, restored: 1, kept: 1 }),
  })
  await screen.findByText('Done: 38 added with 3 contacts, 1 updated, 1 unchanged, 4 left out')
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo import' }))
  await waitFor(() => expect(callsOf('trackerImports.undo')).toEqual([{ id: id(1) }]))
  await screen.findByText('40 removed, 1 restored, 1 kept because of later changes')
})

it('shows the progress of a running import, which can be cancelled', async () => {
  show({
    'trackerImports.list': () => [one({ state: 'running', doneRows: 10 })],
    'trackerImports.cancel': () => one({ state: 'cancelled' }),
  })
  await screen.findByRole('progressbar', { name: 'Importing jobs.xlsx' })
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(callsOf('trackerImports.cancel')).toEqual([{ id: id(1) }]))
})

it('offers to try again when the imports cannot be loaded', async () => {
  show({
    'trackerImports.list': () => {
      throw new Error('down')
    },
  })
  await screen.findByText('Failed to load imports')
})
