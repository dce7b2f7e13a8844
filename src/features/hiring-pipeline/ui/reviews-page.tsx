import { useQuery } from '@tanstack/react-query'
import { UserSearch } from 'lucide-react'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { StatCards, StatCardsSkeleton } from '#ui/page/stat-cards.tsx'
import { Button, ButtonLink } from '#ui/primitives/button.tsx'
import { Pager } from '#ui/primitives/pager.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { OpenReview } from './components/open-review.tsx'
import { RepliesDue } from './components/replies-due.tsx'
import type { ReviewExtras } from './components/review-dialog.tsx'
import { ReviewFiles } from './components/review-files.tsx'
import { isNarrowed, ReviewFilters } from './components/review-filters.tsx'
import { ReviewList } from './components/review-list.tsx'
import { ConfirmMove } from './confirm-move/confirm-move.tsx'
import { BoardPage } from './lazy-board.ts'
import { reviewStatsQuery, reviewsQuery } from './queries.ts'
import { filtersOf, type ReviewsSearch } from './reviews-search.ts'
import { ViewSwitch } from './view-switch.tsx'

type Props = { search: ReviewsSearch; onSearch(search: ReviewsSearch): void }
type WithExtras = Props & { extras?: ReviewExtras }

/** /app/company/applications: all applications to the company's jobs, as a list or a board (CAPP-01). */
export const ReviewsPage = (props: WithExtras) =>
  props.search.view === 'board' ? (
    <BoardPage {...props} waiting={<SkeletonRows rows={5} lead="avatar" label="Loading applications" />} />
  ) : (
    <ListPage {...props} />
  )

function ListPage({ search, onSearch, extras }: WithExtras) {
  const query = useQuery(reviewsQuery({ ...filtersOf(search), page: search.page ?? 1 }))
  return (
    <>
      <PageHeader
        title="Applications"
        purpose="Newest first. Candidates are notified when their status changes."
        actions={
          <>
            {search.job && extras?.tools?.(search.job)}
            <ButtonLink to="/app/company/candidates" icon={UserSearch}>
              Find candidates
            </ButtonLink>
            <ReviewFiles search={search} />
          </>
        }
      />
      <ReviewStatCards />
      <RepliesDue />
      <div className="mt-6">
        <ReviewFilters
          search={search}
          onSearch={onSearch}
          counts={query.data?.counts}
          end={<ViewSwitch search={search} onSearch={onSearch} />}
        />
      </div>
      <QueryBoundary
        query={query}
        skeleton={<SkeletonRows rows={5} lead="avatar" label="Loading applications" />}
        errorText="Failed to load applications"
        isEmpty={({ total }) => total === 0}
        empty={<Nothing isFiltered={isNarrowed(search)} onClear={() => onSearch({})} />}
      >
        {({ items, total, pageSize, counts }) => (
          <>
            <ReviewList items={items} onOpen={(application) => onSearch({ ...search, application })} />
            <Pager
              page={search.page ?? 1}
              pageSize={pageSize}
              total={total}
              onPage={(page) => onSearch({ ...search, page })}
            />
            {!search.status && (
              <Withdrawn
                count={counts.withdrawn}
                onShow={() => onSearch({ ...search, status: 'withdrawn', page: undefined })}
              />
            )}
          </>
        )}
      </QueryBoundary>
      <OpenReview
        id={search.application}
        ids={query.data?.items.map((item) => item.id) ?? []}
        onOpen={(application) => onSearch({ ...search, application })}
        extras={extras}
      />
      <ConfirmMove />
    </>
  )
}

/** The list of all statuses leaves them out (CAPP-02). */
function Withdrawn({ count = 0, onShow }: { count?: number | undefined; onShow: () => void }) {
  if (count === 0) return null
  return (
    <div className="row wrap gap-2">
      <p className="meta">Not in this list: {count.toLocaleString('en-US')} withdrawn.</p>
      <Button size="sm" onClick={onShow}>
        Show withdrawn
      </Button>
    </div>
  )
}

function ReviewStatCards() {
  const query = useQuery(reviewStatsQuery())
  return (
    <QueryBoundary query={query} skeleton={<StatCardsSkeleton count={4} />} errorText="Failed to load the counts">
      {({ totalApplications, newApplications, inInterview, hiredThisMonth }) => (
        <StatCards
          stats={[
            { label: 'Total Applications', value: totalApplications.toLocaleString('en-US') },
            { label: 'New', value: newApplications.toLocaleString('en-US'), note: 'not reviewed yet' },
            { label: 'In Interview', value: inInterview.toLocaleString('en-US') },
            { label: 'Hired This Month', value: hiredThisMonth.toLocaleString('en-US') },
          ]}
        />
      )}
    </QueryBoundary>
  )
}

const Nothing = ({ isFiltered, onClear }: { isFiltered: boolean; onClear(): void }) =>
  isFiltered ? (
    <EmptyState
      title="No applications match"
      action={
        <button type="button" className="link" onClick={onClear}>
          Show all
        </button>
      }
    >
      No applications match these filters.
    </EmptyState>
  ) : (
    <EmptyState title="No applications yet">
      New applications appear here right away, with resume and answers.
    </EmptyState>
  )
