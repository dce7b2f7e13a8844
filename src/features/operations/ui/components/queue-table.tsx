import { timeAgo } from '#lib/dates.ts'
import { type Column, DataTable } from '#ui/page/data-table.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import type { Queue } from '../../contract.ts'

const columns: Column<Queue>[] = [
  { id: 'name', head: 'Work', lead: true, cell: (queue) => <Name queue={queue} /> },
  { id: 'waiting', head: 'Waiting', align: 'end', cell: ({ waiting }) => <Amount of={waiting} /> },
  { id: 'retrying', head: 'Trying again', align: 'end', cell: ({ retrying }) => <Amount of={retrying} /> },
  { id: 'active', head: 'Running', align: 'end', cell: ({ active }) => <Amount of={active} /> },
  { id: 'failed', head: 'Failed', align: 'end', cell: ({ failed }) => <Amount of={failed} isBad /> },
  { id: 'oldest', head: 'Oldest waiting', align: 'end', cell: ({ oldestWaitingAt }) => <Age of={oldestWaitingAt} /> },
]

export const queueHeads = columns.map(({ head }) => head)

/** Every queue: how deep it is, and since when. */
export function QueueTable({ queues }: { queues: Queue[] }) {
  return (
    <div className="queues">
      <DataTable
        label="Queues"
        columns={columns}
        rows={queues}
        rowKey={({ name }) => name}
        empty={
          <EmptyState title="No worker has run yet">Queues appear when a worker starts for the first time.</EmptyState>
        }
      />
    </div>
  )
}

function Name({ queue: { name, cron } }: { queue: Queue }) {
  return (
    <>
      <span className="strong break-words">{name}</span>
      <div className="meta">{cron ? `By the clock: ${cron} (UTC)` : 'Follows an event'}</div>
    </>
  )
}

/** Zero is the rule: it stays in the background. */
function Amount({ of, isBad }: { of: number; isBad?: boolean }) {
  if (of === 0) return <span className="text-ink-3">0</span>
  return <b className={isBad ? 'text-rejected' : 'ink'}>{of.toLocaleString('en-US')}</b>
}

function Age({ of }: { of: Date | null }) {
  if (!of) return <span className="none text-ink-3">—</span>
  return (
    <time dateTime={of.toISOString()} suppressHydrationWarning>
      {timeAgo(of, new Date())}
    </time>
  )
}
