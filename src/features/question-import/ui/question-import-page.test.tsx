import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Answers } from '#testing/answers.ts'
import { calls, PendingUpload, refusal, showScreen, toastTexts } from '#testing/show-screen.tsx'
import { toasts } from '#ui/primitives/toast.ts'
import type { ImportCheck, QuestionImport } from '../contract.ts'
import { QuestionImportPage } from './question-import-page.tsx'

const id = (n: number) => `0199d1f0-0000-7000-8000-00000000000${n}`
const chosen = { columns: { 0: 'question', 1: 'type' }, answers: {}, isRemembered: false }
const shift: ImportCheck['sample'][number] = {
  ...{ row: 2, change: 'new', set: 'Shop roles', questionType: 'dropdown', label: 'Which shift?', helpText: null },
  ...{ required: true, options: ['Early', 'Late'], groupName: 'Shifts' },
}
const check = (overrides: Partial<ImportCheck> = {}): ImportCheck => ({
  file: { format: 'csv', sheets: [''], sheet: 0, rows: 3, system: null, around: [], isCut: false },
  fields: [
    { key: 'question', label: 'Question' },
    { key: 'type', label: 'Type of answer' },
  ],
  columns: [
    { name: 'Frage', field: 'question', note: null, samples: [] },
    { name: 'Art', field: 'type', note: null, samples: [] },
  ],
  ...{ questions: [], openQuestions: 0, chosen, setName: 'Shop roles' },
  counts: { new: 1, changed: 1, same: 0, leftOut: 1, refused: 0, asked: 0 },
  sets: [{ name: 'Shop roles', isNew: true, questions: 2 }],
  refused: [],
  noted: [{ row: 4, column: 'Frage', reason: 'is not needed: every application has the name' }],
  sample: [shift, { ...shift, row: 3, label: 'Why us?', change: 'changed', questionType: 'textarea', options: [] }],
  ...overrides,
})
const one = (overrides: Partial<QuestionImport> = {}): QuestionImport => ({
  ...{ id: id(1), fileName: 'shop.csv', system: null, state: 'done', addedRows: 1, changedRows: 1, sameRows: 0 },
  ...{ leftOutRows: 1, refusedRows: 0, notedRows: 0, sets: ['Shop roles'], removedRows: 0, restoredRows: 0 },
  ...{ kept: [], by: 'Hannah Cole', createdAt: new Date() },
  ...overrides,
})
const callsOf = (name: string) => calls.filter(([called]) => called === name).map(([, input]) => input)

beforeEach(() => {
  toasts.close()
  vi.stubGlobal('XMLHttpRequest', PendingUpload)
})
afterEach(() => vi.unstubAllGlobals())

const show = (answers: Answers = {}) =>
  showScreen(<QuestionImportPage />, {
    answers: {
      'questionImports.list': () => [],
      'questionImports.check': () => check(),
      'questionImports.start': () => one(),
      ...answers,
    },
  })

async function give() {
  await userEvent.upload(await screen.findByLabelText('File with questions'), new File(['a'], 'shop.csv'))
  await waitFor(() => expect(screen.getByRole('progressbar')).toBeDefined())
  PendingUpload.last.answer(201, { fileId: id(3) })
}

it('shows the sets and the questions as they will be stored, and what is left out', async () => {
  show()
  await give()
  await screen.findByText(/is a text file \(CSV\) with 3 rows/)
  expect(within(screen.getByRole('region', { name: 'Question sets' })).getByRole('listitem').textContent).toBe(
    'Shop roles New set, 2 questions',
  )
  const table = within(screen.getByRole('table', { name: 'First questions of the file' }))
  const cells = within(table.getByRole('row', { name: /Which shift/ })).getAllByRole('cell')
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    ...['Which shift? ', 'Shop rolesShifts', 'DropdownEarly · Late', 'Yes'],
  ])
  expect(table.getByRole('row', { name: /Why us/ }).textContent).toContain('Updates a question')
  screen.getByText('is not needed: every application has the name')
})

it('imports the questions once into the set that was named, and continues with the history', async () => {
  show()
  await give()
  const name = await screen.findByLabelText('Set name')
  expect((name as HTMLInputElement).value).toBe('Shop roles')
  await userEvent.clear(name)
  await userEvent.type(name, 'Branches')
  await waitFor(() => expect(callsOf('questionImports.check').at(-1)).toMatchObject({ setName: 'Branches' }))
  const button = await screen.findByRole('button', { name: 'Import 2 questions' })
  await waitFor(() => expect(button.getAttribute('aria-busy')).not.toBe('true'))
  await userEvent.dblClick(button)
  await waitFor(() => expect(toastTexts()).toEqual(['1 question imported, 1 question updated']))
  const request = { fileId: id(3), columns: chosen.columns, answers: {}, recalls: false, setName: 'Branches' }
  expect(callsOf('questionImports.start')).toEqual([{ ...request, id: expect.any(String) }])
  await screen.findByLabelText('File with questions')
  expect(document.activeElement?.id).toBe('imports-so-far')
})

it('shows why a file is refused, and takes another', async () => {
  const message = 'No column of this file has questions. Choose another file.'
  show({
    'questionImports.check': () => {
      throw refusal('IMPORT_NO_QUESTIONS', message)
    },
  })
  await give()
  await screen.findByText(message)
  await userEvent.click(screen.getByRole('button', { name: 'Choose another file' }))
  await screen.findByLabelText('File with questions')
})

it('undoes an import after a question, and lists what was kept', async () => {
  let isUndone = false
  const kept = [{ question: 'Why us?', set: 'Shop roles', reason: 'was changed here since' }]
  const undone = one({ state: 'undone', removedRows: 1, sets: [], kept })
  show({
    'questionImports.list': () => [isUndone ? undone : one()],
    'questionImports.undo': () => {
      isUndone = true
      return undone
    },
  })
  await screen.findByText(/Now in Shop roles/)
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo import' }))
  await waitFor(() => expect(toastTexts()).toEqual(['1 question deleted, 1 kept']))
  await screen.findByText('“Why us?” in Shop roles was changed here since')
})
