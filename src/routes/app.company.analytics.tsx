import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { firstData } from '#app/first-data.ts'
import { analyticsRanges } from '#features/analytics/company-analytics-rules.ts'
import { CompanyAnalyticsPage } from '#features/analytics/ui/company-analytics-page.tsx'
import { companyAnalyticsQuery } from '#features/analytics/ui/queries.ts'
import { oneOf, readAddress } from '#lib/read-address.ts'

export const Route = createFileRoute('/app/company/analytics')({
  validateSearch: readAddress({ range: oneOf(analyticsRanges) }),
  loaderDeps: ({ search: { range = 'month' } }) => ({ range }),
  loader: ({ context: { queryClient }, deps }) =>
    firstData(queryClient.prefetchQuery(companyAnalyticsQuery(deps.range))),
  head: () => ({ meta: [{ title: 'Analytics · Tandem' }] }),
  component: Analytics,
})

function Analytics() {
  const navigate = useNavigate()
  const { range = 'month' } = Route.useSearch()
  return (
    <CompanyAnalyticsPage
      range={range}
      onRange={(chosen) =>
        void navigate({
          to: '/app/company/analytics',
          search: { range: chosen === 'month' ? undefined : chosen },
          resetScroll: false,
        })
      }
    />
  )
}
