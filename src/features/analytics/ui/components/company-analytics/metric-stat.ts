import type { Stat } from '#ui/page/stat-cards.tsx'
import type { Metric, TrendPoint } from '../../../company-analytics-contract.ts'

/** Converts a metric for its card: the change gets an arrow if it has a direction (CANA-01). */
export function statOf(metric: Metric, points: readonly TrendPoint[]): Stat {
  const { title, value, change, trend, isBetter, description, icon } = metric
  const delta = { direction: trend ?? ('flat' as const), text: change, isGood: isBetter }
  const figure = { label: title, value, delta, note: description }
  return icon === 'applications' ? { ...figure, trend: points.map(({ applications }) => applications) } : figure
}
