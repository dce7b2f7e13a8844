import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Eye, EyeOff, Trash2 } from 'lucide-react'
import { api } from '#client/api.ts'
import { errorText } from '#ui/error-text.ts'
import { useConfirm } from '#ui/page/confirm.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'
import type { StaffArticle } from '../../help-contract.ts'
import { staffArticleQuery } from '../queries.ts'

type Props = { article: StaffArticle; onChanged: (article: StaffArticle) => void; onRemoved: () => void }

/** Publish or unpublish, and delete for a draft. */
export function ArticleState({ article, onChanged, onRemoved }: Props) {
  const { id, revision: seen, status, title } = article
  const queryClient = useQueryClient()
  const confirm = useConfirm()
  const onSettled = () => refreshQueries(queryClient, api.helpDesk.key())
  const set = useMutation(
    api.helpDesk.setStatus.mutationOptions({
      onSuccess: (stored) => {
        queryClient.setQueryData(staffArticleQuery(id).queryKey, stored)
        onChanged(stored)
        toast.success(stored.status === 'published' ? 'Article published' : 'Article unpublished')
      },
      onError: (error) => void toast.error(errorText(error, 'Failed to change the article')),
      onSettled,
    }),
  )
  const remove = useMutation(
    api.helpDesk.remove.mutationOptions({
      onSuccess: () => {
        toast.success('Draft deleted')
        onRemoved()
      },
      onError: (error) => void toast.error(errorText(error, 'Failed to delete the draft')),
    }),
  )
  const onRemove = async () => {
    const text = 'The draft and its history will be deleted for everyone.'
    if (await confirm({ title: `Delete “${title}”?`, text, action: 'Delete draft', destructive: true }))
      remove.mutate({ id, seen })
  }
  if (status === 'published')
    return (
      <Button icon={EyeOff} busy={set.isPending} onClick={() => set.mutate({ id, seen, status: 'draft' })}>
        Unpublish
      </Button>
    )
  return (
    <>
      <Button icon={Trash2} variant="danger-quiet" busy={remove.isPending} onClick={() => void onRemove()}>
        Delete
      </Button>
      <Button
        icon={Eye}
        variant="primary"
        busy={set.isPending}
        onClick={() => set.mutate({ id, seen, status: 'published' })}
      >
        Publish
      </Button>
    </>
  )
}
