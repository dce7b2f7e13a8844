import { useInfiniteQuery } from '@tanstack/react-query'
import { Download, Plus, Search, Upload, Zap } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { ERROR } from '#features/applications/ui/components/status-texts.ts'
import { PageHeader } from '#ui/page/page-header.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { useFailureToast } from '#ui/page/use-failure-toast.ts'
import { Button, ButtonLink } from '#ui/primitives/button.tsx'
import { ShowMore } from '#ui/primitives/pager.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { lazyComponent } from '#ui/shell/lazy-component.tsx'
import { includesSavedJobs } from '../match-saved.ts'
import { FollowUps } from './components/follow-ups.tsx'
import { FunnelCard } from './components/funnel-card.tsx'
import { SavedDetails } from './components/saved-details.tsx'
import { SavedSection } from './components/saved-section.tsx'
import { StatusSections } from './components/status-sections.tsx'
import { TrackerFilters } from './components/tracker-filters.tsx'
import { TrackerStatCards } from './components/tracker-stat-cards.tsx'
import { BoardSection } from './lazy-tracker-board.ts'
import { trackedQuery } from './queries.ts'
import { exportAddress, filtersOf, type TrackerSearch } from './tracker-search.ts'

const ApplicationDialog = lazyComponent(
  async () => (await import('./components/application-dialog.tsx')).ApplicationDialog,
)
const ExternalDialog = lazyComponent(async () => (await import('./components/external-dialog.tsx')).ExternalDialog)
const ExternalFormDialog = lazyComponent(
  async () => (await import('./components/external-form.tsx')).ExternalFormDialog,
)

type Props = {
  /** Search, filters, view and open details from the address. */
  search: TrackerSearch
  onSearch: (change: Partial<TrackerSearch>) => void
  /** Slot for other areas in the details of an application. */
  extras?: (applicationId: string) => ReactNode
}

/**
 * /app/tracker: the person's saved jobs and applications, external ones included, by status (TRACK-01 to TRACK-20).
 */
export function TrackerPage({ search, onSearch, extras }: Props) {
  const now = new Date()
  const [isAdding, setAdding] = useState(false)
  // if the list fails, one heading shows the error for the whole page (TRACK-16)
  const { isLoadingError: isDown } = useTracked(search)
  return (
    <>
      <PageHeader
        title="Job Tracker"
        purpose="Your saved jobs and applications by status. Only you can see your notes."
        actions={
          <>
            <Button icon={Plus} onClick={() => setAdding(true)}>
              Add application
            </Button>
            <ButtonLink to="/app/tracker/import" icon={Upload}>
              Import
            </ButtonLink>
            <ButtonLink to="/app/auto-apply" icon={Zap}>
              Auto Apply
            </ButtonLink>
            <ButtonLink to="/app/jobs" variant="primary" icon={Search}>
              Find jobs
            </ButtonLink>
          </>
        }
      />
      {!isDown && <TrackerStatCards />}
      {!isDown && <FollowUps now={now} onSearch={onSearch} />}
      <div className="mt-6">
        <TrackerFilters search={search} onSearch={onSearch} />
      </div>
      {!isDown && search.view !== 'board' && includesSavedJobs(filtersOf(search)) && (
        <SavedSection search={search} now={now} onOpen={(saved) => onSearch({ saved })} />
      )}
      <Applications search={search} now={now} onSearch={onSearch} />
      {!isDown && <Below search={search} onSearch={onSearch} />}
      <OpenDetails search={search} onSearch={onSearch} extras={extras} />
      {isAdding && <ExternalFormDialog onClose={() => setAdding(false)} />}
    </>
  )
}

const useTracked = (search: TrackerSearch) =>
  useInfiniteQuery({ ...trackedQuery(filtersOf(search)), placeholderData: (before) => before })

function Applications({ search, now, onSearch }: Props & { now: Date }) {
  const query = useTracked(search)
  useFailureToast(query, { title: 'Error', description: ERROR })
  return (
    <QueryBoundary query={query} skeleton={<TrackerSkeleton />} errorText={ERROR}>
      {({ pages }) => {
        const shown = {
          counts: pages[0]?.counts,
          applications: pages.flatMap(({ items }) => items),
          search,
          now,
          onSearch,
        }
        return (
          <>
            {search.view === 'board' ? (
              <BoardSection {...shown} waiting={<TrackerSkeleton />} />
            ) : (
              <StatusSections {...shown} />
            )}
            {query.hasNextPage && (
              <ShowMore onMore={() => void query.fetchNextPage()} busy={query.isFetchingNextPage} />
            )}
          </>
        )
      }}
    </QueryBoundary>
  )
}

function Below({ search, onSearch }: Props) {
  return (
    <>
      <FunnelCard period={search.period ?? '90'} onPeriod={(period) => onSearch({ period })} />
      <p className="mt-4">
        {/* a file, not a page: the browser downloads it */}
        <a className="btn btn-secondary" href={exportAddress(search)} download>
          <Download className="ic" />
          Export CSV
        </a>
      </p>
    </>
  )
}

function OpenDetails({ search, onSearch, extras }: Props) {
  const external = search.external ?? search.elsewhere
  return (
    <>
      {search.application && (
        <ApplicationDialog
          id={search.application}
          extras={extras}
          onClose={() => onSearch({ application: undefined })}
        />
      )}
      {external && (
        <ExternalDialog
          id={external}
          isForm={search.form === 'edit'}
          onClose={() => onSearch({ external: undefined, elsewhere: undefined, form: undefined })}
        />
      )}
      {search.saved && <SavedDetails jobId={search.saved} onClose={() => onSearch({ saved: undefined })} />}
    </>
  )
}

const TrackerSkeleton = () => <SkeletonRows rows={5} label="Loading your applications" />
