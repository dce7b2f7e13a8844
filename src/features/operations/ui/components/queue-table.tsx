import { useState } from 'react'
import { type Column, DataTable } from '#ui/page/data-table.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { Ago } from '#ui/primitives/ago.tsx'
import { Button } from '#ui/primitives/button.tsx'
import type { Queue } from '../../contract.ts'
import '../operations.css'

const columns: Column<Queue>[] = [
  { id: 'name', head: 'Work', lead: true, cell: (queue) => <Name queue={queue} /> },
  { id: 'waiting', head: 'Waiting', align: 'end', cell: ({ waiting }) => <Amount of={waiting} /> },
  { id: 'retrying', head: 'Retrying', align: 'end', cell: ({ retrying }) => <Amount of={retrying} /> },
  { id: 'active', head: 'Running', align: 'end', cell: ({ active }) => <Amount of={active} /> },
  { id: 'failed', head: 'Failed', align: 'end', cell: ({ failed }) => <Amount of={failed} isBad /> },
  { id: 'oldest', head: 'Oldest waiting', align: 'end', cell: ({ oldestWaitingAt }) => <Age of={oldestWaitingAt} /> },
]

export const queueHeads = columns.map(({ head }) => head)

const isBusy = ({ waiting, retrying, active, failed }: Queue) => waiting + retrying + active + failed > 0

/** The queues that are not empty, with their counts and the oldest job. The empty ones, most of about 100, are shown on request. */
export function QueueTable({ queues }: { queues: Queue[] }) {
  const [isExpanded, setExpanded] = useState(false)
  const busy = queues.filter(isBusy)
  return (
    <div className="queues">
      <DataTable
        label="Queues"
        columns={columns}
        rows={isExpanded ? [...busy, ...queues.filter((queue) => !isBusy(queue))] : busy}
        rowKey={({ name }) => name}
        empty={
          queues.length === 0 ? (
            <EmptyState title="No worker has run yet">
              Queues appear after a worker starts for the first time.
            </EmptyState>
          ) : (
            <EmptyState title="All queues are empty">None of {queues.length} queues has jobs.</EmptyState>
          )
        }
      />
      {busy.length < queues.length && (
        <p className="mt-3">
          <Button size="sm" aria-expanded={isExpanded} onClick={() => setExpanded(!isExpanded)}>
            {isExpanded ? 'Show only queues with jobs' : `Show all ${queues.length} queues`}
          </Button>
        </p>
      )}
    </div>
  )
}

function Name({ queue: { name, cron } }: { queue: Queue }) {
  return (
    <>
      <span className="strong break-words">{name}</span>
      <div className="meta">{cron ? `Scheduled: ${cron} (UTC)` : 'Triggered by an event'}</div>
    </>
  )
}

/** Zero is normal, so it is shown in a muted color. */
function Amount({ of, isBad }: { of: number; isBad?: boolean }) {
  if (of === 0) return <span className="text-ink-3">0</span>
  return <b className={isBad ? 'text-rejected' : 'ink'}>{of.toLocaleString('en-US')}</b>
}

function Age({ of }: { of: Date | null }) {
  if (!of) return <span className="none text-ink-3">—</span>
  return <Ago at={of} now={new Date()} />
}
