import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { dollarsAYear } from '#lib/pay/pay.ts'
import { calls, refusal, showScreen, toastTexts } from '#testing/show-screen.tsx'
import { toasts } from '#ui/primitives/toast.ts'
import type { ImportPreview } from '../contract.ts'
import { PostingImportPage } from './posting-import-page.tsx'

const preview = (overrides: Partial<ImportPreview> = {}): ImportPreview => ({
  postings: [
    {
      ...{
        line: 2,
        title: 'Planner',
        location: 'Salem, OR',
        change: 'new' as const,
        openings: null,
        level: null,
        externalId: null,
        moreLocations: [],
        remoteAllowed: false,
        employmentType: 'contract',
      },
      ...{ ...dollarsAYear(50_000, null), applicationDeadline: '2099-10-31', status: 'draft' },
      ...{ workMode: null, onSiteDays: null },
    },
  ],
  refused: [{ line: 3, column: 'title', reason: 'is empty' }],
  noted: [{ line: 2, column: 'deadline', reason: '2020-01-01 is over' }],
  unplaced: 0,
  applicants: [],
  copies: [],
  withoutCurrency: 0,
  currency: 'USD',
  columns: ['title'],
  unknownColumns: ['Colour'],
  importedBefore: new Date('2026-11-20T10:00:00Z'),
  ...overrides,
})
const callsOf = (name: string) => calls.filter(([called]) => called === name).map(([, input]) => input)
const show = (answers: Record<string, (input: never) => unknown> = {}) =>
  showScreen(<PostingImportPage />, {
    answers: {
      'postingImports.preview': () => preview(),
      'postingImports.run': () => ({ imported: 1, updated: 0, refused: preview().refused, noted: preview().noted }),
      ...answers,
    },
  })
const text = 'title,Colour\nPlanner,red\n,blue'
const give = async (...files: File[]) =>
  userEvent.upload(await screen.findByLabelText('A CSV file of jobs'), files, { applyAccept: false })
const csv = (content: BlobPart = text, name = 'jobs.csv') => new File([content], name, { type: 'text/csv' })

beforeEach(() => toasts.close())

it.each([
  [csv('x', 'jobs.xlsx'), 'This is a spreadsheet file. Save it as CSV, then choose that file.'],
  [csv(new Uint8Array([0x61, 0, 0x62])), "This isn't a text file. Save your list as CSV, then choose that file."],
  [csv('x'.repeat(1_500_001)), 'This file is larger than 1.5MB. Please split it.'],
])('rejects other files before they are sent', async (file, words) => {
  show()
  await give(file)
  await screen.findByText(words)
  expect(callsOf('postingImports.preview')).toEqual([])
})

it('shows why a file cannot be read, and accepts another', async () => {
  let isBad = true
  show({
    'postingImports.preview': () => {
      if (isBad) throw refusal('IMPORT_NO_TITLES', 'The first line of the file has no “title” column.')
      return preview()
    },
  })
  await give(csv('a\n1'))
  expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent)).toEqual([
    'The first line of the file has no “title” column.',
  ])
  isBad = false
  await give(csv())
  await screen.findByText('Planner')
})

