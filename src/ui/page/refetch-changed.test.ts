import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { refetchChanged } from './refetch-changed.ts'

/** A query that the test answers by hand. */
function heldQuery() {
  const queryClient = new QueryClient()
  const answers: PromiseWithResolvers<string>[] = []
  const options = {
    queryKey: ['jobs', 'list'],
    staleTime: 30_000,
    queryFn: () => {
      answers.push(Promise.withResolvers())
      return answers.at(-1)!.promise
    },
  }
  return { queryClient, answers, options }
}

it.each([
  ['a list on the screen', true],
  ['a list that a loader fetches ahead', false],
])('refetchChanged fetches %s again where its first answer is from before the change', async (_, isShown) => {
  const { queryClient, answers, options } = heldQuery()
  const stop = isShown ? new QueryObserver(queryClient, options).subscribe(() => {}) : () => {}
  if (!isShown) void queryClient.prefetchQuery(options)
  expect(answers).toHaveLength(1)
  const done = refetchChanged(queryClient, ['jobs'])
  answers[0]!.resolve('before')
  if (!isShown) {
    await done
    // no screen shows it, so it is fetched when one does
    expect(queryClient.getQueryState(options.queryKey)?.isInvalidated).toBe(true)
    return
  }
  await expect.poll(() => answers.length).toBe(2)
  answers[1]!.resolve('after')
  await done
  expect(queryClient.getQueryData(options.queryKey)).toBe('after')
  stop()
})
