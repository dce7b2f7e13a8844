import { useInfiniteQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useEffect } from 'react'
import { PageHeader } from '#ui/page/page-header.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { ButtonLink } from '#ui/primitives/button.tsx'
import { ShowMore } from '#ui/primitives/pager.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { toast } from '#ui/primitives/toast.ts'
import type { TrackedApplication } from '../contract.ts'
import { type ApplicationStatus, applicationStatuses } from '../rules.ts'
import { ApplicationCard } from './components/application-card.tsx'
import { ApplicationDialog } from './components/application-dialog.tsx'
import { SavedSection } from './components/saved-section.tsx'
import { TrackerFigures } from './components/tracker-figures.tsx'
import { TrackerFilters } from './components/tracker-filters.tsx'
import { TrackerSection } from './components/tracker-section.tsx'
import { trackedQuery } from './queries.ts'
import { filtersOf, isFiltered, showsSaved, type TrackerSearch } from './tracker-search.ts'
import { ERROR, filteredEmpty, sections } from './tracker-texts.ts'

type Props = {
  /** What the address says: search, filters and whose details are open. */
  search: TrackerSearch
  onSearch: (change: Partial<TrackerSearch>) => void
}

/** /app/tracker: what the person saved and sent, by where it stands (TRACK-01 to TRACK-20). */
export function TrackerPage({ search, onSearch }: Props) {
  const now = new Date()
  // where the list does not come, one heading says so for the whole page (TRACK-16)
  const { isLoadingError: isDown } = useTracked(search)
  return (
    <>
      <PageHeader
        title="Job Tracker"
        purpose="Everything you saved and sent, by where it stands. Notes are yours alone."
        actions={
          <ButtonLink to="/app/jobs" variant="primary" icon={Search}>
            Find jobs
          </ButtonLink>
        }
      />
      {!isDown && <TrackerFigures />}
      <div className="mt-6">
        <TrackerFilters search={search} onSearch={onSearch} />
      </div>
      {!isDown && showsSaved(search) && (
        <SavedSection search={search} now={now} onOpen={(saved) => onSearch({ saved })} />
      )}
      <Applications search={search} now={now} onSearch={onSearch} />
      {search.application && (
        <ApplicationDialog id={search.application} onClose={() => onSearch({ application: undefined })} />
      )}
    </>
  )
}

const useTracked = (search: TrackerSearch) =>
  useInfiniteQuery({ ...trackedQuery(filtersOf(search)), placeholderData: (before) => before })

function Applications({ search, now, onSearch }: Props & { now: Date }) {
  const query = useTracked(search)
  useSayFailure(query.isError)
  return (
    <QueryBoundary query={query} skeleton={<TrackerSkeleton />} errorText={ERROR}>
      {({ pages }) => (
        <>
          {applicationStatuses
            .filter((status) => search.status === undefined || search.status === status)
            .map((status) => (
              <StatusSection
                key={status}
                status={status}
                count={pages[0]?.counts[status] ?? 0}
                applications={pages.flatMap(({ items }) => items.filter((item) => item.status === status))}
                isFiltered={isFiltered(search)}
                now={now}
                onOpen={(application) => onSearch({ application })}
              />
            ))}
          {query.hasNextPage && <ShowMore onMore={() => void query.fetchNextPage()} busy={query.isFetchingNextPage} />}
        </>
      )}
    </QueryBoundary>
  )
}

/** The heading says what failed, and a toast as well (TRACK-16). */
function useSayFailure(isError: boolean): void {
  useEffect(() => {
    if (isError) toast.error({ title: 'Error', description: ERROR })
  }, [isError])
}

type SectionProps = {
  status: ApplicationStatus
  count: number
  applications: TrackedApplication[]
  isFiltered: boolean
  now: Date
  onOpen: (id: string) => void
}

function StatusSection({ status, count, applications, isFiltered: isNarrowed, now, onOpen }: SectionProps) {
  const section = sections[status]
  return (
    <TrackerSection {...section} count={count} empty={isNarrowed ? filteredEmpty : section.empty}>
      {applications.map((application) => (
        <ApplicationCard
          key={application.id}
          application={application}
          now={now}
          onOpen={() => onOpen(application.id)}
        />
      ))}
    </TrackerSection>
  )
}

const TrackerSkeleton = () => <SkeletonRows rows={5} label="Loading your applications" />
