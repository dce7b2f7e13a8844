import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { type Question, useConfirm } from '#ui/page/confirm.tsx'
import { toast } from '#ui/primitives/toast.ts'
import type { PostingRow } from '../contract.ts'
import type { SettableStatus } from '../rules.ts'
import { closingText, deletionText, firstPostingText, postingTitle, withDetail } from './posting-texts.ts'
import { refreshJobs } from './queries.ts'

/** `refreshJobs` for a component. */
export function useRefreshJobs(): () => Promise<void> {
  const queryClient = useQueryClient()
  return () => refreshJobs(queryClient)
}

/** Shows what failed, with the specification's text. */
export const failed =
  (text: string) =>
  (error: unknown): void => {
    toast.error({ title: 'Error', description: withDetail(text, error) })
  }

type Concerned = Pick<PostingRow, 'id' | 'title' | 'status' | 'applicationsCount' | 'newApplicationsCount'>

/** The confirmation for a change of status; null if no one is affected. */
function questionOf(posting: Concerned, status: SettableStatus): Question | null {
  if (status === 'closed' && posting.applicationsCount > 0) {
    const title = `Close ${postingTitle(posting)}?`
    return { title, text: closingText(posting), action: 'Close Job', destructive: false }
  }
  if (status === 'active' && posting.status === 'draft') {
    const title = `Post ${postingTitle(posting)}?`
    return { title, text: firstPostingText, action: 'Activate Job', destructive: false }
  }
  return null
}

/** Pausing, activating, closing and deleting a job, with the specification's texts (CJOB-05, CJOB-19, CJOB-20). */
export function usePostingActions() {
  const onSettled = useRefreshJobs()
  const confirm = useConfirm()
  const setStatus = useMutation(
    api.postings.setStatus.mutationOptions({
      onSettled,
      onSuccess: () => void toast.success('Job status updated successfully'),
      onError: failed('Failed to update job status'),
    }),
  )
  const remove = useMutation(
    api.postings.remove.mutationOptions({
      onSettled,
      onSuccess: () => void toast.success('Job deleted successfully'),
      onError: failed('Failed to delete job'),
    }),
  )
  /** Closing and first posting affect people, so they are confirmed; the other changes are easy to undo. */
  const move = async (posting: Concerned, status: SettableStatus): Promise<void> => {
    const question = questionOf(posting, status)
    if (!question || (await confirm(question))) setStatus.mutate({ id: posting.id, status })
  }
  const askAndRemove = async (posting: Concerned): Promise<boolean> => {
    const isConfirmed = await confirm({
      title: `Delete ${postingTitle(posting)}`,
      text: (
        <>
          <span className="block">Are you sure you want to delete this job? This action cannot be undone.</span>
          {posting.applicationsCount > 0 && <span className="block mt-2">{deletionText(posting)}</span>}
        </>
      ),
      action: 'Delete Job',
    })
    if (!isConfirmed) return false
    remove.mutate({ id: posting.id })
    return true
  }
  return { move, remove: askAndRemove, isBusy: setStatus.isPending || remove.isPending }
}
