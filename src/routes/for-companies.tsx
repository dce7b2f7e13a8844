import { createFileRoute } from '@tanstack/react-router'
import { sitePages } from '#features/site/pages/site-pages.ts'
import { CompaniesPage } from '#features/site/ui/pages/companies-page.tsx'
import { loadSitePage } from '#features/site/ui/pages/load-site-page.ts'
import { PlainFailure } from '#features/site/ui/plain-failure.tsx'
import { SiteFrame } from '#features/site/ui/site-frame.tsx'

export const Route = createFileRoute('/for-companies')({
  staticData: { hydrate: false },
  loader: ({ context: { queryClient } }) => loadSitePage(queryClient, sitePages.companies),
  head: ({ loaderData }) => loaderData?.head ?? {},
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
