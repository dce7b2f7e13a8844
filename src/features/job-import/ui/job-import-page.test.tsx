import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dollarsAYear } from '#lib/pay/pay.ts'
import type { Answers } from '#testing/answers.ts'
import { calls, PendingUpload, refusal, showScreen, toastTexts } from '#testing/show-screen.tsx'
import { toasts } from '#ui/primitives/toast.ts'
import type { ImportCheck, JobImport } from '../contract.ts'
import { JobImportPage } from './job-import-page.tsx'

const id = (n: number) => `0199d1f0-0000-7000-8000-00000000000${n}`
const unplaced = {
  ...{ id: 'choice:work mode:no location and no work mode', kind: 'choice' as const, column: 'Work mode' },
  ...{ field: 'Work mode', text: 'No location and no work mode', rows: 2, suggestion: null },
  options: [
    { value: 'on-site', label: 'On-site' },
    { value: 'remote', label: 'Remote' },
    { value: '', label: 'Leave it open' },
  ],
}
const chosen = { columns: { 0: 'title', 1: '' }, answers: {}, isRemembered: false }
const planner: ImportCheck['sample'][number] = {
  ...{ row: 2, change: 'new', title: 'Planner', excerpt: 'Plan the plans.', location: 'Salem, OR', moreLocations: [] },
  ...{ remoteAllowed: false, workMode: null, onSiteDays: null, openings: 2, level: 'mid', externalId: 'R-1' },
  ...{ employmentType: 'contract', ...dollarsAYear(50_000, null), applicationDeadline: '2099-10-31', status: 'draft' },
}
const check = (overrides: Partial<ImportCheck> = {}): ImportCheck => ({
  file: { format: 'xlsx', sheets: [''], sheet: 0, rows: 3, system: null, around: [], isCut: false },
  fields: [
    { key: 'title', label: 'Title' },
    { key: 'location', label: 'Location', many: true },
  ],
  columns: [
    { name: 'Job', field: 'title', note: null, samples: [] },
    { name: 'Recruiter', field: null, note: null, samples: [] },
  ],
  ...{ questions: [], openQuestions: 0, chosen, live: 0, applicants: [], copies: [], importedBefore: null },
  counts: { new: 1, changed: 1, same: 0, leftOut: 0, refused: 1, asked: 0 },
  refused: [{ row: 4, column: 'Title', reason: 'is empty' }],
  noted: [{ row: 2, column: 'Deadline', reason: '2020-01-01 has passed' }],
  sample: [planner, { ...planner, row: 3, title: 'Baker', change: 'changed', excerpt: '', level: null }],
  ...overrides,
})
const one = (overrides: Partial<JobImport> = {}): JobImport => ({
  ...{ id: id(1), fileName: 'jobs.xlsx', system: null, state: 'done', addedRows: 2, changedRows: 1, sameRows: 0 },
  ...{
    leftOutRows: 0,
    refusedRows: 1,
    notedRows: 0,
    deletedJobs: 0,
    restoredJobs: 0,
    kept: [],
    by: 'Hannah Cole',
    createdAt: new Date(),
  },
  ...overrides,
})
const callsOf = (name: string) => calls.filter(([called]) => called === name).map(([, input]) => input)

beforeEach(() => {
  toasts.close()
  vi.stubGlobal('XMLHttpRequest', PendingUpload)
})
afterEach(() => vi.unstubAllGlobals())

const show = (answers: Answers = {}) =>
  showScreen(<JobImportPage />, {
    answers: {
      'jobImports.list': () => [],
      'jobImports.check': () => check(),
      'jobImports.start': () => one(),
      ...answers,
    },
  })

async function give() {
  await userEvent.upload(await screen.findByLabelText('File with jobs'), new File(['a'], 'jobs.xlsx'))
  await waitFor(() => expect(screen.getByRole('progressbar')).toBeDefined())
  PendingUpload.last.answer(201, { fileId: id(3) })
}

