import { useQuery } from '@tanstack/react-query'
import { Columns3, Eye, Link2, UserSearch } from 'lucide-react'
import { useState } from 'react'
import { DAY_MS, dayAndMonth } from '#lib/dates.ts'
import { copyText } from '#ui/copy-text.ts'
import { PageHeader } from '#ui/page/page-header.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { Button, ButtonLink } from '#ui/primitives/button.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { lazyComponent } from '#ui/shell/lazy-component.tsx'
import { useZone } from '#ui/use-zone.ts'
import type { Board } from '../../stage-contract.ts'
import { OpenReview } from '../components/open-review.tsx'
import type { ReviewExtras } from '../components/review-dialog.tsx'
import { isNarrowed, ReviewFilters } from '../components/review-filters.tsx'
import { ConfirmMove } from '../confirm-move/confirm-move.tsx'
import { boardQuery } from '../queries.ts'
import { filtersOf, type ReviewsSearch } from '../reviews-search.ts'
import { ViewSwitch } from '../view-switch.tsx'
import { BoardSkeleton } from './board-skeleton.tsx'
import { StageBoard } from './stage-board.tsx'
import '#ui/board/board.css'
import './stage-board.css'

const StagesDialog = lazyComponent(async () => (await import('./stages-dialog.tsx')).StagesDialog)

type Props = {
  search: ReviewsSearch
  onSearch: (search: ReviewsSearch) => void
  extras?: ReviewExtras | undefined
}

/** /app/company/applications?view=board: one job by its stages, or all jobs by the five statuses. */
export function BoardPage({ search, onSearch, extras }: Props) {
  const [shown, setShown] = useState<Record<string, number>>({})
  const query = useQuery(boardQuery(filtersOf(search), shown))
  return (
    <>
      <Head job={search.job ? query.data?.job : null} />
      <ReviewFilters search={search} onSearch={onSearch} end={<ViewSwitch search={search} onSearch={onSearch} />} />
      <QueryBoundary
        query={query}
        skeleton={<BoardSkeleton />}
        errorText="Failed to load applications"
        missing="This job doesn't exist or is no longer available."
      >
        {(board) => (
          <>
            <div className="board-top row between wrap">
              <Sum board={board} isNarrowed={isNarrowed({ ...search, job: undefined })} />
              {board.job && <div className="row wrap">{extras?.tools?.(board.job.id)}</div>}
            </div>
            <StageBoard
              // another board has other columns, so the selection is cleared
              key={board.job?.id ?? 'all'}
              board={board}
              notes={extras?.notes}
              withSelected={extras?.selected}
              onOpen={(application) => onSearch({ ...search, application })}
              onMore={(column, upTo) => setShown((before) => ({ ...before, [column]: upTo }))}
            />
            <ConfirmMove />
            <OpenReview
              id={search.application}
              ids={columnOf(board, search.application)}
              onOpen={(application) => onSearch({ ...search, application })}
              extras={extras}
            />
          </>
        )}
      </QueryBoundary>
    </>
  )
}

/** The job, and how long its candidates have waited; the screen's title for the board of all jobs. */
function Head({ job }: { job: Board['job'] | undefined }) {
  const [isArranging, setArranging] = useState(false)
  const zone = useZone()
  if (!job) {
    return (
      <PageHeader
        title="Applications"
        purpose="All applicants by status. Candidates are notified when their status changes."
        actions={
          <ButtonLink to="/app/company/candidates" icon={UserSearch}>
            Find candidates
          </ButtonLink>
        }
      />
    )
  }
  return (
    <>
      <PageHeader
        title={job.title}
        purpose={<span suppressHydrationWarning>{headLabel(job, new Date(), zone)}</span>}
        actions={
          <>
            <Button icon={Columns3} onClick={() => setArranging(true)}>
              Stages
            </Button>
            {job.isActive && (
              <>
                <ButtonLink to={`/jobs/${job.slug}`} icon={Eye}>
                  Preview job
                </ButtonLink>
                <Button variant="primary" icon={Link2} onClick={() => void share(job.slug)}>
                  Share posting
                </Button>
              </>
            )}
          </>
        }
      />
      {isArranging && <StagesDialog jobId={job.id} onClose={() => setArranging(false)} />}
    </>
  )
}

function headLabel(
  { applications, firstAppliedAt, oldestUnansweredAt }: NonNullable<Board['job']>,
  now: Date,
  zone: string,
): string {
  if (!firstAppliedAt) return 'No applications yet. New ones appear here right away.'
  const people = applications === 1 ? '1 person' : `${applications.toLocaleString('en-US')} people`
  const since = `${people} applied since ${dayAndMonth(firstAppliedAt, zone)}.`
  if (!oldestUnansweredAt) return since
  const days = Math.floor((now.getTime() - oldestUnansweredAt.getTime()) / DAY_MS)
  const age = days === 0 ? 'less than a day' : days === 1 ? '1 day' : `${days} days`
  return `${since} The oldest unanswered application is ${age} old.`
}

function share(slug: string): Promise<boolean> {
  const link = `${location.origin}/jobs/${slug}`
  return copyText(link, { title: 'Link copied', description: link }, () =>
    toast.info({ title: 'Copy this link', description: link }),
  )
}

function Sum({ board: { total, columns }, isNarrowed: isLess }: { board: Board; isNarrowed: boolean }) {
  const drawn = columns.reduce((sum, { items }) => sum + items.length, 0)
  const people = total === 1 ? '1 person' : `${total.toLocaleString('en-US')} people`
  const fit = isLess ? `${people} with these filters` : people
  return (
    <p className="meta">
      {fit}, {drawn === total ? 'all shown' : `${drawn.toLocaleString('en-US')} shown`}
    </p>
  )
}

/** The ids of the column with the open application. */
const columnOf = ({ columns }: Board, open: string | undefined): string[] =>
  columns.map(({ items }) => items.map(({ id }) => id)).find((ids) => ids.some((id) => id === open)) ?? []
