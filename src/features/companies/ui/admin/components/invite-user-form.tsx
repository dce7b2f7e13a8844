import { useMutation } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { errorCode, errorText } from '#ui/error-text.ts'
import { AppForm, Columns, FormError } from '#ui/form/app-form.tsx'
import { SelectField } from '#ui/form/choice-fields.tsx'
import { TextField } from '#ui/form/text-fields.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { Button } from '#ui/primitives/button.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { InvitedUser } from '../../../admin-contract.ts'
import { companyRoleLabels, type MemberRole, memberRoles } from '../../../rules.ts'
import { useRefreshCompanies } from '../use-company-actions.ts'

type Props = { companyId: string; role: MemberRole; onCreated: () => void }

const atEmail = new Set<unknown>(['ALREADY_INVITED', 'ALREADY_MEMBER'])

/** Invites a person to the company by email. */
export function InviteUserForm({ companyId, role, onCreated }: Props) {
  const refresh = useRefreshCompanies()
  const invite = useMutation(api.adminCompanies.invite.mutationOptions({ onSuccess: refresh }))
  const form = useAppForm({
    schema: InvitedUser,
    defaultValues: { displayName: '', email: '', role },
    onFail: (error, f) => {
      const text = errorText(error, 'Failed to send the invitation')
      f.setServerError(atEmail.has(errorCode(error)) ? 'email' : 'root', text)
      toast.error({ title: 'Failed to send the invitation', description: text })
    },
    onSubmit: async (values, f) => {
      await invite.mutateAsync({ ...values, companyId })
      toast.success({ title: 'Invitation sent', description: `We emailed a link to ${values.email}.` })
      f.reset()
      onCreated()
    },
  })
  return (
    <AppForm form={form} label="Invite by email" className="stack stack-4">
      <Columns>
        <TextField name="displayName" label="Display name" required autoComplete="off" />
        <TextField name="email" label="Email" type="email" required autoComplete="off" />
        <SelectField
          name="role"
          label="Role"
          required
          options={memberRoles.map((value) => ({ value, label: companyRoleLabels[value] }))}
        />
      </Columns>
      <FormError />
      <div>
        <Button type="submit" variant="primary" busy={form.formState.isSubmitting}>
          Send Invitation
        </Button>
      </div>
    </AppForm>
  )
}
