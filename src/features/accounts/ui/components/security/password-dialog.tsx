import { useMutation } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { PasswordField } from '#ui/form/text-fields.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { toast } from '#ui/primitives/toast.ts'
import { ChangePasswordForm } from '../../../contract.ts'
import { useRefreshSecurity } from '../../security-queries.ts'
import { NewPasswordFields } from '../new-password-fields.tsx'
import { SecurityDialog, showRefusalAtField } from './security-dialog.tsx'

/** Changes the password. This signs out every other device. */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const change = useMutation(api.accounts.changePassword.mutationOptions())
  const refresh = useRefreshSecurity()
  const form = useAppForm({
    schema: ChangePasswordForm,
    defaultValues: { currentPassword: '', password: '', confirmPassword: '' },
    guard: false,
    onFail: showRefusalAtField({
      WRONG_PASSWORD: 'currentPassword',
      PASSWORD_TOO_COMMON: 'password',
      PASSWORD_TOO_EASY: 'password',
      PASSWORD_UNCHANGED: 'password',
    }),
    onSubmit: async ({ confirmPassword: _, ...values }) => {
      await change.mutateAsync(values)
      toast.success({ title: 'Password changed', description: 'Every other device is signed out.' })
      await refresh()
      onClose()
    },
  })
  return (
    <SecurityDialog title="Change password" form={form} submit="Change password" busyText="Changing" onClose={onClose}>
      <PasswordField name="currentPassword" label="Current password" />
      <NewPasswordFields />
      <p className="meta">Every other device will be signed out. We'll notify you by email.</p>
    </SecurityDialog>
  )
}
