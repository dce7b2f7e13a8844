import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { api, client } from '#client/api.ts'
import { longDateTime } from '#lib/dates.ts'
import { errorText } from '#ui/error-text.ts'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'
import { lazyComponent } from '#ui/shell/lazy-component.tsx'
import type { CoachingEntry } from '../../coaching-contract.ts'
import { openCoaching } from '../../coaching-rules.ts'
import { coachingInboxQuery } from '../queries.ts'
import { CoachingCard } from './coaching-card.tsx'
import { OwnHours } from './own-hours.tsx'

const CoachingReasonDialog = lazyComponent(async () => (await import('./coaching-reason.tsx')).CoachingReasonDialog)
const CoachingTimeDialog = lazyComponent(async () => (await import('./coaching-time-dialog.tsx')).CoachingTimeDialog)

/** The requests for human coaching for staff; requests that need an answer are listed first. */
export function CoachingInbox() {
  const query = useQuery(coachingInboxQuery())
  return (
    <section aria-label="Coaching requests" className="stack stack-4">
      <OwnHours />
      <QueryBoundary
        query={query}
        skeleton={<SkeletonRows rows={4} label="Loading the requests" />}
        errorText="Failed to load the requests"
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState title="No requests">Requests from job seekers appear here.</EmptyState>}
      >
        {({ items }) => (
          <ul className="stack stack-4">
            {items.map((request) => (
              <Entry key={request.id} request={request} />
            ))}
          </ul>
        )}
      </QueryBoundary>
    </section>
  )
}

type Doing = { what: 'time'; confirms: Date | null } | { what: 'cancel' }

function Entry({ request }: { request: CoachingEntry }) {
  const { id, status, preferred, timeZone, person, changedAt, startsAt } = request
  const queryClient = useQueryClient()
  const [doing, setDoing] = useState<Doing | null>(null)
  const finish = useMutation(
    api.coaching.finish.mutationOptions({
      onError: (error) => void toast.error(errorText(error, 'Failed to close the session')),
      onSettled: () => refreshQueries(queryClient, api.coaching.key()),
    }),
  )
  const now = new Date()
  const isUnbooked = status === 'requested' || status === 'proposed'
  const isAhead = status === 'confirmed' && startsAt !== null && startsAt > now
  const canPropose = isUnbooked || isAhead
  const close = () => setDoing(null)
  return (
    <CoachingCard request={request} person={person}>
      {isUnbooked &&
        preferred
          .filter((at) => at > now)
          .map((at) => (
            <Button key={at.toISOString()} size="sm" onClick={() => setDoing({ what: 'time', confirms: at })}>
              Confirm {longDateTime(at, timeZone)}
            </Button>
          ))}
      {canPropose && (
        <Button size="sm" variant="soft" onClick={() => setDoing({ what: 'time', confirms: null })}>
          {status === 'requested' ? 'Propose a time' : 'Propose another time'}
        </Button>
      )}
      {isAhead && (
        <Button size="sm" icon={CalendarPlus} onClick={() => location.assign(`/api/coaching/${id}.ics`)}>
          Download for calendar
        </Button>
      )}
      {status === 'confirmed' && startsAt && startsAt <= now && (
        <Button size="sm" busy={finish.isPending} onClick={() => finish.mutate({ id, seen: changedAt })}>
          Mark as completed
        </Button>
      )}
      {openCoaching.includes(status) && (
        <Button size="sm" variant="ghost" onClick={() => setDoing({ what: 'cancel' })}>
          Cancel request
        </Button>
      )}
      {doing?.what === 'time' && <CoachingTimeDialog request={request} confirms={doing.confirms} onClose={close} />}
      {doing?.what === 'cancel' && (
        <CoachingReasonDialog onCancel={(reason) => client.coaching.decline({ id, reason })} onClose={close} />
      )}
    </CoachingCard>
  )
}
