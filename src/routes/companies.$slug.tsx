import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { companyHead } from '#features/job-board/ui/company/company-head.ts'
import { CompanyPage } from '#features/job-board/ui/company/company-page.tsx'
import { GoneCompany } from '#features/job-board/ui/company/gone-company.tsx'
import { companyPageQuery } from '#features/job-board/ui/company/queries.ts'
import { PlainFailure } from '#features/site/ui/plain-failure.tsx'
import { siteFactsQuery } from '#features/site/ui/queries.ts'
import { SiteFrame } from '#features/site/ui/site-frame.tsx'
import { setStatus } from '#features/site/ui/status.ts'
import { pageNumber } from '#lib/read-address.ts'

export const Route = createFileRoute('/companies/$slug')({
  staticData: { hydrate: false },
  loaderDeps: ({ search }: { search: Record<string, unknown> }) => ({ number: pageNumber(search.page) }),
  loader: async ({ context: { queryClient }, params: { slug }, deps: { number } }) => {
    const companyPage = queryClient.fetchQuery(companyPageQuery(slug, number)).catch((error: { code?: string }) => {
      throw error.code === 'NOT_FOUND' || error.code === 'BAD_REQUEST' ? notFound() : error
    })
    const [page, facts] = await Promise.all([companyPage, queryClient.fetchQuery(siteFactsQuery())])
    if (page.state === 'gone') setStatus(410)
    else if (page.company.slug !== slug || (number > 1 && page.jobs.items.length === 0))
      throw redirect({ to: '/companies/$slug', params: { slug: page.company.slug } })
    return { page, facts, head: companyHead(page, facts.origin) }
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  errorComponent: () => <PlainFailure title="Failed to load the company" retry="/jobs" />,
  component: Company,
})

function Company() {
  const { page } = Route.useLoaderData()
  return (
    <SiteFrame {...(page.state === 'open' && { back: `/companies/${page.company.slug}` })}>
      {page.state === 'open' ? <CompanyPage page={page} /> : <GoneCompany />}
    </SiteFrame>
  )
}
