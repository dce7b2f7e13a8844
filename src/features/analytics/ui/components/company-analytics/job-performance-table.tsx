import { postedAgeLabel } from '#lib/dates.ts'
import { type Column, DataTable } from '#ui/page/data-table.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { SectionHead } from '#ui/page/section-head.tsx'
import { AppLink } from '#ui/primitives/app-link.tsx'
import { ButtonLink, TextLink } from '#ui/primitives/button.tsx'
import { Progress } from '#ui/primitives/progress.tsx'
import { StatusPill } from '#ui/primitives/status-pill.tsx'
import type { JobPerformance } from '../../../company-analytics-contract.ts'
import { inThePeriod, UNKNOWN } from '../../../company-analytics-labels.ts'
import type { AnalyticsRange } from '../../../company-analytics-rules.ts'
import '../analytics.css'

type Props = { jobs: readonly JobPerformance[]; range: AnalyticsRange }

const columns: Column<JobPerformance>[] = [
  {
    id: 'title',
    head: 'Job',
    lead: true,
    cell: ({ id, title }) => (
      <AppLink className="strong" to={`/app/company/jobs/${id}/edit`}>
        {title}
      </AppLink>
    ),
  },
  { id: 'status', head: 'Status', cell: ({ status }) => <StatusPill status={status} /> },
  { id: 'views', head: 'Views', align: 'end', cell: ({ views }) => views.toLocaleString('en-US') },
  {
    id: 'applications',
    head: 'Applications',
    align: 'end',
    cell: ({ applications }) => <b className="strong">{applications.toLocaleString('en-US')}</b>,
  },
  { id: 'conversion', head: 'Conversion Rate', cell: ({ conversionRate }) => <Rate value={conversionRate} /> },
  {
    id: 'posted',
    head: 'Posted',
    align: 'end',
    cell: ({ posted }) => (
      <time className="meta" dateTime={posted.toISOString()} suppressHydrationWarning>
        {postedAgeLabel(posted, new Date())}
      </time>
    ),
  },
]

/** Up to 10 active jobs, newest first, with their results in the period (CANA-10). */
export function JobPerformanceTable({ jobs, range }: Props) {
  return (
    <section aria-labelledby="job-performance">
      <SectionHead title="Job Performance" id="job-performance">
        <span className="meta">
          Active jobs, newest first, {inThePeriod(range)} · <TextLink to="/app/company/jobs">Job Management</TextLink>
        </span>
      </SectionHead>
      <DataTable
        label="Job Performance"
        columns={columns}
        rows={jobs}
        rowKey={({ id }) => id}
        empty={
          <EmptyState
            title="No active jobs"
            bare
            action={<ButtonLink to="/app/company/jobs">Open Job Management</ButtonLink>}
          >
            Shows views, applications and hires for every open job.
          </EmptyState>
        }
      />
    </section>
  )
}

function Rate({ value }: { value: number | null }) {
  if (value === null) return UNKNOWN
  return (
    <span className="analytics-rate">
      <Progress value={value} label={`${value}% accepted`} />
      <span className="num">{value}%</span>
    </span>
  )
}
