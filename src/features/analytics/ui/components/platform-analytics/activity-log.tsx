import { clockTime, dayAndMonth, isoDay } from '#lib/dates.ts'
import { type Column, DataTable } from '#ui/page/data-table.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { TextLink } from '#ui/primitives/button.tsx'
import { useZone } from '#ui/use-zone.ts'
import type { PlatformAnalytics } from '../../../platform-analytics-contract.ts'

type Row = PlatformAnalytics['log'][number]

const columns: Column<Row>[] = [
  { id: 'when', head: 'When', cell: ({ at }) => <When at={at} /> },
  { id: 'who', head: 'Who', lead: true, cell: ({ who }) => <b className="strong">{who}</b> },
  { id: 'what', head: 'What', cell: ({ what }) => what },
  { id: 'from', head: 'From', cell: ({ from }) => <span className="meta">{from}</span> },
]

type Props = { log: readonly Row[]; days: number; canOpenAll: boolean }

/** The latest actions of the period (ADASH-06). Admins can open the audit log, which has all of them. */
export function ActivityLog({ log, days, canOpenAll }: Props) {
  return (
    <section className="card" aria-labelledby="activity-log">
      <div className="card-head">
        <h2 id="activity-log">Activity log</h2>
        {canOpenAll && <TextLink to="/app/admin/audit">View all</TextLink>}
      </div>
      <DataTable
        label="Activity log"
        columns={columns}
        rows={log}
        rowKey={({ id }) => id}
        empty={
          <EmptyState title="Nothing logged" bare>
            No changes in the last {days} days.
          </EmptyState>
        }
      />
    </section>
  )
}

function When({ at }: { at: Date }) {
  const zone = useZone()
  const isToday = isoDay(at, zone) === isoDay(new Date(), zone)
  return (
    <time className="num" dateTime={at.toISOString()} suppressHydrationWarning>
      {isToday ? clockTime(at, zone) : dayAndMonth(at, zone)}
    </time>
  )
}
