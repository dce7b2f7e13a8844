import { z } from 'zod'
import { wallClock } from '#lib/dates.ts'
import { typedText } from '#lib/text.ts'
import { errorText } from '#ui/error-text.ts'
import { DateTimeField } from '#ui/form/date-time-field.tsx'
import { FormDialog } from '#ui/form/form-dialog.tsx'
import { TextareaField } from '#ui/form/text-fields.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import type { Interview } from '../../contract.ts'
import { maxInterviewNoteCharacters } from '../../rules.ts'
import { refusalOf } from '../propose-values.ts'
import { OverlapNotice } from './overlap-notice.tsx'

type Props = {
  applicationId: string
  interview: Interview
  timeZone: string
  move: (to: { start: string; note: string }) => Promise<void>
  onClose: () => void
}

/** Moves an accepted interview, in the company's time zone; the candidate is notified, and calendars are updated. */
export function MoveDialog({ applicationId, interview, timeZone, move, onClose }: Props) {
  const current = interview.startsAt ? wallClock(interview.startsAt, timeZone) : ''
  const schema = z
    .object({ start: z.string().min(1, 'Please choose a day and time'), note: typedText(maxInterviewNoteCharacters) })
    .superRefine(({ start }, check) => {
      if (start === '') return
      // the server would change nothing, and notify no one
      const message = start === current ? 'This is the agreed time. Please choose another.' : refusalOf(start, timeZone)
      if (message) check.addIssue({ code: 'custom', path: ['start'], message })
    })
  const form = useAppForm({
    schema,
    defaultValues: { start: current, note: '' },
    async onSubmit(to) {
      await move(to)
      onClose()
    },
    onFail: (error, own) =>
      own.setServerError('root', errorText(error, 'Failed to reschedule the interview. Please try again.')),
  })
  const start = form.watch('start')
  return (
    <FormDialog
      form={form}
      label="Reschedule interview"
      reachesPerson
      onClose={onClose}
      title="Reschedule interview"
      description={`Times are in your company's time zone: ${timeZone.replaceAll('_', ' ')}. The candidate will be notified immediately.`}
      className="stack stack-4"
      submit="Reschedule"
      busyText="Rescheduling"
      cancelText="Back"
    >
      <DateTimeField name="start" label="New time" required />
      <OverlapNotice
        applicationId={applicationId}
        interviewers={interview.interviewers.map(({ id }) => id)}
        starts={start === '' || refusalOf(start, timeZone) ? [] : [start]}
        timeZone={timeZone}
        minutes={interview.minutes}
        except={interview.id}
      />
      <TextareaField name="note" label="Message" optional rows={3} limit={maxInterviewNoteCharacters} />
    </FormDialog>
  )
}
