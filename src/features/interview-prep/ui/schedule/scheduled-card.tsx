import { CalendarPlus, CalendarX, Check, Clock, Phone, Trash2, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { counted } from '#lib/count-word.ts'
import { longDateTime, weekdayAndTime } from '#lib/dates.ts'
import { Button, IconButton } from '#ui/primitives/button.tsx'
import { Pill } from '#ui/primitives/status-pill.tsx'
import { lazyComponent } from '#ui/shell/lazy-component.tsx'
import type { ScheduledInterview } from '../../schedule-contract.ts'
import { isTimeFor } from '../../schedule-rules.ts'
import { formatQuestionKinds } from '../mock/mock-labels.ts'
import { useSettle } from './use-settle.ts'
import '../interview-call.css'

const RescheduleDialog = lazyComponent(async () => (await import('./reschedule-dialog.tsx')).RescheduleDialog)

const looks = {
  scheduled: { tone: 'interview', icon: Clock, words: 'Scheduled' },
  completed: { tone: 'accepted', icon: Check, words: 'Completed' },
  cancelled: { tone: 'withdrawn', icon: CalendarX, words: 'Cancelled' },
  no_show: { tone: 'reviewing', icon: TriangleAlert, words: 'Missed' },
} as const

/** 'Data Analyst at Fernway', or a general name. */
export function scheduledName({ setup: { role, company } }: Pick<ScheduledInterview, 'setup'>): string {
  if (role) return company ? `${role} at ${company}` : role
  return company ? `Audio interview at ${company}` : 'Audio interview'
}

/** 'Monday, 23 November 2026, 9:30 AM (Europe/Berlin)', in the time zone of the interview. */
const formatWhen = ({ scheduledDate, timeZone }: ScheduledInterview) =>
  `${weekdayAndTime(scheduledDate, timeZone).split(',')[0]}, ${longDateTime(scheduledDate, timeZone)} (${timeZone})`

/** One scheduled interview. Its actions are shown only while its status is `scheduled` (INTV-32). */
export function ScheduledCard({ interview }: { interview: ScheduledInterview }) {
  const { status, setup, scheduledDate, sessionId, isOver } = interview
  const { tone, icon, words } = looks[status]
  return (
    <li className="card card-pad scheduled">
      <div>
        <p className="row wrap">
          <Pill tone={tone} icon={icon}>
            {words}
          </Pill>
          <time className="meta num" dateTime={scheduledDate.toISOString()}>
            {formatWhen(interview)}
          </time>
        </p>
        <h3>{scheduledName(interview)}</h3>
        <p className="meta">
          {counted(setup.count, 'question')}
          {setup.timeLimit === null ? ', no time limit. ' : `, ${setup.timeLimit} min. `}
          {formatQuestionKinds(setup)}
        </p>
      </div>
      {status === 'scheduled' && <Actions interview={interview} hasBegun={sessionId !== null && !isOver} />}
    </li>
  )
}

function Actions({ interview, hasBegun }: { interview: ScheduledInterview; hasBegun: boolean }) {
  const { id, scheduledDate } = interview
  const [isMoving, setMoving] = useState(false)
  const { complete, cancel } = useSettle(id)
  const isTime = hasBegun || isTimeFor(scheduledDate, new Date())
  return (
    <div className="row wrap">
      <Button
        variant={isTime ? 'primary' : 'secondary'}
        icon={Phone}
        // a full page load, because only that page may use the microphone
        render={<a href={`/app/interview/call/${id}`} />}
      >
        {hasBegun ? 'Continue' : isTime ? 'Start interview' : 'Start now'}
      </Button>
      <Button variant="ghost" icon={CalendarPlus} render={<a href={`/api/interviews/${id}.ics`} />}>
        Add to calendar
      </Button>
      <Button variant="ghost" onClick={() => setMoving(true)}>
        Reschedule
      </Button>
      <IconButton
        icon={Check}
        label={`Mark as completed: ${scheduledName(interview)}`}
        busy={complete.isPending}
        onClick={() => complete.mutate({ id })}
      />
      <IconButton
        icon={Trash2}
        label={`Cancel: ${scheduledName(interview)}`}
        busy={cancel.isPending}
        onClick={() => cancel.mutate({ id })}
      />
      {isMoving && <RescheduleDialog interview={interview} onClose={() => setMoving(false)} />}
    </div>
  )
}
