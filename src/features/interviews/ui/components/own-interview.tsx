import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '#client/api.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Pill } from '#ui/primitives/status-pill.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { lazyComponent } from '#ui/shell/lazy-component.tsx'
import { useZone } from '#ui/use-zone.ts'
import type { OwnInterview as Interview, OwnInterviews } from '../../contract.ts'
import { ownInterviewsQuery } from '../queries.ts'
import { CalendarLink, InterviewFacts, timeOn } from './interview-facts.tsx'
import { TimeChoice } from './time-choice.tsx'

const NoteDialog = lazyComponent(async () => (await import('./note-dialog.tsx')).NoteDialog)

type Props = { applicationId: string; interview: Interview; companyName: string }

/** One interview as the candidate sees it, in their time zone. */
export function OwnInterview({ applicationId, interview, companyName }: Props) {
  const zone = useZone()
  const queryClient = useQueryClient()
  const [action, setAction] = useState<'others' | 'decline'>()
  const { id, sequence, status, startsAt } = interview
  const store = (interviews: OwnInterviews) =>
    queryClient.setQueryData(ownInterviewsQuery(applicationId).queryKey, interviews)
  const isAhead = status === 'accepted' && startsAt !== null && startsAt > new Date()
  return (
    <li className="stack">
      <p>
        <State interview={interview} companyName={companyName} />
      </p>
      {status === 'accepted' && startsAt && <p className="strong">{timeOn(startsAt, zone)}</p>}
      <InterviewFacts interview={interview} />
      {status === 'proposed' && <TimeChoice applicationId={applicationId} interview={interview} zone={zone} />}
      <div className="row wrap">
        {status === 'accepted' && <CalendarLink id={id} />}
        {status === 'proposed' && (
          <Button size="sm" onClick={() => setAction('others')}>
            Ask for other times
          </Button>
        )}
        {(status === 'proposed' || isAhead) && (
          <Button size="sm" variant="danger-quiet" onClick={() => setAction('decline')}>
            Decline
          </Button>
        )}
      </div>
      {action && (
        <NoteDialog
          {...(action === 'others' ? others : decline)}
          failed="Failed to send. Please try again."
          danger={action === 'decline'}
          onClose={() => setAction(undefined)}
          act={async (note) => {
            store(await client.interviews.decline({ id, sequence, note, asksForOthers: action === 'others' }))
            toast.success(`${companyName} has been notified`)
          }}
        />
      )}
    </li>
  )
}

const others = {
  title: 'Ask for other times',
  text: "Let the company know when you're available, so they can propose new times.",
  submit: 'Ask for other times',
}
const decline = { title: 'Decline the interview', text: 'The company will be notified immediately.', submit: 'Decline' }

function State({ interview: { status, asksForOthers }, companyName }: { interview: Interview; companyName: string }) {
  if (status === 'proposed') return <Pill tone="interview">{companyName} proposed times</Pill>
  if (status === 'accepted') return <Pill tone="accepted">Agreed</Pill>
  if (status === 'cancelled') return <Pill tone="withdrawn">{companyName} cancelled</Pill>
  return <Pill tone="withdrawn">{asksForOthers ? 'You asked for other times' : 'You declined'}</Pill>
}
