import { CompanyChoice } from '#features/companies/ui/components/company-choice.tsx'
import { FilterBar } from '#ui/page/filter-bar.tsx'
import { Select } from '#ui/primitives/select.tsx'
import { employmentTypeLabels, employmentTypes, postingStatuses } from '../../../posting-rules.ts'
import type { StaffPostingsSearch } from '../staff-postings-search.ts'

type Props = { search: StaffPostingsSearch; onSearch: (search: StaffPostingsSearch) => void }

const statusWords = { active: 'Active', paused: 'Paused', closed: 'Closed', draft: 'Draft' }

/** Title, status, any of the five types, company; another filter starts at its first page (AJOB-02). */
export function StaffFilters({ search: { q, status, type, company }, onSearch }: Props) {
  const change = (part: Partial<StaffPostingsSearch>) => onSearch({ q, status, type, company, ...part })
  return (
    <FilterBar
      search={{
        value: q ?? '',
        label: 'Search by title',
        onChange: (text) => change({ q: text || undefined }),
      }}
      set={[status, type, company].filter(Boolean).length}
      filters={
        <>
          <Select
            aria-label="Status"
            value={status ?? ''}
            options={[
              { value: '', label: 'All statuses' },
              ...postingStatuses.map((value) => ({ value, label: statusWords[value] })),
            ]}
            onChange={({ target }) => change({ status: postingStatuses.find((one) => one === target.value) })}
          />
          <Select
            aria-label="Employment type"
            value={type ?? ''}
            options={[
              { value: '', label: 'All types' },
              ...employmentTypes.map((value) => ({ value, label: employmentTypeLabels[value] })),
            ]}
            onChange={({ target }) => change({ type: employmentTypes.find((one) => one === target.value) })}
          />
          <div className="company-filter">
            <CompanyChoice
              aria-label="Company"
              placeholder="All companies"
              value={company ?? ''}
              onChange={(id) => change({ company: id || undefined })}
            />
          </div>
        </>
      }
    />
  )
}
