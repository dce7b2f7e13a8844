import type { SalaryAnalysis } from '../../contract.ts'
import { ExperiencePanel } from './experience-panel.tsx'
import { GroupTables } from './group-table.tsx'
import { InsightsSection } from './insights-section.tsx'
import { PostedSection, PublishedSection } from './posted-card.tsx'

type Props = { analysis: SalaryAnalysis; isPlain?: boolean | undefined }

/** The part below the summary: insights, statistics by group, and then each of the other sources (SAL-13). */
export function AnalysisDetails({ analysis, isPlain }: Props) {
  const { stats } = analysis
  return (
    <>
      {stats && (
        <>
          <InsightsSection stats={stats} />
          <div className="stack stack-6 mt-8">
            <ExperiencePanel groups={stats.byExperience} isPlain={isPlain} />
            <GroupTables stats={stats} />
          </div>
        </>
      )}
      {(stats || analysis.posted.count > 0) && <PostedSection analysis={analysis} isPlain={isPlain} />}
      <PublishedSection published={analysis.published} />
    </>
  )
}
