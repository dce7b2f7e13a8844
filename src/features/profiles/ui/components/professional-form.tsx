import { useMutation } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { AppForm, Columns } from '#ui/form/app-form.tsx'
import { CheckboxGroupField, SelectField } from '#ui/form/choice-fields.tsx'
import { SaveLine } from '#ui/form/save-line.tsx'
import { TagsField } from '#ui/form/tags-field.tsx'
import { NumberField, TextareaField, TextField } from '#ui/form/text-fields.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { useStoredValues } from '#ui/form/use-stored-values.ts'
import type { Profile } from '../../contract.ts'
import { professionalLabels as labels } from '../../profile-fields.ts'
import { educationLevels, employmentStatuses, industries, preferredJobTypes } from '../../rules.ts'
import { useProfileSaved } from '../use-save-profile.ts'
import './profile.css'

const words = (value: string) =>
  value === 'phd' ? 'PhD' : value.charAt(0).toUpperCase() + value.slice(1).replaceAll('_', ' ')
const choices = (values: readonly string[]) => [
  { value: '', label: 'Not specified' },
  ...values.map((value) => ({ value, label: words(value) })),
]

/** Work, skills and preferences, which matching uses together with the resume. */
export function ProfessionalForm({ profile }: { profile: Profile }) {
  const update = useMutation(api.profiles.updateProfessional.mutationOptions())
  const { saved, failed } = useProfileSaved()
  const stored = storedIn(profile)
  const form = useAppForm({
    schema: () => import('./professional-schema.ts').then(({ ProfessionalForm }) => ProfessionalForm),
    defaultValues: stored,
    onFail: failed,
    onSubmit: async (values) => saved(await update.mutateAsync(values)),
  })
  useStoredValues(form, stored)
  return (
    <AppForm form={form} label="Professional" className="stack stack-6">
      <Work />
      <TagsField name="skills" label={labels.skills} help="Press Enter to add a skill." max={100} />
      <TagsField
        name="certifications"
        label={labels.certifications}
        help="Press Enter to add a certification."
        max={50}
      />
      <CheckboxGroupField
        name="preferredJobTypes"
        label={labels.preferredJobTypes}
        className="job-types"
        options={preferredJobTypes.map((value) => ({ value, label: value }))}
      />
      <Columns>
        <NumberField name="desiredSalaryMin" label={labels.desiredSalaryMin} min={0} unit="$ per year" />
        <NumberField name="desiredSalaryMax" label={labels.desiredSalaryMax} min={0} unit="$ per year" />
      </Columns>
      <TextareaField name="careerObjective" label={labels.careerObjective} limit={500} rows={4} />
      <Columns>
        <TextField name="linkedinUrl" label={labels.linkedinUrl} type="url" placeholder="https://" />
        <TextField name="portfolioUrl" label={labels.portfolioUrl} type="url" placeholder="https://" />
      </Columns>
      <SaveLine labels={labels} />
    </AppForm>
  )
}

const Work = () => (
  <Columns>
    <TextField name="currentJobTitle" label={labels.currentJobTitle} autoComplete="organization-title" />
    <TextField name="currentCompany" label={labels.currentCompany} autoComplete="organization" />
    <SelectField name="employmentStatus" label={labels.employmentStatus} options={choices(employmentStatuses)} />
    <NumberField name="yearsOfExperience" label={labels.yearsOfExperience} min={0} max={50} />
    <SelectField name="industry" label={labels.industry} options={choices(industries)} />
    <SelectField name="educationLevel" label={labels.educationLevel} options={choices(educationLevels)} />
  </Columns>
)

const storedIn = ({ professional }: Profile) => ({
  ...professional,
  currentJobTitle: professional.currentJobTitle ?? '',
  currentCompany: professional.currentCompany ?? '',
  careerObjective: professional.careerObjective ?? '',
  linkedinUrl: professional.linkedinUrl ?? '',
  portfolioUrl: professional.portfolioUrl ?? '',
  employmentStatus: professional.employmentStatus ?? ('' as const),
  industry: professional.industry ?? ('' as const),
  educationLevel: professional.educationLevel ?? ('' as const),
})
