import { CompanyChoice } from '#features/companies/ui/components/company-choice.tsx'
import { FieldGroup } from '#ui/form/app-form.tsx'
import { FieldShell, useField } from '#ui/form/field-shell.tsx'

const field = {
  name: 'companyId',
  label: 'Company',
  required: true,
  help: "Type part of the name and select it. You can't change it after the job is saved.",
}

/** The job's company: staff choose from all companies, by name (AJOB-07, AJOB-08). */
export function CompanyField() {
  const state = useField(field)
  const { value, ...rest } = state.field
  return (
    <FieldGroup title="Choose a company">
      <FieldShell {...field} state={state}>
        <CompanyChoice {...rest} {...state.aria} value={value ?? ''} placeholder="Company name" />
      </FieldShell>
    </FieldGroup>
  )
}
