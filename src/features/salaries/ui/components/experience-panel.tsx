import { experienceLabels } from '#features/salary-files/point-values.ts'
import { thousands } from '#lib/money.ts'
import { ChartPanel } from '#ui/page/chart-panel.tsx'
import type { SalaryStats } from '../../contract.ts'
import { percent, pointsLabel } from '../../insights.ts'
import { type Range, RangeChart } from './charts/range-chart.tsx'
import { groupRow, groupTableHead, type WithStats, withStats } from './group-table.tsx'

type Groups = SalaryStats['byExperience']

/** Salary by experience: the middle 50% and the median of each level on one scale. */
export function ExperiencePanel({ groups, isPlain }: { groups: Groups; isPlain?: boolean | undefined }) {
  const shown = withStats(groups)
  if (shown.length === 0) return null
  const ranges = shown.map(
    ({ value, count, ...range }): Range => ({
      ...range,
      id: value,
      label: experienceLabels[value],
      note: pointsLabel(count),
      tone: 'c1',
    }),
  )
  return (
    <ChartPanel
      title="Trend by Experience"
      level="h2"
      isPlain={isPlain}
      say={trendSentence(shown)}
      chart={<RangeChart what="Middle 50% and median of base salary by experience level" ranges={ranges} wish={null} />}
      legend={[{ label: 'Middle 50% (25th-75th percentile); the line is the median', tone: 'c1' }]}
      table={{
        head: groupTableHead('Level'),
        rows: groups.map((group) => groupRow(experienceLabels[group.value], group)),
      }}
    />
  )
}

export function trendSentence(groups: readonly WithStats<Groups[number]>[]): string {
  const [first, last] = [groups[0], groups.at(-1)]
  if (!first || !last) return ''
  const name = (group: typeof first) => experienceLabels[group.value].toLowerCase()
  if (first === last)
    return `Only ${name(first)} has enough data points here, with a median of ${thousands(first.median)}.`
  const gap = last.median - first.median
  const change = percent(gap / first.median)
  const way = gap >= 0 ? 'more' : 'less'
  return `From ${name(first)} to ${name(last)} the median changes from ${thousands(first.median)} to ${thousands(last.median)}, ${change} ${way}.`
}
