import type { SecurityKind } from '#lib/security-kinds.ts'
import { type Column, DataTable } from '#ui/page/data-table.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { Badge, type BadgeTone } from '#ui/primitives/badge.tsx'
import type { SecurityEntry } from '../../security-contract.ts'
import { reasonLabels, securityKindLabels } from '../security-labels.ts'
import { shortId, When } from './log-cells.tsx'

export const securityHeads = ['When', 'Who', 'What', 'Call', 'Times', 'Request']

const tones: Record<SecurityKind, BadgeTone> = {
  signed_in: 'plain',
  wrong: 'danger',
  limited: 'danger',
  refused: 'line',
}

const columns: Column<SecurityEntry>[] = [
  {
    id: 'when',
    head: 'When',
    cell: ({ at }) => <When at={at} />,
  },
  {
    id: 'who',
    head: 'Who',
    lead: true,
    cell: ({ person }) => (person ? <b className="strong">{person.name}</b> : <span className="meta">Unknown</span>),
  },
  {
    id: 'what',
    head: 'What',
    cell: ({ kind, reason }) => (
      <>
        <Badge tone={tones[kind]}>{securityKindLabels[kind]}</Badge>
        {reason && <div className="meta">{reasonLabels(reason)}</div>}
      </>
    ),
  },
  {
    id: 'call',
    head: 'Call',
    cell: ({ procedure }) => (procedure ? <code className="uid">{procedure}</code> : <span className="meta">—</span>),
  },
  {
    id: 'times',
    head: 'Times',
    align: 'end',
    cell: ({ count }) => <span className="num">{count.toLocaleString('en-US')}</span>,
  },
  {
    id: 'request',
    head: 'Request',
    cell: ({ requestId }) => <code className="uid">{shortId(requestId)}</code>,
  },
]

type Props = { entries: readonly SecurityEntry[]; isFiltered: boolean }

/** Sign-ins and refused calls, the newest minute first; times in UTC. The server log has a line for each request id. */
export function SecurityTable({ entries, isFiltered }: Props) {
  return (
    <DataTable
      label="Security events"
      columns={columns}
      rows={entries}
      rowKey={({ id }) => id}
      empty={
        isFiltered ? (
          <EmptyState title="No matching events" bare>
            Clear a filter to see more.
          </EmptyState>
        ) : (
          <EmptyState title="No events yet" bare>
            Sign-ins and rejected requests appear here within ten seconds.
          </EmptyState>
        )
      }
    />
  )
}
