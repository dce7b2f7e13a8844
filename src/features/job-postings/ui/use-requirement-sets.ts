import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#app/api.ts'
import { errorText } from '#ui/error-text.ts'
import { useConfirm } from '#ui/page/confirm.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'
import type { RequirementSet } from '../requirement-sets-contract.ts'
import { useRefreshJobs } from './use-posting-actions.tsx'

const questions = (count: number): string => `${count} ${count === 1 ? 'question' : 'questions'}`

/** 'Two were asked already.' after what was added; what nothing came of says so. */
export function insertedWords({ added, alreadyAsked }: { added: number; alreadyAsked: number }) {
  const title = added === 0 ? 'Nothing to add' : `${questions(added)} added`
  if (alreadyAsked === 0) return { title }
  return { title, description: `${questions(alreadyAsked)} ${alreadyAsked === 1 ? 'is' : 'are'} asked already.` }
}

/** Keeping, naming, deleting and taking over sets of questions, for the questions of one job. */
export function useRequirementSets(jobId: string) {
  const queryClient = useQueryClient()
  const confirm = useConfirm()
  const refreshJobs = useRefreshJobs()
  const refresh = () => refreshQueries(queryClient, api.requirementSets.key())
  const onError = (error: unknown) =>
    void toast.error({ title: 'Error', description: errorText(error, 'This did not work. Please try again.') })
  const save = useMutation(api.requirementSets.save.mutationOptions({ onSettled: refresh }))
  const rename = useMutation(api.requirementSets.rename.mutationOptions({ onSettled: refresh }))
  const remove = useMutation(
    api.requirementSets.remove.mutationOptions({
      onSettled: refresh,
      onError,
      onSuccess: () => void toast.success('Set deleted'),
    }),
  )
  const insert = useMutation(
    api.requirementSets.insert.mutationOptions({
      onSettled: refreshJobs,
      onError,
      onSuccess: (result) => {
        const show = result.added > 0 ? toast.success : toast.info
        show(insertedWords(result))
      },
    }),
  )
  return {
    /** Throws what the server refused, for the form to show. */
    save: (set: { id: string; name: string }) => save.mutateAsync({ ...set, jobId }),
    rename: (set: { id: string; name: string }) => rename.mutateAsync(set),
    remove: async ({ id, name }: RequirementSet) => {
      const isSure = await confirm({
        title: 'Delete set',
        text: `“${name}” is deleted for everybody in your company. Jobs that took its questions keep them.`,
        action: 'Delete set',
      })
      if (isSure) remove.mutate({ id })
    },
    insert: (from: { kind: 'set' | 'job'; id: string }, onDone: () => void) =>
      insert.mutate({ jobId, from }, { onSuccess: onDone }),
    isInserting: insert.isPending,
  }
}
