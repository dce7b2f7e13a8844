import { useMutation } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { TextField } from '#ui/form/text-fields.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { toast } from '#ui/primitives/toast.ts'
import { ChangeEmail, forOwner } from '../../../security-contract.ts'
import { useRefreshSecurity } from '../../security-queries.ts'
import { OwnerFields } from './owner-fields.tsx'
import { SecurityDialog, showRefusalAtField } from './security-dialog.tsx'

type Props = { current: string; asksForCode: boolean; onClose: () => void }

/** Dialog to change the email address. Nothing changes before the link in the email is opened. */
export function EmailDialog({ current, asksForCode, onClose }: Props) {
  const change = useMutation(api.security.changeEmail.mutationOptions())
  const refresh = useRefreshSecurity()
  const form = useAppForm({
    schema: forOwner(ChangeEmail, asksForCode),
    defaultValues: { email: '', password: '', ...(asksForCode && { code: '' }) },
    guard: false,
    onFail: showRefusalAtField({ WRONG_PASSWORD: 'password', CODE_WRONG: 'code', EMAIL_UNCHANGED: 'email' }),
    onSubmit: async (values) => {
      await change.mutateAsync(values)
      toast.success({
        title: 'Check your inbox',
        description: `If ${values.email} is available, we sent it a link to confirm the change.`,
      })
      await refresh()
      onClose()
    },
  })
  return (
    <SecurityDialog title="Change email" form={form} submit="Send link" busyText="Sending" onClose={onClose}>
      <p>
        You sign in with <span className="strong break-words">{current}</span>. This won't change until you click the
        link that we send to the new address. We also notify your current address.
      </p>
      <TextField name="email" label="New email" type="email" autoComplete="email" />
      <OwnerFields asksForCode={asksForCode} />
    </SecurityDialog>
  )
}
