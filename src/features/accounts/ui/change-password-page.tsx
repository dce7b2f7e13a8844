import { useMutation } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { errorCode, errorText } from '#ui/error-text.ts'
import { AppForm, FormError } from '#ui/form/app-form.tsx'
import { PasswordField } from '#ui/form/text-fields.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { Button } from '#ui/primitives/button.tsx'
import { ChangePasswordForm } from '../contract.ts'
import { UNEXPECTED } from './auth-texts.ts'
import { AuthFrame } from './components/auth-frame.tsx'
import { LargeSubmit } from './components/large-submit.tsx'
import { NewPasswordFields } from './components/new-password-fields.tsx'
import { useReloadAsUser } from './use-session.ts'
import { useSignOut } from './use-sign-out.ts'

const fieldOf = {
  WRONG_PASSWORD: 'currentPassword',
  PASSWORD_TOO_COMMON: 'password',
  PASSWORD_TOO_EASY: 'password',
  PASSWORD_UNCHANGED: 'password',
} as const

/** The first page for a user whose password an administrator set (AUTH-26). */
export function ChangePasswordPage({ redirect }: { redirect: string }) {
  const goOn = useReloadAsUser()
  const signOut = useSignOut()
  const change = useMutation(api.accounts.changePassword.mutationOptions())
  const form = useAppForm({
    schema: ChangePasswordForm,
    defaultValues: { currentPassword: '', password: '', confirmPassword: '' },
    guard: false,
    onFail: (error, f) =>
      f.setServerError(fieldOf[errorCode(error) as keyof typeof fieldOf] ?? 'root', errorText(error, UNEXPECTED)),
    onSubmit: async ({ confirmPassword: _, ...values }) => {
      await change.mutateAsync(values)
      goOn(redirect)
    },
  })
  return (
    <AuthFrame
      title="Choose a password"
      lead="Your password was set by an administrator. Choose a new one to continue."
    >
      <AppForm form={form} label="Choose a password" className="stack stack-4">
        <PasswordField name="currentPassword" label="Current password" autoComplete="current-password" />
        <NewPasswordFields />
        <FormError />
        <LargeSubmit>Set password</LargeSubmit>
      </AppForm>
      <Button variant="ghost" block onClick={signOut}>
        Sign out
      </Button>
    </AuthFrame>
  )
}
