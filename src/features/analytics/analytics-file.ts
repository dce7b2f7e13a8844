import { sourceNames } from '#features/applications/rules.ts'
import { rejectionReasonNames } from '#features/hiring-pipeline/decline-rules.ts'
import { CSV_BEGIN, csvLine } from '#lib/csv.ts'
import { isoDay } from '#lib/dates.ts'
import type { CompanyAnalytics } from './company-analytics-contract.ts'
import { dropOffPlace, funnelNames } from './company-analytics-labels.ts'

/** The content of the analytics page as one CSV file with the columns Section, Name, Value and Details. */
export function analyticsFile(shown: CompanyAnalytics): string {
  const { metrics, trend, funnel, applicationSources, rejectionReasons, jobPerformance, dropOff } = shown
  const lines = [
    ['Section', 'Name', 'Value', 'Details'],
    ...metrics.map(({ title, value, change }) => ['Key figures', title, value, change]),
    ...trend.map(({ from, applications, before }) => ['Applications', isoDay(from), applications, before]),
    ...funnel.map(({ step, count }) => ['Funnel', funnelNames[step], count, null]),
    ...applicationSources.map(({ source, count, percentage }) => [
      'Sources',
      sourceNames[source],
      count,
      `${percentage}%`,
    ]),
    ...rejectionReasons.map(({ reason, count }) => [
      'Reasons for rejections',
      rejectionReasonNames[reason],
      count,
      null,
    ]),
    ...dropOff.flatMap(({ title, rows }) =>
      (rows ?? []).map((row) => [`Form drop-off: ${title}`, dropOffPlace(row), row.left, `${row.reached} reached`]),
    ),
    ...jobPerformance.map(({ title, applications, views }) => ['Jobs', title, applications, `${views} views`]),
  ]
  return [CSV_BEGIN, ...lines.map((cells) => csvLine(cells))].join('')
}
