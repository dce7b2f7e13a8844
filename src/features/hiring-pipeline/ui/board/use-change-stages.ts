import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, client } from '#client/api.ts'
import { errorToast } from '#ui/failure-toasts.ts'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'

/** Changes to a job's stages; the board is updated after each. */
export function useChangeStages(jobId: string) {
  const queryClient = useQueryClient()
  const follow = () => refreshQueries(queryClient, api.stages.key(), api.companyApplications.key())
  const onError = errorToast('Failed to change the stages')
  const arranging = useMutation({
    mutationKey: ['arrange-stages', jobId],
    mutationFn: (stageIds: string[]) => client.stages.arrange({ jobId, stageIds }),
    onError,
    onSettled: follow,
  })
  const removing = useMutation({
    mutationKey: ['remove-stage'],
    mutationFn: (id: string) => client.stages.remove({ id }),
    onSuccess: () => void toast.success('Stage deleted'),
    onError,
    onSettled: follow,
  })
  return {
    arrange: arranging.mutate,
    /** The order that is being saved. */
    arranged: arranging.isPending ? arranging.variables : undefined,
    remove: removing.mutate,
    follow,
  }
}
