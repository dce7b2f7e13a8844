import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Answers } from '#testing/answers.ts'
import { calls, PendingUpload, refusal, showScreen } from '#testing/show-screen.tsx'
import type { SubscriberCheck, SubscriberImport } from '../../subscriber-import-contract.ts'
import { SubscriberImportPage } from './subscriber-import-page.tsx'

const id = (n: number) => `0199d1f0-0000-7000-8000-00000000000${n}`
const lukewarm = {
  id: 'choice:status:lukewarm',
  kind: 'choice' as const,
  column: 'Status',
  field: 'State',
  text: 'Lukewarm',
  rows: 2,
  options: [
    { value: 'active', label: 'Can be emailed' },
    { value: 'left', label: "Can't be emailed" },
  ],
  suggestion: null,
}
const chosen = { columns: { 0: 'email', 1: 'state' }, answers: {}, isRemembered: false }
const check = (overrides: Partial<SubscriberCheck> = {}): SubscriberCheck => ({
  file: { format: 'csv', sheets: [''], sheet: 0, rows: 4, system: 'Mailchimp', around: [], isCut: false },
  fields: [
    { key: 'email', label: 'Email' },
    { key: 'state', label: 'State', many: true },
  ],
  columns: [
    { name: 'Email Address', field: 'email', note: null, samples: [] },
    { name: 'Status', field: 'state', note: 'Always read, so that no one who left is emailed', samples: [] },
  ],
  questions: [],
  openQuestions: 0,
  counts: { new: 1, changed: 1, same: 0, leftOut: 1, refused: 0, asked: 0 },
  refused: [],
  noted: [{ row: 4, column: '', reason: 'bounced: is not emailed' }],
  chosen,
  left: 2,
  ended: 1,
  keptOff: 1,
  sample: [
    {
      ...{ row: 2, change: 'new', email: 'ida@x.example', name: 'Ida Ek', isActive: true, reason: null },
      ...{ subscribedOn: '2024-05-31', leftOn: null, tags: ['tea', 'jobs'] },
    },
    {
      ...{ row: 3, change: 'ended', email: 'bo@x.example', name: null, isActive: false, reason: 'unsubscribed' },
      ...{ subscribedOn: null, leftOn: '2026-01-02', tags: [] },
    },
  ],
  ...overrides,
})
const one = (overrides: Partial<SubscriberImport> = {}): SubscriberImport => ({
  ...{ id: id(1), fileName: 'list.csv', system: 'Mailchimp', consent: 'At the fair', state: 'done' },
  ...{ totalRows: 100, doneRows: 100, addedRows: 90, changedRows: 1, sameRows: 0, endedRows: 2, keptOffRows: 3 },
  ...{ leftOutRows: 4, refusedRows: 0, by: 'Hannah Cole', createdAt: new Date(), finishedAt: null },
  ...overrides,
})
const callsOf = (name: string) => calls.filter(([called]) => called === name).map(([, input]) => input)

beforeEach(() => vi.stubGlobal('XMLHttpRequest', PendingUpload))
afterEach(() => vi.unstubAllGlobals())

const show = (answers: Answers = {}) =>
  showScreen(<SubscriberImportPage />, {
    answers: {
      'subscriberImports.list': () => [],
      'subscriberImports.check': () => check(),
      'subscriberImports.start': () => one(),
      ...answers,
    },
  })

async function give() {
  await userEvent.upload(await screen.findByLabelText('List of subscribers'), new File(['a'], 'list.csv'))
  await waitFor(() => expect(screen.getByRole('progressbar')).toBeDefined())
  PendingUpload.last.answer(201, { fileId: id(3) })
}

