import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { api } from '#client/api.ts'
import { errorCode } from '#ui/error-text.ts'
import { toast } from '#ui/primitives/toast.ts'
import type { JobDetail, JobSearch } from '../contract.ts'

type Saved = { id: string; isSaved: boolean }

/** Saves or removes a job. The new state is shown at once and undone if the server refuses it (SAVED-01, SAVED-08). */
export function useSaveJob() {
  const queryClient = useQueryClient()
  const refuse = useRefusal()
  const show = (saved: Saved) => {
    queryClient.setQueriesData<Found>({ queryKey: api.jobs.search.key() }, (found) => found && withSaved(found, saved))
    queryClient.setQueriesData<JobDetail>({ queryKey: api.jobs.get.key() }, (job) =>
      job?.id === saved.id ? { ...job, isSaved: saved.isSaved } : job,
    )
  }
  const { mutate } = useMutation({
    // mutations run one after the other, so that the last click wins
    scope: { id: 'save-job' },
    mutationKey: ['save-job'],
    mutationFn: async ({ id, isSaved }: Saved) => {
      await (isSaved ? api.jobs.save.call({ jobId: id }) : api.jobs.unsave.call({ jobId: id }))
    },
    onMutate: async (saved) => {
      // A response that is still loading would overwrite the shown state, so cancel it. Queries without data continue to load.
      const predicate = (query: { state: { data: unknown } }) => query.state.data !== undefined
      await queryClient.cancelQueries({ queryKey: api.jobs.key(), predicate })
      show(saved)
    },
    onSuccess: (_, { isSaved }) => toast.success(isSaved ? 'Job saved successfully' : 'Job removed from saved list'),
    onError: (error, { id, isSaved }) => {
      show({ id, isSaved: !isSaved })
      refuse(error, isSaved ? 'Failed to save job' : 'Failed to remove saved job')
    },
    onSettled: () => {
      for (const queryKey of [api.jobs.listSaved.key(), api.jobTracker.stats.key()]) {
        // in the background: the button already shows the new state, and the next click must not wait
        void queryClient.invalidateQueries({ queryKey })
      }
    },
  })
  return ({ id, isSaved }: Saved) => mutate({ id, isSaved: !isSaved })
}

function useRefusal() {
  const router = useRouter()
  return (error: unknown, text: string) => {
    if (errorCode(error) !== 'UNAUTHENTICATED') return toast.error({ title: 'Error', description: text })
    const signIn = `/auth?redirect=${encodeURIComponent(router.state.location.href)}`
    return toast.error({
      title: 'Authentication Required',
      description: 'Please log in to save jobs',
      action: { label: 'Sign In', onAction: () => void router.navigate({ href: signIn }) },
    })
  }
}

type Found = JobSearch | InfiniteData<JobSearch>

/** The search results with one job's saved state changed; for a single result or an infinite list. */
export function withSaved<F extends Found>(found: F, saved: Saved): F {
  const mark = (page: JobSearch): JobSearch => ({
    ...page,
    items: page.items.map((job) => (job.id === saved.id ? { ...job, isSaved: saved.isSaved } : job)),
  })
  return 'pages' in found ? { ...found, pages: found.pages.map(mark) } : (mark(found as JobSearch) as F)
}
