import { useMutation, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { api } from '#client/api.ts'
import type { ListedUser } from '#features/accounts/admin-users-contract.ts'
import { staffRoleHelp } from '#features/accounts/rules.ts'
import { usersKey } from '#features/accounts/ui/queries.ts'
import { roleLabels } from '#lib/viewer.ts'
import { errorText } from '#ui/error-text.ts'
import { CheckboxGroupField } from '#ui/form/choice-fields.tsx'
import { FormDialog } from '#ui/form/form-dialog.tsx'
import { TextField } from '#ui/form/text-fields.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'
import { EditUser } from '../../user-contract.ts'
import { UserCompaniesField } from './user-companies-field.tsx'

type Props = { user: ListedUser; canManage: boolean; onClose: () => void }

const Access = EditUser.shape.access.unwrap()
const Form = z.object({
  name: EditUser.shape.name,
  email: EditUser.shape.email.unwrap(),
  roles: Access.shape.roles,
  memberships: Access.shape.memberships,
})
const personal = ['job_seeker', 'platform_user', 'platform_admin'] as const
const helpOf = (role: (typeof personal)[number]) => (role === 'job_seeker' ? undefined : staffRoleHelp[role])

/** The dialog that edits a user. All staff change the name; platform admins also change the email, roles and companies (AUSER-03). */
export function EditUserDialog({ user, canManage, onClose }: Props) {
  const queryClient = useQueryClient()
  const edit = useMutation(api.userAccess.edit.mutationOptions())
  const form = useAppForm({
    schema: Form,
    defaultValues: {
      name: user.name,
      email: user.email,
      roles: personal.filter((role) => user.roles.includes(role)),
      memberships: user.companies.map(({ id, role }) => ({ companyId: id, role })),
    },
    onFail: (error, f) => {
      const text = errorText(error, 'Please try again.')
      f.setServerError('root', text)
      toast.error({ title: 'Failed to update user role', description: text })
    },
    onSubmit: async ({ name, email, ...access }) => {
      const isOther = email !== user.email.toLowerCase()
      await edit.mutateAsync({ id: user.id, name, ...(canManage && { access, ...(isOther && { email }) }) })
      await refreshQueries(queryClient, usersKey())
      const description = isOther ? `We emailed a link to ${email} to confirm the new address.` : name
      toast.success({ title: 'User role updated successfully', description })
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      label={`Edit ${user.name}`}
      onClose={onClose}
      title={`Edit ${user.name}`}
      description={user.email}
      className="stack stack-4"
      submit="Save"
      busyText="Saving"
    >
      <TextField name="name" label="Name" required autoComplete="off" />
      {canManage ? (
        <>
          <TextField
            name="email"
            label="Email Address"
            type="email"
            required
            autoComplete="off"
            help="We email a link to a new address. The user signs in with it once it's confirmed."
          />
          <CheckboxGroupField
            name="roles"
            label="Roles"
            help="Add company roles below."
            options={personal.map((value) => ({ value, label: roleLabels[value], help: helpOf(value) }))}
          />
          <UserCompaniesField names={Object.fromEntries(user.companies.map(({ id, name }) => [id, name]))} />
        </>
      ) : (
        <p className="meta">Only platform administrators can change roles and companies.</p>
      )}
    </FormDialog>
  )
}
