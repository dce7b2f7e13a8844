import { useMutation } from '@tanstack/react-query'
import { z } from 'zod'
import { api } from '#app/api.ts'
import { AppForm, Columns, FormFoot } from '#ui/form/app-form.tsx'
import { CheckboxGroupField, SelectField } from '#ui/form/choice-fields.tsx'
import { TagsField } from '#ui/form/tags-field.tsx'
import { NumberField, TextareaField, TextField } from '#ui/form/text-fields.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { Professional, type Profile } from '../../contract.ts'
import { educationLevels, employmentStatuses, industries, preferredJobTypes } from '../../rules.ts'
import { useProfileSaved } from '../use-save-profile.ts'

const words = (value: string) => value.charAt(0).toUpperCase() + value.slice(1).replaceAll('_', ' ')
const choices = (values: readonly string[]) => [
  { value: '', label: 'Not said' },
  ...values.map((value) => ({ value, label: words(value) })),
]

/** A select's empty choice is nothing said. */
const emptyChoice = () => z.literal('').transform(() => null)

const Form = Professional.extend({
  employmentStatus: Professional.shape.employmentStatus.or(emptyChoice()),
  industry: Professional.shape.industry.or(emptyChoice()),
  educationLevel: Professional.shape.educationLevel.or(emptyChoice()),
})

/** Work, skills and wishes: what the match reads beside the resume. */
export function ProfessionalForm({ profile: { professional } }: { profile: Profile }) {
  const update = useMutation(api.profiles.updateProfessional.mutationOptions())
  const { saved, failed } = useProfileSaved()
  const form = useAppForm({
    schema: Form,
    defaultValues: {
      ...professional,
      currentJobTitle: professional.currentJobTitle ?? '',
      currentCompany: professional.currentCompany ?? '',
      careerObjective: professional.careerObjective ?? '',
      linkedinUrl: professional.linkedinUrl ?? '',
      portfolioUrl: professional.portfolioUrl ?? '',
      employmentStatus: professional.employmentStatus ?? '',
      industry: professional.industry ?? '',
      educationLevel: professional.educationLevel ?? '',
    },
    onFail: failed,
    onSubmit: async (values) => saved(await update.mutateAsync(values)),
  })
  return (
    <AppForm form={form} label="Professional" className="stack stack-6">
      <Work />
      <TagsField name="skills" label="Skills" help="Press Enter to add one." />
      <TagsField name="certifications" label="Certifications" help="Press Enter to add one." />
      <CheckboxGroupField
        name="preferredJobTypes"
        label="Preferred job types"
        options={preferredJobTypes.map((value) => ({ value, label: value }))}
      />
      <Columns>
        <NumberField name="desiredSalaryMin" label="Desired salary, from" min={0} unit="$ a year" />
        <NumberField name="desiredSalaryMax" label="Desired salary, to" min={0} unit="$ a year" />
      </Columns>
      <TextareaField name="careerObjective" label="Career objective" limit={500} rows={4} />
      <Columns>
        <TextField name="linkedinUrl" label="LinkedIn URL" type="url" placeholder="https://" />
        <TextField name="portfolioUrl" label="Portfolio URL" type="url" placeholder="https://" />
      </Columns>
      <FormFoot submit="Save" busyText="Saving" disabled={!form.formState.isDirty} />
    </AppForm>
  )
}

const Work = () => (
  <Columns>
    <TextField name="currentJobTitle" label="Current job title" autoComplete="organization-title" />
    <TextField name="currentCompany" label="Company" autoComplete="organization" />
    <SelectField name="employmentStatus" label="Employment status" options={choices(employmentStatuses)} />
    <NumberField name="yearsOfExperience" label="Years of experience" min={0} max={50} />
    <SelectField name="industry" label="Industry" options={choices(industries)} />
    <SelectField name="educationLevel" label="Education level" options={choices(educationLevels)} />
  </Columns>
)
