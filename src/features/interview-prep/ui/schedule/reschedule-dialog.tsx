import { useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { api, client } from '#client/api.ts'
import { wallClock } from '#lib/dates.ts'
import { errorText } from '#ui/error-text.ts'
import { FormDialog } from '#ui/form/form-dialog.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'
import { localZone } from '#ui/use-zone.ts'
import type { ScheduledInterview } from '../../schedule-contract.ts'
import { checkSlot, scheduleShape } from './schedule-values.ts'
import { SlotFields } from './slot-fields.tsx'

const Slot = z.object({ day: scheduleShape.day, time: scheduleShape.time }).superRefine(checkSlot)

/** Dialog to reschedule an interview; a new calendar file is sent by email. */
export function RescheduleDialog({ interview, onClose }: { interview: ScheduledInterview; onClose: () => void }) {
  const { id, sequence, scheduledDate } = interview
  const queryClient = useQueryClient()
  const timeZone = localZone()
  const [day = '', time = ''] = wallClock(scheduledDate, timeZone).split('T')
  const form = useAppForm({
    schema: Slot,
    defaultValues: { day, time },
    async onSubmit(slot) {
      await client.scheduledInterviews.reschedule({ ...slot, timeZone, id, sequence })
      await refreshQueries(queryClient, api.scheduledInterviews.list.key())
      toast.success('Interview rescheduled')
      onClose()
    },
    onFail: (error, own) => own.setServerError('root', errorText(error, 'Failed to schedule interview')),
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      size="lg"
      title="Reschedule interview"
      description="We'll email you an updated calendar file."
      submit="Reschedule"
      busyText="Rescheduling"
    >
      <SlotFields />
    </FormDialog>
  )
}
