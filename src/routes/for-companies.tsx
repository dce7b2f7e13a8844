import { createFileRoute } from '@tanstack/react-router'
import { CompaniesPage } from '#features/site/ui/pages/companies-page.tsx'
import { loadSitePage } from '#features/site/ui/pages/load-site-page.ts'
import { PlainFailure } from '#features/site/ui/plain-failure.tsx'
import { SiteFrame } from '#features/site/ui/site-frame.tsx'

export const Route = createFileRoute('/for-companies')({
  staticData: { hydrate: false },
  loader: ({ context: { queryClient } }) => loadSitePage(queryClient, 'companies'),
  head: ({ loaderData }) => loaderData?.head ?? {},
  errorComponent: () => <PlainFailure title="Something went wrong" retry="/for-companies" />,
  component: Companies,
})

function Companies() {
  const { text, facts } = Route.useLoaderData()
  return (
    <SiteFrame here="/for-companies">
      <CompaniesPage text={text} origin={facts.origin} />
    </SiteFrame>
  )
}
