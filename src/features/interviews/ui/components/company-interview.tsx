import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '#client/api.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Pill } from '#ui/primitives/status-pill.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { lazyComponent } from '#ui/shell/lazy-component.tsx'
import type { Interview, Interviews } from '../../contract.ts'
import { timesAhead } from '../../rules.ts'
import { interviewsQuery } from '../queries.ts'
import { CalendarLink, dayAndTime, InterviewFacts, timeOn } from './interview-facts.tsx'

const MoveDialog = lazyComponent(async () => (await import('./move-dialog.tsx')).MoveDialog)
const NoteDialog = lazyComponent(async () => (await import('./note-dialog.tsx')).NoteDialog)

type Props = { applicationId: string; interview: Interview; timeZone: string; canChange: boolean }

/** One interview as the company sees it, with the possible actions. */
export function CompanyInterview({ applicationId, interview, timeZone, canChange }: Props) {
  const [action, setAction] = useState<'move' | 'cancel'>()
  const queryClient = useQueryClient()
  const store = (interviews: Interviews) =>
    queryClient.setQueryData(interviewsQuery(applicationId).queryKey, interviews)
  const { id, sequence, status, startsAt, interviewers } = interview
  const isOpen = status === 'proposed' || (status === 'accepted' && startsAt !== null && startsAt > new Date())
  return (
    <li className="stack">
      <p>
        <State interview={interview} />
      </p>
      {status === 'accepted' && startsAt && <p className="strong">{timeOn(startsAt, timeZone)}</p>}
      {status === 'proposed' && <Offered interview={interview} timeZone={timeZone} />}
      <InterviewFacts interview={interview} />
      {interviewers.length > 0 && <p className="meta">With {interviewers.map(({ name }) => name).join(', ')}</p>}
      <div className="row wrap">
        {status === 'accepted' && <CalendarLink id={id} />}
        {canChange && isOpen && status === 'accepted' && (
          <Button size="sm" onClick={() => setAction('move')}>
            Reschedule
          </Button>
        )}
        {canChange && isOpen && (
          <Button size="sm" variant="danger-quiet" onClick={() => setAction('cancel')}>
            {status === 'proposed' ? 'Withdraw proposal' : 'Cancel interview'}
          </Button>
        )}
      </div>
      {action === 'move' && (
        <MoveDialog
          applicationId={applicationId}
          interview={interview}
          timeZone={timeZone}
          onClose={() => setAction(undefined)}
          move={async (to) => {
            store(await client.interviews.move({ id, sequence, timeZone, ...to }))
            toast.success('Interview rescheduled')
          }}
        />
      )}
      {action === 'cancel' && (
        <NoteDialog
          {...(status === 'proposed' ? withdraw : cancel)}
          failed="Failed to cancel. Please try again."
          danger
          onClose={() => setAction(undefined)}
          act={async (note) => {
            store(await client.interviews.cancel({ id, sequence, note }))
            toast.success(status === 'proposed' ? 'Proposal withdrawn' : 'Interview cancelled')
          }}
        />
      )}
    </li>
  )
}

const withdraw = {
  title: 'Withdraw the proposal',
  text: 'The candidate will be notified that these times are no longer offered.',
  submit: 'Withdraw proposal',
}
const cancel = {
  title: 'Cancel the interview',
  text: 'The candidate will be notified immediately, and the interview will be removed from calendars.',
  submit: 'Cancel interview',
}

function State({ interview: { status, asksForOthers } }: { interview: Interview }) {
  if (status === 'proposed') return <Pill tone="reviewing">Awaiting reply</Pill>
  if (status === 'accepted') return <Pill tone="accepted">Agreed</Pill>
  if (status === 'cancelled') return <Pill tone="withdrawn">Cancelled</Pill>
  return (
    <Pill tone={asksForOthers ? 'interview' : 'rejected'}>{asksForOthers ? 'Asked for other times' : 'Declined'}</Pill>
  )
}

function Offered({ interview: { times }, timeZone }: { interview: Interview; timeZone: string }) {
  const ahead = timesAhead(times, new Date())
  if (ahead.length === 0) return <p className="meta">All of these times have passed. Please propose new ones.</p>
  return (
    <>
      <ul>
        {ahead.map((at) => (
          <li key={at.toISOString()}>{dayAndTime(at, timeZone)}</li>
        ))}
      </ul>
      <p className="meta">Times in your company's time zone: {timeZone.replaceAll('_', ' ')}</p>
    </>
  )
}
