import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { calls, showScreen } from '#testing/show-screen.tsx'
import type { ApplicationImport, ImportCheck } from '../../import-contract.ts'
import { ApplicationImportPage } from './application-import-page.tsx'
import { CheckFile } from './check-file.tsx'

const id = (n: number) => `0199d1f0-0000-7000-8000-00000000000${n}`
const check = (overrides: Partial<ImportCheck> = {}): ImportCheck => ({
  header: ['Candidate Name', 'Email Addresses', 'Application Date', 'Pay'],
  layout: 'greenhouse',
  mapping: { name: 0, email: 1, applied: 2 },
  questions: [{ id: id(7), label: 'Why us?', required: true }],
  ready: 2,
  incomplete: 2,
  unknownStatuses: [{ key: 'on ice', status: 'On ice', rows: 2 }],
  rejectsIncomplete: true,
  preview: [
    {
      row: 2,
      fullName: 'Ida Larsen',
      email: 'ida@mail.example',
      phone: '',
      appliedAt: new Date('2026-01-05T00:00:00Z'),
      status: 'submitted',
      unknownStatus: 'On ice',
      missing: ['Resume'],
    },
  ],
  refused: [{ row: 4, column: 'Email', reason: 'is not an email address' }],
  ...overrides,
})
const one = (overrides: Partial<ApplicationImport> = {}): ApplicationImport => ({
  id: id(1),
  jobId: id(2),
  jobTitle: 'Data Analyst',
  fileName: 'people.csv',
  layout: 'greenhouse',
  state: 'running',
  totalRows: 100,
  doneRows: 40,
  importedRows: 40,
  refusedRows: 3,
  rejectedRows: 2,
  by: 'Hannah Cole',
  createdAt: new Date(),
  finishedAt: null,
  ...overrides,
})
const callsOf = (name: string) => calls.filter(([called]) => called === name).map(([, input]) => input)

it('links to a new job if no job can take applications', async () => {
  showScreen(<ApplicationImportPage isAdmin />, {
    answers: { 'applicationImports.list': () => [], 'postings.list': () => ({ rows: [] }) },
  })
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Post New Job' })
  expect(link.getAttribute('href')).toBe('/app/company/jobs/create')
  expect(screen.queryByText('Choose a job first')).toBeNull()
})

it('shows columns, first rows and refused rows before anything is stored, and follows a changed column', async () => {
  let isStarted = false
  showScreen(
    <CheckFile
      chosen={{ jobId: id(2), fileId: id(3), fileName: 'people.csv' }}
      onAgain={() => {}}
      onStarted={() => (isStarted = true)}
    />,
    {
      answers: { 'applicationImports.check': () => check(), 'applicationImports.start': () => one() },
    },
  )
  await screen.findByText(/Greenhouse's export/)
  screen.getByText("These columns aren't imported: Pay.")
  screen.getByText(/This job rejects incomplete applications, with a note/)
  // the file field is gone: the focus moves here
  await waitFor(() => expect(document.activeElement?.textContent).toContain('people.csv'))
  // an unknown status must be mapped before the import
  const start = screen.getByRole<HTMLButtonElement>('button', { name: 'Import 2 rows' })
  expect(start.disabled).toBe(true)
  within(screen.getByRole('region', { name: 'First rows' })).getByText('Choose')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '“On ice” 2 rows' }), 'Rejected')
  await waitFor(() => expect(start.disabled).toBe(false))
  within(screen.getByRole('region', { name: 'First rows' })).getByText('Ida Larsen')
  expect(
    within(screen.getByRole('region', { name: "Rows that can't be imported" })).getByRole('listitem').textContent,
  ).toBe('Row 4 Email is not an email address')
  expect(screen.getByLabelText<HTMLSelectElement>('Email').value).toBe('1')
  await userEvent.selectOptions(screen.getByLabelText('Why us? (required)'), 'Pay')
  await waitFor(() =>
    expect(callsOf('applicationImports.check').at(-1)).toMatchObject({
      mapping: { name: 0, email: 1, applied: 2, [`question:${id(7)}`]: 3 },
    }),
  )
  expect(callsOf('applicationImports.start')).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Import 2 rows' }))
  await waitFor(() => expect(isStarted).toBe(true))
  expect(callsOf('applicationImports.start')).toHaveLength(1)
})

it('offers no import where no row can be imported', async () => {
  showScreen(
    <CheckFile
      chosen={{ jobId: id(2), fileId: id(3), fileName: 'people.csv' }}
      onAgain={() => {}}
      onStarted={() => {}}
    />,
    { answers: { 'applicationImports.check': () => ({ ...check(), ready: 0 }) } },
  )
  await screen.findByText(/0 rows can be imported/)
  expect(screen.queryByRole('button', { name: /^Import / })).toBeNull()
  screen.getByRole('button', { name: 'Choose another file' })
})

it("shows an import's progress, and cancels it", async () => {
  showScreen(<ApplicationImportPage isAdmin />, {
    answers: {
      'applicationImports.list': () => [one()],
      'applicationImports.cancel': () => one({ state: 'cancelled' }),
      'postings.list': () => ({ rows: [] }),
    },
  })
  await screen.findByText('Importing: 40 imported, 2 of them rejected as incomplete, 3 not imported')
  expect(screen.getByRole('progressbar', { name: 'Importing people.csv' })).toHaveProperty('value', 40)
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(callsOf('applicationImports.cancel')).toEqual([{ id: id(1) }]))
})

it('asks before an import is deleted with its people', async () => {
  showScreen(<ApplicationImportPage isAdmin />, {
    answers: {
      'applicationImports.list': () => [one({ state: 'done' })],
      'applicationImports.remove': () => ({ deleted: 40 }),
      'postings.list': () => ({ rows: [] }),
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete this import?' }))
  expect(callsOf('applicationImports.remove')).toEqual([])
  await userEvent.click(question.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(callsOf('applicationImports.remove')).toEqual([{ id: id(1) }]))
})

it('is for admins', async () => {
  showScreen(<ApplicationImportPage isAdmin={false} />)
  await screen.findByRole('heading', { name: 'Admins only' })
  expect(calls.filter(([name]) => name.startsWith('applicationImports'))).toEqual([])
})
