import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { longDay } from '#lib/dates.ts'
import { currencyName } from '#lib/pay/currency-names.ts'
import { type Column, DataTable } from '#ui/page/data-table.tsx'
import { DataTableSkeleton } from '#ui/page/data-table-skeleton.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { lazyComponent } from '#ui/shell/lazy-component.tsx'
import type { ExchangeRate } from '../contract.ts'
import { exchangeRatesQuery } from './queries.ts'

const RateDialog = lazyComponent(async () => (await import('./rate-dialog.tsx')).RateDialog)

const heads = ['Currency', 'US dollars', 'Day', 'Source', 'Open jobs', 'Actions']
const columns: Column<ExchangeRate>[] = [
  {
    id: 'currency',
    head: 'Currency',
    lead: true,
    cell: ({ currency }) => (
      <>
        <b className="strong">{currency}</b>
        {currencyName(currency) !== currency && <span className="meta"> {currencyName(currency)}</span>}
      </>
    ),
  },
  { id: 'usd', head: 'US dollars', align: 'end', cell: ({ usd }) => <span className="num">{rateText(usd)}</span> },
  { id: 'day', head: 'Day', cell: ({ day }) => longDay(day) },
  { id: 'source', head: 'Source', cell: ({ source }) => source },
  {
    id: 'jobs',
    head: 'Open jobs',
    align: 'end',
    cell: ({ jobs }) => <span className="num">{jobs.toLocaleString('en-US')}</span>,
  },
]

/** Six significant digits, however small the unit is: '1.1269', '0.00632557'. */
const rateText = (usd: number): string => usd.toLocaleString('en-US', { maximumSignificantDigits: 6 })

/** /app/admin/jobs/rates: the value of each currency in US dollars, for comparing pay. */
export function RatesPage() {
  const query = useQuery(exchangeRatesQuery())
  const [open, setOpen] = useState<ExchangeRate | { currency: string } | null>(null)
  const edit: Column<ExchangeRate> = {
    id: 'edit',
    head: 'Actions',
    align: 'end',
    actions: true,
    cell: (rate) => (
      <Button size="sm" onClick={() => setOpen(rate)} aria-label={`Change the rate of ${rate.currency}`}>
        Change
      </Button>
    ),
  }
  return (
    <>
      <PageHeader
        title="Reference rates"
        purpose="Filters, the match and salary figures compare pay in US dollars a year. Jobs show what was posted."
        actions={
          <Button variant="primary" icon={Plus} onClick={() => setOpen({ currency: '' })}>
            Add rate
          </Button>
        }
      />
      <QueryBoundary
        query={query}
        skeleton={<DataTableSkeleton columns={heads} />}
        errorText="The rates couldn't be loaded. Please try again."
        isEmpty={({ rates, missing }) => rates.length + missing.length === 0}
        empty={<EmptyState title="No rates yet">Without a rate, pay in another currency can't be compared.</EmptyState>}
      >
        {({ rates, missing }) => (
          <div className="stack stack-4">
            {missing.length > 0 && (
              <Notice tone="warn" title="Currencies without a rate">
                Pay of these open jobs can't be compared:{' '}
                {missing.map(({ currency, jobs }) => `${currency} (${jobs.toLocaleString('en-US')})`).join(', ')}.
              </Notice>
            )}
            <DataTable
              label="Reference rates"
              rows={rates}
              rowKey={({ currency }) => currency}
              columns={[...columns, edit]}
            />
          </div>
        )}
      </QueryBoundary>
      {open && <RateDialog rate={open} onClose={() => setOpen(null)} />}
    </>
  )
}
