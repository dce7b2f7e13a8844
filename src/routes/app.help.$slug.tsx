import { createFileRoute } from '@tanstack/react-router'
import { firstData } from '#app/first-data.ts'
import { HelpArticlePage } from '#features/support/ui/help-article-page.tsx'
import { articleQuery } from '#features/support/ui/queries.ts'

export const Route = createFileRoute('/app/help/$slug')({
  loader: ({ context: { queryClient }, params: { slug } }) => firstData(queryClient.prefetchQuery(articleQuery(slug))),
  head: () => ({ meta: [{ title: 'Help · Tandem' }] }),
  staticData: { breadcrumb: 'Help' },
  component: Help,
})

function Help() {
  return <HelpArticlePage slug={Route.useParams().slug} />
}
