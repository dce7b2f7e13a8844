import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { errorText } from '#ui/error-text.ts'
import { useConfirm } from '#ui/page/confirm.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'
import { deleteAnswerDrafts } from './answer-draft.ts'

type Named = { id: string; sessionName: string }

/** Deletes a mock interview, or discards an open one, after confirmation. Returns true if it was deleted. */
export function useDeleteMock(userId: string) {
  const confirm = useConfirm()
  const queryClient = useQueryClient()
  const remove = useMutation(
    api.mockInterviews.delete.mutationOptions({
      onSuccess: async (_, { id: sessionId }) => {
        deleteAnswerDrafts({ userId, sessionId })
        await refreshQueries(queryClient, api.mockInterviews.list.key())
      },
      onError: (error) => void toast.error(errorText(error, 'Failed to update session')),
    }),
  )
  const drop = (id: string) =>
    remove.mutateAsync({ id }).then(
      () => true,
      () => false,
    )
  return {
    isBusy: remove.isPending,
    async discard({ id, sessionName }: Named): Promise<boolean> {
      const text = `“${sessionName}” will end, and your answers will be deleted.`
      const isConfirmed = await confirm({ title: 'Discard this interview?', text, action: 'Discard Interview' })
      return isConfirmed && drop(id)
    },
    async remove({ id, sessionName }: Named): Promise<boolean> {
      const text = `“${sessionName}” will be permanently deleted with its answers and scores.`
      const isConfirmed = await confirm({ title: 'Delete this interview?', text, action: 'Delete Interview' })
      return isConfirmed && drop(id)
    },
  }
}
