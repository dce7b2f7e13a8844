import { useMutation } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { errorCode, errorText } from '#ui/error-text.ts'
import { AppForm, FormError } from '#ui/form/app-form.tsx'
import { SelectField } from '#ui/form/choice-fields.tsx'
import { TextField } from '#ui/form/text-fields.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { Button } from '#ui/primitives/button.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { AddedMember } from '../../../admin-contract.ts'
import { companyRoleLabels, memberRoles } from '../../../rules.ts'
import { useRefreshCompanies } from '../use-company-actions.ts'
import '../../components/members.css'

/** Adds a user with an account to the company, by email address. */
export function AddMemberForm({ companyId }: { companyId: string }) {
  const refresh = useRefreshCompanies()
  const add = useMutation(api.adminCompanies.addMember.mutationOptions({ onSuccess: refresh }))
  const form = useAppForm({
    schema: AddedMember,
    defaultValues: { email: '', role: 'client_user' as const },
    guard: false,
    onFail: (error, f) => {
      const isUnknown = errorCode(error) === 'USER_UNKNOWN'
      const why = isUnknown ? 'No account uses this email. Invite or create the user instead.' : errorText(error, '')
      f.setServerError('email', why)
      toast.error({ title: errorText(error, 'Failed to add the user'), description: why })
    },
    onSubmit: async (values, f) => {
      await add.mutateAsync({ ...values, companyId })
      toast.success({ title: 'User added to company successfully', description: values.email })
      f.reset()
    },
  })
  return (
    <AppForm form={form} label="Add an existing account" className="stack stack-3">
      <h3 className="strong">Add an existing account</h3>
      <div className="member-add">
        <TextField name="email" label="Email" type="email" autoComplete="off" />
        <SelectField
          name="role"
          label="Role"
          options={memberRoles.map((value) => ({ value, label: companyRoleLabels[value] }))}
        />
      </div>
      <FormError />
      <div>
        <Button type="submit" busy={form.formState.isSubmitting}>
          Add to company
        </Button>
      </div>
    </AppForm>
  )
}
