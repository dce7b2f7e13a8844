import { createFileRoute, notFound } from '@tanstack/react-router'
import { helpTopicHead } from '#features/site/ui/help/help-head.ts'
import { HelpTopicPage } from '#features/site/ui/help/help-topic-page.tsx'
import { PlainFailure } from '#features/site/ui/plain-failure.tsx'
import { siteFactsQuery } from '#features/site/ui/queries.ts'
import { SiteFrame } from '#features/site/ui/site-frame.tsx'
import { helpTopicKeys } from '#features/support/articles/article.ts'
import { articlesQuery } from '#features/support/ui/queries.ts'
import { sharePicture } from '#lib/share-picture.ts'
import { pageHead } from '#ui/page/page-head.ts'

export const Route = createFileRoute('/help-center/$topic/')({
  staticData: { hydrate: false },
  loader: async ({ context: { queryClient }, params }) => {
    const topic = helpTopicKeys.find((key) => key === params.topic)
    if (!topic) throw notFound()
    const [articles, { origin }] = await Promise.all([
      queryClient.fetchQuery(articlesQuery(topic)),
      queryClient.fetchQuery(siteFactsQuery()),
    ])
    const { title, description } = helpTopicHead(topic)
    const path = `/help-center/${topic}`
    const isIndexed = articles.length > 0
    const picture = sharePicture('help', topic, title)
    return { topic, articles, head: pageHead({ origin, title, description, path, isIndexed, picture }) }
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  errorComponent: () => <PlainFailure title="Something went wrong" retry="/help-center" />,
  component: Topic,
})

function Topic() {
  const { topic, articles } = Route.useLoaderData()
  return (
    <SiteFrame here="/help-center">
      <HelpTopicPage topic={topic} articles={articles} />
    </SiteFrame>
  )
}
