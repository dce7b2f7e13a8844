import { AppForm } from '#ui/form/app-form.tsx'
import { PasswordField, TextField } from '#ui/form/text-fields.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { TextLink } from '#ui/primitives/button.tsx'
import { SignIn } from '../../contract.ts'
import { useSignIn } from '../use-sign-in.ts'
import { LargeSubmit } from './large-submit.tsx'
import { PasskeyButton } from './passkey-button.tsx'

type Props = { email: string; redirect: string; onUnverified(email: string): void; onSecondStep(): void }

/** Email address and password. A refusal is shown as a toast with the server's text; the typed values stay. */
export function SignInForm({ email, redirect, onUnverified, onSecondStep }: Props) {
  const signIn = useSignIn(redirect)
  const form = useAppForm({
    schema: SignIn,
    defaultValues: { email, password: '' },
    guard: false,
    onSubmit: (values) => signIn(values, { onUnverified: () => onUnverified(values.email), onSecondStep }),
  })
  return (
    <AppForm form={form} label="Sign In" action="/api/accounts/sign-in" className="stack stack-4">
      <input type="hidden" name="redirect" value={redirect} />
      <TextField name="email" label="Email" type="email" autoComplete="email" />
      <PasswordField name="password" label="Password" autoComplete="current-password" />
      <p className="text-end text-sm">
        <TextLink to="/auth/reset">Forgot password?</TextLink>
      </p>
      <LargeSubmit>Sign In</LargeSubmit>
      <PasskeyButton redirect={redirect} />
    </AppForm>
  )
}
