import { useQueryClient } from '@tanstack/react-query'
import { api, client } from '#client/api.ts'
import { statusOptions } from '#features/applications/ui/components/status-texts.ts'
import { employmentTypeLabels, employmentTypes } from '#features/job-postings/rules.ts'
import { errorText } from '#ui/error-text.ts'
import { Columns } from '#ui/form/app-form.tsx'
import { SelectField } from '#ui/form/choice-fields.tsx'
import { FormDialog } from '#ui/form/form-dialog.tsx'
import { DateField, TextareaField, TextField } from '#ui/form/text-fields.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'
import { ExternalFields } from '../../contract.ts'
import { LinkReader } from './link-reader.tsx'
import { useAskAboutSimilar } from './use-ask-about-similar.tsx'

type Props = {
  /** The application to edit; a new one without it. */
  id?: string
  values?: Partial<ExternalFields>
  onClose: () => void
}

const types = [
  { value: '', label: 'Not specified' },
  ...employmentTypes.map((value) => ({ value, label: employmentTypeLabels[value] })),
]

/** Today in the person's time zone. */
export const today = (): string => new Date().toLocaleDateString('sv-SE')

const empty = (): ExternalFields => ({
  title: '',
  companyName: '',
  location: '',
  link: '',
  appliedOn: today(),
  salaryText: '',
  employmentType: '',
  status: 'submitted',
  notes: '',
})

/** The form of an external application: filled from a link or by hand, reviewed, then saved. */
export function ExternalFormDialog({ id, values, onClose }: Props) {
  const queryClient = useQueryClient()
  const mayAdd = useAskAboutSimilar()
  const form = useAppForm({
    schema: ExternalFields,
    defaultValues: { ...empty(), ...values },
    async onSubmit(fields, own) {
      if (!id && !(await mayAdd(fields))) return own.setServerError('root', 'Nothing was added.')
      if (id) await client.jobTracker.updateExternal({ ...fields, id })
      else await client.jobTracker.addExternal(fields)
      await refreshQueries(queryClient, api.applications.key(), api.jobTracker.key())
      toast.success(id ? 'Application updated' : 'Application added to your tracker')
      onClose()
    },
    onFail: (error, own) =>
      own.setServerError('root', errorText(error, 'Failed to save application. Please try again.')),
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      size="lg"
      title={id ? 'Edit application' : 'Add an external application'}
      description="Only you can see this. You set the status."
      className="stack stack-5"
      submit={id ? 'Save' : 'Add to tracker'}
      busyText="Saving"
    >
      {!id && (
        <LinkReader
          onRead={({ match: _match, matching: _matching, ...posting }) => {
            for (const [name, text] of Object.entries(posting)) {
              if (text) form.setValue(name as 'title', text, { shouldDirty: true, shouldValidate: true })
            }
          }}
        />
      )}
      <Columns>
        <TextField name="title" label="Job title" required />
        <TextField name="companyName" label="Company" required />
        <TextField name="location" label="Location" optional />
        <TextField name="link" label="Link to the posting" type="url" optional placeholder="https://" />
        <DateField name="appliedOn" label="Applied on" required max={today()} />
        <SelectField name="status" label="Status" options={statusOptions} />
        <SelectField name="employmentType" label="Employment type" options={types} />
        <TextField name="salaryText" label="Salary" optional placeholder="$84,000 - $99,000" />
      </Columns>
      <TextareaField name="notes" label="Notes" optional limit={5000} rows={3} />
    </FormDialog>
  )
}
