import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CalendarCheck, CalendarClock, CalendarPlus, Check } from 'lucide-react'
import { useState } from 'react'
import { api, client } from '#client/api.ts'
import { longDateTime } from '#lib/dates.ts'
import { errorText } from '#ui/error-text.ts'
import { useConfirm } from '#ui/page/confirm.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { SectionHead } from '#ui/page/section-head.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'
import { lazyComponent } from '#ui/shell/lazy-component.tsx'
import type { CoachingRequest } from '../../coaching-contract.ts'
import { maxOpenRequests, openCoaching } from '../../coaching-rules.ts'
import { coachingListQuery } from '../queries.ts'
import { CoachingCard } from './coaching-card.tsx'
import { CoachingForm } from './coaching-form.tsx'

const BookDialog = lazyComponent(async () => (await import('./book-dialog.tsx')).BookDialog)
const CoachingReasonDialog = lazyComponent(async () => (await import('./coaching-reason.tsx')).CoachingReasonDialog)

/** All requests of the viewer for human coaching, including closed ones, and buttons for a new one (COACH-08). */
export function HumanCoaching() {
  const query = useQuery(coachingListQuery())
  const [isAsking, setAsking] = useState(false)
  const [isBooking, setBooking] = useState(false)
  const open = query.data?.filter(({ status }) => openCoaching.includes(status)).length ?? 0
  const ask = (
    <span className="row wrap">
      <Button disabled={open >= maxOpenRequests} onClick={() => setAsking(true)}>
        Request a session
      </Button>
      <Button
        variant="primary"
        icon={CalendarCheck}
        disabled={open >= maxOpenRequests}
        onClick={() => setBooking(true)}
      >
        Book a session
      </Button>
    </span>
  )
  return (
    <section className="stack stack-4" aria-label="Human coaching">
      <SectionHead title="Sessions with a coach">{ask}</SectionHead>
      <p className="meta">
        {open >= maxOpenRequests
          ? 'You have three open requests. Cancel one or wait until one is completed.'
          : 'Book an available time or request another to talk about your resume, an interview, an offer or your next step.'}
      </p>
      <QueryBoundary
        query={query}
        skeleton={<SkeletonRows rows={3} label="Loading your requests" />}
        errorText="Failed to load your requests"
        isEmpty={(requests) => requests.length === 0}
        empty={<EmptyState title="No sessions yet">Your requests and booked sessions appear here.</EmptyState>}
      >
        {(requests) => (
          <ul className="stack stack-4">
            {requests.map((request) => (
              <OwnRequest key={request.id} request={request} />
            ))}
          </ul>
        )}
      </QueryBoundary>
      {isBooking && (
        <BookDialog
          onClose={() => setBooking(false)}
          onAsk={() => {
            setBooking(false)
            setAsking(true)
          }}
        />
      )}
      {isAsking && <CoachingForm onClose={() => setAsking(false)} />}
    </section>
  )
}

function OwnRequest({ request }: { request: CoachingRequest }) {
  const { id, status, changedAt, startsAt } = request
  const queryClient = useQueryClient()
  const [isEnding, setEnding] = useState(false)
  const [isMoving, setMoving] = useState(false)
  const accept = useMutation(
    api.coaching.accept.mutationOptions({
      onSuccess: () => void toast.success('Session confirmed'),
      onError: (error) => void toast.error(errorText(error, 'Failed to accept the time')),
      onSettled: () => refreshQueries(queryClient, api.coaching.key()),
    }),
  )
  const confirm = useConfirm()
  const askAndAccept = async () => {
    const time = startsAt ? longDateTime(startsAt, request.timeZone) : 'this time'
    const text = `The session will be confirmed for ${time}, and your coach will be notified.`
    if (await confirm({ title: 'Accept this time?', text, action: 'Accept this time', destructive: false }))
      accept.mutate({ id, seen: changedAt })
  }
  return (
    <CoachingCard request={request}>
      {status === 'proposed' && (
        <Button variant="primary" icon={Check} busy={accept.isPending} onClick={() => void askAndAccept()}>
          Accept this time
        </Button>
      )}
      {status === 'confirmed' && (
        <Button icon={CalendarPlus} onClick={() => location.assign(`/api/coaching/${id}.ics`)}>
          Download for calendar
        </Button>
      )}
      {status === 'confirmed' && startsAt && startsAt > new Date() && (
        <Button icon={CalendarClock} onClick={() => setMoving(true)}>
          Reschedule
        </Button>
      )}
      {isMoving && <BookDialog moves={request} onClose={() => setMoving(false)} onAsk={() => setMoving(false)} />}
      {openCoaching.includes(status) && (
        <Button variant="ghost" onClick={() => setEnding(true)}>
          Cancel request
        </Button>
      )}
      {isEnding && (
        <CoachingReasonDialog
          onCancel={(reason) => client.coaching.cancel({ id, reason })}
          onClose={() => setEnding(false)}
        />
      )}
    </CoachingCard>
  )
}
