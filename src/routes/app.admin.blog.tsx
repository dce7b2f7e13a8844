import { createFileRoute } from '@tanstack/react-router'
import { firstData } from '#app/first-data.ts'
import { BlogAdminPage } from '#features/blog/ui/blog-admin-page.tsx'
import { BlogAdminSearch, filtersOf } from '#features/blog/ui/blog-admin-search.ts'
import { categoriesQuery, postsQuery, tagsQuery } from '#features/blog/ui/queries.ts'

export const Route = createFileRoute('/app/admin/blog')({
  validateSearch: BlogAdminSearch,
  loaderDeps: ({ search: { tab: _, ...filters } }) => filters,
  loader: ({ context: { queryClient }, deps }) =>
    firstData(
      queryClient.prefetchQuery(postsQuery(filtersOf(deps))),
      queryClient.prefetchQuery(categoriesQuery()),
      queryClient.prefetchQuery(tagsQuery()),
    ),
  head: () => ({ meta: [{ title: 'Blog Management · Tandem' }] }),
  component: Blog,
})

function Blog() {
  const navigate = Route.useNavigate()
  return (
    <BlogAdminPage
      search={Route.useSearch()}
      onSearch={(change) => void navigate({ search: (before) => ({ ...before, ...change }), resetScroll: false })}
      onOpen={(postId) => void navigate({ to: '/app/admin/blog/$postId', params: { postId } })}
    />
  )
}
