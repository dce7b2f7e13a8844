import { useState } from 'react'
import { newId } from '#lib/ids.ts'
import { errorText } from '#ui/error-text.ts'
import { FormDialog } from '#ui/form/form-dialog.tsx'
import { TextField } from '#ui/form/text-fields.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { toast } from '#ui/primitives/toast.ts'
import { type QuestionSet, SetName } from '../../question-sets-contract.ts'
import { useQuestionSets } from '../use-question-sets.ts'

type Props = { jobId: string; stored: QuestionSet | null; count: number; onClose: () => void }

/** Names a set: a new one with the questions of this job, or an existing one. */
export function SetNameDialog({ jobId, stored, count, onClose }: Props) {
  const sets = useQuestionSets(jobId)
  const [id] = useState(() => stored?.id ?? newId())
  const title = stored ? 'Rename set' : 'Save as a set'
  const form = useAppForm({
    schema: SetName,
    defaultValues: { name: stored?.name ?? '' },
    guard: false,
    onSubmit: async ({ name }) => {
      await (stored ? sets.rename({ id, name }) : sets.save({ id, name }))
      toast.success(stored ? 'Set renamed' : `“${name}” saved`)
      onClose()
    },
    onFail: (error, failed) =>
      failed.setServerError('name', errorText(error, 'Something went wrong. Please try again.')),
  })
  return (
    <FormDialog
      form={form}
      label={title}
      onClose={onClose}
      title={title}
      description={
        stored
          ? undefined
          : `Save ${count === 1 ? 'the question' : `the ${count} questions`} of this job for use in your company's other jobs`
      }
      size="sm"
      locked={form.formState.isSubmitting}
      submit={stored ? 'Rename' : 'Save set'}
      busyText="Saving"
    >
      <TextField name="name" label="Name" required placeholder="e.g. Clinic roles" />
    </FormDialog>
  )
}
