import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { clockTime, longDateTime, shortDate } from '#lib/dates.ts'
import { DataTable } from '#ui/page/data-table.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { FilterBar } from '#ui/page/filter-bar.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Select } from '#ui/primitives/select.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { useZone } from '#ui/use-zone.ts'
import { deliveryTypes } from '../../deliveries.ts'
import { deliveriesPageSize, formatProblem } from '../../rules.ts'
import type { Delivery } from '../../webhook-contract.ts'
import type { IntegrationsSearch, Searching } from '../integrations-search.ts'
import { deliveriesQuery, endpointsQuery } from '../queries.ts'
import { DeliveryPill, stateOptions } from './delivery-state.tsx'

/** Every message of the last 30 days with its state. */
export function LogTab({ search, onSearch }: Searching) {
  const { page = 1, endpoint, state, type } = search
  const zone = useZone()
  const query = useQuery({ ...deliveriesQuery(search), placeholderData: keepPreviousData })
  const set = [endpoint, state, type].filter(Boolean).length
  const clear = () => onSearch({ endpoint: undefined, state: undefined, type: undefined, page: undefined })
  return (
    <>
      <FilterBar
        filters={<Filters search={search} onSearch={onSearch} />}
        set={set}
        {...(set > 0 && { onClear: clear })}
      />
      <QueryBoundary
        query={query}
        skeleton={<SkeletonRows rows={6} lead="none" label="Loading the log" />}
        errorText="Failed to load the log"
        isEmpty={({ total }) => total === 0}
        empty={
          <EmptyState title={set > 0 ? 'No matching deliveries' : 'No deliveries yet'}>
            {set > 0
              ? 'Try another endpoint, state or event.'
              : 'Events sent to your endpoints are listed here for 30 days.'}
          </EmptyState>
        }
      >
        {({ rows, total }) => (
          <DataTable
            label="Deliveries"
            rows={rows}
            rowKey={({ id }) => id}
            busy={query.isPlaceholderData}
            pager={{ page, pageSize: deliveriesPageSize, total, onPage: (next) => onSearch({ page: next }) }}
            columns={columns((delivery) => onSearch({ delivery }), zone)}
          />
        )}
      </QueryBoundary>
    </>
  )
}

const columns = (open: (id: string) => void, zone: string) => [
  {
    id: 'type',
    head: 'Event',
    lead: true,
    cell: ({ type }: Delivery) => <span className="strong whitespace-nowrap">{type}</span>,
  },
  {
    id: 'to',
    head: 'Endpoint',
    cell: ({ url }: Delivery) => <span className="break-words">{url.replace(/^https?:\/\//, '')}</span>,
  },
  {
    id: 'state',
    head: 'State',
    cell: ({ state, attempts }: Delivery) => (
      <DeliveryPill state={state} isRetrying={state === 'waiting' && attempts > 0} />
    ),
  },
  { id: 'last', head: 'Last response', cell: lastAnswer },
  {
    id: 'at',
    head: 'When',
    cell: ({ occurredAt }: Delivery) => `${shortDate(occurredAt, zone)}, ${clockTime(occurredAt, zone)}`,
  },
  {
    id: 'actions',
    head: 'Actions',
    align: 'end' as const,
    actions: true,
    cell: ({ id, type, occurredAt }: Delivery) => (
      <Button
        size="sm"
        icon={Eye}
        onClick={() => open(id)}
        aria-label={`Details of ${type}, ${longDateTime(occurredAt, zone)}`}
      >
        Details
      </Button>
    ),
  },
]

function lastAnswer({ lastStatus, lastProblem, attempts }: Delivery): string {
  if (attempts === 0) return 'None yet'
  return lastStatus === null ? formatProblem[lastProblem ?? 'unreachable'] : String(lastStatus)
}

function Filters({ search, onSearch }: Searching) {
  const endpoints = useQuery(endpointsQuery()).data ?? []
  const change = (part: Partial<IntegrationsSearch>) => onSearch({ page: undefined, ...part })
  return (
    <>
      <Select
        aria-label="Endpoint"
        value={search.endpoint ?? ''}
        placeholder="All endpoints"
        options={endpoints.map(({ id, url }) => ({ value: id, label: url }))}
        onChange={({ target }) => change({ endpoint: target.value || undefined })}
      />
      <Select
        aria-label="State"
        value={search.state ?? ''}
        placeholder="All states"
        options={stateOptions}
        onChange={({ target }) => change({ state: (target.value || undefined) as IntegrationsSearch['state'] })}
      />
      <Select
        aria-label="Event"
        value={search.type ?? ''}
        placeholder="All events"
        options={deliveryTypes.map((value) => ({ value, label: value }))}
        onChange={({ target }) => change({ type: (target.value || undefined) as IntegrationsSearch['type'] })}
      />
    </>
  )
}
