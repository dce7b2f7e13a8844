import { useMutation } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { errorCode, errorText } from '#ui/error-text.ts'
import { AppForm, Columns, FormError } from '#ui/form/app-form.tsx'
import { SelectField } from '#ui/form/choice-fields.tsx'
import { PasswordField, TextField } from '#ui/form/text-fields.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { NewCompanyUser } from '../../../admin-contract.ts'
import { companyRoleLabels, memberRoles } from '../../../rules.ts'
import { useRefreshCompanies } from '../use-company-actions.ts'

type Props = { companyId: string; onCreated: () => void }

/** Creates an account in the company. Staff choose the password and give it to the person themselves (ACOMP-10, ACOMP-11). */
export function CreateUserForm({ companyId, onCreated }: Props) {
  const refresh = useRefreshCompanies()
  const create = useMutation(api.adminCompanies.createUser.mutationOptions({ onSuccess: refresh }))
  const form = useAppForm({
    schema: NewCompanyUser,
    defaultValues: { email: '', password: '', displayName: '', phone: '', role: '' as 'client_user' },
    onFail: (error, f) => {
      const text = errorText(error, 'Failed to create user')
      const field = { USER_EXISTS: 'email', PASSWORD_TOO_COMMON: 'password', PASSWORD_TOO_EASY: 'password' } as const
      f.setServerError(field[errorCode(error) as keyof typeof field] ?? 'root', text)
      toast.error({ title: 'Failed to create user', description: text })
    },
    onSubmit: async (values, f) => {
      await create.mutateAsync({ ...values, companyId })
      toast.success({
        title: 'User created and added to company successfully',
        description: `${values.displayName} must change the password at first sign-in.`,
      })
      f.reset()
      onCreated()
    },
  })
  return (
    <AppForm form={form} label="Create New User" className="stack stack-4">
      <Columns>
        <TextField name="displayName" label="Display name" required autoComplete="off" />
        <TextField name="email" label="Email" type="email" required autoComplete="off" />
        <PasswordField name="password" label="Password" required autoComplete="new-password" />
        <TextField name="phone" label="Phone" type="tel" optional autoComplete="off" />
        <SelectField
          name="role"
          label="Role"
          required
          placeholder="Choose a role"
          options={memberRoles.map((value) => ({ value, label: companyRoleLabels[value] }))}
        />
      </Columns>
      <Notice tone="info">
        Share this password with the person yourself. We never email it. They must change it at first sign-in.
      </Notice>
      <FormError />
      <div>
        <Button type="submit" variant="primary" busy={form.formState.isSubmitting}>
          Create User
        </Button>
      </div>
    </AppForm>
  )
}
