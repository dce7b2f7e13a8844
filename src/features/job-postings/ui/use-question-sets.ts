import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { counted } from '#lib/count-word.ts'
import { errorToast } from '#ui/failure-toasts.ts'
import { useConfirm } from '#ui/page/confirm.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'
import type { QuestionSet } from '../question-sets-contract.ts'
import { useRefreshJobs } from './use-posting-actions.tsx'

const questions = (count: number): string => counted(count, 'question')

/** The number of skipped duplicates, after the number of added ones. */
export function insertedMessage({ added, alreadyAsked }: { added: number; alreadyAsked: number }) {
  const title = added === 0 ? 'Nothing to add' : `${questions(added)} added`
  if (alreadyAsked === 0) return { title }
  return { title, description: `${questions(alreadyAsked)} skipped: already in this job.` }
}

/** Saves, renames, deletes and inserts sets of questions, for the questions of one job. */
export function useQuestionSets(jobId: string) {
  const queryClient = useQueryClient()
  const confirm = useConfirm()
  const refreshJobs = useRefreshJobs()
  const refresh = () => refreshQueries(queryClient, api.questionSets.key())
  const onError = errorToast('Something went wrong. Please try again.')
  const save = useMutation(api.questionSets.save.mutationOptions({ onSettled: refresh }))
  const rename = useMutation(api.questionSets.rename.mutationOptions({ onSettled: refresh }))
  const remove = useMutation(
    api.questionSets.remove.mutationOptions({
      onSettled: refresh,
      onError,
      onSuccess: () => void toast.success('Set deleted'),
    }),
  )
  const insert = useMutation(
    api.questionSets.insert.mutationOptions({
      onSettled: refreshJobs,
      onError,
      onSuccess: (result) => {
        const show = result.added > 0 ? toast.success : toast.info
        show(insertedMessage(result))
      },
    }),
  )
  return {
    /** Throws the server's error for the form to show. */
    save: (set: { id: string; name: string }) => save.mutateAsync({ ...set, jobId }),
    rename: (set: { id: string; name: string }) => rename.mutateAsync(set),
    remove: async ({ id, name }: QuestionSet) => {
      const isConfirmed = await confirm({
        title: 'Delete set',
        text: `“${name}” will be deleted for everyone in your company. Jobs that use its questions won't change.`,
        action: 'Delete set',
      })
      if (isConfirmed) remove.mutate({ id })
    },
    insert: (from: { kind: 'set' | 'job'; id: string }, onDone: () => void) =>
      insert.mutate({ jobId, from }, { onSuccess: onDone }),
    isInserting: insert.isPending,
  }
}
