import { ShieldAlert, ShieldCheck, ShieldHalf } from 'lucide-react'
import { thousands } from '#lib/money.ts'
import { Highlight } from '#ui/primitives/notice.tsx'
import { Pill } from '#ui/primitives/status-pill.tsx'
import type { SalaryAnalysis, SalaryStats } from '../../contract.ts'
import { percent, pointsLabel } from '../../insights.ts'
import { type Confidence, confidenceLabels } from '../../rules.ts'
import { intervalSentence, sourcesSentence } from '../salary-texts.ts'
import './salaries.css'

const looks = {
  high: { tone: 'accepted', icon: ShieldCheck },
  medium: { tone: 'reviewing', icon: ShieldHalf },
  low: { tone: 'withdrawn', icon: ShieldAlert },
} as const

/** The confidence as color, icon and text. */
export function ConfidencePill({ confidence, isShort = false }: { confidence: Confidence; isShort?: boolean }) {
  const label = confidenceLabels[confidence]
  return <Pill {...looks[confidence]}>{isShort ? label.replace(' confidence', '') : label}</Pill>
}

/** The median, its confidence, and the middle 50% (SAL-13 to SAL-15). */
export function BenchmarkSummary({ analysis, stats }: { analysis: SalaryAnalysis; stats: SalaryStats }) {
  const { benchmark, wish } = stats
  const { jobTitle, location } = analysis.search
  return (
    <section className="salary-bench" aria-label="Benchmark">
      <div>
        <p className="meta">Median base salary</p>
        <p className="salary-big num">{thousands(benchmark.median)}</p>
        <p className="row wrap">
          <ConfidencePill confidence={benchmark.confidence} />
          <span className="meta num">{pointsLabel(benchmark.count)}</span>
        </p>
      </div>
      <div className="stack stack-3">
        <p className="salary-say">
          Half of people matching {jobTitle} in {location} earn between{' '}
          <b>
            {thousands(benchmark.percentile25)} and {thousands(benchmark.percentile75)}
          </b>
          .
          {wish && (
            <>
              {' '}
              Your target of <Highlight under>{thousands(wish.amount)}</Highlight> is higher than{' '}
              {percent(wish.shareBelow)} of them.
            </>
          )}
        </p>
        <p className="meta">
          {intervalSentence(benchmark)} {sourcesSentence(analysis)}
        </p>
      </div>
    </section>
  )
}
