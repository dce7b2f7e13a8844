import { createFileRoute } from '@tanstack/react-router'
import { firstData } from '#app/first-data.ts'
import { PostEditorPage } from '#features/blog/ui/editor/post-editor-page.tsx'
import { authorsQuery, categoriesQuery, postQuery, tagsQuery } from '#features/blog/ui/queries.ts'

export const Route = createFileRoute('/app/admin/blog_/$postId')({
  loader: ({ context: { queryClient }, params: { postId } }) =>
    firstData(
      queryClient.prefetchQuery(postQuery(postId)),
      queryClient.prefetchQuery(categoriesQuery()),
      queryClient.prefetchQuery(authorsQuery()),
      queryClient.prefetchQuery(tagsQuery()),
    ),
  head: () => ({ meta: [{ title: 'Edit Post · Tandem' }] }),
  staticData: { breadcrumb: 'Edit Post' },
  component: Edit,
})

function Edit() {
  const navigate = Route.useNavigate()
  return (
    <PostEditorPage
      postId={Route.useParams().postId}
      onGone={() => void navigate({ to: '/app/admin/blog', ignoreBlocker: true })}
    />
  )
}
