import { ChevronDown } from 'lucide-react'
import { Button } from '#ui/primitives/button.tsx'
import { Menu, MenuChoice } from '#ui/primitives/menu.tsx'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import type { JobSearch } from '../../contract.ts'
import { countLabel, type JobSort, sortOf } from '../../rules.ts'
import { formatSearched, type JobsFilters } from '../jobs-search.ts'
import './jobs.css'

type Props = {
  found: JobSearch | undefined
  filters: JobsFilters
  /** True while the first result is loading. */
  isWaiting: boolean
  isBusy: boolean
  onFilters: (changed: Partial<JobsFilters>) => void
}

const sorts: { value: JobSort; label: string }[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'relevance', label: 'Most relevant' },
  { value: 'pay', label: 'Best paid' },
  { value: 'match', label: 'Best match' },
]

/** The number of found jobs, the correction of a mistyped word, and the order. */
export function JobsCount({ found, filters, isWaiting, isBusy, onFilters }: Props) {
  const { q } = filters
  // without keywords, all jobs are equally relevant
  const isMatched = found?.matching === 'ready'
  const offered = sorts.filter(({ value }) => (value === 'match' ? isMatched : q || value !== 'relevance'))
  const chosen = filters.sort === 'match' && isMatched ? 'match' : sortOf(filters)
  const sort = offered.find(({ value }) => value === chosen)?.value ?? 'newest'
  const count = found?.count
  return (
    <div className="jobs-count" aria-busy={isBusy || undefined}>
      <p role="status">
        {count ? (
          <>
            <b className="strong num">{countLabel(count)}</b> {count.value === 1 ? 'job' : 'jobs'} found
          </>
        ) : (
          isWaiting && <Skeleton shape="small" className="w-24" />
        )}
        {found?.correction && count?.value !== 0 && (
          <span className="jobs-correction">
            Showing results for <b className="strong">{formatSearched(found.correction, 'shown')}</b>. No matches for “
            {formatSearched(found.correction, 'typed')}”.
          </span>
        )}
      </p>
      <span className="meta row">
        Sort:
        <Menu
          trigger={
            <Button variant="ghost" size="sm" iconEnd={ChevronDown}>
              {offered.find(({ value }) => value === sort)?.label}
            </Button>
          }
        >
          <MenuChoice
            label="Sort by"
            value={sort}
            options={offered}
            onChange={(value) => onFilters({ sort: value === sortOf({ q }) ? undefined : value })}
          />
        </Menu>
      </span>
    </div>
  )
}
