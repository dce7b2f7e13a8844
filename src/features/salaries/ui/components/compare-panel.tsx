import { thousands } from '#lib/money.ts'
import { ChartPanel } from '#ui/page/chart-panel.tsx'
import type { SalaryAnalysis, SalaryComparison } from '../../contract.ts'
import { placeAndLevel, rangeLabel } from '../salary-texts.ts'
import { overlapOf, type Range, RangeChart } from './charts/range-chart.tsx'

const rangeOf = ({ search, stats }: SalaryAnalysis, tone: 'c1' | 'c3'): Range[] =>
  stats ? [{ ...stats.benchmark, id: tone, label: search.jobTitle, note: placeAndLevel(search), tone }] : []

/** A chart with the middle 50% of both searches on one scale. */
export function ComparePanel({ comparison, isPlain }: { comparison: SalaryComparison; isPlain?: boolean | undefined }) {
  const { first, second } = comparison
  const ranges = [...rangeOf(first, 'c1'), ...rangeOf(second, 'c3')]
  const shared = overlapOf(ranges)
  const wish = first.stats?.wish?.amount ?? null
  return (
    <ChartPanel
      title="Base salary"
      level="h2"
      isPlain={isPlain}
      say={
        <>
          {shared
            ? `The middle 50% ranges overlap between ${rangeLabel(shared.low, shared.high).replace(' to ', ' and ')}.`
            : "The middle 50% ranges don't overlap."}
          {wish !== null && ` ${wishSentence(wish, ranges)}`}
        </>
      }
      chart={<RangeChart what="Middle 50% and median of base salary, both searches" ranges={ranges} wish={wish} />}
      legend={[
        { label: `${first.search.jobTitle}, middle 50%`, tone: 'c1' },
        { label: `${second.search.jobTitle}, middle 50%`, tone: 'c3' },
        ...(wish === null ? [] : [{ label: `Your target, ${thousands(wish)}`, tone: 'accent' as const }]),
      ]}
      table={{
        head: ['Search', '25th', 'Median', '75th'],
        rows: ranges.map((range) => [
          `${range.label}, ${range.note}`,
          ...[range.percentile25, range.median, range.percentile75].map(thousands),
        ]),
      }}
    />
  )
}

function wishSentence(wish: number, ranges: readonly Range[]): string {
  const inside = ranges.filter(({ percentile25, percentile75 }) => wish >= percentile25 && wish <= percentile75)
  const where = ['outside both ranges', `within the range for ${inside[0]?.label}`, 'within both ranges'][inside.length]
  return `Your target of ${thousands(wish)} is ${where}.`
}