it('shows what would be stored, and who has left', async () => {
  show()
  await give()
  await screen.findByText(/from Mailchimp with 4 rows/)
  screen.getByText(
    "According to this list, 2 people have unsubscribed. We won't email them. 1 subscription from earlier lists will end.",
  )
  const table = within(screen.getByRole('table', { name: 'First people of the list' }))
  const cells = (name: RegExp) =>
    within(table.getByRole('row', { name }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
  expect(cells(/ida@/)).toEqual(['ida@x.example ', 'Ida Ek', 'Active', '31 May 2024', 'tea, jobs'])
  expect(cells(/bo@/)).toEqual(['bo@x.example Will be unsubscribed', '-', 'Unsubscribed2 January 2026', '-', '-'])
  screen.getByRole('button', { name: 'Import 3 rows' })
})

it('asks what an unknown state means before anything can be imported (CAMP-09)', async () => {
  show({
    'subscriberImports.check': ({ answers }: { answers: Record<string, string> }) =>
      check({
        questions: [lukewarm],
        openQuestions: 1 - Object.keys(answers).length,
        chosen: { ...chosen, answers },
      }),
  })
  await give()
  const choice = await screen.findByRole('combobox', { name: '“Lukewarm” 2 rows' })
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Import 3 rows' }).disabled).toBe(true)
  await userEvent.type(screen.getByLabelText('How did these people agree?'), 'At the fair')
  await userEvent.selectOptions(choice, "Can't be emailed")
  const start = screen.getByRole<HTMLButtonElement>('button', { name: 'Import 3 rows' })
  await waitFor(() => expect(start.disabled).toBe(false))
  await userEvent.click(start)
  const request = { fileId: id(3), consent: 'At the fair', columns: chosen.columns, recalls: false }
  await waitFor(() =>
    expect(callsOf('subscriberImports.start')).toEqual([
      { ...request, id: expect.any(String), answers: { [lukewarm.id]: 'left' } },
    ]),
  )
  await screen.findByLabelText('List of subscribers')
})

it('asks how these people agreed before the import starts', async () => {
  show()
  await give()
  await userEvent.click(await screen.findByRole('button', { name: 'Import 3 rows' }))
  const text = 'Describe where these people agreed to get the newsletter.'
  await waitFor(() => expect(screen.getByText(text)).toBeDefined())
  expect(callsOf('subscriberImports.start')).toEqual([])
})

it('does not ask how people agreed who are only kept off the list', async () => {
  show({ 'subscriberImports.check': () => check({ counts: { ...check().counts, new: 0, changed: 0 }, keptOff: 3 }) })
  await give()
  await userEvent.click(await screen.findByRole('button', { name: 'Import 3 rows' }))
  await waitFor(() => expect(callsOf('subscriberImports.start')).toMatchObject([{ consent: '' }]))
  expect(screen.queryByLabelText('How did these people agree?')).toBeNull()
})

it('says why a list cannot be read, and takes another one', async () => {
  show({
    'subscriberImports.check': () => {
      throw refusal('FILE_INVALID', 'No column of this file has email addresses.')
    },
  })
  await give()
  await userEvent.click(await screen.findByRole('button', { name: 'Choose another file' }))
  expect(document.activeElement).toBe(await screen.findByLabelText('List of subscribers'))
})

it('lists imports with their results, and undoes one after a confirmation', async () => {
  show({ 'subscriberImports.list': () => [one()], 'subscriberImports.undo': () => ({ removed: 90, reopened: 2 }) })
  await screen.findByText('Done: 90 added, 1 updated, 2 unsubscribed, 3 who left kept off, 4 left out')
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Undo import' }))
  await screen.findByText('90 removed, 2 subscribed again')
  expect(callsOf('subscriberImports.undo')).toEqual([{ id: id(1) }])
})

it('shows the progress of an import, which can be cancelled', async () => {
  show({
    'subscriberImports.list': () => [one({ state: 'running', doneRows: 40 })],
    'subscriberImports.cancel': () => one({ state: 'cancelled' }),
  })
  expect((await screen.findByRole<HTMLProgressElement>('progressbar')).value).toBe(40)
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(callsOf('subscriberImports.cancel')).toEqual([{ id: id(1) }]))
})
