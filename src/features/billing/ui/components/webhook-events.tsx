import { useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { longDateTime } from '#lib/dates.ts'
import { DataTable } from '#ui/page/data-table.tsx'
import { DataTableSkeleton } from '#ui/page/data-table-skeleton.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { SectionHead } from '#ui/page/section-head.tsx'
import { Badge } from '#ui/primitives/badge.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { useZone } from '#ui/use-zone.ts'
import { webhookEventsQuery } from '../queries.ts'

const heads = ['Event', 'Status', 'Received', 'Id']

/** The latest 20 messages of the payment provider, newest first (SUB-10). */
export function WebhookEvents() {
  const events = useQuery(webhookEventsQuery())
  const zone = useZone()
  return (
    <section className="stack stack-3" aria-label="Payment webhook events">
      <SectionHead title="Payment webhook events">
        <Button size="sm" icon={RefreshCw} busy={events.isFetching} onClick={() => void events.refetch()}>
          Refresh
        </Button>
      </SectionHead>
      <QueryBoundary
        query={events}
        skeleton={<DataTableSkeleton columns={heads} />}
        errorText="Failed to load the webhook events"
        isEmpty={(rows) => rows.length === 0}
        empty={<p className="meta">No webhook events yet.</p>}
      >
        {(rows) => (
          <DataTable
            label="Payment webhook events"
            rows={rows}
            rowKey={(row) => row.id}
            columns={[
              { id: 'type', head: 'Event', lead: true, cell: (row) => row.eventType },
              {
                id: 'status',
                head: 'Status',
                cell: ({ processed, errorMessage }) => (
                  <span className="grid gap-1">
                    <span>
                      <Badge tone={processed ? 'primary' : 'plain'}>{processed ? 'Processed' : 'Pending'}</Badge>
                    </span>
                    {errorMessage && <span className="meta">{errorMessage}</span>}
                  </span>
                ),
              },
              { id: 'at', head: 'Received', cell: (row) => longDateTime(row.createdAt, zone) },
              { id: 'id', head: 'Id', cell: (row) => <span className="meta break-all">{row.stripeEventId}</span> },
            ]}
          />
        )}
      </QueryBoundary>
    </section>
  )
}
