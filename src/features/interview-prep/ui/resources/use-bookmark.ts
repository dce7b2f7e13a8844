import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#app/api.ts'
import { errorText } from '#ui/error-text.ts'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'
import type { BookmarkChange, Resource, ResourceList } from '../../resource-contract.ts'

/** The bookmark of a resource: shows at once what was asked for, takes it back where it fails (INTV-39). */
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
    // one after the other, so that the last press wins
    scope: { id: 'bookmark-resource' },
    mutationKey: ['bookmark-resource'],
    mutationFn: (change: BookmarkChange) => api.interviewResources.setBookmark.call(change),
    onMutate: async (change) => {
      // an answer that is on its way would undo what is shown; what was never there is still waited for
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
