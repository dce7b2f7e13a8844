import { createFileRoute } from '@tanstack/react-router'
import { sitePages } from '#features/site/pages/site-pages.ts'
import { questionsData } from '#features/site/ui/help/help-head.ts'
import { HelpHome } from '#features/site/ui/help/help-home.tsx'
import { loadPageText } from '#features/site/ui/pages/load-site-page.ts'
import { pictureOf } from '#features/site/ui/pages/page-head-of.ts'
import { PlainFailure } from '#features/site/ui/plain-failure.tsx'
import { siteFactsQuery } from '#features/site/ui/queries.ts'
import { SiteFrame } from '#features/site/ui/site-frame.tsx'
import { articlesQuery, helpOverviewQuery, helpSearchQuery } from '#features/support/ui/queries.ts'
import { pageHead } from '#ui/page/page-head.ts'

export const Route = createFileRoute('/help-center/')({
  staticData: { hydrate: false },
  loaderDeps: ({ search }: { search: { q?: unknown } }) => ({
    q: typeof search.q === 'string' ? search.q.trim().slice(0, 200) : '',
  }),
  loader: async ({ context: { queryClient }, deps: { q } }) => {
    const [overview, articles, facts, questions, hits] = await Promise.all([
      queryClient.fetchQuery(helpOverviewQuery()),
      queryClient.fetchQuery(articlesQuery()),
      queryClient.fetchQuery(siteFactsQuery()),
      loadPageText(queryClient, 'help'),
      q ? queryClient.fetchQuery(helpSearchQuery(q)) : [],
    ])
    const title = q ? `Help for “${q}”` : sitePages.help.title
    const more = q ? { isIndexed: false } : { data: [questionsData(questions)] }
    const { origin } = facts
    const head = pageHead({ ...sitePages.help, origin, title, picture: pictureOf(sitePages.help), ...more })
    return { overview, articles, questions, search: q ? { q, hits } : null, head }
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  errorComponent: () => <PlainFailure title="Something went wrong" retry="/help-center" />,
  component: Help,
})

function Help() {
  return (
    <SiteFrame here="/help-center">
      <HelpHome {...Route.useLoaderData()} />
    </SiteFrame>
  )
}
