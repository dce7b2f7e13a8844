import { createFileRoute } from '@tanstack/react-router'
import { firstData } from '#app/first-data.ts'
import { exchangeRatesQuery } from '#features/exchange-rates/ui/queries.ts'
import { RatesPage } from '#features/exchange-rates/ui/rates-page.tsx'

export const Route = createFileRoute('/app/admin/jobs/rates')({
  loader: ({ context }) => firstData(context.queryClient.prefetchQuery(exchangeRatesQuery())),
  head: () => ({ meta: [{ title: 'Reference rates · Tandem' }] }),
  staticData: { breadcrumb: 'Reference rates' },
  component: RatesPage,
})
