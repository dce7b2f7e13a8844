import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Answers } from '#testing/answers.ts'
import { calls, PendingUpload, refusal, showScreen } from '#testing/show-screen.tsx'
import type { SalaryCheck, SalaryImport } from '../../import-contract.ts'
import { SalaryImportPage } from './salary-import-page.tsx'

const id = (n: number) => `0199d1f0-0000-7000-8000-00000000000${n}`
const chosen = { columns: { 0: 'title', 1: 'location', 2: 'amount' }, answers: {}, isRemembered: false }
const currency = {
  ...{ id: 'choice:pay:amounts without a currency', kind: 'choice' as const, column: 'Pay', field: 'Currency' },
  ...{ text: 'Amounts without a currency', rows: 2, suggestion: null },
  options: [
    { value: 'EUR', label: 'EUR (euros)' },
    { value: '', label: 'Leave out' },
  ],
}
const check = (overrides: Partial<SalaryCheck> = {}): SalaryCheck => ({
  file: { format: 'csv', sheets: [''], sheet: 0, rows: 3, system: null, around: [], isCut: false },
  fields: [
    { key: 'title', label: 'Job title' },
    { key: 'location', label: 'Location' },
    { key: 'amount', label: 'Pay' },
  ],
  columns: [
    { name: 'Stelle', field: 'title', note: null, samples: [] },
    { name: 'Ort', field: 'location', note: null, samples: [] },
    { name: 'Pay', field: 'amount', note: null, samples: [] },
  ],
  ...{ questions: [], openQuestions: 0, refused: [], noted: [], chosen, kind: 'points', dataset: 'pay 2026' },
  counts: { new: 2, changed: 0, same: 0, leftOut: 0, refused: 1, asked: 0 },
  datasets: [{ name: 'old', rows: 40 }],
  conversions: [{ currency: 'EUR', rows: 2, usd: 1.1269, day: '2026-10-06', source: 'European Central Bank' }],
  sample: [
    { row: 2, title: 'Pfleger', location: 'Bremen', stated: '48,000 EUR a year', amount: 54_091, currency: 'USD' },
  ],
  ...overrides,
})
const one = (overrides: Partial<SalaryImport> = {}): SalaryImport => ({
  ...{ id: id(1), fileName: 'pay.csv', dataset: 'Pay 2026', state: 'done', totalRows: 90, doneRows: 90 },
  ...{ leftOutRows: 1, refusedRows: 2, replacedRows: 0, by: 'Hannah Cole', createdAt: new Date(), finishedAt: null },
  ...overrides,
})
const callsOf = (name: string) => calls.filter(([called]) => called === name).map(([, input]) => input)

beforeEach(() => vi.stubGlobal('XMLHttpRequest', PendingUpload))
afterEach(() => vi.unstubAllGlobals())

const show = (answers: Answers = {}) =>
  showScreen(<SalaryImportPage />, {
    answers: {
      'salaryImports.list': () => [],
      'salaryImports.check': () => check(),
      'salaryImports.start': () => one(),
      ...answers,
    },
  })

async function give() {
  await userEvent.upload(await screen.findByLabelText('File with salary data'), new File(['a'], 'pay.csv'))
  await waitFor(() => expect(screen.getByRole('progressbar')).toBeDefined())
  PendingUpload.last.answer(201, { fileId: id(3) })
}

it('shows what amounts are converted by, and starts the import under a name', async () => {
  show()
  await give()
  await screen.findByText('2 rows in EUR, 1 EUR = $1.127 (European Central Bank, 6 October 2026)')
  const table = within(screen.getByRole('table', { name: 'First rows of the file' }))
  const cells = within(table.getByRole('row', { name: /Pfleger/ })).getAllByRole('cell')
  expect(cells.map(({ textContent }) => textContent)).toEqual(['Pfleger', 'Bremen', '48,000 EUR a year', '$54,091'])
  const name = screen.getByLabelText('Dataset name')
  await userEvent.clear(name)
  await userEvent.type(name, 'old')
  screen.getByText('Replaces the 40 rows of the dataset with this name.')
  await userEvent.click(screen.getByRole('button', { name: 'Import 2 rows' }))
  const request = { fileId: id(3), dataset: 'old', columns: chosen.columns, answers: {}, recalls: false }
  await waitFor(() => expect(callsOf('salaryImports.start')).toEqual([{ ...request, id: expect.any(String) }]))
  await screen.findByLabelText('File with salary data')
})

it('asks for the currency before anything can be imported', async () => {
  show({
    'salaryImports.check': ({ answers }: { answers: Record<string, string> }) =>
      check({
        ...{ questions: [currency], openQuestions: 1 - Object.keys(answers).length, conversions: [] },
        chosen: { ...chosen, answers },
      }),
  })
  await give()
  const choice = await screen.findByRole('combobox', { name: '“Amounts without a currency” 2 rows' })
  const start = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Import 2 rows' })
  expect(start().disabled).toBe(true)
  await userEvent.selectOptions(choice, 'EUR (euros)')
  await waitFor(() => expect(start().disabled).toBe(false))
})

it('says that published figures stay as they are', async () => {
  show({ 'salaryImports.check': () => check({ kind: 'published', conversions: [] }) })
  await give()
  await screen.findByText(/are not counted as data points/)
})

it('says why a file cannot be read, and takes another one', async () => {
  show({
    'salaryImports.check': () => {
      throw refusal('TABLE_EMPTY', 'This file has no rows.')
    },
  })
  await give()
  await userEvent.click(await screen.findByRole('button', { name: 'Choose another file' }))
  expect(document.activeElement).toBe(await screen.findByLabelText('File with salary data'))
})

it('lists imports, and removes a dataset after a confirmation', async () => {
  show({ 'salaryImports.list': () => [one()], 'salaryImports.undo': () => ({ removed: 90, restored: 0 }) })
  await screen.findByText('Done: 90 imported, 1 left out, 2 not imported')
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Undo import' }))
  await screen.findByText('90 rows removed')
})

it('shows the progress of an import, which can be cancelled', async () => {
  show({
    'salaryImports.list': () => [one({ state: 'running', doneRows: 40 })],
    'salaryImports.cancel': () => one({ state: 'cancelled' }),
  })
  expect((await screen.findByRole<HTMLProgressElement>('progressbar')).value).toBe(40)
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(callsOf('salaryImports.cancel')).toEqual([{ id: id(1) }]))
})
