import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { firstData } from '#app/first-data.ts'
import { analyticsDays } from '#features/analytics/platform-analytics-rules.ts'
import { PlatformAnalyticsPage } from '#features/analytics/ui/platform-analytics-page.tsx'
import { platformAnalyticsQuery } from '#features/analytics/ui/queries.ts'
import { oneOf, readAddress } from '#lib/read-address.ts'

export const Route = createFileRoute('/app/admin/analytics')({
  validateSearch: readAddress({ days: oneOf(analyticsDays) }),
  loaderDeps: ({ search: { days = 7 } }) => ({ days }),
  loader: ({ context: { queryClient }, deps }) =>
    firstData(queryClient.prefetchQuery(platformAnalyticsQuery(deps.days))),
  head: () => ({ meta: [{ title: 'Analytics · Tandem' }] }),
  component: Analytics,
})

function Analytics() {
  const navigate = useNavigate()
  const { days = 7 } = Route.useSearch()
  return (
    <PlatformAnalyticsPage
      days={days}
      onDays={(chosen) =>
        void navigate({
          to: '/app/admin/analytics',
          search: { days: chosen === 7 ? undefined : chosen },
          resetScroll: false,
        })
      }
    />
  )
}
