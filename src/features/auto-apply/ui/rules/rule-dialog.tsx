import { useMutation, useQuery } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { employmentTypeLabels, employmentTypes } from '#features/job-postings/rules.ts'
import { errorCode } from '#ui/error-text.ts'
import { Columns } from '#ui/form/app-form.tsx'
import { CheckboxField, CheckboxGroupField, SelectField, SwitchField } from '#ui/form/choice-fields.tsx'
import { FormDialog } from '#ui/form/form-dialog.tsx'
import { TagsField } from '#ui/form/tags-field.tsx'
import { NumberField, TextareaField, TextField } from '#ui/form/text-fields.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { toast } from '#ui/primitives/toast.ts'
import { autoApplyErrors, type Rule } from '../../contract.ts'
import { useChange } from '../use-change.ts'
import { RuleForm, valuesOf } from './rule-form.ts'
import { PreviewCount, RulePreview } from './rule-preview.tsx'

const types = employmentTypes.map((value) => ({ value, label: employmentTypeLabels[value] }))

/** Creates or changes a rule, with a preview of what it finds. */
export function RuleDialog({ rule, onClose }: { rule: Rule | null; onClose: () => void }) {
  const { onSettled } = useChange('')
  const save = useMutation(api.autoApply.saveRule.mutationOptions({ onSettled }))
  const form = useAppForm({
    schema: RuleForm,
    defaultValues: valuesOf(rule),
    onSubmit: async ({ resumeId, ...values }) => {
      const saved = await save.mutateAsync({ ...values, resumeId: resumeId || null, ...(rule && { id: rule.id }) })
      const hasLost = rule?.autoApprovedSince && !saved.autoApprovedSince
      toast.success(hasLost ? 'Rule saved. It changed, so new jobs need your review again.' : 'Rule saved')
      onClose()
    },
    onFail: (error, { setServerError }) => {
      const isResume = errorCode(error) === 'RULE_RESUME_GONE'
      if (isResume) setServerError('resumeId', autoApplyErrors.RULE_RESUME_GONE.message)
      else
        setServerError(
          'root',
          (error as { defined?: boolean }).defined ? (error as Error).message : 'Failed to save rule',
        )
    },
  })
  return (
    <FormDialog
      form={form}
      label={rule ? 'Edit rule' : 'New rule'}
      onClose={onClose}
      size="lg"
      title={rule ? 'Edit rule' : 'New rule'}
      description="Choose what to look for. Matching jobs wait for your review."
      submit="Save rule"
      busyText="Saving"
      start={<PreviewCount control={form.control} />}
    >
      <Columns>
        <TextField name="name" label="Name" required placeholder="Data work near me" className="wide" />
        <TextField name="keywords" label="Keywords" placeholder="data analyst" />
        <TextField name="location" label="Location" placeholder="Seattle" />
        <CheckboxGroupField name="types" label="Job types" options={types} help="Select none for any type" />
        <div className="stack stack-4">
          <CheckboxField name="isRemote" label="Remote only" />
          <NumberField
            name="salaryFloor"
            label="Pays at least"
            min={1}
            unit="$ a year"
            help="Postings without a salary are excluded"
          />
          <NumberField
            name="minimumMatch"
            label="Minimum match"
            min={0}
            max={100}
            unit="of 100"
            help="Same match as on the Jobs page, based on your default resume"
          />
        </div>
        <AvoidsField />
        <ResumeField />
        <TextareaField
          name="coverLetter"
          label="Cover letter"
          optional
          rows={4}
          limit={10_000}
          className="wide"
          help="{job} and {company} are filled in for each job"
        />
        <SwitchField name="isOn" label="This rule is on" />
      </Columns>
      <RulePreview control={form.control} />
    </FormDialog>
  )
}

const AvoidsField = () => (
  <TagsField
    name="avoids"
    label="Companies to avoid"
    max={50}
    placeholder="Add a company"
    help="Your current employer, from your profile, is always excluded"
  />
)

function ResumeField() {
  const { data = [] } = useQuery(api.documents.listResumes.queryOptions({ staleTime: 30_000 }))
  const options = [
    { value: '', label: 'My default resume' },
    ...data.map(({ id, title }) => ({ value: id, label: title })),
  ]
  return <SelectField name="resumeId" label="Resume to send" options={options} />
}
