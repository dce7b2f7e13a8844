import { Check, Plus, X } from 'lucide-react'
import { useEffect } from 'react'
import { z } from 'zod'
import { client } from '#client/api.ts'
import { companyLabels, pipelineStatuses } from '#features/applications/rules.ts'
import { errorText } from '#ui/error-text.ts'
import { AppForm, FormError } from '#ui/form/app-form.tsx'
import { SelectField } from '#ui/form/choice-fields.tsx'
import { TextField } from '#ui/form/text-fields.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { Button, IconButton } from '#ui/primitives/button.tsx'
import { type Stage, StageName } from '../../stage-contract.ts'
import { useChangeStages } from './use-change-stages.ts'
import '#ui/board/board.css'
import './stage-board.css'

const NewStage = z.object({ name: StageName, status: z.enum(pipelineStatuses) })
const failed = 'Failed to change the stages'

/** A custom stage: 'Phone screen', which maps to Interview. */
export function AddStage({ jobId }: { jobId: string }) {
  const { follow } = useChangeStages(jobId)
  const form = useAppForm({
    schema: NewStage,
    defaultValues: { name: '', status: 'interview' as const },
    guard: false,
    onSubmit: async (values, own) => {
      await client.stages.add({ jobId, ...values })
      await follow()
      own.reset({ name: '', status: values.status })
      own.setFocus('name')
    },
    onFail: (error, own) => own.setServerError('name', errorText(error, failed)),
  })
  return (
    <AppForm form={form} label="Add a stage" className="stage-add">
      <TextField name="name" label="New stage" placeholder="Phone screen" />
      <SelectField
        name="status"
        label="Maps to status"
        options={pipelineStatuses.map((value) => ({ value, label: companyLabels[value] }))}
      />
      <Button type="submit" icon={Plus} busy={form.formState.isSubmitting}>
        Add stage
      </Button>
      <FormError />
    </AppForm>
  )
}

type Renaming = { stage: Stage; jobId: string; onDone: () => void }

export function RenameStage({ stage: { id, name }, jobId, onDone }: Renaming) {
  const { follow } = useChangeStages(jobId)
  const form = useAppForm({
    schema: z.object({ name: StageName }),
    defaultValues: { name },
    guard: false,
    onSubmit: async (values) => {
      await client.stages.rename({ id, ...values })
      await follow()
      onDone()
    },
    onFail: (error, own) => own.setServerError('name', errorText(error, failed)),
  })
  const { setFocus } = form
  // the edit button was replaced by this field
  useEffect(() => setFocus('name', { shouldSelect: true }), [setFocus])
  return (
    <AppForm form={form} label={`Rename ${name}`} className="stage-rename">
      <TextField name="name" label="Name" />
      <IconButton type="submit" icon={Check} label="Save" />
      <IconButton icon={X} label="Cancel" onClick={onDone} />
    </AppForm>
  )
}
