import { useMutation, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { api } from '#client/api.ts'
import { errorText } from '#ui/error-text.ts'
import { DateTimeField } from '#ui/form/date-time-field.tsx'
import { FormDialog } from '#ui/form/form-dialog.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'
import { localZone } from '#ui/use-zone.ts'
import { campaignErrors } from '../../contract.ts'
import { focusFirstAction } from '../focus-first-action.ts'

const At = z.object({
  at: z
    .string()
    .min(1, 'Please choose a day and time')
    .refine((typed) => new Date(typed) > new Date(), campaignErrors.TIME_PAST.message),
})

type Props = { id: string; settle: () => Promise<number | null>; onClose: () => void }

/** When to send a draft, in the person's time zone. */
export function ScheduleDialog({ id, settle, onClose }: Props) {
  const queryClient = useQueryClient()
  const { mutateAsync } = useMutation(api.campaigns.schedule.mutationOptions())
  const form = useAppForm({
    schema: At,
    defaultValues: { at: '' },
    guard: false,
    async onSubmit({ at }) {
      const revision = await settle()
      if (revision === null) throw new Error('not saved')
      await mutateAsync({ id, revision, at: new Date(at) })
      toast.success('Campaign scheduled')
      await refreshQueries(queryClient, api.campaigns.key())
      onClose()
      focusFirstAction()
    },
    onFail: (error) => form.setServerError('root', errorText(error, 'Failed to schedule campaign')),
  })
  return (
    <FormDialog
      form={form}
      reachesPerson
      onClose={onClose}
      size="sm"
      title="Schedule"
      description="It will be sent automatically at this time. You can unschedule it until then."
      submit="Schedule"
      busyText="Scheduling"
    >
      <DateTimeField name="at" label="Send at" help={`Your time zone: ${localZone()}.`} required />
    </FormDialog>
  )
}
