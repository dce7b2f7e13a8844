import { hashKey, type Query, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { errorToast } from '#ui/failure-toasts.ts'
import { useConfirm } from '#ui/page/confirm.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries, refreshQueriesWhere } from '#ui/refresh.ts'
import type { Post } from '../contract.ts'
import { postQuery } from './queries.ts'

/** Refetches everything that shows posts after a change. */
export function useRefreshBlog(): () => Promise<void> {
  const queryClient = useQueryClient()
  return () => refreshQueries(queryClient, api.blog.key())
}

type Titled = { id: string; title: string }

/**
 * The actions on a whole post, with the specification's texts (BLOG-07); `onStored` gets the post before the lists
 * are refetched.
 */
export function usePostActions(onStored?: (post: Post) => void) {
  const queryClient = useQueryClient()
  const refresh = useRefreshBlog()
  const confirm = useConfirm()
  const stored = (said: string) => (post: Post) => {
    queryClient.setQueryData(postQuery(post.id).queryKey, post)
    onStored?.(post)
    toast.success(said)
    return refresh()
  }
  const publish = useMutation(
    api.blog.publish.mutationOptions({
      onSuccess: stored('Post published successfully'),
      onError: errorToast('Failed to publish post'),
    }),
  )
  const unpublish = useMutation(
    api.blog.unpublish.mutationOptions({
      onSuccess: stored('The post is a draft again'),
      onError: errorToast('Failed to unpublish post'),
    }),
  )
  const feature = useMutation(
    api.blog.feature.mutationOptions({
      onSuccess: stored('The post is featured at the top of the blog'),
      onError: errorToast('Failed to feature post'),
    }),
  )
  const remove = useMutation(
    api.blog.remove.mutationOptions({
      onSuccess: (_, { id }) => {
        toast.success('Post deleted')
        // the editor that still shows the post is about to close: the post itself is not refetched
        const own = hashKey(postQuery(id).queryKey)
        const predicate = ({ queryHash }: Query) => queryHash !== own
        return refreshQueriesWhere(queryClient, { queryKey: api.blog.key(), predicate })
      },
      onError: errorToast('Failed to delete post'),
    }),
  )
  return {
    publish,
    feature,
    unpublish: async ({ id, title }: Titled): Promise<Post | null> => {
      const text = `“${title}” will be removed from the blog and become a draft. Its address stays reserved.`
      const isConfirmed = await confirm({ title: 'Unpublish this post', text, action: 'Unpublish', destructive: false })
      return isConfirmed ? unpublish.mutateAsync({ id }).catch(() => null) : null
    },
    remove: async ({ id, title }: Titled): Promise<boolean> => {
      const text = `“${title}” will be deleted with its revisions, likes and preview links. This can't be undone.`
      if (!(await confirm({ title: 'Delete this post', text, action: 'Delete Post' }))) return false
      return remove.mutateAsync({ id }).then(
        () => true,
        () => false,
      )
    },
  }
}
