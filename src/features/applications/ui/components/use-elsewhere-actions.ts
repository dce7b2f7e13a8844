import { useMutation } from '@tanstack/react-query'
import { api } from '#app/api.ts'
import { useConfirm } from '#ui/page/confirm.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { failed, useRefresh, useRefreshLater } from './use-tracker-actions.ts'

/** Puts an application made elsewhere where its seeker says it stands (TRACK-18); done when the lists show it. */
export function useElsewhereStatus() {
  return useMutation(
    api.tracking.setElsewhereStatus.mutationOptions({
      onSuccess: () => void toast.success('Application status updated'),
      onError: failed('Failed to update application status'),
      onSettled: useRefresh(),
    }),
  )
}

type Named = { id: string; job: { title: string; companyName: string } }

/** Deletes one after asking; resolves to whether it is gone. */
export function useDeleteElsewhere() {
  const confirm = useConfirm()
  const remove = useMutation(
    api.tracking.deleteElsewhere.mutationOptions({
      onSuccess: () => void toast.success('Application deleted'),
      onError: failed('Failed to delete application'),
      onSettled: useRefreshLater(),
    }),
  )
  return async ({ id, job }: Named): Promise<boolean> => {
    const isSure = await confirm({
      title: 'Delete application',
      text: `Delete "${job.title}" at ${job.companyName} from your tracker? Its notes, reminders and contacts go with it.`,
      action: 'Delete',
    })
    return (
      isSure &&
      remove.mutateAsync({ id }).then(
        () => true,
        () => false,
      )
    )
  }
}

/** Keeps the note of an application made elsewhere; resolves to whether it was kept (TRACK-12). */
export function useElsewhereNotes(id: string) {
  const update = useMutation(
    api.tracking.updateElsewhereNotes.mutationOptions({
      onSuccess: () => void toast.success('Notes updated successfully'),
      onError: failed('Failed to update notes'),
      onSettled: useRefreshLater(),
    }),
  )
  return (notes: string) =>
    update.mutateAsync({ id, notes }).then(
      () => true,
      () => false,
    )
}