it('previews every line, then imports it once, as drafts', async () => {
  show()
  await give(csv())
  await screen.findByText('Planner')
  screen.getByText('is empty')
  screen.getByText(/1 job can be imported; 1 row can't. 1 job has a deadline that has passed./)
  screen.getByText(/^This file was already imported on/)
  screen.getByText(/Ignored columns that we don't recognize: Colour/)
  await userEvent.dblClick(screen.getByRole('button', { name: 'Import 1 job' }))
  await waitFor(() => expect(toastTexts()).toEqual(['1 job imported']))
  await waitFor(() => expect(document.activeElement?.textContent).toContain("They're saved as drafts"))
  expect(callsOf('postingImports.run')).toEqual([{ id: expect.any(String), csv: text, asDrafts: true }])
  expect(screen.getByRole('link', { name: 'View Jobs' }).getAttribute('href')).toBe('/app/company/jobs?status=draft')
  screen.getByText('is empty')
  screen.getByText('2020-01-01 is over')
  // the same file gets a new preview, because it was imported in the meantime
  await userEvent.click(screen.getByRole('button', { name: 'Import another file' }))
  await give(csv())
  await screen.findByText('Planner')
  expect(callsOf('postingImports.preview')).toHaveLength(2)
})

it('retries under the same id, and previews again when not all should be drafts', async () => {
  let isAway = true
  show({
    'postingImports.run': () => {
      if (isAway) throw new Error('away')
      return { imported: 1, updated: 0, refused: [], noted: [] }
    },
  })
  await give(csv())
  await userEvent.click(await screen.findByRole('switch', { name: /^Import all as drafts/ }))
  await waitFor(() =>
    expect(callsOf('postingImports.preview')).toEqual([
      { csv: text, asDrafts: true },
      { csv: text, asDrafts: false },
    ]),
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Import 1 job' }))
  await waitFor(() => expect(toastTexts()).toHaveLength(1))
  isAway = false
  await userEvent.click(await screen.findByRole('button', { name: 'Import 1 job' }))
  await screen.findByRole('link', { name: 'View Jobs' })
  const [first, second] = callsOf('postingImports.run') as { id: string }[]
  expect(second).toEqual(first)
})

it('imports nothing where no line is valid', async () => {
  show({ 'postingImports.preview': () => preview({ postings: [] }) })
  await give(csv())
  await screen.findByRole('button', { name: 'Choose another file' })
  expect(screen.queryByRole('button', { name: /^Import \d/ })).toBeNull()
})

it('skips rows that look like a job that the company has, unless the user wants them', async () => {
  const createdAt = new Date('2026-11-03T12:00:00Z')
  const copy = { jobId: '0199d1f0-0000-7000-8000-000000000001', title: 'Planner', status: 'active' as const, createdAt }
  const copies = [
    { line: 2, ...copy },
    { line: 3, ...copy },
  ]
  const postings = [2, 3, 4].map((line) => ({ ...preview().postings[0]!, line }))
  show({ 'postingImports.preview': () => preview({ copies, postings }) })
  await give(csv())
  const list = within(await screen.findByRole('region', { name: 'Possible duplicates' }))
  expect(list.getAllByText(/already posted on/)).toHaveLength(2)
  await userEvent.selectOptions(list.getByLabelText('Row 3'), 'Import anyway')
  await userEvent.click(screen.getByRole('button', { name: 'Import 2 jobs' }))
  await waitFor(() => expect(callsOf('postingImports.run')).toMatchObject([{ skippedLines: [2] }]))
})

it('lists pay that was left out or assumed, apart from deadlines', async () => {
  const noted = [{ line: 2, column: 'salary', reason: '“34 000 kr” has a symbol shared by several currencies' }]
  show({ 'postingImports.preview': () => preview({ noted }) })
  await give(csv())
  expect((await screen.findByRole('status')).textContent).toContain('Check the pay of 1 job.')
  expect(screen.getByRole('region', { name: 'Rows to check' }).textContent).toContain('34 000 kr')
  expect(screen.queryByRole('region', { name: 'Rows to fix before posting' })).toBeNull()
})

it('asks for the work mode of jobs without a place before it imports them', async () => {
  show({ 'postingImports.preview': () => preview({ unplaced: 2 }) })
  await give(csv())
  const group = await screen.findByRole('group', { name: /^2 jobs have no location and no work mode/ })
  const button = screen.getByRole('button', { name: 'Import 1 job' })
  expect(button).toHaveProperty('disabled', true)
  await userEvent.click(within(group).getByRole('radio', { name: 'On-site' }))
  await waitFor(() => expect(callsOf('postingImports.preview').at(-1)).toMatchObject({ unplacedAs: 'on-site' }))
  await userEvent.click(screen.getByRole('button', { name: 'Import 1 job' }))
  await waitFor(() => expect(callsOf('postingImports.run')).toMatchObject([{ unplacedAs: 'on-site' }]))
})
