import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Scale } from 'lucide-react'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { Button, ButtonLink } from '#ui/primitives/button.tsx'
import { toast } from '#ui/primitives/toast.ts'
import type { SalarySearch } from '../../contract.ts'
import { comparisonQuery } from '../queries.ts'
import { type SalaryPageSearch, searchOf, secondOf } from '../salary-search.ts'
import { placeAndLevel, texts } from '../salary-texts.ts'
import { Analyzing } from './analyzing.tsx'
import { CompareForm } from './compare-form.tsx'
import { CompareResults } from './compare-results.tsx'
import './salaries.css'

type Props = { search: SalaryPageSearch; onSearch: (search: SalaryPageSearch) => void }

/** The Compare tab: a second role with the same filters as the search in Analysis (SAL-31 to SAL-34). */
export function CompareTab({ search, onSearch }: Props) {
  const queryClient = useQueryClient()
  const first = searchOf(search)
  const second = secondOf(search)
  const compare = async (next: SalaryPageSearch) => {
    onSearch(next)
    const [one, other] = [searchOf(next), secondOf(next)]
    if (!one || !other) return
    try {
      const found = await queryClient.fetchQuery(comparisonQuery(one, other))
      if (found.second.count === 0) toast.info({ title: 'No Results', description: texts.noComparison })
    } catch {
      toast.error({ title: 'Search Error', description: texts.comparisonFailed })
    }
  }
  const toAnalysis = () => onSearch({ ...search, tab: undefined })
  return (
    <>
      {first ? (
        <CompareForm
          key={[search.withTitle, search.withLocation, search.withLevel, search.experienceLevel].join('\n')}
          search={search}
          first={{ jobTitle: first.jobTitle, note: placeAndLevel(first) }}
          onCompare={(next) => void compare(next)}
          onChangeFirst={toAnalysis}
        />
      ) : (
        <EmptyState title={texts.noPrimary} level={2} action={<Button onClick={toAnalysis}>Search in Analysis</Button>}>
          Search for your first role in Analysis, then return here to add the second.
        </EmptyState>
      )}
      {first && second && <Compared first={first} second={second} />}
      <OffersHint />
    </>
  )
}

function Compared({ first, second }: { first: SalarySearch; second: SalarySearch }) {
  const query = useQuery(comparisonQuery(first, second))
  return (
    <QueryBoundary query={query} skeleton={<Analyzing />} errorText="Search Error" errorHint={texts.comparisonFailed}>
      {(comparison) => (
        <div className={query.isPlaceholderData ? 'table-busy' : undefined} aria-busy={query.isPlaceholderData}>
          <CompareResults comparison={comparison} />
        </div>
      )}
    </QueryBoundary>
  )
}

/** A link to the comparison of job offers. */
const OffersHint = () => (
  <section className="salary-offers-hint" aria-label="Offers">
    <div>
      <h2>Have offers to compare?</h2>
      <p>Compare base, bonus, equity, paid time off and benefits, adjusted for cost of living.</p>
    </div>
    <ButtonLink to="/app/salary/offers" icon={Scale}>
      Compare offers
    </ButtonLink>
  </section>
)
