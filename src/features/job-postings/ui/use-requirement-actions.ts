import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { errorText } from '#ui/error-text.ts'
import { useConfirm } from '#ui/page/confirm.tsx'
import { toast } from '#ui/primitives/toast.ts'
import type { Requirement, RequirementFields } from '../requirement-contract.ts'
import { requirementsQuery } from './queries.ts'
import { useRefreshJobs } from './use-posting-actions.tsx'

/** The text with the server's message, or the shorter text if there was no response (CJOB-33). */
export function requirementFailure(error: unknown, answered: string, fallback: string): string {
  const isAnswered = (error as { status?: number } | null)?.status !== undefined
  const detail = errorText(error, '')
  return isAnswered ? `${answered}${detail && `: ${detail}`}` : fallback
}

const show = (text: string) => toast.error({ title: 'Error', description: text })

/**
 * Adds, changes, removes and reorders the questions of one job, with the specification's texts (CJOB-32, CJOB-33).
 */
export function useRequirementActions(jobId: string) {
  const queryClient = useQueryClient()
  const confirm = useConfirm()
  const refresh = useRefreshJobs()
  const { queryKey } = requirementsQuery(jobId)
  const add = useMutation(api.postings.addRequirement.mutationOptions({ onSettled: refresh }))
  const update = useMutation(api.postings.updateRequirement.mutationOptions({ onSettled: refresh }))
  const remove = useMutation(
    api.postings.removeRequirement.mutationOptions({
      onSettled: refresh,
      onSuccess: () => void toast.success('Application requirement deleted successfully'),
      onError: (error) =>
        show(requirementFailure(error, 'Failed to delete job requirement', 'Failed to delete requirement')),
    }),
  )
  const reorder = useMutation(
    api.postings.reorderRequirements.mutationOptions({
      // in sequence: the last order on screen is the final one
      scope: { id: `order ${jobId}` },
      // in the background: the new order is shown from the drop on, and the next one must not wait
      onSettled: () => void refresh(),
      onError: (error) =>
        show(requirementFailure(error, 'Failed to reorder requirements', 'Failed to reorder requirements')),
    }),
  )
  return {
    /** Saves the question; throws the server's error for the form to show. */
    save: async (stored: Requirement | null, question: RequirementFields) => {
      if (stored) await update.mutateAsync({ id: jobId, requirementId: stored.id, question })
      else await add.mutateAsync({ id: jobId, question })
      toast.success(`Application requirement ${stored ? 'updated' : 'added'} successfully`)
    },
    /** Asks for confirmation; true once the request is sent. */
    remove: async ({ id, label }: Requirement): Promise<boolean> => {
      const isConfirmed = await confirm({
        title: 'Delete question',
        text: `“${label}” will be removed from the form. Existing answers stay readable.`,
        action: 'Delete question',
      })
      if (isConfirmed) remove.mutate({ id: jobId, requirementId: id })
      return isConfirmed
    },
    /** Shows the new order at once and saves it. */
    order: (questions: Requirement[]) => {
      queryClient.setQueryData(queryKey, questions)
      reorder.mutate({ id: jobId, requirementIds: questions.map((question) => question.id) })
    },
  }
}
