import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { shortDate } from '#lib/dates.ts'
import { price, dollars as wholeDollars } from '#lib/money.ts'
import { type Column, DataTable } from '#ui/page/data-table.tsx'
import { DataTableSkeleton } from '#ui/page/data-table-skeleton.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { Badge } from '#ui/primitives/badge.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { lazyComponent } from '#ui/shell/lazy-component.tsx'
import { useZone } from '#ui/use-zone.ts'
import { isOfferLive } from '../../../plan-rules.ts'
import type { SoldPlan } from '../../../plans-contract.ts'
import { soldPlansQuery } from '../../queries.ts'

const PlanDialog = lazyComponent(async () => (await import('./plan-dialog.tsx')).PlanDialog)

const dollars = (amount: number) => (Number.isInteger(amount) ? wholeDollars(amount) : price(amount))

const columns: Column<SoldPlan>[] = [
  { id: 'name', head: 'Plan', lead: true, cell: ({ name, featured }) => <Name name={name} featured={featured} /> },
  {
    id: 'state',
    head: 'State',
    cell: ({ active }) => (active ? 'Available' : <span className="meta">Not available</span>),
  },
  {
    id: 'monthly',
    head: 'Monthly',
    align: 'end',
    cell: ({ priceMonthly }) => <span className="num">{dollars(priceMonthly)}</span>,
  },
  {
    id: 'yearly',
    head: 'Yearly',
    align: 'end',
    cell: ({ priceYearly }) => <span className="num">{dollars(priceYearly)}</span>,
  },
  {
    id: 'offer',
    head: 'Offer',
    cell: (plan) => <Offer plan={plan} />,
  },
  {
    id: 'holders',
    head: 'Subscribers',
    align: 'end',
    cell: ({ holders }) => <span className="num">{holders.toLocaleString('en-US')}</span>,
  },
]

/** All plans, on offer or not; admins can change them. */
export function SoldPlans({ canChange }: { canChange: boolean }) {
  const query = useQuery(soldPlansQuery())
  const [open, setOpen] = useState<SoldPlan | 'new' | null>(null)
  const edit: Column<SoldPlan> = {
    id: 'edit',
    head: 'Actions',
    align: 'end',
    actions: true,
    cell: (plan) => (
      <Button size="sm" aria-label={`Edit ${plan.name}`} onClick={() => setOpen(plan)}>
        Edit
      </Button>
    ),
  }
  return (
    <>
      <QueryBoundary
        query={query}
        skeleton={<DataTableSkeleton columns={columns.map(({ head }) => head)} rows={3} label="Loading plans" />}
        errorText="Failed to load plans"
      >
        {(plans) => (
          <DataTable
            label="Plans"
            columns={canChange ? [...columns, edit] : columns}
            rows={plans}
            rowKey={({ id }) => id}
            empty={
              <p className="meta">No plans yet. Public pages show “Pricing information will be available soon.”</p>
            }
          />
        )}
      </QueryBoundary>
      {canChange && (
        <Button className="mt-3" icon={Plus} onClick={() => setOpen('new')}>
          Add plan
        </Button>
      )}
      {open && <PlanDialog plan={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </>
  )
}

const Name = ({ name, featured }: { name: string; featured: boolean }) => (
  <span className="row">
    <b className="strong">{name}</b>
    {featured && <Badge>Featured</Badge>}
  </span>
)

function Offer({ plan }: { plan: SoldPlan }) {
  const zone = useZone()
  return (
    <span className="meta" suppressHydrationWarning>
      {formatOffer(plan, zone)}
    </span>
  )
}

function formatOffer(plan: SoldPlan, zone: string): string {
  if (!plan.offerActive) return 'None'
  const prices = [
    plan.offerPriceMonthly !== null && `${dollars(plan.offerPriceMonthly)} monthly`,
    plan.offerPriceYearly !== null && `${dollars(plan.offerPriceYearly)} yearly`,
  ].filter(Boolean)
  const until = plan.offerExpiresAt ? ` until ${shortDate(plan.offerExpiresAt, zone)}` : ''
  return `${prices.join(', ')}${isOfferLive(plan, new Date()) ? until : ', ended'}`
}
