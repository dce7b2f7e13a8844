import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { api } from '#client/api.ts'
import { errorCode, errorText } from '#ui/error-text.ts'
import { AppForm } from '#ui/form/app-form.tsx'
import { TextField } from '#ui/form/text-fields.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { toast } from '#ui/primitives/toast.ts'
import { SignUpForm as Schema } from '../../contract.ts'
import { newPasswordField, outcomeTexts, refusalTitle, UNEXPECTED } from '../auth-texts.ts'
import { LargeSubmit } from './large-submit.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'

function showRefusal(error: unknown): void {
  toast.error({ title: refusalTitle(errorCode(error), 'sign-up'), description: errorText(error, UNEXPECTED) })
}

type Props = { email: string; redirect: string; onSent(email: string): void }

/** Creates an account; the specification defines the three outcomes and their texts (AUTH-13 to AUTH-20). */
export function SignUpForm({ email, redirect, onSent }: Props) {
  const signUp = useMutation(api.accounts.signUp.mutationOptions())
  const isPending = useRef(false)
  const form = useAppForm({
    schema: Schema,
    defaultValues: { displayName: '', email, password: '', confirmPassword: '' },
    guard: false,
    onSubmit: async ({ confirmPassword: _, ...values }, f) => {
      if (isPending.current) return showRefusal({ defined: true, message: 'Signup already in progress' })
      isPending.current = true
      try {
        const { outcome } = await signUp.mutateAsync(values)
        toast.info(outcomeTexts[outcome])
        onSent(values.email)
      } catch (error) {
        showRefusal(error)
        // the toast shows the reason; the field is also marked and focused
        if (newPasswordField(error) === 'password') f.setServerError('password', errorText(error, UNEXPECTED))
      } finally {
        isPending.current = false
      }
    },
  })
  return (
    <AppForm form={form} label="Sign Up" action="/api/accounts/sign-up" className="stack stack-4">
      <input type="hidden" name="redirect" value={redirect} />
      <TextField name="displayName" label="Display name" autoComplete="name" />
      <TextField name="email" label="Email" type="email" autoComplete="email" />
      <NewPasswordFields label="Password" />
      <LargeSubmit>Sign Up</LargeSubmit>
    </AppForm>
  )
}
