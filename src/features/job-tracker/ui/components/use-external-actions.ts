import { useMutation } from '@tanstack/react-query'
import { api } from '#app/api.ts'
import { useConfirm } from '#ui/page/confirm.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { failed, useRefresh } from './use-tracker-actions.ts'

/** Puts an application made elsewhere where its seeker says it stands (TRACK-18); done when the lists show it. */
export function useExternalStatus() {
  return useMutation(
    api.jobTracker.setExternalStatus.mutationOptions({
      onSuccess: () => void toast.success('Application status updated'),
      onError: failed('Failed to update application status'),
      onSettled: useRefresh(),
    }),
  )
}

type Named = { id: string; job: { title: string; companyName: string } }

/** Deletes one after asking. `onGone` comes before the lists follow: an open dialog would ask for what is gone. */
export function useDeleteExternal(onGone?: () => void) {
  const confirm = useConfirm()
  const remove = useMutation(
    api.jobTracker.deleteExternal.mutationOptions({
      onSuccess: () => {
        toast.success('Application deleted')
        onGone?.()
      },
      onError: failed('Failed to delete application'),
      onSettled: useRefresh(),
    }),
  )
  return async ({ id, job }: Named): Promise<void> => {
    const isSure = await confirm({
      title: 'Delete application',
      text: `Delete "${job.title}" at ${job.companyName} from your tracker? Its notes, reminders and contacts go with it.`,
      action: 'Delete',
    })
    if (isSure && !remove.isPending) remove.mutate({ id })
  }
}

/** Keeps the note of an application made elsewhere; resolves to whether it was kept (TRACK-12). */
export function useExternalNotes(id: string) {
  const update = useMutation(
    api.jobTracker.updateExternalNotes.mutationOptions({
      onSuccess: () => void toast.success('Notes updated successfully'),
      onError: failed('Failed to update notes'),
      onSettled: useRefresh(),
    }),
  )
  return (notes: string) =>
    update.mutateAsync({ id, notes }).then(
      () => true,
      () => false,
    )
}
