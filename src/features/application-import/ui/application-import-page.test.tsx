import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Answers } from '#testing/answers.ts'
import { calls, PendingUpload, refusal, showScreen } from '#testing/show-screen.tsx'
import type { ApplicationImport, ImportCheck } from '../contract.ts'
import { ApplicationImportPage } from './application-import-page.tsx'

const id = (n: number) => `0199d1f0-0000-7000-8000-00000000000${n}`
const onIce = {
  id: 'choice:stage:on ice',
  kind: 'choice' as const,
  column: 'Stage',
  field: 'Status',
  text: 'On ice',
  rows: 2,
  options: [{ value: 'rejected', label: 'Rejected' }],
  suggestion: null,
}
const check = (overrides: Partial<ImportCheck> = {}): ImportCheck => ({
  file: { format: 'csv', sheets: [''], sheet: 0, rows: 4, system: 'Greenhouse', around: [], isCut: false },
  fields: [
    { key: `question:${id(7)}`, label: 'Why us?' },
    { key: 'name', label: 'Full name' },
    { key: 'status', label: 'Status' },
  ],
  columns: [
    { name: 'Candidate Name', field: 'name', note: null, samples: [] },
    { name: 'Stage', field: 'status', note: null, samples: [] },
    { name: 'Pay', field: null, note: null, samples: [] },
  ],
  questions: [],
  openQuestions: 0,
  counts: { new: 2, changed: 0, same: 0, leftOut: 0, refused: 1, asked: 0 },
  refused: [{ row: 4, column: 'Email', reason: 'has neither a name nor an email address' }],
  noted: [],
  chosen: { columns: { 0: 'name', 1: 'status', 2: '' }, answers: {}, isRemembered: false },
  incomplete: 2,
  rejectsIncomplete: true,
  sample: [
    {
      row: 2,
      change: 'changed',
      fullName: 'Ida Larsen',
      email: '',
      phone: '+1 555 0100',
      appliedOn: '2026-01-05',
      status: 'interview',
      statusOn: '2026-01-09',
      job: 'Data Analyst',
      missing: ['Resume', 'Why us?'],
      details: [{ label: 'Source', text: 'Referral' }],
    },
  ],
  ...overrides,
})
const one = (overrides: Partial<ApplicationImport> = {}): ApplicationImport => ({
  id: id(1),
  jobId: id(2),
  jobTitle: 'Data Analyst',
  fileName: 'people.csv',
  system: 'Greenhouse',
  state: 'running',
  totalRows: 100,
  doneRows: 40,
  importedRows: 40,
  changedRows: 0,
  sameRows: 0,
  leftOutRows: 0,
  refusedRows: 3,
  rejectedRows: 2,
  by: 'Hannah Cole',
  createdAt: new Date(),
  finishedAt: null,
  ...overrides,
})
const callsOf = (name: string) => calls.filter(([called]) => called === name).map(([, input]) => input)

beforeEach(() => vi.stubGlobal('XMLHttpRequest', PendingUpload))
afterEach(() => vi.unstubAllGlobals())

const show = (answers: Answers = {}) =>
  showScreen(<ApplicationImportPage isAdmin />, {
    answers: {
      'applicationImports.list': () => [],
      'postings.list': () => ({ rows: [{ id: id(2), title: 'Data Analyst' }] }),
      'applicationImports.check': () => check(),
      'applicationImports.start': () => one(),
      ...answers,
    },
  })

/** Chooses a job and a file. */
async function give(job: string) {
  await screen.findByRole('option', { name: 'Data Analyst' })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Job' }), job)
  await userEvent.upload(screen.getByLabelText('File with applications'), new File(['a'], 'people.csv'))
  await waitFor(() => expect(screen.getByRole('progressbar')).toBeDefined())
  PendingUpload.last.answer(201, { fileId: id(3) })
}

it('links to a new job if no job can take applications', async () => {
  show({ 'postings.list': () => ({ rows: [] }) })
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Post New Job' })
  expect(link.getAttribute('href')).toBe('/app/company/jobs/create')
  expect(screen.queryByText('Choose a job first')).toBeNull()
})

it('asks for the job before the file', async () => {
  show()
  await screen.findByText('Choose a job first')
  expect(screen.getByLabelText<HTMLInputElement>('File with applications').disabled).toBe(true)
  await screen.findByRole('option', { name: 'Data Analyst' })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Job' }), 'Use the job in the file')
  expect(screen.getByLabelText<HTMLInputElement>('File with applications').disabled).toBe(false)
})

it('takes the job from the file where there are several, and lists them with their places', async () => {
  const rows = [
    { id: id(2), title: 'Porter', location: 'Leeds' },
    { id: id(4), title: 'Porter', location: 'York' },
  ]
  show({ 'postings.list': () => ({ rows }) })
  await screen.findByRole('option', { name: 'Porter · York' })
  const job = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Job' })
  expect(job.selectedOptions[0]?.textContent).toBe('Use the job in the file')
  expect(screen.getByLabelText<HTMLInputElement>('File with applications').disabled).toBe(false)
})

