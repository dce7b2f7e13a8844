import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { errorToast } from '#ui/failure-toasts.ts'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'

type Job = { id: string; company: { id: string; name: string } }

/** Hides a job or its company, with Undo in the toast. The lists and their counts follow. */
export function useHideJob(job: Job) {
  const queryClient = useQueryClient()
  const onSettled = () => refreshQueries(queryClient, api.jobs.search.key(), api.hiddenJobs.key())
  const onError = errorToast('Failed to hide. Please try again.')
  const { mutate: show } = useMutation(
    api.hiddenJobs.show.mutationOptions({ onError: errorToast('Failed to show it again'), onSettled }),
  )
  const sayHidden = (title: string, id: string) =>
    void toast.success({
      title,
      description: 'Left out of your searches, alerts and auto apply.',
      action: { label: 'Undo', onAction: () => show({ id }) },
    })
  const one = useMutation(
    api.hiddenJobs.hideJob.mutationOptions({
      onSuccess: ({ id }) => sayHidden('Job hidden', id),
      onError,
      onSettled,
    }),
  )
  const all = useMutation(
    api.hiddenJobs.hideCompany.mutationOptions({
      onSuccess: ({ id }) => sayHidden(`All jobs from ${job.company.name} hidden`, id),
      onError,
      onSettled,
    }),
  )
  return {
    isBusy: one.isPending || all.isPending,
    hideJob: () => one.mutate({ jobId: job.id }),
    hideCompany: () => all.mutate({ companyId: job.company.id }),
  }
}
