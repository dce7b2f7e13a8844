import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, client } from '#client/api.ts'
import { errorToast } from '#ui/failure-toasts.ts'
import { useConfirm } from '#ui/page/confirm.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'

/** Reloads lists, statistics and details of the tracker after a change (LIVE-05). */
export function useRefresh() {
  const queryClient = useQueryClient()
  return () => refreshQueries(queryClient, api.applications.key(), api.jobTracker.key(), api.jobs.key())
}

type Named = { id: string; job: { title: string; companyName: string } }

/** Withdraws an application after confirmation (TRACK-17, TRACK-18). */
export function useWithdraw() {
  const confirm = useConfirm()
  const withdraw = useMutation(
    api.applications.withdraw.mutationOptions({
      onSuccess: () => void toast.success('Application status updated'),
      onError: errorToast('Failed to update application status'),
      onSettled: useRefresh(),
    }),
  )
  const ask = async ({ id, job }: Named) => {
    const isConfirmed = await confirm({
      title: 'Withdraw application',
      text: `Withdraw your application for "${job.title}" at ${job.companyName}? The company will be notified, and you can't apply to this job again.`,
      action: 'Withdraw',
    })
    if (isConfirmed) withdraw.mutate({ id })
  }
  return { withdraw: ask, isWithdrawing: withdraw.isPending }
}

/** Removes a saved job; asks first if a note would be lost. */
export function useUnsave() {
  const confirm = useConfirm()
  const unsave = useMutation(
    api.jobs.unsave.mutationOptions({
      onSuccess: () => void toast.success('Job removed from saved list'),
      onError: errorToast('Failed to remove saved job'),
      onSettled: useRefresh(),
    }),
  )
  const ask = async ({ jobId, title, notes }: { jobId: string; title: string; notes: string | null }) => {
    const question = {
      title: 'Remove saved job',
      text: `Remove "${title}" from your saved jobs? Your note will be deleted.`,
      action: 'Remove',
    }
    if (!notes || (await confirm(question))) unsave.mutate({ jobId })
  }
  return { unsave: ask, isUnsaving: unsave.isPending }
}

const notesMessages = () => ({
  onSuccess: () => void toast.success('Notes updated successfully'),
  onError: errorToast('Failed to update notes'),
})

/** Saves the note of an application; resolves to whether it succeeded (TRACK-12). */
export function useApplicationNotes(id: string) {
  const update = useMutation(
    api.applications.updateNotes.mutationOptions({ ...notesMessages(), onSettled: useRefresh() }),
  )
  return (notes: string) => update.mutateAsync({ id, notes }).then(returnTrue, returnFalse)
}

/** Saves the note of a saved job (SAVED-07). */
export function useSavedNotes(jobId: string) {
  const update = useMutation(api.jobs.updateSavedNotes.mutationOptions({ ...notesMessages(), onSettled: useRefresh() }))
  return (notes: string) => update.mutateAsync({ jobId, notes }).then(returnTrue, returnFalse)
}
const returnTrue = () => true
const returnFalse = () => false

/** Downloads a file of the viewer's application with a link that is valid for 60 seconds. */
export async function downloadAttachment(id: string): Promise<void> {
  try {
    const { url } = await client.applications.attachmentLink({ id })
    location.assign(url)
  } catch (error) {
    errorToast('Failed to create download URL')(error)
  }
}
