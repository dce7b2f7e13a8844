import { useMutation } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { errorToast } from '#ui/failure-toasts.ts'
import { useConfirm } from '#ui/page/confirm.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { useRefresh } from './use-tracker-actions.ts'

/** Sets the status of an external application (TRACK-18); resolves when the lists show it. */
export function useExternalStatus() {
  return useMutation(
    api.jobTracker.setExternalStatus.mutationOptions({
      onSuccess: () => void toast.success('Application status updated'),
      onError: errorToast('Failed to update application status'),
      onSettled: useRefresh(),
    }),
  )
}

type Named = { id: string; job: { title: string; companyName: string } }

/**
 * Deletes an external application after confirmation. `onGone` is called before the lists are refetched, because an open dialog would
 * request the deleted application.
 */
export function useDeleteExternal(onGone?: () => void) {
  const confirm = useConfirm()
  const remove = useMutation(
    api.jobTracker.deleteExternal.mutationOptions({
      onSuccess: () => {
        toast.success('Application deleted')
        onGone?.()
      },
      onError: errorToast('Failed to delete application'),
      onSettled: useRefresh(),
    }),
  )
  return async ({ id, job }: Named): Promise<void> => {
    const isConfirmed = await confirm({
      title: 'Delete application',
      text: `Delete "${job.title}" at ${job.companyName} from your tracker? Its notes, reminders and contacts will be deleted too.`,
      action: 'Delete',
    })
    if (isConfirmed && !remove.isPending) remove.mutate({ id })
  }
}

/** Saves the note of an external application; resolves to whether it succeeded (TRACK-12). */
export function useExternalNotes(id: string) {
  const update = useMutation(
    api.jobTracker.updateExternalNotes.mutationOptions({
      onSuccess: () => void toast.success('Notes updated successfully'),
      onError: errorToast('Failed to update notes'),
      onSettled: useRefresh(),
    }),
  )
  return (notes: string) =>
    update.mutateAsync({ id, notes }).then(
      () => true,
      () => false,
    )
}