it('shows what would be stored, and starts with the choices that were shown', async () => {
  const questions = ({ answers }: { answers: Record<string, string> }) =>
    check({
      questions: [onIce],
      openQuestions: 1 - Object.keys(answers).length,
      chosen: { columns: { 0: 'name', 1: 'status', 2: '' }, answers, isRemembered: false },
    })
  show({ 'applicationImports.check': questions })
  await give('Data Analyst')
  await screen.findByText(/from Greenhouse with 4 rows/)
  screen.getByText(/Jobs that reject incomplete applications will reject them, with a note/)
  const row = within(
    within(screen.getByRole('table', { name: 'First applications of the file' })).getByRole('row', { name: /Ida/ }),
  )
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    'Ida Larsen UpdatedSource: Referral',
    '-',
    '+1 555 0100',
    '5 January 2026',
    'Interview9 January 2026',
    'Resume and 1 more',
  ])
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '“On ice” 2 rows' }), 'Rejected')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Read “Pay” as' }), 'Why us?')
  const choices = {
    jobId: id(2),
    fileId: id(3),
    columns: { 0: 'name', 1: 'status', 2: `question:${id(7)}` },
    answers: { [onIce.id]: 'rejected' },
    recalls: false,
  }
  await waitFor(() => expect(callsOf('applicationImports.check').at(-1)).toEqual(choices))
  const start = screen.getByRole<HTMLButtonElement>('button', { name: 'Import 2 applications' })
  await waitFor(() => expect(start.disabled).toBe(false))
  expect(callsOf('applicationImports.start')).toEqual([])
  await userEvent.dblClick(start)
  await screen.findByLabelText('File with applications')
  expect(callsOf('applicationImports.start')).toEqual([
    { ...choices, columns: { 0: 'name', 1: 'status', 2: '' }, id: expect.any(String) },
  ])
})

it('asks for the job where no column of the file names it', async () => {
  show({
    'applicationImports.check': ({ jobId }: { jobId?: string }) => {
      if (!jobId) throw refusal('IMPORT_NO_JOB', 'No column of this file names a job.')
      return check()
    },
  })
  await give('Use the job in the file')
  await screen.findByText('No column of this file names a job.')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Job' }), 'Data Analyst')
  await screen.findByText(/from Greenhouse with 4 rows/)
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Job' }))
})

it('shows the job of each row where the file names it', async () => {
  show()
  await give('Use the job in the file')
  const table = within(await screen.findByRole('table', { name: 'First applications of the file' }))
  table.getByRole('columnheader', { name: 'Job' })
  table.getByText('Data Analyst')
  expect(callsOf('applicationImports.check')).toEqual([{ fileId: id(3), columns: {}, answers: {}, recalls: true }])
})

it("shows an import's progress, and cancels it", async () => {
  show({
    'applicationImports.list': () => [one()],
    'applicationImports.cancel': () => one({ state: 'cancelled' }),
  })
  await screen.findByText('Importing: 40 imported, 2 of them rejected as incomplete, 3 not imported')
  expect(screen.getByRole('progressbar', { name: 'Importing people.csv' })).toHaveProperty('value', 40)
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(callsOf('applicationImports.cancel')).toEqual([{ id: id(1) }]))
})

it('lists what an import of several jobs did, and downloads the rows that were left out', async () => {
  const counts = { refusedRows: 0, rejectedRows: 0, changedRows: 5, sameRows: 6, leftOutRows: 7 }
  const done = one({ state: 'done', jobId: null, jobTitle: null, ...counts })
  let text = ''
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    void (blob as Blob).text().then((content) => {
      text = content
    })
    return 'blob:rows'
  })
  show({
    'applicationImports.list': () => [done],
    'applicationImports.get': () => ({
      ...done,
      refused: [{ row: 9, column: 'Full name', reason: 'has neither a name nor an email address' }],
      leftOut: [{ row: 3, column: '', reason: 'is the same person and job as row 2' }],
    }),
  })
  expect((await screen.findByText('people.csv')).closest('p')?.textContent).toMatch(/^people.csv · for several jobs, /)
  screen.getByText('Done: 40 imported, 5 updated, 6 unchanged, 7 left out')
  await userEvent.click(screen.getByRole('button', { name: 'What was left out' }))
  await waitFor(() => expect(text).toContain('Reason\r\n3,,is the same person and job as row 2\r\n9,Full name,'))
  vi.restoreAllMocks()
})

it('asks before an import is deleted with its people', async () => {
  show({
    'applicationImports.list': () => [one({ state: 'done', changedRows: 1200 })],
    'applicationImports.remove': () => ({ deleted: 40, restored: 1200 }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Undo this import?' }))
  question.getByText(/1,200 applications from earlier imports will get the previous values back/)
  expect(callsOf('applicationImports.remove')).toEqual([])
  await userEvent.click(question.getByRole('button', { name: 'Undo import' }))
  await waitFor(() => expect(callsOf('applicationImports.remove')).toEqual([{ id: id(1) }]))
})

it('is for admins', async () => {
  showScreen(<ApplicationImportPage isAdmin={false} />)
  await screen.findByRole('heading', { name: 'Admins only' })
  expect(calls.filter(([name]) => name.startsWith('applicationImports'))).toEqual([])
})
