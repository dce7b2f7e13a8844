import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { ArticlePage } from '#features/blog/ui/public/article-page.tsx'
import { articleHead } from '#features/blog/ui/public/blog-head.ts'
import { articlePath } from '#features/blog/ui/public/blog-search.ts'
import { articleQuery } from '#features/blog/ui/public/queries.ts'
import { PlainFailure } from '#features/site/ui/plain-failure.tsx'
import { siteFactsQuery } from '#features/site/ui/queries.ts'
import { SiteFrame } from '#features/site/ui/site-frame.tsx'

export const Route = createFileRoute('/blog/$slug')({
  staticData: { hydrate: false },
  loader: async ({ context: { queryClient }, params: { slug } }) => {
    const loaded = queryClient.fetchQuery(articleQuery(slug)).catch((error: { code?: string }) => {
      throw error.code === 'NOT_FOUND' || error.code === 'BAD_REQUEST' ? notFound() : error
    })
    const [article, { origin }] = await Promise.all([loaded, queryClient.fetchQuery(siteFactsQuery())])
    // an id or an earlier slug: redirect permanently (BLOG-13)
    if (article.slug !== slug) throw redirect({ to: '/blog/$slug', params: { slug: article.slug }, statusCode: 301 })
    return { article, origin, head: articleHead(article, origin) }
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  errorComponent: () => <PlainFailure title="Failed to load the article" retry="/blog" />,
  component: Read,
})

function Read() {
  const { article, origin } = Route.useLoaderData()
  return (
    <SiteFrame back={articlePath(article.slug)}>
      <ArticlePage article={article} origin={origin} />
    </SiteFrame>
  )
}
