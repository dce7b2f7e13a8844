import { CompanyChoice } from '#features/companies/ui/components/company-choice.tsx'
import { FilterBar } from '#ui/page/filter-bar.tsx'
import { PostingFilters } from '../../components/posting-filters.tsx'
import type { StaffPostingsSearch } from '../staff-postings-search.ts'
import './staff-filters.css'

type Props = { search: StaffPostingsSearch; onSearch: (search: StaffPostingsSearch) => void }

/** Title, status, any of the five types, company; a changed filter starts at the first page (AJOB-02). */
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
          <PostingFilters
            status={status}
            type={type}
            onStatus={(next) => change({ status: next })}
            onType={(next) => change({ type: next })}
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
