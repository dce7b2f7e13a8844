import { dayAndMonth, shortDate } from '#lib/dates.ts'
import { ChartPanel } from '#ui/page/chart-panel.tsx'
import { useZone } from '#ui/use-zone.ts'
import type { TrendPoint } from '../../../company-analytics-contract.ts'
import type { AnalyticsRange } from '../../../company-analytics-rules.ts'
import { TrendChart } from './trend-chart.tsx'
import '../analytics.css'

/** The time that one point of the chart covers. */
const pieceLabels: Record<AnalyticsRange, string> = {
  week: 'Each point is a day',
  month: 'Each point is three days',
  quarter: 'Each point is six days',
  year: 'Each point is a month',
}

type Props = { trend: readonly TrendPoint[]; range: AnalyticsRange }

/** Applications over time, compared with the period before: a chart, a sentence and a table with the data. */
export function ApplicationsTrend({ trend, range }: Props) {
  const timeZone = useZone()
  return (
    <ChartPanel
      title="Applications over time"
      level="h2"
      say={`${sentenceOf(trend, timeZone)} ${pieceLabels[range]}.`}
      chart={
        <div className="course-room">
          <TrendChart points={trend} width={680} labels={4} timeZone={timeZone} kind="at-wide" />
          <TrendChart points={trend} width={340} labels={2} timeZone={timeZone} kind="at-narrow" />
        </div>
      }
      legend={[
        { label: 'This period', tone: 'c1' },
        { label: 'Previous period', tone: 'c6' },
      ]}
      table={{
        head: ['Until', 'Applications', 'Previous period'],
        rows: trend.map(({ to, applications, before }) => [shortDate(to, timeZone), applications, before]),
      }}
    />
  )
}

function sentenceOf(points: readonly TrendPoint[], timeZone: string): string {
  const most = points.toSorted((a, b) => b.applications - a.applications)[0]
  if (!most || most.applications === 0) return 'No applications in this period.'
  const [from, to] = [dayAndMonth(most.from, timeZone), dayAndMonth(most.to, timeZone)]
  return `Most came from ${from} to ${to}: ${most.applications.toLocaleString('en-US')}.`
}
