import { useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { api, client } from '#client/api.ts'
import { longDateTime, wallClock } from '#lib/dates.ts'
import { errorText } from '#ui/error-text.ts'
import { Columns } from '#ui/form/app-form.tsx'
import { SelectField } from '#ui/form/choice-fields.tsx'
import { FormDialog } from '#ui/form/form-dialog.tsx'
import { DateField, TextareaField } from '#ui/form/text-fields.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'
import type { CoachingEntry, CoachingTime } from '../../coaching-contract.ts'
import { CoachingDetails } from '../../coaching-fields.ts'
import { maxDetailCharacters, sessionMinutes } from '../../coaching-rules.ts'
import { bookableDays, halfHours, readTime, TypedTime } from './coaching-times.ts'

const lengths = sessionMinutes.map((minutes) => ({ value: String(minutes), label: `${minutes} minutes` }))

type Props = {
  request: CoachingEntry
  /** The requested time that staff confirm. If it is null, staff propose a time. */
  confirms: Date | null
  onClose: () => void
}

/** Proposes a time in the person's time zone, or confirms a requested time. */
export function CoachingTimeDialog({ request: { id, timeZone, changedAt, person }, confirms, onClose }: Props) {
  const queryClient = useQueryClient()
  const schema = z
    .object({ ...TypedTime.shape, minutes: z.string(), details: CoachingDetails })
    .superRefine((typed, ctx) => {
      const { wrong } = { wrong: undefined, ...readTime(typed, timeZone) }
      if (!confirms && wrong) ctx.addIssue({ code: 'custom', message: wrong, path: [typed.day ? 'time' : 'day'] })
    })
  const [day = '', time = ''] = confirms ? wallClock(confirms, timeZone).split('T') : []
  const form = useAppForm({
    schema,
    defaultValues: { day, time, minutes: '45', details: '' },
    async onSubmit({ minutes, details, ...typed }) {
      const read = readTime(typed, timeZone)
      const startsAt = confirms ?? ('at' in read ? read.at : new Date(0))
      const length = Number(minutes) as CoachingTime['minutes']
      const decision = { id, seen: changedAt, startsAt, minutes: length, details }
      await (confirms ? client.coaching.confirm(decision) : client.coaching.propose(decision))
      await refreshQueries(queryClient, api.coaching.key())
      toast.success(confirms ? 'Session confirmed' : 'Time proposed')
      onClose()
    },
    onFail: (error, own) => own.setServerError('root', errorText(error, 'Failed to save. Please try again.')),
  })
  return (
    <FormDialog
      form={form}
      reachesPerson
      onClose={onClose}
      title={confirms ? 'Confirm this time' : 'Propose a time'}
      description={
        confirms ? `${longDateTime(confirms, timeZone)} in ${timeZone}` : `Times in ${person}'s time zone: ${timeZone}`
      }
      className="stack stack-4"
      submit={confirms ? 'Confirm' : 'Propose'}
    >
      {!confirms && (
        <Columns>
          <DateField name="day" label="Day" required {...bookableDays(timeZone)} />
          <SelectField name="time" label="Start" options={halfHours} required />
        </Columns>
      )}
      <SelectField name="minutes" label="Length" options={lengths} />
      <TextareaField name="details" label="Meeting details" limit={maxDetailCharacters} required />
    </FormDialog>
  )
}
