import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { PageHeader } from '#ui/page/page-header.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { useWide } from '#ui/page/use-wide.ts'
import { DialogAddress, useDialogAddress } from '#ui/primitives/dialog-address.ts'
import type { JobCard, JobDetail, Matching } from '../contract.ts'
import { JobFilters } from './components/job-filters.tsx'
import { JobList } from './components/job-list.tsx'
import { JobPanel } from './components/job-panel.tsx'
import { JobsCount } from './components/jobs-count.tsx'
import { ListSkeleton } from './components/jobs-skeletons.tsx'
import { NoJobs } from './components/no-jobs.tsx'
import { UnderstoodChips } from './components/understood-chips.tsx'
import {
  arrivalOf,
  filtersOf,
  type JobsFilters,
  type JobsSearch,
  type Savable,
  toSavedSearch,
  withCorrection,
  withFilters,
} from './jobs-search.ts'
import { jobsQuery } from './queries.ts'
import { useLoadedPages } from './use-loaded-pages.ts'
import './components/jobs.css'

export type JobsPageProps = {
  search: JobsSearch
  onSearch: (search: JobsSearch, how: { replace: boolean }) => void
  onBack: () => void
  /** Actions for the search after correction. A render prop, because they belong to an area that imports this one. */
  renderActions?: (filters: Savable) => ReactNode
  /** The menu of a job in the list. A render prop for the same reason. */
  renderMenu?: (job: JobCard) => ReactNode
  /** The apply button. A render prop for the same reason. */
  renderApply: (job: JobDetail) => ReactNode
  /** Content below the job. A render prop for the same reason. */
  renderEnd?: (job: JobDetail) => ReactNode
}

const purposes: Record<NonNullable<Matching>, string> = {
  ready: 'We compare every job with your default resume. Open one to see what matches.',
  reading: "We're reading your resume. Soon you'll see how well each job matches.",
  unreadable_resume: "We found hardly any text in your default resume, so we can't compare jobs with it.",
  too_long: 'Your default resume is too long to compare with every job.',
  no_resume: "Add a resume when you apply, and we'll compare every job with it.",
}

/** /app/jobs: the search, the list, the open job and the open dialog. The URL stores all of them (JOBS-01 to JOBS-14). */
export function JobsPage({
  search,
  onSearch,
  onBack,
  renderActions,
  renderMenu,
  renderApply,
  renderEnd,
}: JobsPageProps) {
  const filters = filtersOf(search)
  const query = useInfiniteQuery(jobsQuery(filters))
  useLoadedPages(query, search.pages ?? 1)
  const dialogs = useDialogAddress(search.dialog, {
    onOpen: (name) => onSearch({ ...search, dialog: name as JobsSearch['dialog'] }, { replace: false }),
    onRemove: () => onSearch({ ...search, dialog: undefined }, { replace: true }),
    onBack,
  })
  const isWide = useWide()
  const cameFromList = useRef(false)
  const first = query.data?.pages[0]
  const items = uniqueJobs(query.data?.pages.flatMap((page) => page.items) ?? [])
  const slug = search.job ?? items[0]?.slug
  const savable = toSavedSearch(withCorrection(filters, first?.count?.value ? first.correction : null), first?.facets)
  const onFilters = (changed: Partial<JobsFilters>, how = { replace: false }) =>
    onSearch(withFilters(search, changed), how)
  const onClose = () => (cameFromList.current ? onBack() : onSearch({ ...search, job: undefined }, { replace: true }))
  return (
    <DialogAddress value={dialogs}>
      <div className="jobs-page" data-open={search.job !== undefined || undefined}>
        <PageHeader
          title="Find Your Next Job"
          purpose={purposes[first?.matching ?? 'ready']}
          actions={renderActions?.(savable)}
        />
        <JobFilters filters={filters} facets={first?.facets ?? null} onFilters={onFilters} />
        <UnderstoodChips understood={first?.understood ?? []} onWithout={(q) => onFilters({ q: q || undefined })} />
        <JobsCount
          found={first}
          filters={filters}
          isWaiting={query.isPending}
          isBusy={query.isPlaceholderData}
          onFilters={onFilters}
        />
        <div className="jobs-cols">
          <QueryBoundary
            query={query}
            skeleton={<ListSkeleton />}
            errorText="Failed to load jobs"
            isEmpty={() => items.length === 0}
            empty={<NoJobs found={first} filters={filters} onFilters={onFilters} />}
          >
            {() => (
              <JobList
                items={items}
                selected={slug}
                search={search}
                isWide={isWide}
                isBusy={query.isPlaceholderData}
                renderMenu={renderMenu}
                onOpen={() => {
                  cameFromList.current = !isWide
                }}
                more={
                  query.hasNextPage
                    ? { load: () => void query.fetchNextPage(), isBusy: query.isFetchingNextPage }
                    : null
                }
              />
            )}
          </QueryBoundary>
          {/* if the list failed to load, there is no job to select */}
          {(slug !== undefined || !query.isError) && (
            <JobPanel
              slug={slug}
              isChosen={search.job !== undefined}
              isWaiting={query.isPending}
              arrival={arrivalOf(search)}
              onClose={onClose}
              renderApply={renderApply}
              renderEnd={renderEnd}
            />
          )}
        </div>
      </div>
    </DialogAddress>
  )
}

/** Removes duplicates: a job that moved between two page requests may be in both. The first one is used. */
function uniqueJobs<J extends { id: string }>(jobs: J[]): J[] {
  return [...new Map(jobs.toReversed().map((job) => [job.id, job])).values()].toReversed()
}
