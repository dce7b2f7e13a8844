import { createFileRoute, notFound } from '@tanstack/react-router'
import { ArticlePage } from '#features/blog/ui/public/article-page.tsx'
import { articleHead } from '#features/blog/ui/public/blog-head.ts'
import { previewQuery } from '#features/blog/ui/public/queries.ts'
import { PlainFailure } from '#features/site/ui/plain-failure.tsx'
import { siteFactsQuery } from '#features/site/ui/queries.ts'
import { SiteFrame } from '#features/site/ui/site-frame.tsx'

export const Route = createFileRoute('/blog/preview/$token')({
  staticData: { hydrate: false },
  loader: async ({ context: { queryClient }, params: { token } }) => {
    const preview = queryClient.fetchQuery(previewQuery(token)).catch((error: { code?: string }) => {
      throw error.code === 'NOT_FOUND' || error.code === 'BAD_REQUEST' ? notFound() : error
    })
    const [article, { origin }] = await Promise.all([preview, queryClient.fetchQuery(siteFactsQuery())])
    return { article, origin, head: articleHead(article, origin, { isPreview: true }) }
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  errorComponent: () => <PlainFailure title="Failed to load the article" retry="/blog" />,
  component: Preview,
})

function Preview() {
  const { article, origin } = Route.useLoaderData()
  return (
    <SiteFrame>
      <ArticlePage article={article} origin={origin} isPreview />
    </SiteFrame>
  )
}
