import { Bookmark, RotateCcw } from 'lucide-react'
import { writeAddress } from '#lib/read-address.ts'
import { hasRole, type Viewer } from '#lib/viewer.ts'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { ButtonLink } from '#ui/primitives/button.tsx'
import { AnalysisDetails } from '../components/analysis-details.tsx'
import { AnalysisSummary } from '../components/analysis-summary.tsx'
import { CompareResults } from '../components/compare-results.tsx'
import { type SalaryPageSearch, searchOf, secondOf } from '../salary-search.ts'
import { texts } from '../salary-texts.ts'
import { AnalyzerForm } from './analyzer-form.tsx'
import type { PublicSalaries } from './queries.ts'
import { SuggestScript } from './suggest-script.tsx'
import '../components/salaries.css'

const path = '/salary-analyzer'
type Props = { search: SalaryPageSearch; found: PublicSalaries; viewer: Viewer | null }

/**
 * The public analyzer. It uses only links and a form, so that the HTML from the server works without scripts (SAL-01, SAL-02).
 */
export function PublicAnalyzer({ search, found, viewer }: Props) {
  const isSeeker = viewer !== null && hasRole(viewer, 'job_seeker')
  const isCompared = search.tab === 'compare'
  return (
    <section className="salary-public" aria-label="Analyzer">
      <nav className="tabs" aria-label="Salary analyzer">
        <Tab to={writeAddress(path, { ...search, tab: undefined })} isCurrent={!isCompared}>
          Analysis
        </Tab>
        <Tab to={writeAddress(path, { ...search, tab: 'compare' })} isCurrent={isCompared}>
          Compare
        </Tab>
        {isSeeker && (
          <Tab to="/app/salary?tab=saved" isCurrent={false}>
            Saved
          </Tab>
        )}
      </nav>
      <AnalyzerForm search={search} />
      <SuggestScript />
      <div className="salary-found" id="results">
        {isCompared ? <Compared search={search} found={found} /> : <Analyzed search={search} found={found} />}
        {isSeeker && searchOf(search) && (
          <p className="mt-6">
            <ButtonLink to={writeAddress('/app/salary', search)} icon={Bookmark}>
              Save Search in your analyzer
            </ButtonLink>
          </p>
        )}
      </div>
    </section>
  )
}

// a plain anchor, because the router's link compares only the path to find the current page
const Tab = ({ to, isCurrent, children }: { to: string; isCurrent: boolean; children: string }) => (
  <a href={to} aria-current={isCurrent ? 'page' : undefined}>
    {children}
  </a>
)

function Analyzed({ search, found }: Pick<Props, 'search' | 'found'>) {
  if (found.analysis)
    return (
      <>
        <AnalysisSummary analysis={found.analysis} isPlain />
        <AnalysisDetails analysis={found.analysis} isPlain />
      </>
    )
  return (
    <EmptyState title={texts.ready} level={2}>
      {search.jobTitle || search.location
        ? 'Enter both a job title and a location.'
        : 'Enter a job title and a location, or choose one of the popular roles below.'}
    </EmptyState>
  )
}

function Compared({ search, found }: Pick<Props, 'search' | 'found'>) {
  const reset = { withTitle: undefined, withLocation: undefined, withLevel: undefined }
  if (found.comparison)
    return (
      <>
        <p className="row end">
          <ButtonLink to={writeAddress(path, { ...search, ...reset })} icon={RotateCcw}>
            Start New Comparison
          </ButtonLink>
        </p>
        <CompareResults comparison={found.comparison} isPlain />
      </>
    )
  return (
    <EmptyState title={searchOf(search) && !secondOf(search) ? 'Add the second role' : texts.noPrimary} level={2}>
      Fill in both rows to compare two roles with the same source and filters.
    </EmptyState>
  )
}