it('shows what would be stored, and what the job has no field for', async () => {
  show()
  await give()
  await screen.findByText(/is an Excel workbook with 3 rows/)
  const table = within(screen.getByRole('table', { name: 'First jobs of the file' }))
  expect(
    within(table.getByRole('row', { name: /Planner/ }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual([
    ...['Planner Mid level · 2 openings · ID R-1Plan the plans.', 'Salem, OR', 'Contract', 'From $50,000'],
    ...['31 October 2099', 'Draft'],
  ])
  expect(table.getByRole('row', { name: /Baker/ }).textContent).toContain('Updates a job')
  expect(screen.getByRole('row', { name: /^Recruiter/ }).textContent).toContain('Not imported')
  screen.getByText('is empty')
  screen.getByText('2020-01-01 has passed')
})

it('imports the jobs once, as drafts, and continues with the history', async () => {
  show()
  await give()
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Import 2 jobs' }))
  await waitFor(() => expect(toastTexts()).toEqual(['2 jobs imported, 1 job updated']))
  const request = { fileId: id(3), columns: chosen.columns, answers: {}, recalls: false }
  expect(callsOf('jobImports.start')).toEqual([
    { ...request, id: expect.any(String), asDrafts: true, readsApplicants: false, repeatedRows: [] },
  ])
  await screen.findByLabelText('File with jobs')
  expect(document.activeElement?.id).toBe('imports-so-far')
})

it('says which jobs are posted at once, when not all should be drafts', async () => {
  show({ 'jobImports.check': ({ asDrafts }: { asDrafts: boolean }) => check({ live: asDrafts ? 0 : 1 }) })
  await give()
  await userEvent.click(await screen.findByRole('switch', { name: /^Import all as drafts/ }))
  await screen.findByText('1 job will be posted immediately, because the file says that it is open.')
  await userEvent.click(screen.getByRole('button', { name: 'Import 2 jobs' }))
  await waitFor(() => expect(callsOf('jobImports.start')).toMatchObject([{ asDrafts: false }]))
})

it('asks for the work mode of jobs without a place before it imports them', async () => {
  show({
    'jobImports.check': ({ answers }: { answers: Record<string, string> }) =>
      check({
        questions: [unplaced],
        openQuestions: 1 - Object.keys(answers).length,
        chosen: { ...chosen, answers },
      }),
  })
  await give()
  const choice = await screen.findByRole('combobox', { name: '“No location and no work mode” 2 rows' })
  const start = screen.getByRole<HTMLButtonElement>('button', { name: 'Import 2 jobs' })
  expect(start.disabled).toBe(true)
  await userEvent.selectOptions(choice, 'On-site')
  await waitFor(() => expect(start.disabled).toBe(false))
  await userEvent.click(start)
  await waitFor(() => expect(callsOf('jobImports.start')).toMatchObject([{ answers: { [unplaced.id]: 'on-site' } }]))
})

it('leaves out rows that look like a job that the company has, unless the user wants them', async () => {
  const createdAt = new Date('2026-11-03T12:00:00Z')
  const copy = { jobId: id(5), title: 'Planner', status: 'active' as const, createdAt }
  const copies = [
    { row: 2, ...copy },
    { row: 3, ...copy },
  ]
  show({ 'jobImports.check': () => check({ copies }) })
  await give()
  const list = within(await screen.findByRole('region', { name: 'Possible duplicates' }))
  expect(list.getAllByText(/already posted on/)).toHaveLength(2)
  await userEvent.selectOptions(list.getByLabelText('Row 3'), 'Import anyway')
  await waitFor(() => expect(callsOf('jobImports.check').at(-1)).toMatchObject({ repeatedRows: [3] }))
  await userEvent.click(screen.getByRole('button', { name: 'Import 2 jobs' }))
  await waitFor(() => expect(callsOf('jobImports.start')).toMatchObject([{ repeatedRows: [3] }]))
})

it('uses what texts say of applicants only if the user wants it, and warns of the same file', async () => {
  const applicants = [{ row: 2, quote: 'Remote (US only)', openTo: 'Open to applicants in the United States' }]
  show({ 'jobImports.check': () => check({ applicants, importedBefore: new Date('2026-11-20T10:00:00Z') }) })
  await give()
  await screen.findByText(/^This file was already imported on/)
  screen.getByText(/“Remote \(US only\)”/)
  await userEvent.click(screen.getByRole('switch', { name: 'Use what the text says about who can apply' }))
  await waitFor(() => expect(callsOf('jobImports.check').at(-1)).toMatchObject({ readsApplicants: true }))
})

it('asks which column has the titles, and shows the answer among the columns', async () => {
  const question = {
    ...{ id: 'column:columns:titles', kind: 'column' as const, column: 'Columns', field: 'Columns', rows: 3 },
    ...{ text: 'No column is read as job titles yet. Which one has them?', suggestion: null },
    options: [
      { value: '1', label: 'Wer: Koch' },
      { value: '0', label: 'Ref: A-1' },
    ],
  }
  show({
    'jobImports.check': ({ answers }: { answers: Record<string, string> }) => {
      const isAnswered = Object.keys(answers).length > 0
      const columns = ['Ref', 'Wer'].map((name, at) => ({
        ...{ name, field: isAnswered && at === 1 ? 'title' : null, note: null, samples: [] },
      }))
      const counts = { new: isAnswered ? 3 : 0, changed: 0, same: 0, leftOut: 0, refused: 0, asked: isAnswered ? 0 : 3 }
      return check({
        ...{ columns, counts, questions: [question], openQuestions: isAnswered ? 0 : 1 },
        chosen: { columns: { 0: '', 1: isAnswered ? 'title' : '' }, answers, isRemembered: false },
      })
    },
  })
  await give()
  const select = await screen.findByRole('combobox', { name: question.text })
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Import' }).disabled).toBe(true)
  await userEvent.selectOptions(select, 'Wer: Koch')
  await screen.findByRole('button', { name: 'Import 3 jobs' })
  expect(callsOf('jobImports.check').at(-1)).toMatchObject({
    columns: {},
    answers: { [question.id]: '1' },
  })
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Read “Wer” as' }).value).toBe('title')
})

it('says why a file cannot be read, and takes another one', async () => {
  show({
    'jobImports.check': () => {
      throw refusal('TABLE_EMPTY', 'This file has no rows.')
    },
  })
  await give()
  await screen.findByText('This file has no rows.')
  await userEvent.click(screen.getByRole('button', { name: 'Choose another file' }))
  expect(document.activeElement).toBe(await screen.findByLabelText('File with jobs'))
})

it('lists imports with their results, and undoes one after a confirmation', async () => {
  const kept = [{ jobId: id(7), title: 'Nurse', reason: 'has applications' }]
  let isUndone = false
  show({
    'jobImports.list': () => [isUndone ? one({ state: 'undone', deletedJobs: 1, kept }) : one()],
    'jobImports.undo': () => {
      isUndone = true
      return one({ state: 'undone', deletedJobs: 1, kept })
    },
  })
  await screen.findByText('Done: 2 added, 1 updated, 1 not imported')
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  dialog.getByText(/1 earlier job will get the previous values back/)
  await userEvent.click(dialog.getByRole('button', { name: 'Undo import' }))
  await waitFor(() => expect(toastTexts()).toEqual(['1 job deleted, 1 kept']))
  await screen.findByText('Undone: 1 job deleted, 1 kept')
  expect(screen.getByRole('link', { name: 'Nurse' }).parentElement?.textContent).toBe('Nurse has applications')
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})
