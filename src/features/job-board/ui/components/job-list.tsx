import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { whenVisible } from '#ui/page/when-visible.ts'
import { ShowMore } from '#ui/primitives/pager.tsx'
import type { JobCard } from '../../contract.ts'
import type { JobsSearch } from '../jobs-search.ts'
import { JobRow } from './job-row.tsx'
import './jobs.css'

type Props = {
  items: JobCard[]
  selected: string | undefined
  search: JobsSearch
  isWide: boolean
  isBusy: boolean
  /** The menu of a job. */
  renderMenu?: ((job: JobCard) => ReactNode) | undefined
  onOpen: () => void
  more: { load: () => void; isBusy: boolean } | null
}

/** The list of found jobs. The arrow keys move the focus and, on a wide screen, open the focused job beside the list. */
export function JobList({ items, selected, search, isWide, isBusy, renderMenu, onOpen, more }: Props) {
  const now = new Date()
  return (
    <div className="jobs-list" aria-busy={isBusy || undefined}>
      <ul aria-label="Jobs" onKeyDown={(event) => moveFocus(event, isWide)}>
        {items.map((job) => (
          <li key={job.id} className="job-item">
            <JobRow
              job={job}
              now={now}
              isSelected={job.slug === selected}
              search={search}
              isWide={isWide}
              onOpen={onOpen}
            />
            {renderMenu && <div className="job-menu">{renderMenu(job)}</div>}
          </li>
        ))}
      </ul>
      {more && <More {...more} />}
    </div>
  )
}

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => Math.min(last, at + 1),
  ArrowUp: (at) => Math.max(0, at - 1),
  Home: () => 0,
  End: (_, last) => last,
}

function moveFocus(event: KeyboardEvent<HTMLElement>, opens: boolean): void {
  const step = steps[event.key]
  const links = [...event.currentTarget.querySelectorAll('a')]
  const at = links.indexOf(document.activeElement as HTMLAnchorElement)
  if (!step || at < 0 || event.altKey || event.ctrlKey || event.metaKey) return
  event.preventDefault()
  const next = links[step(at, links.length - 1)]
  if (!next || next === links[at]) return
  next.focus()
  if (opens) next.click()
}

/** Loads the next page when the end of the list is near. The button is for users who cannot scroll. */
function More({ load, isBusy }: { load: () => void; isBusy: boolean }) {
  const place = useRef<HTMLDivElement>(null)
  const latest = useRef(load)
  latest.current = load
  useEffect(() => {
    if (isBusy || !place.current) return
    return whenVisible(place.current, () => latest.current(), '600px')
  }, [isBusy])
  return (
    <div ref={place}>
      <ShowMore onMore={load} busy={isBusy}>
        Show more jobs
      </ShowMore>
    </div>
  )
}
