import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { api, client } from '#client/api.ts'
import { clockTime, isoDay, longDay } from '#lib/dates.ts'
import { newId } from '#lib/ids.ts'
import { errorCode, errorText } from '#ui/error-text.ts'
import { AppForm, FormFoot } from '#ui/form/app-form.tsx'
import { RadioField, SelectField } from '#ui/form/choice-fields.tsx'
import { TextareaField } from '#ui/form/text-fields.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog, DialogBody } from '#ui/primitives/dialog.tsx'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'
import { localZone } from '#ui/use-zone.ts'
import type { Slot } from '../../calendar-contract.ts'
import type { CoachingRequest } from '../../coaching-contract.ts'
import { CoachingNote } from '../../coaching-fields.ts'
import { coachingTopicLabels, coachingTopics, maxCoachingNoteCharacters } from '../../coaching-rules.ts'
import { slotsQuery } from '../queries.ts'

type Props = {
  /** The session to move. Without it, the dialog books a new session. */
  moves?: CoachingRequest
  onClose: () => void
  /** Called when no time suits the person, to request another time. */
  onAsk: () => void
}

/** Books a free time of a coach, or moves a session to it. */
export function BookDialog({ moves, onClose, onAsk }: Props) {
  const query = useQuery(slotsQuery())
  return (
    <Dialog
      onClose={onClose}
      title={moves ? 'Reschedule session' : 'Book a session'}
      description={`Your booking is confirmed immediately. Times shown in your time zone: ${localZone()}.`}
    >
      <QueryBoundary
        query={query}
        skeleton={
          <DialogBody>
            <Skeleton shape="block" />
          </DialogBody>
        }
        errorText="Failed to load available times"
        isEmpty={(slots) => slots.length === 0}
        empty={
          <DialogBody className="stack stack-4">
            <p>No times available in the next four weeks.</p>
            {!moves && <Button onClick={onAsk}>Request another time</Button>}
          </DialogBody>
        }
      >
        {(slots) => <BookForm slots={slots} moves={moves} onClose={onClose} onAsk={onAsk} />}
      </QueryBoundary>
    </Dialog>
  )
}

const topics = coachingTopics.map((value) => ({ value, label: coachingTopicLabels[value] }))
const keyOf = ({ startsAt, coachId }: Pick<Slot, 'startsAt' | 'coachId'>) => `${startsAt.toISOString()} ${coachId}`
const Wish = z.object({
  topic: z.enum(coachingTopics, 'Choose a topic'),
  day: z.string().min(1, 'Choose a day'),
  slot: z.string().min(1, 'Choose a time'),
  note: CoachingNote,
})

function BookForm({
  slots,
  moves,
  onClose,
  onAsk,
}: { slots: Slot[]; moves: CoachingRequest | undefined } & Omit<Props, 'moves'>) {
  const queryClient = useQueryClient()
  const [id] = useState(newId)
  const timeZone = localZone()
  const form = useAppForm({
    schema: Wish,
    defaultValues: { topic: (moves?.topic ?? '') as 'resume', day: '', slot: '', note: moves?.note ?? '' },
    async onSubmit({ topic, slot, note }, own) {
      const chosen = slots.find((one) => keyOf(one) === slot)
      if (!chosen) {
        own.setServerError('slot', 'This time is no longer available. Choose another one.')
        return
      }
      const { coachId, startsAt } = chosen
      if (moves) await client.coaching.move({ id: moves.id, seen: moves.changedAt, coachId, startsAt })
      else await client.coaching.book({ id, topic, note, timeZone, coachId, startsAt })
      await refreshQueries(queryClient, api.coaching.key())
      toast.success(moves ? 'Session rescheduled' : 'Session booked')
      onClose()
    },
    onFail: (error, own) => {
      const isTaken = errorCode(error) === 'SLOT_TAKEN'
      own.setServerError(isTaken ? 'slot' : 'root', errorText(error, 'Failed to book the session. Please try again.'))
      // in the background: the error is already shown at its field
      void queryClient.invalidateQueries({ queryKey: api.coaching.key() })
    },
  })
  const day = useWatch({ control: form.control, name: 'day' })
  const { resetField } = form
  // biome-ignore lint/correctness/useExhaustiveDependencies: a time of the previous day is no longer shown, so it must not be booked
  useEffect(() => resetField('slot'), [day, resetField])
  const days = Map.groupBy(slots, ({ startsAt }) => isoDay(startsAt, timeZone))
  const coaches = new Set(slots.map(({ coachId }) => coachId))
  return (
    <AppForm form={form} className="contents" reachesPerson>
      <DialogBody className="stack stack-5">
        {!moves && (
          <SelectField name="topic" label="What is it about?" options={topics} placeholder="Choose a topic" required />
        )}
        <SelectField
          name="day"
          label="Day"
          placeholder="Choose a day"
          required
          options={[...days].map(([value, free]) => ({ value, label: `${longDay(value)} (${free.length} free)` }))}
        />
        {day && (
          <RadioField
            name="slot"
            label="Time"
            layout="row"
            options={(days.get(day) ?? []).map((slot) => ({
              value: keyOf(slot),
              label: `${clockTime(slot.startsAt, timeZone)}${coaches.size > 1 ? ` with ${slot.coach}` : ''}`,
            }))}
          />
        )}
        <p className="meta">
          {slots[0]?.minutes} minutes with {coaches.size === 1 ? slots[0]?.coach : 'one of our staff'}.
        </p>
        {!moves && <TextareaField name="note" label="Note" limit={maxCoachingNoteCharacters} optional />}
      </DialogBody>
      <FormFoot
        dialog
        submit={moves ? 'Reschedule' : 'Book session'}
        busyText="Booking"
        start={
          !moves && (
            <Button variant="ghost" onClick={onAsk}>
              Request another time
            </Button>
          )
        }
        cancel={<Button onClick={onClose}>Cancel</Button>}
      />
    </AppForm>
  )
}
