import { useInfiniteQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { longDateTime } from '#lib/dates.ts'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { Button, ButtonLink } from '#ui/primitives/button.tsx'
import { ShowMore } from '#ui/primitives/pager.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { Pill, StatusPill } from '#ui/primitives/status-pill.tsx'
import { useZone } from '#ui/use-zone.ts'
import type { LogItem } from '../../queue-contract.ts'
import { logQuery } from '../queries.ts'
import { reasonText } from '../reason-texts.ts'
import '../components/auto-apply.css'

/** Everything that auto apply sent or failed to send, newest first (AUTO-07). */
export function LogTab({ onOpen }: { onOpen: (id: string) => void }) {
  const query = useInfiniteQuery(logQuery())
  return (
    <QueryBoundary
      query={query}
      skeleton={<SkeletonRows rows={4} lead="none" label="Loading the log" />}
      errorText="Failed to load the log"
      isEmpty={({ pages }) => pages[0]?.items.length === 0}
      empty={
        <EmptyState title="Nothing sent yet" level={2}>
          Each application is saved here exactly as sent, with its answers, cover letter and resume, and why it was
          sent.
        </EmptyState>
      }
    >
      {({ pages }) => (
        <>
          <ul className="card aa-answers">
            {pages.flatMap(({ items }) => items.map((item) => <LogRow key={item.id} item={item} onOpen={onOpen} />))}
          </ul>
          {query.hasNextPage && <ShowMore onMore={() => void query.fetchNextPage()} busy={query.isFetchingNextPage} />}
        </>
      )}
    </QueryBoundary>
  )
}

function LogRow({ item, onOpen }: { item: LogItem; onOpen: (id: string) => void }) {
  const { id, outcome, reason, jobTitle, companyName, applicationId, at } = item
  const zone = useZone()
  return (
    <li>
      <div className="grow">
        <h3>{jobTitle || 'A job that was removed'}</h3>
        <p>{companyName}</p>
        <p className="meta">
          {longDateTime(at, zone)}
          {reason ? ` · ${reasonText(reason)}` : ''}
        </p>
      </div>
      <div className="row wrap">
        {outcome === 'sent' ? <StatusPill status="submitted" label="Sent" /> : <Pill tone="withdrawn">Not sent</Pill>}
        {outcome === 'sent' && (
          <Button size="sm" icon={FileText} aria-label={`What was sent to ${companyName}`} onClick={() => onOpen(id)}>
            What was sent
          </Button>
        )}
        {applicationId && (
          <ButtonLink size="sm" to={`/app/tracker?application=${applicationId}`}>
            View in tracker
          </ButtonLink>
        )}
      </div>
    </li>
  )
}
