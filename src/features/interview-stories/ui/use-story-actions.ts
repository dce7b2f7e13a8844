import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { copyText } from '#ui/copy-text.ts'
import { errorToast } from '#ui/failure-toasts.ts'
import { useConfirm } from '#ui/page/confirm.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'
import type { Story } from '../contract.ts'
import { fullStoryText } from '../rules.ts'

/** Reloads all lists of stories after a change. */
export function useRefreshStories() {
  const queryClient = useQueryClient()
  return () => refreshQueries(queryClient, api.stories.key())
}

/** Deletes a story after confirmation. */
export function useDeleteStory() {
  const confirm = useConfirm()
  const refresh = useRefreshStories()
  const remove = useMutation(
    api.stories.delete.mutationOptions({
      onSuccess: () => void toast.success('Story deleted'),
      onError: errorToast('Failed to delete story'),
      onSettled: refresh,
    }),
  )
  const ask = async ({ id, title }: Story): Promise<void> => {
    const text = `Delete “${title}” from your story bank? Letters and answers that use it won't change.`
    if (await confirm({ title: 'Delete story', text, action: 'Delete' })) remove.mutate({ id })
  }
  return { remove: ask, isRemoving: remove.isPending }
}

/** Copies the whole story to the clipboard. */
export const copyStory = (story: Story): Promise<boolean> =>
  copyText(fullStoryText(story), 'Story copied', () =>
    toast.error({
      title: 'Error',
      description: 'Your browser blocked copying. Open the story and copy it manually.',
    }),
  )
