import { EmptyState } from '#ui/page/empty-state.tsx'
import { ButtonLink } from '#ui/primitives/button.tsx'
import type { SalaryAnalysis } from '../../contract.ts'
import { pointsLabel } from '../../insights.ts'
import { texts } from '../salary-texts.ts'
import { BenchmarkSummary } from './benchmark-summary.tsx'
import { CompensationCard } from './compensation-card.tsx'
import { DistributionPanel } from './distribution-panel.tsx'
import './salaries.css'

type Props = { analysis: SalaryAnalysis; isPlain?: boolean | undefined }

/** The main statistics of a search, or the reason why there are none (SAL-13). */
export function AnalysisSummary({ analysis, isPlain }: Props) {
  if (!analysis.stats) return <NoStats analysis={analysis} isPlain={isPlain} />
  const { benchmark, distribution, compensation, wish } = analysis.stats
  return (
    <>
      <BenchmarkSummary analysis={analysis} stats={analysis.stats} />
      <div className="salary-cols">
        <DistributionPanel
          title="Salary Distribution"
          benchmark={benchmark}
          buckets={distribution}
          wish={wish?.amount ?? null}
          counted="data points"
          isPlain={isPlain}
        />
        <CompensationCard compensation={compensation} />
      </div>
    </>
  )
}

function NoStats({ analysis: { count, withheld }, isPlain }: Props) {
  return (
    <EmptyState
      title={count === 0 ? 'No Results' : `${pointsLabel(count)}, too few to publish`}
      level={2}
      action={!isPlain && <ButtonLink to="/salary-analyzer">Browse the public analyzer</ButtonLink>}
    >
      {count === 0 ? (isPlain ? 'No salary data found for your search criteria.' : texts.noResults) : withheld}
    </EmptyState>
  )
}
