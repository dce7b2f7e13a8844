import { Trash2 } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { Columns } from '#ui/form/app-form.tsx'
import { CheckboxField, SelectField } from '#ui/form/choice-fields.tsx'
import { FormDialog } from '#ui/form/form-dialog.tsx'
import { TextField } from '#ui/form/text-fields.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { Button } from '#ui/primitives/button.tsx'
import { toast } from '#ui/primitives/toast.ts'
import {
  hasOptions,
  hasPlaceholder,
  type QuestionType,
  questionTypeNames,
  questionTypes,
} from '../../question-types.ts'
import type { Requirement } from '../../requirement-contract.ts'
import { questionInProgress, RequirementForm, type TypedRequirement, typedRequirement } from '../requirement-form.ts'
import { requirementFailure, useRequirementActions } from '../use-requirement-actions.ts'
import { OptionsField } from './options-field.tsx'
import { QuestionField } from './question-field.tsx'
import { RuleFields } from './rule-fields.tsx'
import '../postings.css'

type Props = { jobId: string; stored: Requirement | null; onClose: () => void }

/** Adds or changes a question (CJOB-22 to CJOB-30), with a preview below. */
export function RequirementDialog({ jobId, stored, onClose }: Props) {
  const { save, remove } = useRequirementActions(jobId)
  const form = useAppForm({
    schema: RequirementForm,
    defaultValues: typedRequirement(stored),
    guard: false,
    onSubmit: async (question) => {
      await save(stored, question)
      onClose()
    },
    onFail: (error, failed) => {
      const text = stored
        ? requirementFailure(error, 'Failed to update job requirement', 'Failed to update requirement')
        : requirementFailure(error, 'Failed to create job requirement', 'Failed to add requirement')
      toast.error({ title: 'Error', description: text })
      failed.setServerError('root', text)
    },
  })
  return (
    <FormDialog
      form={form}
      label={stored ? 'Edit question' : 'Add question'}
      onClose={onClose}
      title={stored ? 'Edit question' : 'Add question'}
      size="lg"
      locked={form.formState.isSubmitting}
      submit="Save question"
      busyText="Saving"
      start={
        stored && (
          <Button
            variant="danger-quiet"
            icon={Trash2}
            onClick={async () => {
              if (await remove(stored)) onClose()
            }}
          >
            Delete question
          </Button>
        )
      }
      className="stack stack-4"
    >
      <Fields />
    </FormDialog>
  )
}

const types = questionTypes.map((value) => ({ value, label: questionTypeNames[value] }))

function Fields() {
  const type: QuestionType = useWatch({ name: 'questionType' })
  return (
    <>
      <Columns>
        <SelectField name="questionType" label="Type" options={types} />
        <TextField name="groupName" label="Group" optional placeholder="e.g. Experience" />
      </Columns>
      <TextField name="label" label="Label" required />
      <TextField name="helpText" label="Help text" optional />
      {hasPlaceholder(type) && <TextField name="placeholder" label="Placeholder" optional />}
      {hasOptions(type) && <OptionsField name="options" label="Options" required />}
      <RuleFields type={type} />
      <div className="grid gap-4 sm:grid-cols-2">
        <CheckboxField name="required" label="Required" />
        <CheckboxField name="private" label="Private" help="Only admins see answers." />
        <CheckboxField name="internalOnly" label="Internal only" help="Only members of the company are asked." />
        <CheckboxField name="externalOnly" label="External only" help="Only outside candidates are asked." />
      </div>
      <Preview />
    </>
  )
}

function Preview() {
  const typed = useWatch() as TypedRequirement
  return (
    <section className="candidate-view" data-portal="seeker" aria-label="Candidate preview">
      <span className="kicker">Candidate preview</span>
      <QuestionField question={questionInProgress(typed)} value={null} onChange={() => {}} disabled />
    </section>
  )
}
