import { useQuery } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { showScreen } from '#testing/show-screen.tsx'
import type { ImportRecord } from '../../contract.ts'
import { isUnderWay } from '../queries.ts'
import { ImportHistory, type ImportKind } from './import-history.tsx'
import { resultText } from './result-text.ts'

type Listed = ImportRecord & { addedRows: number }

const one = (changed: Partial<Listed> = {}): Listed => ({
  ...{ id: '1', fileName: 'people.csv', state: 'done', addedRows: 40 },
  ...{ totalRows: 100, doneRows: 40, leftOutRows: 0, refusedRows: 0 },
  ...{ createdAt: new Date('2026-05-04T08:00:00Z'), finishedAt: null },
  ...changed,
})

const acts = {
  cancel: vi.fn(async () => {}),
  undo: vi.fn(async () => ({ removed: 40 })),
  report: vi.fn(async () => ({ refused: [], leftOut: [] })),
  refresh: vi.fn(async () => {}),
}
const kind: ImportKind<Listed, { removed: number }> = {
  ...acts,
  key: 'test-import',
  about: () => 'Ada Okafor',
  result: ({ addedRows, leftOutRows }) => resultText([addedRows, 'added'], [leftOutRows, 'left out']),
  view: { label: 'View Job Tracker', to: '/app/tracker', isThere: ({ addedRows }) => addedRows > 0 },
  undoText: ({ addedRows }) => `${addedRows} people are removed.`,
  undone: ({ removed }) => `${removed} removed`,
  hasReport: () => true,
}

function show(list: () => Listed[]) {
  for (const act of Object.values(acts)) act.mockClear()
  const query = { queryKey: ['imports'], queryFn: async () => list(), refetchInterval: 20 }
  const History = () => <ImportHistory query={useQuery(query)} kind={kind} />
  return showScreen(<History />)
}

it('an import under way has its progress and can be cancelled, and not undone', async () => {
  await show(() => [one({ state: 'running' })])
  await screen.findByText('Importing: 40 added')
  expect(screen.getByRole('progressbar', { name: 'Importing people.csv' })).toHaveProperty('value', 40)
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'View Job Tracker' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(acts.cancel).toHaveBeenCalledWith({ id: '1' }))
})

it('other pages are refreshed once an import has ended', async () => {
  let state: Listed['state'] = 'waiting'
  await show(() => [one({ state })])
  await screen.findByText('Waiting: 40 added')
  expect(acts.refresh).not.toHaveBeenCalled()
  state = 'done'
  await screen.findByText('Done: 40 added')
  await waitFor(() => expect(acts.refresh).toHaveBeenCalledTimes(1))
})

it('an import is undone after a question that says what changes', async () => {
  await show(() => [one()])
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Undo this import?' }))
  question.getByText('40 people are removed.')
  expect(acts.undo).not.toHaveBeenCalled()
  await userEvent.click(question.getByRole('button', { name: 'Undo import' }))
  await screen.findByText('40 removed')
  expect(acts.undo).toHaveBeenCalledWith({ id: '1' })
})

it.each([
  ['done', { state: 'done' as const, addedRows: 0 }, [false, true]],
  ['failed', { state: 'failed' as const }, [true, true]],
  ['undone', { state: 'undone' as const }, [false, false]],
])('an import in state %s offers: where its rows are, and to undo it', async (_, changed, offered) => {
  await show(() => [one(changed)])
  await screen.findByText('people.csv')
  const isThere = [
    screen.queryByRole('link', { name: 'View Job Tracker' }),
    screen.queryByRole('button', { name: 'Undo' }),
  ].map((element) => element !== null)
  expect(isThere).toEqual(offered)
  expect(isUnderWay(one(changed))).toBe(false)
})

it('says that nothing was left out instead of an empty download', async () => {
  await show(() => [one()])
  await userEvent.click(await screen.findByRole('button', { name: 'What was left out' }))
  await screen.findByText('Everything in this file was imported')
})
