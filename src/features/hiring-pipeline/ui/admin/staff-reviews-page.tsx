import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import {
  allApplicationsPageSize,
  applicationSources,
  applicationStatuses,
  companyLabels,
  sourceNames,
} from '#features/applications/rules.ts'
import { cursorPager } from '#ui/page/cursor-pager.ts'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { FilterBar } from '#ui/page/filter-bar.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { Button, ButtonLink } from '#ui/primitives/button.tsx'
import { ChoiceSelect } from '#ui/primitives/choice-select.tsx'
import { Pager } from '#ui/primitives/pager.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { OpenReview } from '../components/open-review.tsx'
import { ReviewList } from '../components/review-list.tsx'
import { ConfirmMove } from '../confirm-move/confirm-move.tsx'
import { allApplicationsQuery } from './queries.ts'
import { filterOf, type StaffReviewsSearch } from './staff-reviews-search.ts'

type Props = { search: StaffReviewsSearch; onSearch: (search: StaffReviewsSearch) => void }

/** /app/admin/applications: applications to all companies, or to the one job in the address (AJOB-13). */
export function StaffReviewsPage({ search, onSearch }: Props) {
  const query = useAll(search)
  const job = query.data?.job
  const ids = query.data?.items.map(({ id }) => id) ?? []
  return (
    <>
      <PageHeader
        title="Applications"
        purpose={
          job
            ? `Applications to ${job.title || 'an untitled job'} at ${job.companyName}, newest first.`
            : 'Applications to all companies, newest first.'
        }
        actions={
          search.job_id && (
            <>
              <Button onClick={() => onSearch({})}>All applications</Button>
              <ButtonLink to="/app/admin/jobs" icon={ArrowLeft}>
                Back to Jobs
              </ButtonLink>
            </>
          )
        }
      />
      <Filters search={search} onSearch={onSearch} />
      <List search={search} onSearch={onSearch} query={query} />
      <OpenReview id={search.application} ids={ids} onOpen={(application) => onSearch({ ...search, application })} />
      <ConfirmMove />
    </>
  )
}

function Filters({ search: { job_id, q, status, source }, onSearch }: Props) {
  const change = (part: Partial<StaffReviewsSearch>) => onSearch({ job_id, q, status, source, ...part })
  return (
    <FilterBar
      search={{
        value: q ?? '',
        label: 'Search applications',
        placeholder: 'Name, email, job or skill',
        onChange: (text) => change({ q: text || undefined }),
      }}
      set={[status, source].filter(Boolean).length}
      filters={
        <>
          <ChoiceSelect
            aria-label="Status"
            placeholder="All statuses"
            values={applicationStatuses}
            names={companyLabels}
            value={status}
            onChange={(next) => change({ status: next })}
          />
          <ChoiceSelect
            aria-label="Source"
            placeholder="All sources"
            values={applicationSources}
            names={sourceNames}
            value={source}
            onChange={(next) => change({ source: next })}
          />
        </>
      }
    />
  )
}

function List({ search, onSearch, query }: Props & { query: ReturnType<typeof useAll> }) {
  const page = search.page ?? 1
  const isNarrowed = [search.job_id, search.q, search.status, search.source].some((one) => one !== undefined)
  return (
    <QueryBoundary
      query={query}
      skeleton={<SkeletonRows rows={5} lead="avatar" label="Loading applications" />}
      errorText="Failed to load applications"
      isEmpty={({ items }) => items.length === 0}
      empty={<Nothing isNarrowed={isNarrowed || page > 1} onClear={() => onSearch({})} />}
    >
      {({ items, ...list }) => (
        <>
          <ReviewList items={items} onOpen={(application) => onSearch({ ...search, application })} />
          <Pager
            {...cursorPager(list, {
              page,
              pageSize: allApplicationsPageSize,
              rows: items.length,
              onPage: (place) => onSearch({ ...search, ...place }),
            })}
          />
        </>
      )}
    </QueryBoundary>
  )
}

const useAll = (search: StaffReviewsSearch) => useQuery(allApplicationsQuery(filterOf(search)))

const Nothing = ({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) => (
  <EmptyState
    title={isNarrowed ? 'No applications match' : 'No applications yet'}
    action={isNarrowed && <Button onClick={onClear}>Show all applications</Button>}
  >
    {isNarrowed ? 'No applications match these filters.' : 'Applications to any company appear here.'}
  </EmptyState>
)
