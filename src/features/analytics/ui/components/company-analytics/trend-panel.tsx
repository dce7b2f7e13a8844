import { dayAndMonth, shortDate } from '#lib/dates.ts'
import { ChartPanel } from '#ui/page/chart-panel.tsx'
import type { TrendPoint } from '../../../company-analytics-contract.ts'
import { TrendChart } from './trend-chart.tsx'
import '../analytics.css'

type Props = {
  title: string
  trend: readonly TrendPoint[]
  timeZone: string
  /** The text that is shown without applications. */
  none: string
  /** The time that one point of the chart covers. */
  piece: string
}

/** Applications over time, compared with the period before: a chart, a sentence and a table with the data. */
export const TrendPanel = ({ title, trend, timeZone, none, piece }: Props) => (
  <ChartPanel
    title={title}
    level="h2"
    say={`${busiestSpan(trend, timeZone) ?? none} ${piece}.`}
    chart={
      <div className="chart-sizes">
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

function busiestSpan(points: readonly TrendPoint[], timeZone: string): string | null {
  const most = points.toSorted((a, b) => b.applications - a.applications)[0]
  if (!most || most.applications === 0) return null
  const [from, to] = [dayAndMonth(most.from, timeZone), dayAndMonth(most.to, timeZone)]
  return `Busiest: ${from === to ? from : `${from} to ${to}`} (${most.applications.toLocaleString('en-US')}).`
}
