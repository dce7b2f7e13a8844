import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { ButtonLink } from '#ui/primitives/button.tsx'
import type { SalarySearch } from '../../contract.ts'
import { analysisQuery } from '../queries.ts'
import { AnalysisDetails, AnalysisSummary, FiltersPanel } from '../salary-parts.ts'
import { filtersOf, type SalaryPageSearch, searchOf } from '../salary-search.ts'
import { texts } from '../salary-texts.ts'
import { useRunAnalysis } from '../use-run-analysis.ts'
import { Analyzing } from './analyzing.tsx'
import { SearchForm } from './search-form.tsx'
import './salaries.css'

type Props = { search: SalaryPageSearch; onSearch: (search: SalaryPageSearch) => void }

/** The Analysis tab: form, filters and results (SAL-04). */
export function AnalysisTab({ search, onSearch }: Props) {
  const panel = useId()
  const [isOpen, setOpen] = useState(false)
  const run = useRunAnalysis(onSearch)
  const requested = searchOf(search)
  const filters = filtersOf(search)
  return (
    <>
      <SearchForm
        key={[search.jobTitle, search.location, search.experienceLevel].join('\n')}
        search={search}
        onRun={(next) => void run(next)}
        filters={{ isOpen, panel, toggle: () => setOpen(!isOpen) }}
      />
      <div className="salary-body">
        <div className="salary-found">{requested ? <Found asked={requested} /> : <Ready />}</div>
        <FiltersPanel
          id={panel}
          open={isOpen}
          onClose={() => setOpen(false)}
          filters={filters}
          onFilters={(changed) => void run({ ...search, ...changed })}
        />
      </div>
    </>
  )
}

function Found({ asked }: { asked: SalarySearch }) {
  const query = useQuery(analysisQuery(asked))
  return (
    <QueryBoundary query={query} skeleton={<Analyzing />} errorText="Search Error" errorHint={texts.failed}>
      {(analysis) => (
        <>
          {query.isPlaceholderData && <Analyzing isLine />}
          <div className={query.isPlaceholderData ? 'table-busy' : undefined} aria-busy={query.isPlaceholderData}>
            <AnalysisSummary analysis={analysis} waiting={<Analyzing />} />
            <AnalysisDetails analysis={analysis} />
          </div>
        </>
      )}
    </QueryBoundary>
  )
}

const Ready = () => (
  <EmptyState
    title={texts.ready}
    level={2}
    action={<ButtonLink to="/salary-analyzer">Browse the public analyzer</ButtonLink>}
  >
    Enter a job title and a location to see typical pay, its range, and how reliable the data is.
  </EmptyState>
)
