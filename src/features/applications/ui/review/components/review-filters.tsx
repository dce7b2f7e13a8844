import { useQuery } from '@tanstack/react-query'
import { FilterBar } from '#ui/page/filter-bar.tsx'
import { Select } from '#ui/primitives/select.tsx'
import { type ApplicationStatus, applicationStatuses, companyLabels } from '../../../rules.ts'
import { reviewedJobsQuery } from '../queries.ts'
import type { ReviewsSearch } from '../reviews-search.ts'

type Props = { search: ReviewsSearch; onSearch(search: ReviewsSearch): void }

/** Search and filters over the company's applications, for list and board alike. */
export function ReviewFilters({ search, onSearch }: Props) {
  const { data: jobs = [] } = useQuery(reviewedJobsQuery())
  const change = (part: Partial<ReviewsSearch>) => onSearch({ ...search, page: undefined, ...part })
  return (
    <FilterBar
      search={{
        value: search.q ?? '',
        onChange: (q) => change({ q: q || undefined }),
        label: 'Search applications',
        placeholder: 'Name, email or job',
      }}
      filters={
        <>
          <Select
            aria-label="Status"
            value={search.status ?? ''}
            options={[
              { value: '', label: 'All statuses' },
              ...applicationStatuses.map((value) => ({ value, label: companyLabels[value] })),
            ]}
            onChange={(event) => change({ status: (event.target.value || undefined) as ApplicationStatus | undefined })}
          />
          <Select
            aria-label="Job"
            value={search.job ?? ''}
            options={[
              { value: '', label: 'All jobs' },
              ...jobs.map(({ id, title, applications }) => ({
                value: id,
                label: `${title} (${applications.toLocaleString('en-US')})`,
              })),
            ]}
            onChange={(event) => change({ job: event.target.value || undefined })}
          />
        </>
      }
      set={[search.status, search.job].filter(Boolean).length}
      onClear={() => onSearch({})}
    />
  )
}
