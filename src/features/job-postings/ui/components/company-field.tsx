import { CompanyChoice } from '#features/companies/ui/components/company-choice.tsx'
import { FieldGroup } from '#ui/form/app-form.tsx'
import { FieldShell, useField } from '#ui/form/field-shell.tsx'

const field = {
  name: 'companyId',
  label: 'Company',
  required: true,
  help: 'Type a part of its name and choose it. It cannot be changed once the job is stored.',
}

/** Whose job it is: our staff choose among all companies, by name (AJOB-07, AJOB-08). */
export function CompanyField() {
  const state = useField(field)
  const { value, ...rest } = state.field
  return (
    <FieldGroup title="Whose job it is">
      <FieldShell {...field} state={state}>
        <CompanyChoice {...rest} {...state.aria} value={value ?? ''} placeholder="Company name" />
      </FieldShell>
    </FieldGroup>
  )
}
