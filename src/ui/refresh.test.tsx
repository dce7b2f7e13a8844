import { onlineManager, QueryClient, QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { LONGEST_WAIT_MS, refreshQueries, refreshQueriesWhere } from './refresh.ts'

const key = ['list']
let answers: PromiseWithResolvers<string>[] = []
/** The test answers each request of the list by hand. */
const ask = () => {
  const answer = Promise.withResolvers<string>()
  answers.push(answer)
  return answer.promise
}

afterEach(() => {
  answers = []
  onlineManager.setOnline(true)
  vi.useRealTimers()
})

function List() {
  const list = useQuery({ queryKey: key, queryFn: ask, retry: 1, retryDelay: 60_000 })
  const change = useMutation({
    mutationFn: async () => 'done',
    onSettled: (_data, _error, _input, _kept, { client }) => refreshQueries(client, key),
  })
  return (
    <>
      <p>{list.data ?? 'nothing yet'}</p>
      <button type="button" disabled={change.isPending} onClick={() => change.mutate()}>
        {change.isError ? 'Failed' : 'Change'}
      </button>
    </>
  )
}

/** The list before and after a stored change; it is refetched after the change. */
async function changed() {
  const queryClient = new QueryClient()
  const shown = render(
    <QueryClientProvider client={queryClient}>
      <List />
    </QueryClientProvider>,
  )
  answers[0]?.resolve('old')
  await screen.findByText('old')
  await userEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(answers).toHaveLength(2))
  expect(button().disabled).toBe(true)
  return { queryClient, shown }
}
const button = () => screen.getByRole<HTMLButtonElement>('button')

it('keeps a button busy until the list is fresh', async () => {
  await changed()
  expect(screen.getByText('old')).toBeTruthy()
  answers[1]?.resolve('new')
  await screen.findByText('new')
  await waitFor(() => expect(button().disabled).toBe(false))
})

it('waits for the latest answer', async () => {
  const { queryClient } = await changed()
  void queryClient.invalidateQueries({ queryKey: key })
  await waitFor(() => expect(answers).toHaveLength(3))
  answers[1]?.resolve('older')
  await act(async () => {})
  expect(screen.getByText('old')).toBeTruthy()
  expect(button().disabled).toBe(true)
  answers[2]?.resolve('new')
  await screen.findByText('new')
  await waitFor(() => expect(button().disabled).toBe(false))
})

it('does not report the change as failed if the list cannot be read, and does not wait for a second try', async () => {
  await changed()
  answers[1]?.reject(new Error('away'))
  await waitFor(() => expect(button().disabled).toBe(false))
  expect(button().textContent).toBe('Change')
  expect(screen.getByText('old')).toBeTruthy()
})

it('does not wait offline', async () => {
  const queryClient = new QueryClient()
  const { unmount } = render(
    <QueryClientProvider client={queryClient}>
      <List />
    </QueryClientProvider>,
  )
  answers[0]?.resolve('old')
  await screen.findByText('old')
  onlineManager.setOnline(false)
  await act(() => refreshQueries(queryClient, key))
  expect(queryClient.getQueryState(key)).toMatchObject({ fetchStatus: 'paused', isInvalidated: true })
  // otherwise the list is refetched when the browser is online
  unmount()
  queryClient.clear()
})

it('stops waiting for a list that is no longer shown', async () => {
  const { queryClient, shown } = await changed()
  const waiting = refreshQueries(queryClient, key)
  shown.unmount()
  await waiting
  expect(queryClient.getQueryState(key)).toMatchObject({ data: 'old', isInvalidated: true })
})

it('stops waiting for a list that takes too long', async () => {
  const { queryClient } = await changed()
  vi.useFakeTimers()
  const over = vi.fn()
  void refreshQueries(queryClient, key).then(over)
  await vi.advanceTimersByTimeAsync(LONGEST_WAIT_MS - 1)
  expect(over).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(over).toHaveBeenCalled()
})

it('does not wait for queries that are not shown', async () => {
  const queryClient = new QueryClient()
  queryClient.setQueryData(key, 'old')
  await refreshQueriesWhere(queryClient, { predicate: () => true })
  expect(queryClient.getQueryState(key)).toMatchObject({ isInvalidated: true })
})
