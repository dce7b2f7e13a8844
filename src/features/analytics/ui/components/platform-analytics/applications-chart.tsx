import type { PlatformAnalytics } from '../../../platform-analytics-contract.ts'
import { TrendPanel } from '../company-analytics/trend-panel.tsx'

const pieceLabels = { 7: 'Each point is a day', 30: 'Each point is three days', 90: 'Each point is six days' } as const

type Props = Pick<PlatformAnalytics, 'trend' | 'days'>

/** Applications over the period, by days in UTC. */
export const ApplicationsChart = ({ trend, days }: Props) => (
  <TrendPanel
    title="Job Applications"
    trend={trend}
    timeZone="UTC"
    none={`No applications in the last ${days} days.`}
    piece={pieceLabels[days]}
  />
)
