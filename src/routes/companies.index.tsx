import { createFileRoute, redirect } from '@tanstack/react-router'
import { CompaniesPage } from '#features/job-board/ui/landing/companies-page.tsx'
import { CompaniesSearch } from '#features/job-board/ui/landing/companies-search.ts'
import { companiesHead } from '#features/job-board/ui/landing/directory-head.ts'
import { hiringQuery } from '#features/job-board/ui/landing/queries.ts'
import { PlainFailure } from '#features/site/ui/plain-failure.tsx'
import { siteFactsQuery } from '#features/site/ui/queries.ts'
import { SiteFrame } from '#features/site/ui/site-frame.tsx'

export const Route = createFileRoute('/companies/')({
  staticData: { hydrate: false },
  loaderDeps: ({ search }) => CompaniesSearch.parse(search),
  loader: async ({ context: { queryClient }, deps }) => {
    const [companies, { origin }] = await Promise.all([
      queryClient.fetchQuery(hiringQuery(deps)),
      queryClient.fetchQuery(siteFactsQuery()),
    ])
    const { q, page } = deps
    if (page > 1 && companies.items.length === 0) throw redirect({ to: '/companies', search: q ? { q } : {} })
    return { companies, q, origin, head: companiesHead({ companies, q, origin }) }
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  errorComponent: () => <PlainFailure title="Failed to load the companies" retry="/companies" />,
  component: Companies,
})

function Companies() {
  const { companies, q } = Route.useLoaderData()
  return (
    <SiteFrame here="/companies" back="/companies">
      <CompaniesPage companies={companies} q={q} />
    </SiteFrame>
  )
}
