import { createFileRoute } from '@tanstack/react-router'
import { sitePages } from '#features/site/pages/site-pages.ts'
import { CompaniesPage } from '#features/site/ui/pages/companies-page.tsx'
import { headOf } from '#features/site/ui/pages/page-head-of.ts'
import { PlainFailure } from '#features/site/ui/plain-failure.tsx'
import { siteFactsQuery } from '#features/site/ui/queries.ts'
import { SiteFrame } from '#features/site/ui/site-frame.tsx'

export const Route = createFileRoute('/for-companies')({
  staticData: { hydrate: false },
  loader: ({ context: { queryClient } }) => queryClient.fetchQuery(siteFactsQuery()),
  head: ({ loaderData }) => headOf(sitePages.companies, loaderData),
  errorComponent: () => <PlainFailure title="Something went wrong" retry="/for-companies" />,
  component: Companies,
})

function Companies() {
  return (
    <SiteFrame here="/for-companies">
      <CompaniesPage origin={Route.useLoaderData().origin} />
    </SiteFrame>
  )
}
