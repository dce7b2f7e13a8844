import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { client } from '#client/api.ts'
import { helpBreadcrumbsData } from '#features/site/ui/help/help-head.ts'
import { PublicArticlePage } from '#features/site/ui/help/public-article-page.tsx'
import { PlainFailure } from '#features/site/ui/plain-failure.tsx'
import { siteFactsQuery } from '#features/site/ui/queries.ts'
import { SiteFrame } from '#features/site/ui/site-frame.tsx'
import { helpPath } from '#features/support/help-rules.ts'
import { articleQuery, articlesQuery } from '#features/support/ui/queries.ts'
import { sharePicture } from '#lib/share-picture.ts'
import { pageHead } from '#ui/page/page-head.ts'

export const Route = createFileRoute('/help-center/$topic/$slug')({
  staticData: { hydrate: false },
  loaderDeps: ({ search: { said } }: { search: { said?: unknown } }): { said: 'yes' | 'no' | null } => ({
    said: said === 'yes' || said === 'no' ? said : null,
  }),
  loader: async ({ context: { queryClient }, params: { topic, slug }, deps: { said } }) => {
    const article = await queryClient.fetchQuery(articleQuery(slug)).catch((error: { code?: string }) => {
      throw error.code === 'NOT_FOUND' || error.code === 'BAD_REQUEST' ? notFound() : error
    })
    if (article.slug !== slug || article.topic !== topic) throw redirect({ href: helpPath(article), statusCode: 301 })
    const [others, { origin }] = await Promise.all([
      queryClient.fetchQuery(articlesQuery(article.topic)),
      queryClient.fetchQuery(siteFactsQuery()),
      // show the page even if counting the view fails
      client.help.recordRead({ slug }).catch(() => null),
    ])
    const { title, summary: description } = article
    const meta = { path: helpPath(article), data: [helpBreadcrumbsData(origin, article)], isArticle: true }
    const picture = sharePicture('help', article.slug, title)
    return { article, others, said, head: pageHead({ origin, title, description, picture, ...meta }) }
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  errorComponent: () => <PlainFailure title="Something went wrong" retry="/help-center" />,
  component: Article,
})

function Article() {
  const { article, others, said } = Route.useLoaderData()
  return (
    <SiteFrame here="/help-center">
      <PublicArticlePage article={article} others={others} vote={said} />
    </SiteFrame>
  )
}
