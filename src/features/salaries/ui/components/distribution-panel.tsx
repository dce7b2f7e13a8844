import { thousands } from '#lib/money.ts'
import { ChartPanel, type LegendTone } from '#ui/page/chart-panel.tsx'
import type { Benchmark, Bucket } from '../../contract.ts'
import { percent } from '../../insights.ts'
import { intervalSentence, rangeLabel } from '../salary-texts.ts'
import { DistributionChart } from './charts/distribution-chart.tsx'

type Props = {
  title: string
  benchmark: Benchmark
  buckets: readonly Bucket[]
  wish: number | null
  /** The name of the counted things: 'data points', 'jobs'. */
  counted: string
  /** True for a page without scripts: the table is in a collapsible element below the chart. */
  isPlain?: boolean
}

/** A chart of eight columns with marked percentiles, also as a sentence and a table (SAL-14). */
export function DistributionPanel({ title, benchmark, buckets, wish, counted, isPlain }: Props) {
  const { percentile25, median, percentile75 } = benchmark
  const [fullest, next] = buckets.toSorted((a, b) => b.count - a.count)
  const legend: { label: string; tone: LegendTone }[] = [
    { label: `Middle 50%, ${rangeLabel(percentile25, percentile75)}`, tone: 'c1' },
    { label: 'Below and above', tone: 'c1-soft' },
  ]
  if (wish !== null) legend.push({ label: `Your target, ${thousands(wish)}`, tone: 'accent' })
  return (
    <ChartPanel
      title={title}
      level="h2"
      isPlain={isPlain}
      say={
        <>
          {fullest &&
            fullest.count !== next?.count &&
            `The most common range is ${rangeLabel(fullest.from, fullest.to)} (${fullest.count.toLocaleString('en-US')} ${counted}). `}
          A quarter is below {thousands(percentile25)}, half below {thousands(median)}, a quarter above{' '}
          {thousands(percentile75)}. {intervalSentence(benchmark)}
        </>
      }
      chart={
        <DistributionChart
          buckets={buckets}
          percentile25={percentile25}
          median={median}
          percentile75={percentile75}
          interval={benchmark.interval}
          wish={wish}
        />
      }
      legend={legend}
      table={{
        head: ['Base salary', counted === 'jobs' ? 'Jobs' : 'Data points', 'Share'],
        rows: buckets.map(({ from, to, count, share }) => [
          rangeLabel(from, to),
          count.toLocaleString('en-US'),
          percent(share),
        ]),
      }}
    />
  )
}
