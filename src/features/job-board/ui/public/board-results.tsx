import { ArrowLeft, ArrowRight, X } from 'lucide-react'
import { Fragment } from 'react'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { AppLink } from '#ui/primitives/app-link.tsx'
import { ButtonLink } from '#ui/primitives/button.tsx'
import { countLabel, sortOf } from '../../rules.ts'
import { formatSearched, withCorrection } from '../jobs-search.ts'
import { type BoardSearch, boardAddress, filtersSet, isFiltered, noFilters } from './board-search.ts'
import { kindOfJobs } from './board-title.ts'
import { PublicJobRow } from './public-job-row.tsx'
import { type Board, companyOf } from './queries.ts'
import './public-jobs.css'

type Props = { board: Board; search: BoardSearch; now: Date }

/** The results of a search: a summary line, one row per job, and links to other pages. */
export function BoardResults({ board, search, now }: Props) {
  const { items, nextCursor } = board
  return (
    <section className="jb-results" aria-label="Results">
      <ResultLine board={board} search={search} />
      <UnderstoodLinks understood={board.understood} search={search} />
      {items.length === 0 ? (
        <NothingFound search={withCorrection(search, board.correction)} />
      ) : (
        <ul className="jb-list">
          {items.map((job) => (
            <PublicJobRow key={job.id} job={job} now={now} />
          ))}
        </ul>
      )}
      {(search.cursor || nextCursor) && (
        <nav className="jb-pages" aria-label="Pages">
          {search.cursor && (
            <ButtonLink to={boardAddress(search)} icon={ArrowLeft}>
              First page
            </ButtonLink>
          )}
          {nextCursor && (
            <ButtonLink to={boardAddress(search, { cursor: nextCursor })} iconEnd={ArrowRight} rel="next">
              More jobs
            </ButtonLink>
          )}
        </nav>
      )}
    </section>
  )
}

function ResultLine({ board: { count, correction, facets }, search }: Pick<Props, 'board' | 'search'>) {
  const { q, location } = withCorrection(search, correction)
  const offered = sorts.filter(({ value }) => q || value !== 'relevance')
  const sort = offered.find(({ value }) => value === sortOf(search))?.value ?? 'newest'
  return (
    <div className="jb-line">
      <div>
        <p>
          <b className="strong num">{countLabel(count)}</b> {!isFiltered(search) && 'open '}
          {kindOfJobs(search, count.value)}
          {q && (
            <>
              {' '}
              for <b className="strong">{q}</b>
            </>
          )}
          {location && (
            <>
              {' '}
              in <b className="strong">{location}</b>
            </>
          )}
          {search.company && (
            <>
              {' '}
              at <b className="strong">{companyOf({ facets }, search)}</b>
            </>
          )}
          {correction && <>. No matches for “{formatSearched(correction, 'typed')}”.</>}
          {isFiltered(search) && (
            <AppLink to="/jobs" className="jb-clear">
              Clear
            </AppLink>
          )}
        </p>
      </div>
      <p className="meta">
        {offered.map(({ value, label }, place) => (
          <Fragment key={value}>
            {place > 0 && ' · '}
            {sort === value ? label : <AppLink to={boardAddress(search, { sort: value })}>{label}</AppLink>}
          </Fragment>
        ))}
      </p>
    </div>
  )
}

/** The conditions that the search read out of the keywords; each links to the search without it. */
function UnderstoodLinks({ understood, search }: { understood: Board['understood']; search: BoardSearch }) {
  if (understood.length === 0) return null
  return (
    <div className="jb-understood">
      <span className="meta">From your keywords:</span>
      <ul className="chips" aria-label="Filters from your keywords">
        {understood.map(({ kind, label, without }) => (
          <li key={kind}>
            <AppLink to={boardAddress(search, { q: without })} className="chip is-on" aria-label={`Remove ${label}`}>
              <span className="chip-text">{label}</span>
              <X className="ic ic-sm" />
            </AppLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

const sorts = [
  { value: 'newest', label: 'Newest first' },
  { value: 'relevance', label: 'Most relevant first' },
  { value: 'pay', label: 'Best paid first' },
] as const

function NothingFound({ search }: { search: BoardSearch }) {
  const isNarrow = search.location !== '' || filtersSet(search) > 0
  return (
    <EmptyState
      title="No jobs found"
      level={2}
      bare
      action={
        isFiltered(search) ? (
          <ButtonLink to={boardAddress(search, { ...noFilters, ...(!isNarrow && { q: '' }) })}>
            {isNarrow && search.q ? `All jobs for ${search.q}` : 'All open jobs'}
          </ButtonLink>
        ) : undefined
      }
    >
      {isFiltered(search)
        ? 'Try fewer or more general keywords, a wider location, or another job type.'
        : "There are no open jobs right now. New jobs appear as soon as they're posted."}
    </EmptyState>
  )
}
