import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { downloadCsv } from '#ui/download-csv.ts'
import { PageHeader } from '#ui/page/page-header.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { StatCards } from '#ui/page/stat-cards.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Segmented } from '#ui/primitives/choice.tsx'
import { analyticsFile } from '../analytics-file.ts'
import type { CompanyAnalytics } from '../company-analytics-contract.ts'
import { type AnalyticsRange, analyticsRanges, rangeDays } from '../company-analytics-rules.ts'
import { AnalyticsSkeleton } from './components/company-analytics/analytics-skeleton.tsx'
import { ApplicationSources } from './components/company-analytics/application-sources.tsx'
import { ApplicationsTrend } from './components/company-analytics/applications-trend.tsx'
import { CompanyActivityCard } from './components/company-analytics/company-activity-card.tsx'
import { FormDropOff } from './components/company-analytics/form-drop-off.tsx'
import { HiringFunnel } from './components/company-analytics/hiring-funnel.tsx'
import { JobPerformanceTable } from './components/company-analytics/job-performance-table.tsx'
import { statOf } from './components/company-analytics/metric-stat.ts'
import { RejectionReasons } from './components/company-analytics/rejection-reasons.tsx'
import { companyAnalyticsQuery } from './queries.ts'
import './components/analytics.css'

const options = analyticsRanges.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }))

type Props = { range: AnalyticsRange; onRange: (range: AnalyticsRange) => void }

/** /app/company/analytics: hiring in a period, compared with the period before (CANA-01 to CANA-13). */
export function CompanyAnalyticsPage({ range, onRange }: Props) {
  const query = useQuery(companyAnalyticsQuery(range))
  const days = rangeDays[range]
  const where = query.data ? ` at ${query.data.companyName}` : ''
  return (
    <>
      <PageHeader
        title="Analytics"
        purpose={`Hiring${where} in the last ${days} days, compared with the previous ${days} days.`}
        actions={
          <>
            <Segmented label="Period" value={range} onChange={onRange} options={options} />
            <Button
              icon={Download}
              disabled={!query.data}
              onClick={() => query.data && downloadCsv(analyticsFile(query.data), `analytics-${query.data.range}.csv`)}
            >
              Export
            </Button>
          </>
        }
      />
      <QueryBoundary
        query={query}
        skeleton={<AnalyticsSkeleton />}
        errorText="Failed to load analytics data. Please try again later."
      >
        {(analytics) => (
          <div aria-busy={query.isPlaceholderData}>
            <Known analytics={analytics} />
          </div>
        )}
      </QueryBoundary>
    </>
  )
}

function Known({ analytics }: { analytics: CompanyAnalytics }) {
  const { metrics, summary, range, trend, applicationSources, jobPerformance, recentActivity } = analytics
  const { funnel, rejectionReasons, dropOff } = analytics
  return (
    <>
      <StatCards stats={metrics.map((metric) => statOf(metric, trend))} />
      <p className="analytics-say">{summary}</p>
      <div className="stack stack-8">
        <div className="analytics-cols">
          <ApplicationsTrend trend={trend} range={range} />
          <ApplicationSources sources={applicationSources} range={range} />
        </div>
        <div className="analytics-cols">
          <HiringFunnel funnel={funnel} range={range} />
          <RejectionReasons reasons={rejectionReasons} range={range} />
        </div>
        <FormDropOff dropOff={dropOff} range={range} />
        <JobPerformanceTable jobs={jobPerformance} range={range} />
        <CompanyActivityCard items={recentActivity} range={range} />
      </div>
    </>
  )
}
