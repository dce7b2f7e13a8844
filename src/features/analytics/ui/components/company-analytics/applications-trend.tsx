import { useZone } from '#ui/use-zone.ts'
import type { TrendPoint } from '../../../company-analytics-contract.ts'
import type { AnalyticsRange } from '../../../company-analytics-rules.ts'
import { TrendPanel } from './trend-panel.tsx'

const pieceLabels: Record<AnalyticsRange, string> = {
  week: 'Each point is a day',
  month: 'Each point is three days',
  quarter: 'Each point is six days',
  year: 'Each point is a month',
}

type Props = { trend: readonly TrendPoint[]; range: AnalyticsRange }

/** Applications over time in the viewer's time zone. */
export const ApplicationsTrend = ({ trend, range }: Props) => (
  <TrendPanel
    title="Applications over time"
    trend={trend}
    timeZone={useZone()}
    none="No applications in this period."
    piece={pieceLabels[range]}
  />
)
