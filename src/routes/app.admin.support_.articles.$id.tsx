import { createFileRoute } from '@tanstack/react-router'
import { firstData } from '#app/first-data.ts'
import { ArticleEditorPage } from '#features/support/ui/help/article-editor-page.tsx'
import { staffArticleQuery } from '#features/support/ui/queries.ts'
import { isId } from '#lib/ids.ts'

export const Route = createFileRoute('/app/admin/support_/articles/$id')({
  loader: ({ context: { queryClient }, params: { id } }) =>
    isId(id) ? firstData(queryClient.prefetchQuery(staffArticleQuery(id))) : undefined,
  head: () => ({ meta: [{ title: 'Help article · Tandem' }] }),
  staticData: { breadcrumb: 'Help article' },
  component: Article,
})

function Article() {
  const navigate = Route.useNavigate()
  return (
    <ArticleEditorPage
      id={Route.useParams().id}
      onMade={(id) => void navigate({ params: { id }, replace: true, ignoreBlocker: true })}
      onRemoved={() => void navigate({ to: '/app/admin/support', search: { tab: 'help' }, ignoreBlocker: true })}
    />
  )
}
