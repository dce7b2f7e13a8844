import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { api } from '#app/api.ts'
import { errorCode, errorText } from '#ui/error-text.ts'
import { AppForm } from '#ui/form/app-form.tsx'
import { PasswordField, TextField } from '#ui/form/text-fields.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { Button } from '#ui/primitives/button.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { SignUpForm as Schema } from '../../contract.ts'

const UNEXPECTED = 'An unexpected error occurred. Please try again.'

function showRefusal(error: unknown): void {
  const code = errorCode(error)
  const description = errorText(error, UNEXPECTED)
  if (code === 'ACCOUNT_EXISTS') toast.error({ title: 'Account already exists', description })
  else if (code === 'RESEND_FAILED') toast.error({ title: 'Error resending email', description })
  else toast.error({ title: 'Sign up failed', description })
}

function showOutcome(outcome: 'new' | 'unverified'): void {
  if (outcome === 'new') {
    toast.info({
      title: 'Verification email sent',
      description: 'Please check your inbox and click the verification link to complete your signup.',
    })
    return
  }
  toast.info({
    title: 'Account found',
    description: "Your account exists but isn't verified. We've sent a new verification email to your inbox.",
  })
}

type Props = { onSent(email: string): void }

/** Makes an account; the three outcomes and their texts are the specification's (AUTH-13 to AUTH-20). */
export function SignUpForm({ onSent }: Props) {
  const signUp = useMutation(api.accounts.signUp.mutationOptions())
  const isPending = useRef(false)
  const form = useAppForm({
    schema: Schema,
    defaultValues: { displayName: '', email: '', password: '', confirmPassword: '' },
    guard: false,
    onSubmit: async ({ confirmPassword: _, ...values }) => {
      if (isPending.current) return showRefusal({ defined: true, message: 'Signup already in progress' })
      isPending.current = true
      try {
        const { outcome } = await signUp.mutateAsync(values)
        showOutcome(outcome)
        onSent(values.email)
      } catch (error) {
        showRefusal(error)
      } finally {
        isPending.current = false
      }
    },
  })
  return (
    <AppForm form={form} label="Sign Up" className="stack stack-4">
      <TextField name="displayName" label="Display name" autoComplete="name" />
      <TextField name="email" label="Email" type="email" autoComplete="email" />
      <PasswordField name="password" label="Password" autoComplete="new-password" />
      <PasswordField name="confirmPassword" label="Confirm password" autoComplete="new-password" />
      <Button type="submit" variant="primary" size="lg" block busy={form.formState.isSubmitting}>
        Sign Up
      </Button>
    </AppForm>
  )
}
