import { useEffect } from 'react'
import { z } from 'zod'
import { AppForm } from '#ui/form/app-form.tsx'
import { CheckboxField } from '#ui/form/choice-fields.tsx'
import { TextField } from '#ui/form/text-fields.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { TextLink } from '#ui/primitives/button.tsx'
import { Code } from '../../security-contract.ts'
import { useSignInCode } from '../use-sign-in.ts'
import { LargeSubmit } from './large-submit.tsx'

const Form = z.object({ code: Code, trustDevice: z.boolean() })

/** The second step of signing in: a code of the app, or a backup code. Without JavaScript, the browser submits the form. */
export function CodeForm({ redirect, onStartAgain }: { redirect: string; onStartAgain(): void }) {
  const signIn = useSignInCode(redirect)
  const form = useAppForm({
    schema: Form,
    defaultValues: { code: '', trustDevice: false },
    guard: false,
    onSubmit: (values) => signIn(values, { onExpired: onStartAgain }),
  })
  // the password form with the focus is gone, so focus the code field
  const { setFocus } = form
  useEffect(() => setFocus('code'), [setFocus])
  return (
    <AppForm form={form} label="Enter your code" action="/api/accounts/sign-in-code" className="stack stack-4">
      <input type="hidden" name="redirect" value={redirect} />
      <TextField
        name="code"
        label="Code"
        autoComplete="one-time-code"
        help="Six digits from your authenticator app, or one of your backup codes."
      />
      <CheckboxField name="trustDevice" label="Trust this device for 30 days" />
      <LargeSubmit>Sign In</LargeSubmit>
      <p className="text-end text-sm">
        <TextLink to="/auth">Start over</TextLink>
      </p>
    </AppForm>
  )
}
