import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#app/api.ts'
import { errorText } from '#ui/error-text.ts'
import { useConfirm } from '#ui/page/confirm.tsx'
import { toast } from '#ui/primitives/toast.ts'
import type { Post } from '../contract.ts'
import { postQuery } from './queries.ts'

/** Everything that shows posts is fresh at once after a change of one. */
export function useRefreshBlog(): () => void {
  const queryClient = useQueryClient()
  return () => void queryClient.invalidateQueries({ queryKey: api.blog.key() })
}

const failed = (text: string) => (error: unknown) =>
  void toast.error({ title: 'Error', description: errorText(error, text) })

type Titled = { id: string; title: string }

/** What is done with a post as a whole, with the specification's texts (BLOG-07). */
export function usePostActions() {
  const queryClient = useQueryClient()
  const refresh = useRefreshBlog()
  const confirm = useConfirm()
  const stored = (said: string) => (post: Post) => {
    queryClient.setQueryData(postQuery(post.id).queryKey, post)
    refresh()
    toast.success(said)
  }
  const publish = useMutation(
    api.blog.publish.mutationOptions({
      onSuccess: stored('Post published successfully'),
      onError: failed('Failed to publish post'),
    }),
  )
  const unpublish = useMutation(
    api.blog.unpublish.mutationOptions({
      onSuccess: stored('The post is a draft again'),
      onError: failed('Failed to unpublish post'),
    }),
  )
  const feature = useMutation(
    api.blog.feature.mutationOptions({
      onSuccess: stored('The post stands first on the blog now'),
      onError: failed('Failed to feature post'),
    }),
  )
  const remove = useMutation(
    api.blog.remove.mutationOptions({
      onSuccess: () => {
        refresh()
        toast.success('Post deleted')
      },
      onError: failed('Failed to delete post'),
    }),
  )
  return {
    publish,
    feature,
    unpublish: async ({ id, title }: Titled): Promise<Post | null> => {
      const text = `“${title}” leaves the blog at once and is a draft again. Its address is kept for it.`
      const isSure = await confirm({ title: 'Unpublish this post', text, action: 'Unpublish', destructive: false })
      return isSure ? unpublish.mutateAsync({ id }).catch(() => null) : null
    },
    remove: async ({ id, title }: Titled): Promise<boolean> => {
      const text = `“${title}” is deleted with its revisions, likes and preview links. This cannot be undone.`
      if (!(await confirm({ title: 'Delete this post', text, action: 'Delete Post' }))) return false
      return remove.mutateAsync({ id }).then(
        () => true,
        () => false,
      )
    },
  }
}
