import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { placeLabel } from '#features/job-postings/labels.ts'
import { postedAgeShort } from '#lib/dates.ts'
import { salaryFull } from '#lib/money.ts'
import { CompanyMark } from '#ui/primitives/avatar.tsx'
import { cx } from '#ui/primitives/cx.ts'
import { Score } from '#ui/primitives/score.tsx'
import type { JobCard } from '../../contract.ts'
import type { JobsSearch } from '../jobs-search.ts'
import { jobQuery } from '../queries.ts'
import './jobs.css'

type Props = {
  job: JobCard
  now: Date
  isSelected: boolean
  search: JobsSearch
  /** Two columns: opening a job does not scroll the list, and opening further jobs replaces the history entry. */
  isWide: boolean
  onOpen: () => void
}

/** One job of the list: title, company, place, salary, age and match (JOBS-03, JOBS-11, JOBS-12). */
export function JobRow({ job, now, isSelected, search, isWide, onOpen }: Props) {
  const queryClient = useQueryClient()
  const { company, match } = job
  const fetchAhead = () => void queryClient.prefetchQuery(jobQuery(job.slug))
  return (
    <Link
      className={cx('job-row', isSelected && 'is-on')}
      to="/app/jobs"
      // use the URL at the time of the click: it may have typed words that this row was not rendered with yet
      search={(now) => ({ ...now, job: job.slug })}
      replace={isWide && search.job !== undefined}
      resetScroll={!isWide}
      preload={false}
      aria-current={isSelected ? 'true' : undefined}
      onClick={onOpen}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
    >
      <CompanyMark name={company.name} src={company.logoUrl} />
      <span className="grow">
        <span className="row between top">
          <b>{job.title}</b>
          {match?.score != null && (
            <span className="job-score num" aria-hidden="true">
              {match.score}
            </span>
          )}
        </span>
        <span className="meta clip block">
          {company.name} · {placeLabel(job)}
        </span>
        <span className="row between job-pay">
          <span className="num">{salaryFull(job)}</span>
          {match && match.states.length > 0 && <Score segments={match.states} value={match.score} />}
        </span>
        <JobAge job={job} now={now} />
      </span>
    </Link>
  )
}

function JobAge({ job, now }: { job: JobCard; now: Date }) {
  const marks = [
    job.isApplied && 'Applied',
    job.isSaved && 'Saved',
    job.isInternal && 'Internal',
    job.isClosed && 'Closed',
  ]
  return (
    <span className="job-age" suppressHydrationWarning>
      {postedAgeShort(job.postedAt, now)}
      {marks.filter(Boolean).map((mark) => (
        <span key={String(mark)}>
          {' '}
          · <span className="strong">{mark}</span>
        </span>
      ))}
    </span>
  )
}
