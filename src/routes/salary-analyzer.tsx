import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { sessionQuery } from '#features/accounts/ui/queries.ts'
import { PublicAnalyzer } from '#features/salaries/ui/public/public-analyzer.tsx'
import { loadPublicSalaries } from '#features/salaries/ui/public/queries.ts'
import { salaryHead } from '#features/salaries/ui/public/salary-head.ts'
import { SalaryPageSearch } from '#features/salaries/ui/salary-search.ts'
import { PlainFailure } from '#features/site/ui/plain-failure.tsx'
import { siteFactsQuery } from '#features/site/ui/queries.ts'
import { SalaryCards } from '#features/site/ui/salary/salary-cards.tsx'
import { SalaryOpening } from '#features/site/ui/salary/salary-opening.tsx'
import { SiteFrame } from '#features/site/ui/site-frame.tsx'
import { writeAddress } from '#lib/read-address.ts'

export const Route = createFileRoute('/salary-analyzer')({
  staticData: { hydrate: false },
  loaderDeps: ({ search }) => SalaryPageSearch.read(search),
  loader: async ({ context: { queryClient }, deps: search }) => {
    const [found, { origin }] = await Promise.all([
      loadPublicSalaries(queryClient, search),
      queryClient.fetchQuery(siteFactsQuery()),
    ])
    return { search, found, origin, head: salaryHead({ search, found, origin }) }
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  errorComponent: () => <PlainFailure title="Search Error" retry="/salary-analyzer" />,
  component: SalaryAnalyzer,
})

function SalaryAnalyzer() {
  const { search, found } = Route.useLoaderData()
  const { viewer } = useSuspenseQuery(sessionQuery()).data
  return (
    <SiteFrame here="/salary-analyzer" back={writeAddress('/salary-analyzer', search)}>
      <div className="pub">
        <SalaryOpening overview={found.overview} />
        <PublicAnalyzer search={search} found={found} viewer={viewer} />
        <SalaryCards overview={found.overview} />
      </div>
    </SiteFrame>
  )
}
