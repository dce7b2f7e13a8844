import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { api } from '#client/api.ts'
import { errorText } from '#ui/error-text.ts'
import { FormDialog } from '#ui/form/form-dialog.tsx'
import { TextareaField } from '#ui/form/text-fields.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { restoreFocus } from '#ui/page/restore-focus.ts'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'
import { CoachingReason } from '../../coaching-fields.ts'
import { maxCancelReasonCharacters } from '../../coaching-rules.ts'

type Props = { onCancel: (reason: string) => Promise<unknown>; onClose: () => void }

/** Cancels a request. The other side sees the reason. */
export function CoachingReasonDialog({ onCancel, onClose }: Props) {
  const queryClient = useQueryClient()
  // the button that opened this dialog disappears with the request, so remember where the focus continues
  const [goOn] = useState(restoreFocus)
  const form = useAppForm({
    schema: z.object({ reason: CoachingReason }),
    defaultValues: { reason: '' },
    async onSubmit({ reason }) {
      await onCancel(reason)
      await refreshQueries(queryClient, api.coaching.key())
      toast.success('Request cancelled')
      onClose()
      goOn()
    },
    onFail: (error, own) => own.setServerError('root', errorText(error, 'Failed to cancel. Please try again.')),
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      size="sm"
      title="Cancel this request"
      description="The request stays in the list, and the other person sees your reason."
      danger
      submit="Cancel request"
      busyText="Cancelling"
      cancelText="Keep request"
    >
      <TextareaField name="reason" label="Reason" limit={maxCancelReasonCharacters} required />
    </FormDialog>
  )
}
