import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { DataTable } from '#ui/page/data-table.tsx'
import { DataTableSkeleton } from '#ui/page/data-table-skeleton.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { AppLink } from '#ui/primitives/app-link.tsx'
import { Badge } from '#ui/primitives/badge.tsx'
import { Day } from '#ui/primitives/day.tsx'
import type { Campaign } from '../../contract.ts'
import { templateFacts } from '../../rules.ts'
import { CampaignStatusPill, counted, share } from './campaign-status.tsx'

type List = { items: Campaign[]; before: string | null; after: string | null }
type Props = {
  query: UseQueryResult<List>
  /** Shows this number of them; by default the whole page. */
  max?: number
  empty?: ReactNode
  foot?: (list: List) => ReactNode
}

const heads = ['Campaign', 'Status', 'Recipients', 'Opened', 'Clicked', 'Created']

const columns = [
  {
    id: 'title',
    head: 'Campaign',
    lead: true,
    cell: ({ id, title, templateType, isSample }: Campaign) => (
      <span className="row wrap gap-2">
        <AppLink className="link strong" to={`/app/admin/campaigns/${id}`}>
          {title}
        </AppLink>
        <Badge tone="line">{templateFacts[templateType].label}</Badge>
        {isSample && <Badge>Sample</Badge>}
      </span>
    ),
  },
  { id: 'status', head: 'Status', cell: ({ status }: Campaign) => <CampaignStatusPill status={status} /> },
  {
    id: 'recipients',
    head: 'Recipients',
    align: 'end' as const,
    cell: ({ startedAt, sentCount, recipientCount }: Campaign) =>
      startedAt && sentCount < recipientCount
        ? `${counted(sentCount)} of ${counted(recipientCount)}`
        : counted(recipientCount),
  },
  {
    id: 'opened',
    head: 'Opened',
    align: 'end' as const,
    cell: (one: Campaign) => share(one.openedCount, one.sentCount),
  },
  {
    id: 'clicked',
    head: 'Clicked',
    align: 'end' as const,
    cell: (one: Campaign) => share(one.clickedCount, one.sentCount),
  },
  { id: 'created', head: 'Created', cell: ({ createdAt }: Campaign) => <Day at={createdAt} /> },
]

/** Campaigns, newest first, with their results (CAMP-03). */
export function CampaignsTable({ query, max = 100, empty, foot }: Props) {
  return (
    <QueryBoundary
      query={query}
      skeleton={<DataTableSkeleton columns={heads} />}
      errorText="Failed to fetch campaigns"
      isEmpty={({ items }) => items.length === 0}
      empty={empty ?? <EmptyState title="No campaigns yet">A campaign is one email to many recipients.</EmptyState>}
    >
      {(list) => (
        <div className="stack">
          <DataTable
            label="Campaigns"
            columns={columns}
            rows={list.items.slice(0, max)}
            rowKey={({ id }) => id}
            busy={query.isPlaceholderData}
          />
          {foot?.(list)}
        </div>
      )}
    </QueryBoundary>
  )
}
