import { writeAddress } from '#lib/read-address.ts'
import { Button } from '#ui/primitives/button.tsx'
import { filtersOf, type SalaryPageSearch } from '../salary-search.ts'
import { PlainFields } from './plain-fields.tsx'
import { PlainFilters } from './plain-filters.tsx'
import '../components/salaries.css'

const path = '/salary-analyzer'
const none = {
  industry: undefined,
  companySize: undefined,
  educationLevel: undefined,
  remoteType: undefined,
  salaryMin: undefined,
  salaryMax: undefined,
}

/** The search form of the page. In Compare it has a second row. */
export function AnalyzerForm({ search }: { search: SalaryPageSearch }) {
  const isCompared = search.tab === 'compare'
  return (
    <search>
      <form className="salary-public-form" action={path} method="get" aria-label="Salary search">
        {isCompared && <input type="hidden" name="tab" value="compare" />}
        <div className="salary-row">
          <PlainFields
            names={{ title: 'jobTitle', place: 'location', level: 'experienceLevel' }}
            values={{ title: search.jobTitle, place: search.location, level: search.experienceLevel }}
          />
          {!isCompared && <Submit>Analyze</Submit>}
        </div>
        {isCompared && (
          <div className="salary-row">
            <PlainFields
              prefix="Second "
              names={{ title: 'withTitle', place: 'withLocation', level: 'withLevel' }}
              values={{ title: search.withTitle, place: search.withLocation, level: search.withLevel }}
            />
            <Submit>Compare</Submit>
          </div>
        )}
        <PlainFilters filters={filtersOf(search)} cleared={writeAddress(path, { ...search, ...none })} />
      </form>
    </search>
  )
}

const Submit = ({ children }: { children: string }) => (
  <Button type="submit" variant="primary" size="lg">
    {children}
  </Button>
)
