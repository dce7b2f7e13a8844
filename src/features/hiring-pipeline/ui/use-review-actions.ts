import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, client } from '#client/api.ts'
import { companyLabels, type PipelineStatus } from '#features/applications/rules.ts'
import { clockTime } from '#lib/dates.ts'
import { errorCode, errorText } from '#ui/error-text.ts'
import { errorToast } from '#ui/failure-toasts.ts'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'
import { localZone } from '#ui/use-zone.ts'
import type { ReviewItem } from '../contract.ts'
import { resumeAlerts } from '../resume-alerts.ts'
import { askMove, type MoveMessage } from './confirm-move/ask-move.ts'
import { reviewKeys } from './queries.ts'

/** Undoes a status that the candidate was not notified of; if it is too late, the reason is shown. */
export function useUndoStatus() {
  const queryClient = useQueryClient()
  return useMutation(
    api.companyApplications.undoStatus.mutationOptions({
      onSuccess: () => void toast.success('Undone. The candidate was not notified.'),
      onError: errorToast('Failed to undo the change'),
      onSettled: () => refreshQueries(queryClient, ...reviewKeys()),
    }),
  )
}

/** Notifies the candidate without waiting. */
export function useNotifyNow() {
  const queryClient = useQueryClient()
  return useMutation(
    api.companyApplications.notifyNow.mutationOptions({
      onSuccess: () => void toast.success('The candidate is being notified'),
      onError: errorToast('Failed to notify the candidate'),
      onSettled: () => refreshQueries(queryClient, ...reviewKeys()),
    }),
  )
}

/** Sets a status with the specification's texts (CAPP-07); lists, counts and details are updated at once. */
export function useSetStatus() {
  const queryClient = useQueryClient()
  const undo = useUndoStatus()
  return useMutation(
    api.companyApplications.setStatus.mutationOptions({
      onSuccess: ({ id, noticeDueAt }) => {
        const title = 'Application status updated successfully'
        if (!noticeDueAt) return void toast.success(title)
        const description = `The candidate will be notified at ${clockTime(noticeDueAt, localZone())}.`
        toast.success({ title, description, action: { label: 'Undo', onAction: () => undo.mutate({ id }) } })
      },
      onError: (error) => {
        const text = 'Failed to update application status'
        const why = errorText(error, '')
        toast.error({ title: 'Error', description: why ? `${text}: ${why}` : text })
      },
      onSettled: () => refreshQueries(queryClient, ...reviewKeys()),
    }),
  )
}

type StatusReview = Pick<ReviewItem, 'id' | 'status' | 'candidateName' | 'jobTitle' | 'isImported'> & {
  companyName?: string
}

/** Moves one application after confirmation, with the message to the candidate. */
export function useMoveTo(application: StatusReview) {
  const setStatus = useSetStatus()
  const { id, status: from } = application
  const moveTo = (status: PipelineStatus): Promise<boolean> =>
    askMove([application], { status, name: companyLabels[status] }, (words: MoveMessage) =>
      // do not overwrite a colleague's move that the viewer has not seen
      setStatus.mutateAsync({ id, status, from, ...words }).then(
        () => true,
        () => false,
      ),
    )
  return { setStatus, moveTo }
}

type File = { kind: 'resume'; id: string } | { kind: 'attachment'; id: string }

/** Opens a file of an application through its private link; the three alerts are the specification's (CAPP-08). */
export async function openFile({ kind, id }: File): Promise<void> {
  // opened before the request: later the browser would block it as a pop-up
  const tab = window.open('', '_blank')
  if (!tab) return void toast.error(resumeAlerts.blocked)
  try {
    const { url } = await (kind === 'resume'
      ? client.companyApplications.resumeLink({ id })
      : client.companyApplications.attachmentLink({ id }))
    tab.opener = null
    tab.location.replace(url)
    // it is downloaded: close the empty tab
    setTimeout(() => tab.close(), 3000)
  } catch (error) {
    tab.close()
    toast.error(errorCode(error) === 'FILE_MISSING' ? resumeAlerts.missing : resumeAlerts.failed)
  }
}
