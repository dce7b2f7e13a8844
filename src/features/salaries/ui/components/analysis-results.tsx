import { EmptyState } from '#ui/page/empty-state.tsx'
import { ButtonLink } from '#ui/primitives/button.tsx'
import type { SalaryAnalysis, SalaryFigures } from '../../contract.ts'
import { pointsLabel } from '../../insights.ts'
import { texts } from '../salary-texts.ts'
import { BenchmarkSummary } from './benchmark-summary.tsx'
import { CompensationCard } from './compensation-card.tsx'
import { DistributionPanel } from './distribution-panel.tsx'
import { ExperiencePanel } from './experience-panel.tsx'
import { GroupTables } from './group-table.tsx'
import { InsightsSection } from './insights-section.tsx'
import { PostedSection, PublishedSection } from './posted-card.tsx'

type Props = { analysis: SalaryAnalysis; isPlain?: boolean | undefined }

/** What a search found: its figures or why there are none, then the other sources, each by itself (SAL-13, X-24). */
export function AnalysisResults({ analysis, isPlain }: Props) {
  return (
    <>
      {analysis.figures ? (
        <Figures analysis={analysis} figures={analysis.figures} isPlain={isPlain} />
      ) : (
        <NoFigures analysis={analysis} isPlain={isPlain} />
      )}
      {(analysis.figures || analysis.posted.count > 0) && <PostedSection analysis={analysis} isPlain={isPlain} />}
      <PublishedSection published={analysis.published} />
    </>
  )
}

function Figures({ analysis, figures, isPlain }: Props & { figures: SalaryFigures }) {
  const { benchmark, distribution, compensation, wish } = figures
  return (
    <>
      <BenchmarkSummary analysis={analysis} figures={figures} />
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
      <InsightsSection figures={figures} />
      <div className="stack stack-6 mt-8">
        <ExperiencePanel groups={figures.byExperience} isPlain={isPlain} />
        <GroupTables figures={figures} />
      </div>
    </>
  )
}

function NoFigures({ analysis: { count, withheld }, isPlain }: Props) {
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
