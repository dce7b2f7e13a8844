import { useState } from 'react'
import { z } from 'zod'
import { client } from '#client/api.ts'
import { newId } from '#lib/ids.ts'
import { reportReasons } from '#lib/report-reasons.ts'
import { typedText } from '#lib/text.ts'
import { errorText } from '#ui/error-text.ts'
import { SelectField } from '#ui/form/choice-fields.tsx'
import { FormDialog } from '#ui/form/form-dialog.tsx'
import { TextareaField } from '#ui/form/text-fields.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { toast } from '#ui/primitives/toast.ts'
import { maxReportCharacters } from '../../rules.ts'
import { reasonOptions, thanks } from './report-fields.ts'

const Report = z.object({
  reason: z.string().pipe(z.enum(reportReasons, { error: 'Please choose a reason' })),
  words: typedText(maxReportCharacters),
})

/** The form to report the open job. */
export function ReportDialog({ jobId, onClose }: { jobId: string; onClose: () => void }) {
  const [id] = useState(newId)
  const form = useAppForm({
    schema: Report,
    defaultValues: { reason: '', words: '' },
    onSubmit: async (values) => {
      await client.moderation.report({ id, jobId, ...values })
      toast.success({ title: thanks, description: "We'll let you know the outcome." })
      onClose()
    },
    onFail: (error, { setServerError }) => setServerError('root', errorText(error, 'Failed to send the report')),
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title="Report this job"
      description="Your report is confidential."
      size="sm"
      className="stack stack-4"
      submit="Submit report"
      busyText="Sending"
    >
      <SelectField
        name="reason"
        label="What's wrong with it?"
        options={reasonOptions}
        placeholder="Choose one"
        required
      />
      <TextareaField name="words" label="Details" optional limit={maxReportCharacters} rows={4} />
    </FormDialog>
  )
}
