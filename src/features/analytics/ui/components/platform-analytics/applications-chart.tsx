import { dayAndMonth, shortDate } from '#lib/dates.ts'
import { ChartPanel } from '#ui/page/chart-panel.tsx'
import type { PlatformAnalytics } from '../../../platform-analytics-contract.ts'
import { TrendChart } from '../company-analytics/trend-chart.tsx'
import '../analytics.css'

const pieceLabels = { 7: 'Each point is a day', 30: 'Each point is three days', 90: 'Each point is six days' } as const

type Props = Pick<PlatformAnalytics, 'trend' | 'days'>

/** Applications over the period, against the one before, by days in UTC. */
export function ApplicationsChart({ trend, days }: Props) {
  return (
    <ChartPanel
      title="Job Applications"
      level="h2"
      say={`${sentenceOf(trend, days)} ${pieceLabels[days]}.`}
      chart={
        <div className="course-room">
          <TrendChart points={trend} width={680} labels={4} timeZone="UTC" kind="at-wide" />
          <TrendChart points={trend} width={340} labels={2} timeZone="UTC" kind="at-narrow" />
        </div>
      }
      legend={[
        { label: 'This period', tone: 'c1' },
        { label: 'Previous period', tone: 'c6' },
      ]}
      table={{
        head: ['Until', 'Applications', 'Previous period'],
        rows: trend.map(({ to, applications, before }) => [shortDate(to, 'UTC'), applications, before]),
      }}
    />
  )
}

function sentenceOf(points: Props['trend'], days: Props['days']): string {
  const most = points.toSorted((a, b) => b.applications - a.applications)[0]
  if (!most || most.applications === 0) return `No applications in the last ${days} days.`
  const [from, to] = [dayAndMonth(most.from, 'UTC'), dayAndMonth(most.to, 'UTC')]
  return `Most came ${from === to ? `on ${from}` : `from ${from} to ${to}`}: ${most.applications.toLocaleString('en-US')}.`
}
