import { createFileRoute, notFound } from '@tanstack/react-router'
import { sitePages } from '#features/site/pages/site-pages.ts'
import { loadPageText } from '#features/site/ui/pages/load-site-page.ts'
import { headOf } from '#features/site/ui/pages/page-head-of.ts'
import { ProgrammePage } from '#features/site/ui/pages/programme-page.tsx'
import { PlainFailure } from '#features/site/ui/plain-failure.tsx'
import { siteFactsQuery } from '#features/site/ui/queries.ts'
import { SiteFrame } from '#features/site/ui/site-frame.tsx'

export const Route = createFileRoute('/how-it-works')({
  staticData: { hydrate: false },
  loader: async ({ context: { queryClient } }) => {
    const facts = await queryClient.fetchQuery(siteFactsQuery())
    // if the program is switched off, its page does not exist (MKT-07)
    if (!facts.hasProgramme) throw notFound()
    const text = await loadPageText(queryClient, 'programme')
    return { text, head: headOf(sitePages.programme, facts) }
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  errorComponent: () => <PlainFailure title="Something went wrong" retry="/how-it-works" />,
  component: Programme,
})

function Programme() {
  return (
    <SiteFrame here="/how-it-works">
      <ProgrammePage text={Route.useLoaderData().text} />
    </SiteFrame>
  )
}
