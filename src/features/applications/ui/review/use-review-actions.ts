import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, client } from '#app/api.ts'
import { errorCode, errorText } from '#ui/error-text.ts'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'
import type { Rejection } from '../../decline-rules.ts'
import { type ReviewItem, resumeAlerts } from '../../review-contract.ts'
import type { PipelineStatus } from '../../rules.ts'
import { askRejection } from './decline/ask-rejection.ts'
import { reviewKeys } from './queries.ts'

/** Sets a status with the specification's texts (CAPP-07); lists, figures and details follow at once. */
export function useSetStatus() {
  const queryClient = useQueryClient()
  return useMutation(
    api.reviews.setStatus.mutationOptions({
      onSuccess: () => void toast.success('Application status updated successfully'),
      onError: (error) => {
        const text = 'Failed to update application status'
        const why = errorText(error, '')
        toast.error({ title: 'Error', description: why ? `${text}: ${why}` : text })
      },
      onSettled: () => refreshQueries(queryClient, ...reviewKeys()),
    }),
  )
}

type Standing = Pick<ReviewItem, 'id' | 'status' | 'candidateName' | 'jobTitle' | 'isImported'>

/** Moves one application; before it is rejected the reason and the words are asked for. */
export function useMoveTo(application: Standing) {
  const setStatus = useSetStatus()
  const { id, status: from } = application
  const send = (status: PipelineStatus, rejection?: Rejection): Promise<boolean> =>
    // what a colleague has moved since is not moved unseen
    setStatus.mutateAsync({ id, status, from, rejection }).then(
      () => true,
      () => false,
    )
  const moveTo = (status: PipelineStatus): Promise<boolean> =>
    status === 'rejected' ? askRejection([application], (rejection) => send(status, rejection)) : send(status)
  return { setStatus, moveTo }
}

type File = { kind: 'resume'; id: string } | { kind: 'attachment'; id: string }

/** Opens a file of an application through its private link; the three alerts are the specification's (CAPP-08). */
export async function openFile({ kind, id }: File): Promise<void> {
  // opened before the link is asked for: later the browser would take it for a pop-up
  const tab = window.open('', '_blank')
  if (!tab) return void toast.error(resumeAlerts.blocked)
  try {
    const { url } = await (kind === 'resume'
      ? client.reviews.resumeLink({ id })
      : client.reviews.attachmentLink({ id }))
    tab.opener = null
    tab.location.replace(url)
    // it comes as a download: the empty tab has done its work
    setTimeout(() => tab.close(), 3000)
  } catch (error) {
    tab.close()
    toast.error(errorCode(error) === 'FILE_MISSING' ? resumeAlerts.missing : resumeAlerts.failed)
  }
}
