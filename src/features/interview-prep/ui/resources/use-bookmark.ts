import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { errorText } from '#ui/error-text.ts'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'
import type { BookmarkChange, Resource, ResourceList } from '../../resource-contract.ts'

/** Sets or removes a bookmark. The change is shown immediately, and undone if the request fails (INTV-39). */
export function useBookmark(): (change: BookmarkChange) => void {
  const queryClient = useQueryClient()
  const show = (change: BookmarkChange) => {
    const mark = <R extends { id: string }>(one: R): R => (one.id === change.id ? { ...one, ...change } : one)
    queryClient.setQueriesData<ResourceList>(
      { queryKey: api.interviewResources.list.key() },
      (list) => list && { ...list, items: list.items.map(mark) },
    )
    queryClient.setQueriesData<Resource>({ queryKey: api.interviewResources.get.key() }, (one) => one && mark(one))
  }
  const { mutate } = useMutation({
    // run the requests one after the other, so that the last click wins
    scope: { id: 'bookmark-resource' },
    mutationKey: ['bookmark-resource'],
    mutationFn: (change: BookmarkChange) => api.interviewResources.setBookmark.call(change),
    onMutate: async (change) => {
      // cancel running reloads, because their old data would undo the change; do not cancel first loads
      const predicate = (query: { state: { data: unknown } }) => query.state.data !== undefined
      await queryClient.cancelQueries({ queryKey: api.interviewResources.key(), predicate })
      show(change)
    },
    onError: (error, change) => {
      show({ ...change, isBookmarked: !change.isBookmarked })
      const why = errorText(error, '')
      toast.error(why ? { title: 'Failed to toggle bookmark', description: why } : 'Failed to toggle bookmark')
    },
    onSettled: () => refreshQueries(queryClient, api.interviewResources.key()),
  })
  return mutate
}
