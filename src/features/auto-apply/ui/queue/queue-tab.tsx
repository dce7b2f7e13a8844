import { useQuery } from '@tanstack/react-query'
import { Check, Plus } from 'lucide-react'
import { useState } from 'react'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { SectionHead } from '#ui/page/section-head.tsx'
import { Button, ButtonLink } from '#ui/primitives/button.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import type { QueueItem } from '../../queue-contract.ts'
import { queueQuery, settingsQuery } from '../queries.ts'
import { QueueCard } from './queue-card.tsx'
import { useApprove } from './use-queue-actions.ts'

type Props = { onOpen: (id: string) => void; onRules: () => void }

/** Review queue: entries to decide on, and entries about to be sent (AUTO-02). */
export function QueueTab({ onOpen, onRules }: Props) {
  const query = useQuery(queueQuery())
  return (
    <QueryBoundary
      query={query}
      skeleton={<SkeletonRows rows={4} label="Loading your review queue" />}
      errorText="Failed to load your review queue"
      isEmpty={({ items }) => items.length === 0}
      empty={
        <EmptyState
          title="You're all caught up"
          level={2}
          action={
            <div className="row wrap">
              <Button variant="primary" icon={Plus} onClick={onRules}>
                Set up a rule
              </Button>
              <ButtonLink to="/app/jobs">Find jobs</ButtonLink>
            </div>
          }
        >
          Jobs your rules find appear here first, and so do jobs you add with Auto Apply. Nothing is sent until you
          approve it.
        </EmptyState>
      }
    >
      {({ items }) => <Queue items={items} onOpen={onOpen} />}
    </QueryBoundary>
  )
}

function Queue({ items, onOpen }: { items: QueueItem[]; onOpen: Props['onOpen'] }) {
  const isPaused = useQuery(settingsQuery()).data?.isPaused ?? false
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const approved = items.filter(({ state }) => state === 'approved')
  const waiting = items.filter(({ state }) => state === 'waiting')
  const ready = waiting.filter(({ missing }) => missing.length === 0)
  const list = (some: QueueItem[]) => (
    <ul className="stack stack-3">
      {some.map((item) => (
        <QueueCard
          key={item.id}
          item={item}
          isPaused={isPaused}
          isOneOfSeveral={ready.length > 1}
          isChosen={chosen.has(item.id)}
          onChoose={(isChosen) => setChosen(changed(chosen, item.id, isChosen))}
          onOpen={() => onOpen(item.id)}
        />
      ))}
    </ul>
  )
  return (
    <div className="stack stack-8">
      {approved.length > 0 && (
        <section aria-label="About to be sent">
          <SectionHead title="About to be sent">
            <span className="meta num">{approved.length}</span>
          </SectionHead>
          {list(approved)}
        </section>
      )}
      {waiting.length > 0 && (
        <section aria-label="Needs your review">
          <SectionHead title="Needs your review">
            <ApproveSeveral ids={ready.map(({ id }) => id)} chosen={chosen} onChosen={setChosen} />
          </SectionHead>
          {list(waiting)}
        </section>
      )}
    </div>
  )
}

function changed(chosen: ReadonlySet<string>, id: string, isChosen: boolean): Set<string> {
  const next = new Set(chosen)
  if (isChosen) next.add(id)
  else next.delete(id)
  return next
}

type Several = { ids: string[]; chosen: ReadonlySet<string>; onChosen: (chosen: ReadonlySet<string>) => void }

/** Approves the selected entries, at most fifty per call. */
function ApproveSeveral({ ids, chosen, onChosen }: Several) {
  const approve = useApprove()
  const picked = ids.filter((id) => chosen.has(id)).slice(0, 50)
  if (ids.length < 2) return null
  return (
    <div className="row wrap">
      <Button size="sm" variant="ghost" onClick={() => onChosen(new Set(picked.length === ids.length ? [] : ids))}>
        {picked.length === ids.length ? 'Clear selection' : `Select all ${ids.length} ready`}
      </Button>
      {picked.length > 0 && (
        <Button
          size="sm"
          variant="primary"
          icon={Check}
          busy={approve.isPending}
          onClick={() => approve.mutate({ ids: picked }, { onSuccess: () => onChosen(new Set()) })}
        >
          Approve {picked.length}
        </Button>
      )}
    </div>
  )
}
